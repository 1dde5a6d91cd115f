import { indoors } from '../palettes.ts';
import { lighten, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';

/** A plate from above the edge of the table. */
export function plate(
  draw: Drawing,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour = '#fbf6ea',
  rim: string = indoors.green,
  shadow = 0.5,
): void {
  draw.soft(x + rx * 0.08, y + ry * 0.34, rx * 1.02, ry * 0.96, '#1c100b', shadow, 13);
  draw.ellipse(x, y + ry * 0.07, rx, ry, shade(colour, 0.42));
  draw.ellipse(
    x,
    y,
    rx,
    ry,
    draw.linear([lighten(colour, 0.5), colour, shade(colour, 0.2)], 0, 0, 1, 1),
  );
  draw.add(
    `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx * 0.94)}" ` +
      `ry="${fixed(ry * 0.93)}" fill="none" stroke="${rim}" ` +
      `stroke-width="${fixed(Math.max(2, rx * 0.022))}" opacity=".85"/>`,
  );
  draw.ellipse(
    x,
    y + ry * 0.03,
    rx * 0.74,
    ry * 0.7,
    draw.linear([shade(colour, 0.17), colour, lighten(colour, 0.7)], 0, 0, 1, 1),
  );
}
