import { outdoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { limb } from '../../primitives/limb.ts';
import { head } from '../head.ts';

function matAndFarLimbs(draw: Drawing, m: string, skin: string, legc: string): void {
  draw.path('M-250,-4L-212,-26H224L258,-4V6H-250Z', draw.linear([lighten(m, 0.25), m]));
  draw.rect(-250, -2, 508, 9, shade(m, 0.35), 4);
  draw.ellipse(-250, 1, 7, 9, lighten(m, 0.1));
  draw.soft(0, -12, 190, 9, '#2a1a16', 0.55, 6);
  limb(
    draw,
    [
      [14, -214, 12],
      [70, -216, 9],
      [132, -218, 7.5],
    ],
    draw.tone(shade(skin, 0.14)),
  );
  limb(
    draw,
    [
      [130, -218, 7],
      [154, -218, 4],
    ],
    shade(skin, 0.1),
  );
  limb(
    draw,
    [
      [-8, -112, 27],
      [-84, -66, 19],
      [-156, -22, 11],
    ],
    draw.tone(shade(legc, 0.16)),
  );
}

function warriorLegs(draw: Drawing, skin: string, legc: string): void {
  limb(
    draw,
    [
      [-156, -20, 9],
      [-176, -12, 7],
      [-190, -12, 5],
    ],
    draw.tone(skin),
  );
  limb(
    draw,
    [
      [4, -110, 27],
      [100, -102, 19],
      [108, -96, 18],
    ],
    draw.tone(legc),
  );
  limb(
    draw,
    [
      [106, -100, 18.5],
      [110, -60, 15],
      [108, -22, 10],
    ],
    draw.tone(legc),
  );
  limb(
    draw,
    [
      [106, -16, 9],
      [130, -10, 6],
      [140, -9, 5],
    ],
    draw.tone(skin),
  );
}

function warriorTrunk(
  draw: Drawing,
  topc: string,
  legc: string,
  skin: string,
  hair: string,
  bun: boolean,
): void {
  draw.path(
    'M-30,-92C-34,-120 -24,-140 -26,-166C-28,-196 -28,-216 -8,-222C8,-226 22,-222 ' +
      '28,-210C34,-188 26,-160 28,-138C30,-116 30,-104 26,-90Z',
    draw.tone(topc, 0.3, 0.3),
  );
  draw.path('M-32,-96C-14,-84 12,-84 28,-96L29,-116C10,-106 -16,-106 -31,-116Z', draw.tone(legc));
  limb(
    draw,
    [
      [4, -220, 9.5],
      [6, -240, 9],
    ],
    shade(skin, 0.16),
  );
  head(draw, 9, -258, 22, { facing: 1, skin, hair, bun });
  limb(
    draw,
    [
      [-6, -208, 14],
      [-66, -212, 10],
      [-130, -214, 8],
    ],
    draw.tone(skin),
  );
  limb(
    draw,
    [
      [-128, -214, 7.5],
      [-154, -214, 4],
    ],
    draw.tone(skin),
  );
  draw.path('M-18,-220C-2,-226 14,-222 16,-208C10,-194 -6,-192 -16,-196Z', lighten(topc, 0.14));
}

function warriorPose(
  draw: Drawing,
  m: string,
  skin: string,
  legc: string,
  topc: string,
  hair: string,
  bun: boolean,
): void {
  matAndFarLimbs(draw, m, skin, legc);
  warriorLegs(draw, skin, legc);
  warriorTrunk(draw, topc, legc, skin, hair, bun);
}

function warrior(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  m: string,
  topc: string,
  legc: string,
  skin: string,
  hair: string,
  bun: boolean,
): void {
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    warriorPose(draw, m, skin, legc, topc, hair, bun);
  });
}

export function yogaClass(draw: Drawing): void {
  warrior(
    draw,
    330,
    734,
    0.6,
    draw.tint(outdoors.green),
    draw.tint('#e9dcc4'),
    draw.tint('#33525c'),
    '#c98a62',
    '#2b2226',
    false,
  );
  warrior(
    draw,
    960,
    734,
    0.6,
    draw.tint('#e9b04a'),
    draw.tint('#3f7f9a'),
    draw.tint('#3a4a52'),
    outdoors.skin,
    '#3a2a22',
    true,
  );
  warrior(
    draw,
    606,
    790,
    1.3,
    draw.tint(outdoors.red),
    draw.tint(outdoors.green),
    draw.tint('#24404c'),
    draw.tint(outdoors.skin),
    '#231d20',
    true,
  );
}
