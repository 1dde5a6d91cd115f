import { lighten, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';

/** What a bowl holds and how it is decorated. */
export interface BowlOptions {
  /** Strength of its shadow. */
  readonly shadow?: number;
  /** Colour of two painted bands. */
  readonly band?: string | undefined;
  /** Fill of the liquid. */
  readonly soup?: string;
  /** Paints what it holds, clipped to its inside. */
  readonly contents?: () => void;
}

function band(
  draw: Drawing,
  x: number,
  y: number,
  rx: number,
  ry: number,
  height: number,
  colour: string,
): void {
  const stripe = (edge: number, top: number, belly: number, width: number): void => {
    const low = fixed(y + height * belly + ry * 0.86);
    draw.line(
      `M${fixed(x - rx * edge)},${fixed(y + height * top)}C${fixed(x - rx * 0.6)},${low} ` +
        `${fixed(x + rx * 0.6)},${low} ${fixed(x + rx * edge)},${fixed(y + height * top)}`,
      colour,
      fixed(rx * width),
    );
  };
  stripe(0.965, 0.22, 0.22, 0.05);
  stripe(0.93, 0.34, 0.32, 0.018);
}

/** A bowl seen from above the rim. */
export function bowl(
  draw: Drawing,
  x: number,
  y: number,
  rx: number,
  ry: number,
  height: number,
  colour: string,
  options: BowlOptions = {},
): void {
  draw.soft(
    x + rx * 0.16,
    y + height * 0.96,
    rx * 0.95,
    ry * 0.62,
    '#1c100b',
    options.shadow ?? 0.55,
    13,
  );
  draw.path(
    `M${fixed(x - rx)},${fixed(y)}C${fixed(x - rx * 0.97)},${fixed(y + height * 0.56)} ` +
      `${fixed(x - rx * 0.7)},${fixed(y + height * 0.86)} ` +
      `${fixed(x - rx * 0.46)},${fixed(y + height * 0.92)}` +
      `L${fixed(x - rx * 0.44)},${fixed(y + height)}A${fixed(rx * 0.44)},${fixed(ry * 0.4)} 0 0 ` +
      `0 ${fixed(x + rx * 0.44)},${fixed(y + height)}` +
      `L${fixed(x + rx * 0.46)},${fixed(y + height * 0.92)}` +
      `C${fixed(x + rx * 0.7)},${fixed(y + height * 0.86)} ` +
      `${fixed(x + rx * 0.97)},${fixed(y + height * 0.56)} ${fixed(x + rx)},${fixed(y)}Z`,
    draw.linear(
      [
        [0, lighten(colour, 0.3)],
        [0.26, lighten(colour, 0.55)],
        [0.6, colour],
        [1, shade(colour, 0.5)],
      ],
      0,
      0,
      1,
      0.12,
    ),
  );
  if (options.band !== undefined) band(draw, x, y, rx, ry, height, options.band);
  draw.ellipse(
    x,
    y,
    rx,
    ry,
    draw.linear([lighten(colour, 0.8), lighten(colour, 0.4), shade(colour, 0.12)], 0, 0, 1, 0.4),
  );
  draw.ellipse(
    x,
    y + ry * 0.03,
    rx * 0.93,
    ry * 0.9,
    draw.linear([shade(colour, 0.42), shade(colour, 0.14), lighten(colour, 0.4)], 0, 0, 1, 0.5),
  );
  if (options.soup !== undefined)
    draw.ellipse(x, y + ry * 0.12, rx * 0.87, ry * 0.78, options.soup);
  if (options.contents !== undefined) {
    const left = fixed(x - rx * 0.93);
    const right = fixed(x + rx * 0.93);
    const inside =
      `M${left},${fixed(y)}V-200H${right}V${fixed(y)}A${fixed(rx * 0.93)},${fixed(ry * 0.92)} 0 ` +
      `0 1 ${left},${fixed(y)}Z`;
    draw.group(draw.clip(`<path d="${inside}"/>`), options.contents);
  }
}
