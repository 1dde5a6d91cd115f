import { cloud, stars } from '../../primitives/air.ts';
import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import type { Point } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { skyline } from '../../primitives/skyline.ts';
import { CABIN_R, CY } from './measures.ts';

const CX = 600;

export function nightSky(draw: Drawing): void {
  sky(draw, 900);
  if (draw.dark) {
    stars(draw, 190, 460);
  }
  draw.glow(600, 760, 620, draw.dark ? '#e9955a' : draw.palette.sun, 0.6);
  cloud(draw, 300, 210, 520, 50, draw.palette.sky[3], 0.22);
  cloud(draw, 960, 330, 420, 40, draw.palette.sky[3], 0.2);
}

export function hills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 640],
      [170, 570],
      [340, 620],
      [520, 560],
      [720, 610],
      [900, 540],
      [1080, 600],
      [1200, 570],
    ],
    44,
    draw.linear([mix(draw.palette.far, draw.palette.mid, 0.3), draw.palette.far]),
    900,
  );
}

export function city(draw: Drawing): void {
  skyline(draw, 760, -10, 1210, 70, 190, mix(draw.palette.far, draw.palette.mid, 0.35), {
    second: mix(draw.palette.far, draw.palette.sky[3], 0.2),
    lit: draw.dark ? 0.34 : 0.06,
    haze: 0.55,
    cell: [8, 10],
  });
  draw.soft(600, 752, 760, 34, draw.dark ? '#e9a06a' : draw.palette.sky[3], 0.5, 22);
  skyline(draw, 800, -10, 400, 70, 170, mix(draw.palette.mid, draw.palette.near, 0.2), {
    second: draw.palette.mid,
    lit: draw.dark ? 0.46 : 0.08,
  });
  skyline(draw, 800, 800, 1215, 80, 200, mix(draw.palette.mid, draw.palette.near, 0.2), {
    second: draw.palette.mid,
    lit: draw.dark ? 0.46 : 0.08,
  });
}

/** The wheel: spokes, two rims, lacing, bulbs. */
export function onWheel(a: number, radius: number): Point {
  return [CX + Math.sin(a) * radius, CY - Math.cos(a) * radius];
}

export function spokes(draw: Drawing, steel: string): void {
  for (let i = -9; i < 10; i++) {
    const a = i * 0.088;
    const [x1, y1] = onWheel(a, CABIN_R - 40);
    const [x2, y2] = onWheel(a * 0.98, 330);
    draw.line(
      `M${fixed(x1)},${fixed(y1)}L${fixed(x2)},${fixed(y2)}`,
      mix(steel, draw.palette.near, 0.35),
      3.4,
      'opacity=".75"',
    );
    draw.line(
      `M${fixed(x1 - 1.5)},${fixed(y1)}L${fixed(x2 - 1.5)},${fixed(y2)}`,
      '#ffe3b0',
      1.2,
      'opacity=".6"',
    );
  }
}

export function lacing(draw: Drawing, steel: string): void {
  for (let i = -26; i < 26; i++) {
    const a = i * 0.032;
    const [x1, y1] = onWheel(a, CABIN_R);
    const [x2, y2] = onWheel(a + 0.016, CABIN_R - 46);
    const [x3, y3] = onWheel(a + 0.032, CABIN_R);
    draw.line(
      `M${fixed(x1)},${fixed(y1)}L${fixed(x2)},${fixed(y2)}L${fixed(x3)},${fixed(y3)}`,
      mix(steel, draw.palette.near, 0.3),
      4.5,
    );
  }
}

export function rims(draw: Drawing, steel: string): void {
  for (const [r, w] of [
    [CABIN_R, 15],
    [CABIN_R - 46, 11],
  ] as const) {
    draw.add(
      `<circle cx="${CX}" cy="${CY}" r="${r}" fill="none" ` +
        `stroke="${mix(steel, draw.palette.near, 0.38)}" stroke-width="${w}"/><circle ` +
        `cx="${CX}" cy="${CY - 3}" r="${r}" fill="none" stroke="${steel}" ` +
        `stroke-width="${w * 0.45}"/>`,
    );
  }
}

export function bulbs(draw: Drawing): void {
  if (draw.dark) {
    for (let i = -24; i < 25; i++) {
      const [x, y] = onWheel(i * 0.0335, CABIN_R);
      draw.glow(x, y, 24, i % 3 ? '#ffd28a' : '#ff9a6a', 0.8);
      draw.ellipse(x, y, 4.6, 4.6, '#fffbe6');
    }
  }
}
