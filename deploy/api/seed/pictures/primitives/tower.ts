import { lighten, shade } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { fixed } from './frame.ts';

/** The top of a tower. */
export type Roof = 'flat' | 'slant' | 'curve' | 'step' | 'taper' | 'prism';

/** How a tower looks; all but the body colour has a default. */
export interface TowerOptions {
  readonly roof?: Roof;
  /** Probability that a window is lit. */
  readonly lit?: number;
  /** A curtain wall: vertical lines, no dark windows. */
  readonly glass?: boolean;
  readonly litColour?: string;
  /** Width and height of one window with its wall. */
  readonly cell?: readonly [number, number];
  /** How much of the air lies before it, 0 to 1. */
  readonly haze?: number;
  readonly mast?: boolean;
}

/** Where a tower stands and how large it is. */
interface Block {
  readonly x: number;
  readonly y: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

const OUTLINES: Readonly<Record<Roof, (block: Block) => string>> = {
  flat: ({ x, y, base, width }) => `M${x},${base}V${y}H${x + width}V${base}Z`,
  slant: ({ x, y, base, width }) => `M${x},${base}V${y + width * 0.5}L${x + width},${y}V${base}Z`,
  curve: ({ x, y, base, width }) =>
    `M${x},${base}V${y + width * 0.55}Q${x},${y} ${x + width * 0.55},${y}H${x + width}V${base}Z`,
  step: ({ x, y, base, width }) =>
    `M${x},${base}V${y + 34}H${x + width * 0.14}V${y + 16}H${x + width * 0.28}V${y}` +
    `H${x + width * 0.72}V${y + 16}H${x + width * 0.86}V${y + 34}H${x + width}V${base}Z`,
  taper: ({ x, y, base, width, height }) =>
    `M${x},${base}V${y + height * 0.22}C${x + width * 0.04},${y + height * 0.08} ` +
    `${x + width * 0.2},${y + 18} ${x + width * 0.3},${y}` +
    `H${x + width * 0.7}C${x + width * 0.8},${y + 18} ` +
    `${x + width * 0.96},${y + height * 0.08} ${x + width},${y + height * 0.22}V${base}Z`,
  prism: ({ x, y, base, width }) =>
    `M${x},${base}V${y + width * 1.2}L${x + width * 0.5},${y}L${x + width},${y + width * 1.6}` +
    `V${base}Z`,
};

function curtainWall(
  draw: Drawing,
  { x, y, width, height }: Block,
  colour: string,
  roof: Roof,
): void {
  for (let line = x + 5; line < x + width; line += 7) {
    draw.rect(line, y, 1.1, height, lighten(colour, 0.35), 0, 'opacity=".5"');
  }
  if (roof !== 'prism') return;
  const right = x + width;
  draw.line(
    `M${x},${y + width * 1.4}L${right},${y + width * 2.6}L${x},${y + width * 3.9}` +
      `L${right},${y + width * 5.2}` +
      `M${right},${y + width * 1.4}L${x},${y + width * 2.6}L${right},${y + width * 3.9}`,
    lighten(colour, 0.55),
    1.6,
    'opacity=".75"',
  );
}

function windows(draw: Drawing, block: Block, colour: string, options: TowerOptions): void {
  const { lit = 0.3, glass = false, litColour = '#ffd99a', cell = [9, 12], haze = 0 } = options;
  const [across, down] = cell;
  for (let y = block.y + 12; y < block.base - 4; y += down) {
    for (let x = block.x + 4; x < block.x + block.width - across + 3; x += across) {
      if (draw.random() < lit) {
        const light = draw.random() < 0.82 ? litColour : '#cfe9e2';
        const opacity = fixed(draw.between(0.35, 1) * (1 - haze * 0.6));
        draw.rect(x, y, across - 4, down - 6.5, light, 0.6, `opacity="${opacity}"`);
      } else if (!glass && draw.random() < 0.5) {
        draw.rect(x, y, across - 4, down - 6.5, shade(colour, 0.22), 0.6, 'opacity=".5"');
      }
    }
  }
}

/** One tower standing on `base`, with some of its windows lit. */
export function tower(
  draw: Drawing,
  x: number,
  base: number,
  width: number,
  height: number,
  colour: string,
  options: TowerOptions = {},
): void {
  const { roof = 'flat', glass = false, haze = 0, mast = false } = options;
  const block: Block = { x, y: base - height, base, width, height };
  const face = draw.linear(
    [lighten(colour, 0.1 * (1 - haze)), colour, shade(colour, 0.16)],
    0,
    0,
    1,
    0,
  );
  const outline = OUTLINES[roof](block);
  draw.path(outline, face);
  draw.group(draw.clip(`<path d="${outline}"/>`), () => {
    if (glass) curtainWall(draw, block, colour, roof);
    windows(draw, block, colour, options);
    draw.rect(x, block.y, width * 0.16, height, lighten(colour, 0.5), 0, 'opacity=".13"');
  });
  if (roof === 'taper' || mast) {
    draw.rect(x + width / 2 - 1.2, block.y - 34, 2.4, 36, lighten(colour, 0.2));
  }
}
