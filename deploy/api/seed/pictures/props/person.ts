import type { Drawing } from '../primitives/drawing.ts';

/** A small standing figure with its feet at the point. */
export function person(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  coat: string,
  skin = '#e3a981',
  hair = '#22252b',
): void {
  draw.ellipse(x, y + 2 * scale, 15 * scale, 4 * scale, '#0d2230', 'opacity=".28"');
  draw.path(
    `M${x - 6 * scale},${y}L${x - 5 * scale},${y - 26 * scale}H${x + 5 * scale}` +
      `L${x + 7 * scale},${y}H${x + 2.6 * scale}L${x},${y - 18 * scale}L${x - 2 * scale},${y}Z`,
    '#2d3a44',
  );
  draw.path(
    `M${x - 8 * scale},${y - 22 * scale}Q${x - 9 * scale},${y - 45 * scale} ` +
      `${x},${y - 46 * scale}Q${x + 9 * scale},${y - 45 * scale} ` +
      `${x + 8 * scale},${y - 22 * scale}Z`,
    coat,
  );
  draw.ellipse(x, y - 53 * scale, 6 * scale, 7 * scale, skin);
  draw.path(
    `M${x - 6.6 * scale},${y - 52 * scale}Q${x - 7 * scale},${y - 62 * scale} ` +
      `${x + 0.5 * scale},${y - 61 * scale}Q${x + 7.4 * scale},${y - 60 * scale} ` +
      `${x + 6.4 * scale},${y - 53 * scale}Q${x + 2 * scale},${y - 58 * scale} ` +
      `${x - 6.6 * scale},${y - 52 * scale}Z`,
    hair,
  );
}
