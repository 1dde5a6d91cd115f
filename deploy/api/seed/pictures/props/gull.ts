import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';

/** A gull far off: two strokes of a wing. */
export function gull(draw: Drawing, x: number, y: number, scale: number, colour: string): void {
  draw.line(
    `M${fixed(x - 15 * scale)},${fixed(y - 3 * scale)}` +
      `Q${fixed(x - 6 * scale)},${fixed(y - 10 * scale)} ${x},${y}` +
      `Q${fixed(x + 7 * scale)},${fixed(y - 10 * scale)} ` +
      `${fixed(x + 16 * scale)},${fixed(y - 4 * scale)}`,
    colour,
    fixed(2.4 * scale),
  );
}
