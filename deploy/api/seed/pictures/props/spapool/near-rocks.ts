import { indoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { leaf } from '../greenery.ts';

/** Near edge: rocks, towel tray, fern. */
export function nearRocks(draw: Drawing): void {
  draw.path(
    'M0,900V800Q120,776 240,812T440,846Q600,868 760,850T1000,806Q1120,780 1200,806V900Z',
    draw.linear(['#6a706a', '#39464a', '#16242b']),
  );
  for (let i = 0; i < 12; i++) {
    const x = i * 110 + draw.between(-30, 30);
    const y = 870 + draw.between(-14, 20);
    draw.ellipse(
      x,
      y,
      draw.between(50, 84),
      draw.between(26, 42),
      draw.radial([lighten('#6a716c', 0.3), '#4a5558', '#16242b'], 0.4, 0.16, 0.85),
    );
  }
  draw.group('transform="translate(8,28)"', () => {
    draw.soft(940, 832, 120, 12, '#060f14', 0.7, 7);
    draw.rect(836, 812, 210, 18, draw.linear(['#c98f5a', '#6e4326']), 5);
    for (const [y, c] of [
      [784, '#f6ecda'],
      [756, '#2f8a6c'],
    ] as const) {
      draw.rect(858, y, 130, 30, draw.linear([lighten(c, 0.4), c, shade(c, 0.3)]), 15);
    }
    draw.ellipse(
      1016,
      800,
      17,
      14,
      draw.radial(['#ffe07a', indoors.kumquat, '#c97d1c'], 0.35, 0.3, 0.8),
    );
    leaf(draw, 1014, 788, 28, 8, -40, '#3f9a5c');
  });
}
