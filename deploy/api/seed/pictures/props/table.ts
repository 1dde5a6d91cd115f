import { lighten, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';

/** Grain over a wooden surface. */
export function woodGrain(
  draw: Drawing,
  top: number,
  bottom: number,
  dark: string,
  light: string,
  count = 60,
): void {
  for (let i = 0; i < count; i++) {
    const y = top + Math.pow(draw.random(), 1.2) * (bottom - top);
    draw.line(
      `M${fixed(draw.between(-100, 900))},${fixed(y)}` +
        `q${fixed(draw.between(80, 240))},${fixed(draw.between(-6, 6))} ` +
        `${fixed(draw.between(260, 700))},0`,
      draw.random() < 0.5 ? dark : light,
      fixed(draw.between(0.8, 2.4)),
      `opacity="${fixed(draw.between(0.1, 0.3))}"`,
    );
  }
}

/** A chopstick or a stick with its shadow. */
export function stick(
  draw: Drawing,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colour: string,
  width = 9,
): void {
  draw.line(
    `M${x0 + 10},${y0 + 16}L${x1 + 4},${y1 + 8}`,
    '#1c0d07',
    width,
    `opacity=".35" ${draw.blur(6)}`,
  );
  draw.line(
    `M${x0},${y0}L${x1},${y1}`,
    draw.linear(
      [lighten(colour, 0.3), colour, shade(colour, 0.3)],
      x0,
      y0 - width,
      x0 + (y1 - y0) * 0.02,
      y0 + width,
      true,
    ),
    width,
  );
  draw.line(
    `M${x0},${y0 - width * 0.25}L${x1},${y1 - width * 0.25}`,
    lighten(colour, 0.6),
    fixed(width * 0.2),
    'opacity=".6"',
  );
}
