import { outdoors } from '../../palettes.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { plant } from '../greenery.ts';
import { gull } from '../gull.ts';
import { head } from '../head.ts';

function body(draw: Drawing, colour: string, hull: string): void {
  draw.path('M-150,4L-120,-2H-60L-34,4Z', shade(colour, 0.2));
  draw.path(hull, draw.linear([lighten(colour, 0.34), colour, shade(colour, 0.34)]));
  draw.group(draw.clip(`<path d="${hull}"/>`), () => {
    draw.path(
      'M-246,-18C-180,2 -110,9 0,10S180,3 250,-24L250,-16C180,12 100,18 0,18S-190,8 -246,-12Z',
      outdoors.cream,
      'opacity=".85"',
    );
    draw.path('M60,46C120,34 200,10 250,-30V60Z', shade(colour, 0.5), 'opacity=".35"');
  });
  draw.ellipse(-6, 2, 58, 9, shade(colour, 0.55));
  draw.rect(112, -5, 46, 5, shade(colour, 0.35), 2.5);
  draw.rect(-150, -8, 44, 7, draw.tint('#24433f'), 3);
}

function rowerFarSide(
  draw: Drawing,
  skin: string,
  vest: string,
  hair: string,
  colour: string,
): void {
  limb(
    draw,
    [
      [4, -72, 11],
      [40, -64, 9],
      [56, -94, 7],
    ],
    draw.tone(shade(skin, 0.12)),
  );
  draw.line('M122,34L4,-192', draw.tint('#e9d9b4'), 6.5);
  limb(
    draw,
    [
      [8, -186, 5],
      [-2, -206, 12],
      [-16, -234, 10],
    ],
    draw.tone(draw.tint(outdoors.kumquat)),
  );
  draw.ellipse(55, -97, 8, 8.5, draw.tone(shade(skin, 0.06)));
  draw.path(
    'M-30,6C-40,-30 -38,-66 -18,-82C-4,-90 12,-86 16,-72C22,-44 22,-16 24,6Z',
    draw.tone(vest),
  );
  draw.path(
    'M-6,-86L2,4M-34,-30H22',
    'none',
    `stroke="${shade(vest, 0.4)}" stroke-width="3" opacity=".5"`,
  );
  draw.path(
    'M-28,-2C-36,-34 -34,-62 -20,-76L-12,-74C-24,-54 -24,-28 -20,0Z',
    lighten(vest, 0.4),
    'opacity=".5"',
  );
  limb(
    draw,
    [
      [-10, -82, 8],
      [-8, -96, 8],
    ],
    shade(skin, 0.15),
  );
  head(draw, -7, -112, 19, { facing: 1, skin, hair });
  draw.path(
    'M-27,-116Q-26,-136 -6,-136Q13,-135 13,-119Q26,-118 30,-113Q10,-111 -4,-117Z',
    draw.tone(colour === outdoors.red ? outdoors.cream : outdoors.red),
  );
}

function rowerNearSide(draw: Drawing, skin: string, vest: string): void {
  limb(
    draw,
    [
      [-14, -70, 12],
      [18, -32, 9.5],
      [24, -32, 9.2],
      [76, -50, 7.5],
    ],
    draw.tone(skin),
  );
  limb(
    draw,
    [
      [-14, -71, 14],
      [-2, -54, 12.5],
    ],
    draw.tone(vest),
  );
  draw.ellipse(79, -50, 9.5, 9, draw.tone(skin));
  draw.line('M76,-56l9,11', shade(skin, 0.2), 3, 'opacity=".35"');
  limb(
    draw,
    [
      [117, 26, 5],
      [127, 46, 12],
      [134, 60, 9],
    ],
    draw.tone(draw.tint(outdoors.kumquat)),
  );
  draw.path('M98,46Q126,38 160,46Q126,54 98,46Z', '#fffdf2', 'opacity=".7"');
}

function rower(draw: Drawing, skin: string, vest: string, hair: string, colour: string): void {
  rowerFarSide(draw, skin, vest, hair, colour);
  rowerNearSide(draw, skin, vest);
}

function kayak(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  colour: string,
  vest: string,
  hair: string,
  skin: string,
): void {
  const hull = 'M-246,-22C-180,-4 -110,2 0,3S180,-4 250,-30C206,18 130,38 20,39S-190,24 -246,-22Z';
  draw.group(
    `transform="translate(${x},${y + 62 * scale}) scale(${scale},${-scale * 0.8})" ` +
      `opacity=".26" ${draw.blur(4)}`,
    () => {
      body(draw, colour, hull);
      draw.path('M-30,6C-40,-40 -34,-86 0,-86C30,-80 24,-30 24,6Z', vest);
    },
  );
  draw.soft(
    x,
    y + 38 * scale,
    220 * scale,
    9 * scale,
    mix(draw.palette.water[2], '#06222a', 0.5),
    0.6,
    7,
  );
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    body(draw, colour, hull);
    rower(draw, skin, vest, hair, colour);
  });
  for (let i = 0; i < 22; i++) {
    const t = draw.random();
    draw.line(
      `M${fixed(x + (-250 - t * 120) * scale)},${fixed(y + draw.between(8, 34) * scale)}` +
        `h${fixed(draw.between(20, 80) * scale)}`,
      '#fffdf2',
      fixed(draw.between(1, 3) * scale),
      `opacity="${fixed(draw.between(0.25, 0.8))}"`,
    );
  }
  for (let i = 0; i < 12; i++) {
    draw.line(
      `M${fixed(x + draw.between(-190, 190) * scale)},${fixed(y + draw.between(36, 44) * scale)}` +
        `h${fixed(draw.between(16, 60) * scale)}`,
      '#fffdf2',
      fixed(draw.between(1.2, 3) * scale),
      `opacity="${fixed(draw.between(0.35, 0.9))}"`,
    );
  }
}

export function kayaks(draw: Drawing): void {
  kayak(
    draw,
    380,
    556,
    0.56,
    draw.tint('#f4b13c'),
    draw.tint(outdoors.green),
    '#4a3026',
    draw.tint('#c98a62'),
  );
  kayak(
    draw,
    610,
    716,
    1.16,
    draw.tint(outdoors.red),
    draw.tint(outdoors.green),
    outdoors.ink,
    draw.tint(outdoors.skin),
  );
}

export function gulls(draw: Drawing): void {
  for (const [x, y, k] of [
    [470, 210, 1.2],
    [520, 236, 0.8],
    [440, 244, 0.7],
  ] as const) {
    gull(draw, x, y, k, mix(draw.palette.near, draw.palette.sky[1], 0.35));
  }
}

export function foreground(draw: Drawing): void {
  plant(draw, 40, 930, 250, draw.tint('#2f8a5f'));
  plant(draw, 150, 940, 170, draw.tint('#3c9a6a'));
  draw.path(
    'M1010,900C1040,840 1110,812 1200,800V900Z',
    draw.linear([draw.tint('#7d7c68'), draw.tint('#2b4842')]),
  );
  draw.path(
    'M1010,900C1040,840 1110,812 1200,800V812C1120,826 1064,852 1044,900Z',
    '#fff3dc',
    'opacity=".28"',
  );
}
