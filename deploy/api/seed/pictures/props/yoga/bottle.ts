import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { gull } from '../gull.ts';

export function bottle(draw: Drawing): void {
  draw.soft(1010, 816, 50, 6, '#2a1a16', 0.5, 5);
  draw.rect(
    992,
    756,
    34,
    58,
    draw.linear([draw.tint('#f5d79a'), draw.tint('#e9a24a'), draw.tint('#a5602c')], 0, 0, 1, 0),
    8,
  );
  draw.rect(998, 744, 22, 14, draw.tint('#fdf0d6'), 3);
}

export function gulls(draw: Drawing): void {
  for (const [x, y, k] of [
    [430, 250, 1.2],
    [476, 274, 0.8],
    [400, 284, 0.7],
  ] as const) {
    gull(draw, x, y, k, mix(draw.palette.near, draw.palette.sky[1], 0.4));
  }
}
