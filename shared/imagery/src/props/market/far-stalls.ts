import { indoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { wisp } from '../../primitives/steam.ts';
import { tube } from '../../primitives/tube.ts';
import { person } from '../person.ts';
import { stallBack } from './night-sky.ts';

/** Stalls, far to near. */
function goods(draw: Drawing, x: number, y: number, scale: number, side: number, kind: number): void {
  for (let i = 0; i < 6; i++) {
    const X = x + side * i * 30 * scale;
    const c = at(
      at(
        [
          ['#f3b53c', '#e2592f', '#f7d06a'],
          ['#7dbb5f', '#f3e7c4', '#d8482a'],
          ['#e8744a', '#c9963f', '#f7d6a0'],
        ],
        kind,
      ),
      i % 3,
    );
    for (const [dx, dy] of [
      [-9, 0],
      [9, 0],
      [0, -12],
    ] as const) {
      draw.ellipse(
        X + dx * scale,
        y + dy * scale,
        11 * scale,
        10 * scale,
        draw.radial([lighten(c, 0.5), c, shade(c, 0.3)], 0.36, 0.28, 0.85),
      );
    }
  }
}

function stallAwning(
  draw: Drawing,
  x: number,
  scale: number,
  width: number,
  base: number,
  c1: string,
  side: number,
  kind: number,
  c2: string,
  cx: number,
): void {
  for (let i = 0; i < 4; i++) {
    draw.rect(
      x + 8 * scale + (i * width) / 4,
      base - 52 * scale,
      width / 4 - 14 * scale,
      44 * scale,
      lighten(c1, 0.12),
      4,
      'opacity=".45"',
    );
  }
  goods(draw, x + 22 * scale + (side < 0 ? 180 * scale : 0), base - 86 * scale, scale, side, kind);
  for (const q of [x, x + width - 7 * scale]) {
    draw.rect(q, base - 210 * scale, 7 * scale, 210 * scale, '#2a1a12');
  }
  for (let i = 0; i < 8; i++) {
    const a = x - 22 * scale + (i * (width + 44 * scale)) / 8;
    const b = (width + 44 * scale) / 8;
    const t = x + (i * width) / 8;
    draw.path(
      `M${fixed(t)},${fixed(base - 250 * scale)}h${fixed(width / 8)}L${fixed(a + b)},${fixed(base - 196 * scale)}q${fixed(-b / 2)},${fixed(22 * scale)} ${fixed(-b)},0Z`,
      draw.linear(i % 2 ? ['#fffaf0', '#e6cfa4'] : [lighten(c2, 0.2), shade(c2, 0.16)]),
    );
  }
  draw.ellipse(cx, base - 176 * scale, 9 * scale, 11 * scale, '#fffbe6');
  draw.glow(cx, base - 170 * scale, 170 * scale, '#ffc46a', scale > 1 ? 0.5 : 0.85);
}

function stall(
  draw: Drawing,
  cx: number,
  base: number,
  scale: number,
  side: number,
  c1: string,
  c2: string,
  kind: number,
): void {
  const w = 250 * scale;
  const x = cx - w / 2;
  stallBack(draw, cx, base, w, scale, x, side, c1);
  stallAwning(draw, x, scale, w, base, c1, side, kind, c2, cx);
}

export function farStalls(draw: Drawing): void {
  stall(draw, 452, 560, 0.5, 1, '#7a2417', indoors.red, 1);
  stall(draw, 752, 560, 0.5, -1, '#1f6f57', '#f3b53c', 0);
  stall(draw, 346, 640, 0.86, 1, '#1f6f57', '#2f8a6c', 0);
  stall(draw, 862, 646, 0.88, -1, '#7a2417', indoors.red, 2);
}

export function crowd(draw: Drawing): void {
  for (let i = 0; i < 12; i++) {
    person(
      draw,
      600 + draw.between(-96, 96),
      draw.between(548, 600),
      draw.between(0.7, 0.95),
      at([indoors.red, '#2c5f7a', indoors.kumquat, indoors.green, '#f4ead8'], i % 5),
      '#c98f68',
    );
  }
  for (let i = 0; i < 6; i++) {
    person(
      draw,
      600 + draw.between(-150, 150),
      draw.between(640, 690),
      draw.between(1.35, 1.6),
      at(['#2c5f7a', indoors.red, '#e9dcc0', indoors.green, indoors.kumquat], i % 5),
      '#c98f68',
    );
  }
}

export function nearStalls(draw: Drawing): void {
  stall(draw, 170, 812, 1.5, 1, '#14513f', indoors.red, 2);
  stall(draw, 1040, 812, 1.5, -1, '#6a2016', '#2f8a6c', 1);
  wisp(draw, 210, 660, 240, 40, '#fff0d8', 0.45);
  wisp(draw, 1000, 660, 220, 36, '#fff0d8', 0.36);
  wisp(draw, 340, 560, 140, 22, '#fff0d8', 0.4);
}

/** Two walkers from behind, sharing an umbrella of light. */
export function back(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  colour: string,
  bag?: boolean,
): void {
  draw.soft(x, y + 2, 64 * scale, 10 * scale, '#04080b', 0.7, 7);
  draw.path(
    `M${x - 26 * scale},${y}L${x - 24 * scale},${y - 110 * scale}H${x + 24 * scale}L${x + 26 * scale},${y}H${x + 6 * scale}L${x},${y - 84 * scale}L${x - 6 * scale},${y}Z`,
    draw.linear(['#2d3f4c', '#172530']),
  );
  draw.path(
    `M${x - 42 * scale},${y - 86 * scale}C${x - 48 * scale},${y - 160 * scale} ${x - 44 * scale},${y - 186 * scale} ${x - 14 * scale},${y - 194 * scale}H${x + 14 * scale}C${x + 44 * scale},${y - 186 * scale} ${x + 48 * scale},${y - 160 * scale} ${x + 42 * scale},${y - 86 * scale}Z`,
    draw.linear([lighten(colour, 0.28), colour, shade(colour, 0.4)], 0, 0, 1, 0.1),
  );
  draw.rect(x - 9 * scale, y - 206 * scale, 18 * scale, 20 * scale, '#b87a54', 6);
  draw.ellipse(x, y - 226 * scale, 24 * scale, 28 * scale, draw.linear(['#4a3f3a', '#1b1e22']));
  draw.ellipse(x - 23 * scale, y - 222 * scale, 4 * scale, 7 * scale, '#c98f68');
  draw.ellipse(x + 23 * scale, y - 222 * scale, 4 * scale, 7 * scale, '#c98f68');
  for (const d of [-1, 1]) {
    draw.ellipse(x + d * 43 * scale, y - 84 * scale, 7 * scale, 9 * scale, '#c98f68');
    tube(
      draw,
      [
        [x + d * 34 * scale, y - 172 * scale],
        [x + d * 43 * scale, y - 134 * scale],
        [x + d * 43 * scale, y - 92 * scale],
      ],
      [11 * scale, 10 * scale, 8 * scale],
      d < 0 ? draw.linear([lighten(colour, 0.3), colour]) : draw.linear([colour, shade(colour, 0.4)]),
    );
  }
  draw.path(
    `M${x - 6 * scale},${y}h${-24 * scale}q${2 * scale},${-12 * scale} ${24 * scale},${-12 * scale}zM${x + 6 * scale},${y}h${24 * scale}q${-2 * scale},${-12 * scale} ${-24 * scale},${-12 * scale}z`,
    '#10181e',
  );
  if (bag) {
    draw.line(
      `M${x - 30 * scale},${y - 180 * scale}L${x + 34 * scale},${y - 96 * scale}`,
      '#f3e2bc',
      5 * scale,
    );
    draw.rect(
      x + 18 * scale,
      y - 104 * scale,
      44 * scale,
      46 * scale,
      draw.linear(['#f7e6c0', '#c9a36a']),
      8,
    );
  }
}
