import { mix } from './colour.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './frame.ts';
import { pick } from './list.ts';
import { ridge } from './ridge.ts';
import { tower } from './tower.ts';
import type { Roof, TowerOptions } from './tower.ts';

/** How a row of towers looks. */
export interface SkylineOptions extends TowerOptions {
  /** The other end of the range of body colours. */
  readonly second?: string;
}

const ROOFS: readonly Roof[] = ['flat', 'flat', 'step', 'slant', 'curve', 'flat'];

/** A row of towers between two edges, highest in the middle. */
export function skyline(
  draw: Drawing,
  base: number,
  x0: number,
  x1: number,
  lowest: number,
  highest: number,
  colour: string,
  options: SkylineOptions = {},
): void {
  const { second = colour, ...style } = options;
  for (let x = x0; x < x1;) {
    const width = draw.between(28, 66);
    const middle = Math.sin(((x - x0) / (x1 - x0)) * Math.PI);
    const height =
      lowest + (highest - lowest) * (0.3 + 0.7 * draw.random()) * (0.55 + 0.45 * middle);
    const body = mix(colour, second, draw.random());
    tower(draw, x, base, width, height, body, { roof: pick(draw.random, ROOFS), ...style });
    x += width + draw.between(-4, 5);
  }
}

/** What a window shows: sky, hills, towers and water of the hour. */
export function cityView(
  draw: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  horizon: number,
): void {
  const { palette, dark } = draw;
  const hills: readonly Point[] = [
    [x, horizon - 70],
    [x + width * 0.25, horizon - 120],
    [x + width * 0.5, horizon - 80],
    [x + width * 0.78, horizon - 150],
    [x + width, horizon - 90],
  ];
  draw.group(draw.clip(`<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`), () => {
    draw.rect(x, y, width, height, draw.linear(palette.sky));
    draw.glow(x + width * 0.3, horizon, width * 0.4, palette.sun, 0.5);
    ridge(draw, hills, 34, mix(palette.far, palette.sky[2], 0.35), y + height);
    const towers = { second: palette.far, lit: dark ? 0.42 : 0.06, haze: 0.25 };
    skyline(
      draw,
      horizon,
      x - 8,
      x + width + 6,
      70,
      220,
      mix(palette.mid, palette.far, 0.4),
      towers,
    );
    if (y + height > horizon) {
      draw.rect(x, horizon - 2, width, y + height - horizon + 2, draw.linear(palette.water));
    }
  });
}
