import type { Drawing } from './drawing.ts';
import { WIDTH } from './frame.ts';

/** The sky of the hour, from the top of the frame to the horizon. */
export function sky(draw: Drawing, horizon: number): void {
  const [high, upper, lower, low] = draw.palette.sky;
  const air = draw.linear([
    [0, high],
    [0.34, upper],
    [0.68, lower],
    [1, low],
  ]);
  draw.rect(0, 0, WIDTH, horizon + 4, air);
}
