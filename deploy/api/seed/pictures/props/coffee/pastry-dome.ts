import { indoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { wisp } from '../../primitives/steam.ts';
import { tube } from '../../primitives/tube.ts';
import { woodGrain } from '../table.ts';

function croissant(draw: Drawing, x: number, y: number, scale: number): void {
  for (let i = -3; i <= 3; i++) {
    draw.ellipse(
      x + i * 17 * scale,
      y + Math.abs(i) ** 2 * 2.2 * scale,
      (17 - Math.abs(i) * 2.4) * scale,
      (22 - Math.abs(i) * 3.6) * scale,
      draw.radial(['#ffe0a0', '#d98f3f', '#8a4c1c'], 0.4, 0.2, 0.85),
      `transform="rotate(${i * 12} ${fixed(x + i * 17 * scale)} ${fixed(y)})"`,
    );
  }
}

/** Pastries under a dome, left. */
export function pastryDome(draw: Drawing): void {
  draw.soft(160, 626, 120, 12, '#2a1408', 0.6, 8);
  draw.ellipse(160, 614, 120, 14, draw.linear(['#d9b078', '#8a5a32']));
  croissant(draw, 118, 588, 0.8);
  croissant(draw, 206, 590, 0.78);
  croissant(draw, 162, 562, 0.78);
  draw.path(
    'M52,610V560A108,108 0 0 1 268,560V610Q160,624 52,610Z',
    draw.linear(
      [
        [0, '#ffffff', 0.5],
        [0.4, '#ffffff', 0.08],
        [1, '#ffffff', 0.3],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.ellipse(160, 446, 13, 12, draw.radial(['#ffe9ae', '#c9933c'], 0.36, 0.3, 0.8));
  draw.path(
    'M76,556Q84,494 128,476',
    'none',
    'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".65"',
  );
}

function saucerAndCup(draw: Drawing, x: number, y: number): void {
  draw.soft(x + 20, y + 112, 250, 26, '#06160f', 0.7, 14);
  draw.ellipse(x, y + 98, 240, 46, draw.linear(['#fffdf6', '#e3d1b2', '#b99c74']));
  draw.ellipse(x, y + 92, 150, 26, '#cbb48e', 'opacity=".8"');
  draw.path(
    `M${x + 134},${y + 6}C${x + 214},${y - 8} ${x + 214},${y + 74} ${x + 112},${y + 66}`,
    'none',
    'stroke="#d3bd98" stroke-width="22" stroke-linecap="round"',
  );
  draw.path(
    `M${x + 134},${y + 4}C${x + 208},${y - 8} ${x + 208},${y + 68} ${x + 112},${y + 62}`,
    'none',
    'stroke="#fbf0da" stroke-width="10" stroke-linecap="round"',
  );
  draw.path(
    `M${x - 150},${y - 12}C${x - 146},${y + 62} ${x - 84},${y + 104} ${x},${y + 104}` +
      `S${x + 146},${y + 62} ${x + 150},${y - 12}Z`,
    draw.linear(['#fffefa', '#f4e7d0', '#b3936c'], 0, 0, 1, 0.1),
  );
  draw.line(`M${x - 140},${y + 28}Q${x},${y + 92} ${x + 140},${y + 28}`, indoors.green, 7);
  draw.ellipse(x, y - 12, 150, 44, '#fffefa');
  draw.ellipse(x, y - 9, 136, 37, draw.linear(['#7a3f18', '#b9702f', '#c98a46']));
}

function milkLeaf(draw: Drawing, y: number, x: number): void {
  for (let i = 0; i < 4; i++) {
    const k = 1 - i * 0.21;
    const yy = y - 2 - i * 7;
    draw.path(
      `M${fixed(x - 84 * k)},${fixed(yy - 12)}C${fixed(x - 96 * k)},${fixed(yy + 14)} ` +
        `${fixed(x - 20)},${fixed(yy + 20)} ${x},${fixed(yy + 16)}` +
        `C${fixed(x + 20)},${fixed(yy + 20)} ${fixed(x + 96 * k)},${fixed(yy + 14)} ` +
        `${fixed(x + 84 * k)},${fixed(yy - 12)}C${fixed(x + 60 * k)},${fixed(yy + 4)} ` +
        `${fixed(x + 14)},${fixed(yy + 4)} ${x},${fixed(yy)}C${fixed(x - 14)},${fixed(yy + 4)} ` +
        `${fixed(x - 60 * k)},${fixed(yy + 4)} ${fixed(x - 84 * k)},${fixed(yy - 12)}Z`,
      '#fff3dc',
    );
    draw.path(
      `M${fixed(x - 76 * k)},${fixed(yy - 6)}C${fixed(x - 60 * k)},${fixed(yy + 8)} ` +
        `${fixed(x - 14)},${fixed(yy + 8)} ${x},${fixed(yy + 3)}` +
        `C${fixed(x + 14)},${fixed(yy + 8)} ${fixed(x + 60 * k)},${fixed(yy + 8)} ` +
        `${fixed(x + 76 * k)},${fixed(yy - 6)}`,
      'none',
      'stroke="#c98a46" stroke-width="2" opacity=".5"',
    );
  }
  draw.path(`M${x},${y - 40}q-12,10 -2,22l2,28l2,-28q10,-12 -2,-22z`, '#fff8e8');
  draw.path(
    `M${x - 124},${y + 4}C${x - 116},${y + 50} ${x - 88},${y + 76} ${x - 60},${y + 86}`,
    'none',
    'stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".75"',
  );
  tube(
    draw,
    [
      [x - 262, y + 132],
      [x - 180, y + 118],
      [x - 128, y + 108],
    ],
    [7, 5, 5],
    draw.linear(['#fff6e0', '#a5a49a']),
  );
}

function spoonAndShine(draw: Drawing, x: number, y: number): void {
  draw.ellipse(
    x - 106,
    y + 104,
    30,
    11,
    draw.linear(['#fff6e0', '#8f9593']),
    `transform="rotate(-10 ${x - 106} ${y + 104})"`,
  );
  wisp(draw, x - 20, y - 30, 190, 34, '#fff6e4', 0.5);
}

function cupOnCounter(draw: Drawing): void {
  const x = 600;
  const y = 742;
  saucerAndCup(draw, x, y);
  milkLeaf(draw, y, x);
  spoonAndShine(draw, x, y);
}

/** Foreground flat white with a leaf. */
export function flatWhite(draw: Drawing): void {
  draw.rect(0, 772, WIDTH, 130, draw.linear(['#e0ab72', '#b57a48', '#6e4226']));
  draw.rect(0, 768, WIDTH, 8, draw.linear(['#fff0cc', '#b9804a']));
  woodGrain(draw, 782, 896, '#5c3218', '#f6d29a', 30);

  cupOnCounter(draw);
}
