import { outdoors } from '../palettes.ts';
import { mix } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';

/** How a head is seen. */
export interface HeadOptions {
  readonly skin?: string;
  readonly hair?: string;
  /** 1 looks right, -1 looks left, 0 looks out of the picture. */
  readonly facing?: number;
  /** Seen from behind. */
  readonly back?: boolean;
  readonly bun?: boolean | undefined;
  /** Degrees of tilt. */
  readonly turn?: number;
}

/** A head from any side. */
export function head(
  draw: Drawing,
  x: number,
  y: number,
  radius: number,
  options: HeadOptions = {},
): void {
  const {
    skin = outdoors.skin,
    hair = outdoors.ink,
    facing = 0,
    back = false,
    bun = false,
    turn = 0,
  } = options;
  draw.group(
    `transform="translate(${fixed(x)},${fixed(y)}) rotate(${turn}) ` +
      `scale(${facing < 0 ? -1 : 1},1)"`,
    () => {
      if (bun) {
        draw.ellipse(
          facing ? -radius * 0.72 : 0,
          -radius * 1.04,
          radius * 0.44,
          radius * 0.42,
          draw.tone(hair, 0.12),
        );
      }
      draw.ellipse(0, 0, radius * 0.84, radius, draw.tone(skin, 0.2, 0.22));
      if (back) {
        draw.path(
          `M${-radius * 0.88},${radius * 0.42}Q${-radius * 1.04},${-radius * 1.14} ` +
            `0,${-radius * 1.14}T${radius * 0.88},${radius * 0.42}` +
            `Q${radius * 0.5},${radius * 0.86} 0,${radius * 0.84}` +
            `T${-radius * 0.88},${radius * 0.42}Z`,
          draw.tone(hair, 0.16),
        );
      } else if (facing) {
        draw.ellipse(radius * 0.82, radius * 0.12, radius * 0.14, radius * 0.12, skin);
        draw.path(
          `M${radius * 0.8},${-radius * 0.42}Q${radius * 0.5},${-radius * 1.2} ` +
            `${-radius * 0.2},${-radius * 1.14}Q${-radius * 1.1},${-radius} ` +
            `${-radius * 0.98},${radius * 0.1}Q${-radius * 0.9},${radius * 0.6} ` +
            `${-radius * 0.5},${radius * 0.66}Q${-radius * 0.36},${radius * 0.3} ` +
            `${-radius * 0.14},${radius * 0.1}Q${-radius * 0.1},${-radius * 0.36} ` +
            `${radius * 0.1},${-radius * 0.5}Q${radius * 0.5},${-radius * 0.46} ` +
            `${radius * 0.8},${-radius * 0.42}Z`,
          draw.tone(hair, 0.16),
        );
        draw.ellipse(
          -radius * 0.16,
          radius * 0.12,
          radius * 0.13,
          radius * 0.2,
          mix(skin, '#8a4b2c', 0.25),
        );
      } else {
        draw.path(
          `M${-radius * 0.9},${radius * 0.1}Q${-radius},${-radius * 1.16} 0,${-radius * 1.14}` +
            `T${radius * 0.9},${radius * 0.1}Q${radius * 0.7},${-radius * 0.4} ` +
            `${radius * 0.2},${-radius * 0.6}Q${-radius * 0.5},${-radius * 0.5} ` +
            `${-radius * 0.9},${radius * 0.1}Z`,
          draw.tone(hair, 0.16),
        );
      }
    },
  );
}
