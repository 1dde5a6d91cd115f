import { indoors } from '../../palettes.ts';
import { mist } from '../../primitives/air.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { wisp } from '../../primitives/steam.ts';
import { tube } from '../../primitives/tube.ts';
import { plate } from '../plate.ts';
import { prawn } from '../prawn.ts';
import { stick } from '../table.ts';

/** Flame. */
function flameTongue(
  draw: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  op: number,
): void {
  draw.path(
    `M${x - width},${y}C${x - width * 1.3},${y - height * 0.3} ` +
      `${x - width * 0.5},${y - height * 0.42} ${x - width * 0.62},${y - height * 0.66}` +
      `C${x - width * 0.3},${y - height * 0.56} ${x - width * 0.28},${y - height * 0.5} ` +
      `${x - width * 0.22},${y - height * 0.42}C${x - width * 0.34},${y - height * 0.72} ` +
      `${x},${y - height * 0.8} ${x - width * 0.06},${y - height}` +
      `C${x + width * 0.42},${y - height * 0.82} ${x + width * 0.22},${y - height * 0.56} ` +
      `${x + width * 0.4},${y - height * 0.46}C${x + width * 0.5},${y - height * 0.54} ` +
      `${x + width * 0.5},${y - height * 0.62} ${x + width * 0.46},${y - height * 0.72}` +
      `C${x + width * 0.96},${y - height * 0.52} ${x + width * 1.3},${y - height * 0.26} ` +
      `${x + width},${y}Q${x},${y + width * 0.3} ${x - width},${y}Z`,
    colour,
    `opacity="${op}"`,
  );
}

/** Flame. */
export function flame(draw: Drawing): void {
  draw.glow(600, 590, 460, '#ff9c3f', 0.85);
  flameTongue(draw, 600, 706, 128, 370, draw.linear(['#e2512c', '#f0722f', '#ff9a3c']), 0.9);
  flameTongue(draw, 596, 706, 96, 290, draw.linear(['#f58a30', '#ffb648', '#ffd06a']), 0.95);
  flameTongue(draw, 604, 706, 62, 200, draw.linear(['#ffd06a', '#ffe9a0', '#fff6d0']), 0.96);
  flameTongue(draw, 600, 706, 30, 110, '#fffdf0', 0.9);
  draw.glow(600, 640, 260, '#ffcf7a', 0.7);
  for (let i = 0; i < 46; i++) {
    const y = draw.between(230, 660);
    const x = 600 + draw.between(-1, 1) * (70 + (680 - y) * 0.4);
    draw.ellipse(
      x,
      y,
      draw.between(1.4, 4),
      draw.between(1.4, 4.6),
      draw.random() < 0.5 ? '#ffd98a' : '#ff9d4a',
      `opacity="${fixed(draw.between(0.4, 1))}"`,
    );
  }
}

/** Steak under the flame, prawns, vegetables. */
function steak(draw: Drawing, x: number, y: number, scale: number): void {
  draw.soft(x, y + 22 * scale, 110 * scale, 20 * scale, '#0d1416', 0.7, 8);
  for (let i = 0; i < 6; i++) {
    const X = x + (i - 2.5) * 34 * scale;
    draw.path(
      `M${X - 17 * scale},${y - 16 * scale}Q${X},${y - 28 * scale} ` +
        `${X + 17 * scale},${y - 16 * scale}V${y + 16 * scale}Q${X},${y + 28 * scale} ` +
        `${X - 17 * scale},${y + 16 * scale}Z`,
      draw.linear(['#8a4a2a', '#c25a4a', '#5c2a18']),
    );
    draw.path(
      `M${X - 17 * scale},${y - 16 * scale}Q${X},${y - 28 * scale} ` +
        `${X + 17 * scale},${y - 16 * scale}Q${X},${y - 6 * scale} ` +
        `${X - 17 * scale},${y - 16 * scale}Z`,
      draw.linear(['#b9713f', '#6a3318']),
    );
    draw.line(
      `M${X - 8 * scale},${y - 2 * scale}q${8 * scale},${6 * scale} ${14 * scale},${2 * scale}`,
      '#f0a08a',
      3 * scale,
      'opacity=".7"',
    );
  }
}

/** Steak under the flame, prawns, vegetables. */
export function sizzling(draw: Drawing): void {
  steak(draw, 600, 734, 1.02);
  prawn(draw, 262, 706, 34, 10);
  prawn(draw, 340, 736, 36, -14);
  prawn(draw, 246, 760, 34, 30);
  for (let i = 0; i < 5; i++) {
    const x = 862 + (i % 3) * 72;
    const y = 690 + Math.floor(i / 3) * 56;
    draw.soft(x, y + 14, 38, 9, '#0d1416', 0.6, 5);
    if (i % 2) {
      draw.ellipse(x, y + 5, 34, 17, '#8a9a4a');
      draw.ellipse(x, y, 34, 17, draw.linear(['#e9f0b4', '#b4c96a'], 0, 0, 1, 1));
      for (let k = 0; k < 6; k++) {
        draw.ellipse(x + Math.cos(k) * 15, y + Math.sin(k) * 7, 3.4, 2, '#fffbe0');
      }
    } else {
      draw.ellipse(x, y + 6, 36, 19, '#c9a878');
      draw.ellipse(x, y, 36, 19, draw.linear(['#fff6e0', '#e0c090'], 0, 0, 1, 1));
      draw.add(
        `<ellipse cx="${x}" cy="${y}" rx="25" ry="12.500" fill="none" stroke="#c99a6a" ` +
          `stroke-width="2.500"/><ellipse cx="${x}" cy="${y}" rx="14" ry="7" fill="none" ` +
          `stroke="#c99a6a" stroke-width="2.500"/>`,
      );
    }
  }
  for (const [x, c] of [
    [1010, '#f3b53c'],
    [1030, indoors.red],
    [986, '#57a862'],
  ] as const) {
    tube(
      draw,
      [
        [x - 30, 770],
        [x, 764],
        [x + 26, 774],
      ],
      [7, 8, 6],
      draw.linear([lighten(c, 0.4), shade(c, 0.2)]),
    );
  }
}

export function steamRising(draw: Drawing): void {
  mist(draw, 600, 560, 380, 460, '#fff0dc', 0.1);
  wisp(draw, 320, 690, 220, 34, '#fff0dc', 0.3);
  wisp(draw, 890, 670, 200, 30, '#fff0dc', 0.26);
}

/** A guest's setting, cut off. */
export function settings(draw: Drawing): void {
  plate(draw, 210, 890, 150, 44, '#fdf9ef', indoors.green, 0.5);
  plate(draw, 990, 890, 150, 44, '#fdf9ef', indoors.green, 0.5);
  stick(draw, 430, 886, 640, 874, '#7c2d1a', 9);
  stick(draw, 430, 868, 640, 860, '#8a3520', 9);
}
