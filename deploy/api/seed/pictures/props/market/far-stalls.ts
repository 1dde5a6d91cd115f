import { indoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { wisp } from '../../primitives/steam.ts';
import { person } from '../person.ts';

function stallBack(
  draw: Drawing,
  cx: number,
  base: number,
  width: number,
  scale: number,
  x: number,
  side: number,
  c1: string,
): void {
  draw.soft(cx, base + 2, width * 0.6, 12 * scale, '#04080b', 0.7, 9 * scale);
  draw.rect(
    x,
    base - 150 * scale,
    width,
    80 * scale,
    draw.linear(['#ffe9b4', '#ffbf6a', '#c97a3c']),
  );
  draw.rect(
    x,
    base - 150 * scale,
    width,
    80 * scale,
    draw.radial(
      [
        [0, '#fff6d0', 0.9],
        [1, '#7d4424', 0.6],
      ],
      0.5,
      0.2,
      0.7,
    ),
  );
  for (let i = 0; i < 5; i++) {
    draw.path(
      `M${x + width * (0.1 + i * 0.17)},${base - 98 * scale}v${-24 * scale}` +
        `q${7 * scale},${-10 * scale} ${14 * scale},0v${24 * scale}z`,
      at(['#8a2a1c', '#2f6f57', '#b9802f'], i % 3),
      'opacity=".6"',
    );
  }
  person(draw, cx + side * 26 * scale, base - 62 * scale, 1.75 * scale, shade(c1, 0.1), '#c98f68');
  draw.rect(
    x - 8 * scale,
    base - 78 * scale,
    width + 16 * scale,
    18 * scale,
    draw.linear(['#e9bb82', '#9a6234']),
  );
  draw.rect(
    x,
    base - 60 * scale,
    width,
    60 * scale,
    draw.linear([lighten(c1, 0.06), shade(c1, 0.5)]),
  );
}

/** Stalls, far to near. */
function goods(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  side: number,
  kind: number,
): void {
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
      `M${fixed(t)},${fixed(base - 250 * scale)}h${fixed(width / 8)}` +
        `L${fixed(a + b)},${fixed(base - 196 * scale)}q${fixed(-b / 2)},${fixed(22 * scale)} ` +
        `${fixed(-b)},0Z`,
      draw.linear(i % 2 ? ['#fffaf0', '#e6cfa4'] : [lighten(c2, 0.2), shade(c2, 0.16)]),
    );
  }
  // The lamp hangs beside whoever sells, not before the face.
  draw.ellipse(cx - side * 58 * scale, base - 178 * scale, 9 * scale, 11 * scale, '#fffbe6');
  draw.glow(
    cx - side * 40 * scale,
    base - 172 * scale,
    170 * scale,
    '#ffc46a',
    scale > 1 ? 0.36 : 0.7,
  );
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
