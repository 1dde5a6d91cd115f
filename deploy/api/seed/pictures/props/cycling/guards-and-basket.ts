import { outdoors } from '../../palettes.ts';
import { shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import type { Point } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import type { BikeLook } from './bike-look.ts';

function wheel(draw: Drawing, q: number): void {
  draw.add(
    `<circle cx="${q}" cy="-94" r="86" fill="none" stroke="${draw.tint('#1f2a2e')}" ` +
      `stroke-width="12"/><circle cx="${q}" cy="-94" r="77" fill="none" ` +
      `stroke="${draw.tint('#d9cba8')}" stroke-width="5"/>`,
  );
  for (let i = 0; i < 20; i++) {
    const a = (i * Math.PI) / 10 + 0.1;
    draw.line(
      `M${q},-94L${fixed(q + Math.cos(a) * 75)},${fixed(-94 + Math.sin(a) * 75)}`,
      draw.tint('#f3e6c8'),
      1.5,
      'opacity=".75"',
    );
  }
  draw.ellipse(q, -94, 10, 10, draw.tone(draw.tint('#93a09a')));
  draw.path(
    `M${q - 62},-154A86,86 0 0 1 ${q + 10},-180`,
    'none',
    'stroke="#fff3dc" stroke-width="3" stroke-linecap="round" opacity=".5"',
  );
}

function cyclingTube(draw: Drawing, fr: string, d: string, width = 11): void {
  draw.line(d, shade(fr, 0.22), width);
  draw.line(d, fr, width * 0.7);
}

export function farLegAndFrame(
  draw: Drawing,
  crank: Point,
  leg: string,
  look: BikeLook,
  skin: string,
  fr: string,
): void {
  draw.line(`M${crank[0]},${crank[1]}L-40,-128`, draw.tint('#5f6a66'), 7);
  draw.rect(-60, -132, 36, 7, draw.tint('#33403e'), 3);
  limb(
    draw,
    [
      [-40, -272, 27],
      [52, -232, 20],
      [56, -222, 19],
    ],
    draw.tone(shade(leg, 0.2)),
  );
  limb(
    draw,
    [
      [56, -226, 18],
      [14, -180, 14],
      [-22, -146, 10],
    ],
    draw.tone(shade(look.bare ? skin : leg, 0.2)),
  );
  draw.path('M-34,-158L-14,-146L10,-132Q10,-126 2,-126H-44Z', draw.tone(draw.tint('#d9cba8')));
  wheel(draw, -136);
  wheel(draw, 136);
  cyclingTube(draw, fr, 'M-136,-94L-14,-90', 8);
  cyclingTube(draw, fr, 'M-136,-94L-46,-236', 8);
  cyclingTube(draw, fr, 'M-14,-90L-54,-258');
  cyclingTube(draw, fr, 'M-46,-232L96,-246');
  cyclingTube(draw, fr, 'M-14,-90L104,-220', 13);
  cyclingTube(draw, fr, 'M92,-262L108,-206', 14);
  draw.path(
    'M106,-206C114,-170 122,-130 136,-94',
    'none',
    `stroke="${fr}" stroke-width="9" stroke-linecap="round"`,
  );
  draw.line('M94,-256L86,-292L122,-298', draw.tint('#93a09a'), 8);
  draw.line('M108,-297L138,-292', draw.tint('#3a2a22'), 11);
  draw.line('M-54,-258L-58,-280', draw.tint('#93a09a'), 8);
  draw.path(
    'M-96,-288Q-70,-296 -34,-284Q-24,-280 -28,-276Q-60,-270 -78,-270Q-100,-274 -96,-288Z',
    draw.tone(draw.tint('#6d4526')),
  );
}

export function guardsAndBasket(
  draw: Drawing,
  fr: string,
  look: BikeLook,
  skin: string,
  top: string,
): void {
  draw.path(
    'M-228,-100A94,94 0 0 1 -150,-187',
    'none',
    `stroke="${fr}" stroke-width="7" stroke-linecap="round"`,
  );
  draw.path(
    'M126,-188A94,94 0 0 1 214,-146',
    'none',
    `stroke="${fr}" stroke-width="7" stroke-linecap="round"`,
  );
  if (look.basket) {
    draw.line('M98,-238L142,-208M106,-290L134,-262', draw.tint('#93a09a'), 6);
    draw.path(
      'M128,-262H206L194,-206H138Z',
      draw.linear([draw.tint('#e3b57c'), draw.tint('#9a6636')]),
    );
    for (let i = 0; i < 4; i++) {
      draw.line(
        `M${130 + i * 3},${-250 + i * 14}H${204 - i * 3}`,
        draw.tint('#6d4526'),
        2,
        'opacity=".6"',
      );
    }
    for (let i = 0; i < 5; i++) {
      draw.line(
        `M${138 + i * 15},-262L${143 + i * 12},-206`,
        draw.tint('#6d4526'),
        2,
        'opacity=".5"',
      );
    }
    for (const [u, v, c] of [
      [144, -272, outdoors.kumquat],
      [166, -276, '#f7b84e'],
      [188, -271, outdoors.kumquat],
    ] as const) {
      draw.ellipse(u, v, 14, 13, draw.tone(c, 0.4));
    }
    draw.path('M166,-288q6,-20 26,-16q-8,16 -26,16z', draw.tint('#2f8a5f'));
    draw.rect(126, -266, 82, 7, draw.tint('#efc68c'), 3);
  }
  limb(
    draw,
    [
      [34, -404, 13],
      [74, -350, 10],
      [118, -308, 8],
    ],
    draw.tone(shade(skin, 0.14)),
  );
  draw.path(
    'M-74,-262C-78,-310 -40,-380 -6,-418C8,-432 32,-432 44,-418C50,-398 36,-370 ' +
      '20,-340C6,-312 -4,-290 -10,-262Q-40,-244 -74,-262Z',
    draw.tone(top, 0.3, 0.34),
  );
}
