import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { tube } from '../../primitives/tube.ts';

/** Two walkers from behind, sharing an umbrella of light. */
export function walker(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  colour: string,
  bag?: boolean,
): void {
  draw.soft(x, y + 2, 64 * scale, 10 * scale, '#04080b', 0.7, 7);
  draw.path(
    `M${x - 26 * scale},${y}L${x - 24 * scale},${y - 110 * scale}H${x + 24 * scale}` +
      `L${x + 26 * scale},${y}H${x + 6 * scale}L${x},${y - 84 * scale}L${x - 6 * scale},${y}Z`,
    draw.linear(['#2d3f4c', '#172530']),
  );
  draw.path(
    `M${x - 42 * scale},${y - 86 * scale}C${x - 48 * scale},${y - 160 * scale} ` +
      `${x - 44 * scale},${y - 186 * scale} ${x - 14 * scale},${y - 194 * scale}` +
      `H${x + 14 * scale}C${x + 44 * scale},${y - 186 * scale} ` +
      `${x + 48 * scale},${y - 160 * scale} ${x + 42 * scale},${y - 86 * scale}Z`,
    draw.linear([lighten(colour, 0.28), colour, shade(colour, 0.4)], 0, 0, 1, 0.1),
  );
  draw.rect(x - 9 * scale, y - 206 * scale, 18 * scale, 20 * scale, '#b87a54', 6);
  draw.ellipse(x, y - 226 * scale, 24 * scale, 28 * scale, draw.linear(['#4a3f3a', '#1b1e22']));
  draw.ellipse(x - 23 * scale, y - 222 * scale, 4 * scale, 7 * scale, '#c98f68');
  draw.ellipse(x + 23 * scale, y - 222 * scale, 4 * scale, 7 * scale, '#c98f68');
  for (const d of [-1, 1]) {
    draw.ellipse(x + d * 43 * scale, y - 84 * scale, 7 * scale, 9 * scale, '#c98f68');
    tube(
      draw,
      [
        [x + d * 34 * scale, y - 172 * scale],
        [x + d * 43 * scale, y - 134 * scale],
        [x + d * 43 * scale, y - 92 * scale],
      ],
      [11 * scale, 10 * scale, 8 * scale],
      d < 0
        ? draw.linear([lighten(colour, 0.3), colour])
        : draw.linear([colour, shade(colour, 0.4)]),
    );
  }
  draw.path(
    `M${x - 6 * scale},${y}h${-24 * scale}q${2 * scale},${-12 * scale} ` +
      `${24 * scale},${-12 * scale}zM${x + 6 * scale},${y}h${24 * scale}` +
      `q${-2 * scale},${-12 * scale} ${-24 * scale},${-12 * scale}z`,
    '#10181e',
  );
  if (bag) {
    draw.line(
      `M${x - 30 * scale},${y - 180 * scale}L${x + 34 * scale},${y - 96 * scale}`,
      '#f3e2bc',
      5 * scale,
    );
    draw.rect(
      x + 18 * scale,
      y - 104 * scale,
      44 * scale,
      46 * scale,
      draw.linear(['#f7e6c0', '#c9a36a']),
      8,
    );
  }
}
