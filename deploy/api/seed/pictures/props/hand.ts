import { lighten, mix, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';

/** A finger nail. */
export function nail(
  draw: Drawing,
  x: number,
  y: number,
  turn: number,
  scale: number,
  skin: string,
): void {
  draw.group(
    `transform="translate(${fixed(x)},${fixed(y)}) rotate(${turn}) scale(${scale})"`,
    () => {
      draw.path(
        'M-9,-7.500H4Q12,-6 12,0T4,7.500H-9Q-12,0 -9,-7.500Z',
        lighten(mix(skin, '#f4b7a4', 0.5), 0.35),
      );
      draw.path('M-6,-5H4Q8,-4 8,-2H-6Z', '#fff', 'opacity=".5"');
    },
  );
}

/** The fill of skin, warm in the shade. */
export function skinFill(draw: Drawing, colour: string, x0 = 0, y0 = 0, x1 = 0, y1 = 1): string {
  return draw.linear(
    [
      [0, lighten(colour, 0.42)],
      [0.5, colour],
      [1, shade(mix(colour, '#b0563a', 0.35), 0.2)],
    ],
    x0,
    y0,
    x1,
    y1,
  );
}
