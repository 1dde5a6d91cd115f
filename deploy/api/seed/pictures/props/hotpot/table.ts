import { indoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { tube } from '../../primitives/tube.ts';
import { leaf } from '../greenery.ts';
import { plate } from '../plate.ts';
import { prawn } from '../prawn.ts';
import { woodGrain } from '../table.ts';

export function table(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#9a5a36', '#7a4029', '#4a2318'], 0, 0, 0.5, 1));
  for (let i = 0; i < 7; i++) {
    const y = -20 + i * 150;
    draw.path(`M0,${y}H1200V${y + 146}H0Z`, i % 2 ? '#a9663d' : '#5e2f1e', 'opacity=".22"');
    draw.rect(0, y + 146, WIDTH, 4, '#2b120b', 0, 'opacity=".5"');
  }
  woodGrain(draw, 0, 900, '#3a1a10', '#d79763', 90);
  draw.ellipse(
    430,
    260,
    760,
    560,
    draw.radial([
      [0, '#ffdc9c', 0.72],
      [0.5, '#ffb566', 0.25],
      [1, '#ffb566', 0],
    ]),
    'style="mix-blend-mode:soft-light"',
  );
}

/** Sliced beef, rolled. */
function roll(draw: Drawing, x: number, y: number, turn: number, scale: number): void {
  draw.group(`transform="translate(${x},${y}) rotate(${turn}) scale(${scale})"`, () => {
    draw.path(
      'M-44,-20H40A14,21 0 0 1 40,22H-44Z',
      '#2b0f0b',
      `opacity=".4" transform="translate(5,9)" ${draw.blur(4)}`,
    );
    draw.path('M-44,-21H42A13,21 0 0 1 42,21H-44Z', draw.linear(['#f6a795', '#d6503f', '#8f2320']));
    for (let i = 0; i < 5; i++) {
      draw.line(
        `M${-36 + i * 16},-18q${draw.between(3, 9)},18 ${draw.between(-2, 4)},34`,
        '#fbe6da',
        fixed(draw.between(1.6, 4.2)),
        'opacity=".75"',
      );
    }
    draw.ellipse(-44, 0, 13, 21, '#fbe1d4');
    draw.ellipse(-44, 1, 9.5, 16, '#c9443a');
    draw.ellipse(-43, 2, 5.5, 10, '#f7cfc2');
    draw.ellipse(-43, 3, 2.6, 5, '#a93430');
  });
}

export function beefPlate(draw: Drawing): void {
  plate(draw, 196, 176, 206, 132);
  (
    [
      [150, 116, -20],
      [232, 104, 12],
      [100, 176, -34],
      [182, 168, -6],
      [268, 164, 20],
      [140, 226, -14],
      [226, 222, 8],
    ] as const
  ).forEach(([x, y, a]) => roll(draw, x, y, a, 0.98));
  leaf(draw, 296, 210, 60, 15, 30, '#4f9a5a');
  leaf(draw, 300, 214, 56, 14, 74, '#3d8650');
}

/** Greens. */
export function greensPlate(draw: Drawing): void {
  plate(draw, 1008, 168, 200, 128, '#eef1e6', indoors.green);
  for (const [x, y, a, k] of [
    [930, 120, 20, 1],
    [1066, 104, 160, 1],
    [960, 206, -12, 1.1],
    [1080, 196, 200, 1.05],
  ] as const) {
    draw.group(`transform="translate(${x},${y}) rotate(${a}) scale(${k})"`, () => {
      draw.soft(34, 16, 70, 18, '#1f2b18', 0.4, 7);
      for (const d of [-26, 0, 26]) {
        leaf(draw, 14, d * 0.3, 98 - Math.abs(d) * 0.6, 25, d, d ? '#3f8f55' : '#57a862');
      }
      for (const d of [-13, 0, 13]) {
        tube(
          draw,
          [
            [-30, d * 0.6],
            [0, d],
            [34, d * 0.8],
          ],
          [13, 11, 4],
          draw.linear(['#fffdf0', '#e3ecc8', '#b3cf96']),
        );
      }
    });
  }
}

/** Prawns. */
export function prawnPlate(draw: Drawing): void {
  plate(draw, 176, 706, 196, 128, '#e9f0ee', indoors.red);
  draw.ellipse(176, 706, 142, 86, '#dff0f0', 'opacity=".9"');
  for (let i = 0; i < 26; i++) {
    const a = draw.random() * 6.28;
    const q = draw.random();
    draw.path(
      `M${fixed(176 + Math.cos(a) * 128 * q)},${fixed(706 + Math.sin(a) * 76 * q)}` +
        'l14,-7l12,8l-6,10l-16,2z',
      '#ffffff',
      `opacity="${fixed(draw.between(0.35, 0.8))}"`,
    );
  }
  prawn(draw, 130, 690, 42, -10);
  prawn(draw, 206, 670, 42, 24);
  prawn(draw, 170, 740, 42, -30);
  prawn(draw, 254, 730, 40, 40);
}

export function mushroom(draw: Drawing, x: number, y: number, radius: number): void {
  draw.soft(x + 5, y + radius * 0.5, radius, radius * 0.4, '#2b130a', 0.45, 6);
  draw.ellipse(x, y + radius * 0.2, radius * 0.98, radius * 0.62, '#e7cfa6');
  draw.ellipse(
    x,
    y,
    radius,
    radius * 0.72,
    draw.radial(['#c98f5e', '#8a5632', '#4d2d1a'], 0.36, 0.26, 0.85),
  );
  for (const a of [0.2, 1.25, 2.3]) {
    draw.line(
      `M${fixed(x - Math.cos(a) * radius * 0.62)},${fixed(y - Math.sin(a) * radius * 0.4)}` +
        `L${fixed(x + Math.cos(a) * radius * 0.62)},${fixed(y + Math.sin(a) * radius * 0.4)}`,
      '#fbe9c8',
      radius * 0.13,
    );
  }
}

/** Mushrooms, corn, tofu. */
export function mushroomPlate(draw: Drawing): void {
  plate(draw, 1030, 706, 196, 128);
  mushroom(draw, 970, 650, 42);
  mushroom(draw, 1056, 640, 44);
  mushroom(draw, 934, 712, 38);
}

function corn(draw: Drawing, x: number, y: number): void {
  draw.soft(x + 4, y + 36, 40, 14, '#2b130a', 0.4, 6);
  draw.path(
    `M${x - 40},${y}v34a40,24 0 0 0 80,0v-34z`,
    draw.linear(['#ffe08a', '#f2b63c', '#b9781f'], 0, 0, 1, 0),
  );
  for (let i = -3; i < 4; i++) {
    for (let j = 0; j < 3; j++) {
      draw.ellipse(
        x + i * 11.5,
        y + 12 + j * 13 + Math.sqrt(Math.max(0, 1 - (i / 3.6) ** 2)) * 18,
        5.4,
        6,
        '#ffe9a0',
        'opacity=".75"',
      );
    }
  }
  draw.ellipse(x, y, 40, 24, '#ffd565');
  draw.ellipse(x, y, 20, 12, '#fff0c0');
}

export function cornAndTofu(draw: Drawing): void {
  corn(draw, 1030, 728);
  corn(draw, 1118, 690);
  for (const [x, y] of [
    [1112, 758],
    [1150, 776],
    [1074, 782],
  ] as const) {
    draw.path(`M${x - 30},${y}l30,-14l30,14v20l-30,14l-30,-14z`, '#e6d8b8');
    draw.path(`M${x - 30},${y}l30,-14l30,14l-30,14z`, '#fffaf0');
    draw.path(`M${x},${y + 14}l30,-14v20l-30,14z`, '#c9b592');
  }
}
