import { indoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { tube } from '../../primitives/tube.ts';
import { leaf } from '../greenery.ts';
import { lantern } from '../lamps.ts';
import { plate } from '../plate.ts';

/** Counter, block, cleaver. */
export function counter(draw: Drawing): void {
  draw.rect(110, 676, 980, 22, draw.linear(['#fff9ec', '#c9b894']));
  draw.rect(110, 694, 980, 210, draw.linear(['#dfe5df', '#9fb0aa', '#55686a']));
  for (let i = 0; i < 40; i++) {
    draw.line(
      `M${fixed(draw.between(110, 900))},${fixed(draw.between(704, 896))}` +
        `h${fixed(draw.between(60, 240))}`,
      '#ffffff',
      fixed(draw.between(0.8, 2)),
      `opacity="${fixed(draw.between(0.12, 0.4))}"`,
    );
  }
  draw.rect(
    110,
    694,
    980,
    60,
    draw.linear([
      [0, '#ffd48a', 0.6],
      [1, '#ffd48a', 0],
    ]),
  );
}

export function choppingBlock(draw: Drawing): void {
  draw.soft(470, 842, 330, 30, '#0c1f22', 0.65, 14);
  draw.path(
    'M170,740V812A290,62 0 0 0 750,812V740Z',
    draw.linear(['#c98f52', '#f0c384', '#b97c42', '#6e4020'], 0, 0, 1, 0),
  );
  draw.ellipse(460, 740, 290, 62, draw.linear(['#f6d7a0', '#d9a862', '#b9803f'], 0, 0, 1, 1));
  for (const t of [0.9, 0.7, 0.48, 0.26]) {
    draw.add(
      `<ellipse cx="460" cy="740" rx="${290 * t}" ry="${62 * t}" fill="none" stroke="#9c6630" ` +
        `stroke-width="2.500" opacity=".35"/>`,
    );
  }
}

export function slicedPork(draw: Drawing): void {
  for (let i = 0; i < 9; i++) {
    const x = 300 + i * 34;
    const y = 736 + (i % 2) * 2;
    draw.group(`transform="translate(${x},${y}) rotate(-16)"`, () => {
      draw.soft(4, 18, 20, 6, '#4c220e', 0.45, 4);
      draw.path(
        'M-17,-26Q0,-38 17,-26L19,14Q0,24 -19,14Z',
        draw.linear(['#fbe3c4', '#e0a67c', '#c07a55']),
      );
      draw.path('M-18,-24Q0,-40 18,-24L18,-14Q0,-26 -18,-14Z', draw.linear(['#d9452a', '#8a1a18']));
      draw.line('M-10,-6q10,6 20,0M-9,4q9,6 18,0', '#c98863', 2, 'opacity=".6"');
    });
  }
}

export function cleaver(draw: Drawing): void {
  draw.group('transform="translate(648,724) rotate(-12)"', () => {
    draw.path('M-54,34L122,34L118,42H-50Z', '#3f2413', `opacity=".4" ${draw.blur(4)}`);
    draw.path(
      'M-56,-58Q-56,-64 -50,-64H94V22Q30,38 -56,26Z',
      draw.linear(['#fdfaf0', '#c4ccca', '#7d8c8e'], 0, 0, 0.7, 1),
    );
    draw.path('M-56,12Q30,26 94,10V22Q30,38 -56,26Z', '#ffffff', 'opacity=".7"');
    draw.ellipse(-34, -44, 7, 7, '#55686a');
    tube(
      draw,
      [
        [94, -40],
        [150, -42],
        [206, -38],
      ],
      [13, 15, 17],
      draw.linear(['#b9743f', '#7d4424', '#3f2010']),
    );
    draw.rect(90, -56, 14, 34, '#e0b45c', 3);
  });
}

export function ricePlate(draw: Drawing): void {
  plate(draw, 930, 800, 150, 56, '#fdf9ef', indoors.green, 0.5);
  draw.ellipse(930, 792, 92, 34, draw.linear(['#ffffff', '#e9e0cc']));
  for (let i = 0; i < 40; i++) {
    const a = draw.random() * 6.28;
    const q = Math.sqrt(draw.random());
    draw.group(
      `transform="translate(${fixed(930 + Math.cos(a) * 84 * q)},` +
        `${fixed(782 + Math.sin(a) * 26 * q)}) ` +
        `rotate(${fixed(draw.between(0, 180))})"`,
      () => {
        draw.ellipse(0, 0, 7, 3, '#fffefa');
      },
    );
  }
  for (let i = 0; i < 6; i++) {
    draw.group(`transform="translate(${880 + i * 20},${772 + i * 2}) rotate(-14)"`, () => {
      draw.path('M-12,-20Q0,-28 12,-20L13,10Q0,17 -13,10Z', draw.linear(['#f7d2ac', '#d08a60']));
      draw.path('M-13,-18Q0,-30 13,-18V-9Q0,-18 -13,-9Z', '#b9281d');
    });
  }
  for (const [a, c] of [
    [-30, '#3f8f55'],
    [8, '#57a862'],
    [30, '#3f8f55'],
  ] as const) {
    leaf(draw, 1000, 796, 70, 14, a - 20, c);
  }
}

/** Glass. */
export function glass(draw: Drawing): void {
  draw.path('M230,146H430L250,682H148V420Z', '#ffffff', 'opacity=".12"');
  draw.path('M480,146H524L346,682H300Z', '#ffffff', 'opacity=".1"');
  for (const x of [130, 1052]) {
    draw.rect(x, 128, 18, 566, draw.linear(['#f0d6a0', '#8a6236', '#4a2f18'], 0, 0, 1, 0));
  }
  lantern(draw, 62, 250, 56, indoors.red, 0.5);
  lantern(draw, 1140, 250, 56, indoors.red, 0.5);
}
