import { outdoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { water } from '../../primitives/water.ts';
import { head } from '../head.ts';

export function waterVeil(draw: Drawing): void {
  draw.rect(
    0,
    680,
    WIDTH,
    220,
    draw.linear([
      [0, draw.palette.water[1], 0.1],
      [1, draw.palette.water[2], 0.8],
    ]),
  );
  water(
    draw,
    600,
    900,
    240,
    draw.dark ? '#ffcf8e' : draw.palette.sun,
    draw.palette.water[2],
    560,
    360,
  );
}

export function lampTrails(draw: Drawing): void {
  if (draw.dark) {
    for (const [x, w, a] of [
      [441, 52, 0.8],
      [534, 44, 1],
      [617, 56, 0.8],
      [757, 44, 0.7],
      [822, 42, 0.55],
      [104, 30, 0.4],
      [170, 30, 0.4],
      [312, 34, 0.4],
      [917, 30, 0.4],
      [981, 30, 0.4],
      [1118, 34, 0.35],
    ] as const) {
      draw.soft(x, 730, w * 0.5, 70, '#ffc46a', 0.16 * a, 12);
      for (let i = 0; i < 20; i++) {
        const t = i / 19;
        const q = w * (0.5 - 0.2 * t) * draw.between(0.5, 1.2);
        draw.path(
          `M${fixed(x - q + draw.between(-8, 8))},${fixed(672 + t * 150 + draw.between(-2, 2))}` +
            `q${fixed(q)},${fixed(-2 - t * 2)} ` +
            `${fixed(2 * q)},0q${fixed(-q)},${fixed(2 + t * 2)} ${fixed(-2 * q)},0Z`,
          i % 3 ? '#ffd68c' : '#ffb45a',
          `opacity="${fixed(a * (1 - t * 0.75) * draw.between(0.5, 0.95))}"`,
        );
      }
    }
  }
  if (draw.dark) {
    draw.glow(534, 520, 260, '#ffb45a', 0.45);
  }
}

export function ripples(draw: Drawing): void {
  for (let i = 0; i < 40; i++) {
    draw.line(
      `M${fixed(draw.between(30, 1170))},${fixed(draw.between(672, 704))}` +
        `h${fixed(draw.between(10, 40))}`,
      draw.dark ? '#ffd9a8' : '#ffffff',
      fixed(draw.between(1, 2.6)),
      `opacity="${fixed(draw.between(0.3, 0.8))}"`,
    );
  }
}

/** Washing line, lanterns, drying fish. */
export function lanterns(draw: Drawing): void {
  draw.path(
    'M682,452Q700,470 716,466',
    'none',
    `stroke="${draw.tint('#3a2a22')}" stroke-width="2"`,
  );
  draw.path(
    'M352,470Q372,486 392,478',
    'none',
    `stroke="${draw.tint('#3a2a22')}" stroke-width="2"`,
  );
  for (const [x, c] of [
    [356, outdoors.red],
    [372, outdoors.cream],
  ] as const) {
    draw.path(`M${x},480h14v26h-14z`, draw.tint(c));
  }
  for (const [x, y] of [
    [472, 446],
    [570, 446],
    [692, 474],
  ] as const) {
    draw.line(`M${x},${y - 20}V${y}`, draw.tint('#3a2a22'), 2);
    if (draw.dark) {
      draw.glow(x, y + 14, 60, '#ff9a5a', 0.8);
    }
    draw.ellipse(
      x,
      y + 14,
      12,
      15,
      draw.radial(['#ffe3a0', outdoors.red, '#a8331d'], 0.45, 0.4, 0.7),
    );
    draw.rect(x - 6, y - 3, 12, 4, outdoors.kumquat, 1);
    draw.rect(x - 6, y + 27, 12, 4, outdoors.kumquat, 1);
    draw.line(`M${x},${y + 31}v10`, outdoors.kumquat, 2);
  }
}

/** Ladder, sampan with boatman. */
export function ladder(draw: Drawing): void {
  draw.line('M548,584L536,700M576,584L566,700', draw.tint('#8a6a48'), 5);
  for (let i = 0; i < 6; i++) {
    draw.line(`M${fixed(546 - i * 2)},${598 + i * 18}h28`, draw.tint('#8a6a48'), 4);
  }
}

function sampanHull(draw: Drawing): void {
  draw.soft(0, 34, 200, 12, '#0a1a26', 0.55, 8);
  draw.path(
    'M-220,-16C-150,4 -60,8 20,8S170,0 224,-26C200,28 150,44 60,46H-90C-160,42 -204,20 -220,-16Z',
    draw.linear([draw.tint('#a8703f'), draw.tint('#6a4022'), draw.tint('#321c10')]),
  );
  draw.path(
    'M-224,-20C-150,2 -60,6 20,6S170,-2 228,-30L226,-20C170,8 80,16 10,16S-160,10 -222,-10Z',
    draw.linear([draw.tint('#f0c48a'), draw.tint('#a8703f')]),
  );
  draw.path(
    'M-96,4C-96,-62 -60,-84 0,-84S92,-62 92,4Z',
    draw.linear([draw.tint('#d9b67e'), draw.tint('#8a6a42'), draw.tint('#4a3422')], 0, 0, 1, 0.3),
  );
  for (let i = -3; i < 4; i++) {
    draw.path(
      `M${i * 26},4C${i * 26},-60 ${i * 18},-82 ${i * 12},-84`,
      'none',
      `stroke="${draw.tint('#4a3422')}" stroke-width="3" opacity=".5"`,
    );
  }
  draw.path(
    'M62,4C62,-46 74,-66 84,-54Q92,-40 92,4Z',
    draw.dark ? '#ffc96e' : draw.tint('#4a3422'),
  );
  limb(
    draw,
    [
      [-146, -52, 13],
      [-150, -24, 10],
      [-148, 2, 8],
    ],
    draw.tone(draw.tint('#33424a')),
  );
  limb(
    draw,
    [
      [-132, -52, 13],
      [-126, -24, 10],
      [-128, 4, 8],
    ],
    draw.tone(draw.tint('#2b3a44')),
  );
  draw.path(
    'M-158,-46C-160,-84 -154,-108 -136,-112C-120,-110 -114,-84 -118,-46Z',
    draw.tone(draw.tint('#c9573a')),
  );
  draw.line('M-84,-150L-232,62', draw.tint('#c99a62'), 5);
  draw.path('M-214,36L-244,78L-234,84L-206,44Z', draw.tint('#a8703f'));
}

function boatman(draw: Drawing): void {
  limb(
    draw,
    [
      [-130, -100, 9],
      [-112, -96, 8],
      [-116, -108, 6],
    ],
    draw.tone(draw.tint('#b5734a')),
  );
  limb(
    draw,
    [
      [-144, -100, 9],
      [-158, -80, 8],
      [-152, -58, 6],
    ],
    draw.tone(draw.tint('#c9573a')),
  );
  draw.ellipse(-150, -56, 7, 7, draw.tint('#c98a62'));
  draw.ellipse(-114, -108, 7, 7, draw.tint('#c98a62'));
  limb(
    draw,
    [
      [-136, -112, 6],
      [-136, -122, 6],
    ],
    draw.tint('#a96f4c'),
  );
  head(draw, -136, -136, 14, { facing: 1, skin: draw.tint('#c98a62') });
  draw.path('M-170,-140Q-136,-176 -102,-140Q-136,-132 -170,-140Z', draw.tone(draw.tint('#e3bd7c')));
  draw.line('M130,-2V-70q0,-12 14,-12', draw.tint('#3a2a22'), 4);
  if (draw.dark) {
    draw.glow(148, -62, 90, '#ffc46a', 0.9);
  }
  draw.rect(140, -76, 16, 22, draw.linear(['#fff6d0', '#ffb452']), 5);
  draw.rect(137, -80, 22, 5, draw.tint('#2b3a36'), 2);
  draw.rect(137, -54, 22, 5, draw.tint('#2b3a36'), 2);
}

function sampanAndBoatman(draw: Drawing): void {
  sampanHull(draw);
  boatman(draw);
}

export function sampan(draw: Drawing): void {
  draw.group('transform="translate(790,742)"', () => {
    sampanAndBoatman(draw);
  });
}
