import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { at } from '../../primitives/list.ts';
import { leafy, plant } from '../greenery.ts';
import { gull } from '../gull.ts';

/** Lamp and foliage frame. */
export function lamp(draw: Drawing): void {
  draw.rect(
    1016,
    250,
    10,
    390,
    draw.linear([draw.tint('#3a7a6a'), draw.tint('#123f38')], 0, 0, 1, 0),
  );
  draw.path(
    'M1021,256Q1021,214 984,214',
    'none',
    `stroke="${draw.tint('#2a6456')}" stroke-width="8"`,
  );
  draw.ellipse(976, 224, 22, 16, draw.dark ? '#fff0c4' : draw.tint('#fdf0d6'));
  draw.path('M952,222A24,22 0 0 1 1000,222Z', draw.tint('#1f5a4c'));
  if (draw.dark) {
    draw.glow(976, 230, 130, '#ffd28a', 0.9);
  }
}

export function leaves(draw: Drawing): void {
  for (const [x, y, n, sp] of [
    [1180, 40, 60, 190],
    [20, 20, 34, 130],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const a = draw.between(0, 6.28);
      const q = Math.sqrt(draw.random()) * sp;
      leafy(
        draw,
        x + Math.cos(a) * q,
        y + Math.sin(a) * q * 0.7,
        draw.between(46, 82),
        draw.between(90, 270),
        draw.tint(at(['#2f8a5f', '#1d6a4c', '#57a06a', '#0f4a3c'], i % 4)),
        0.22,
      );
    }
  }
}

export function gullsAndPlants(draw: Drawing): void {
  gull(draw, 430, 190, 1.2, mix(draw.palette.near, draw.palette.sky[1], 0.35));
  gull(draw, 480, 216, 0.8, mix(draw.palette.near, draw.palette.sky[1], 0.35));
  plant(draw, 1150, 930, 190, draw.tint('#2f8a5f'));
  plant(draw, 1060, 950, 130, draw.tint('#3c9a6a'));
}
