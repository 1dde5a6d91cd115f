import { outdoors } from '../palettes.ts';
import { lighten, mix, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';

/** The flowers of the workshop. */
export type BloomKind = 'peony' | 'rose' | 'daisy';

function peony(draw: Drawing, colour: string): void {
  for (const [n, R, k, t] of [
    [9, 30, 26, -0.1],
    [8, 24, 24, 0.06],
    [7, 16, 20, 0.18],
    [5, 8, 15, 0.3],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 360 + R * 7;
      draw.group(`transform="rotate(${fixed(a)})"`, () => {
        draw.path(
          `M0,4C${-k},${-R * 0.5} ${-k * 0.9},${-R - k * 0.7} 0,${-R - k * 0.7}` +
            `C${k * 0.9},${-R - k * 0.7} ${k},${-R * 0.5} 0,4Z`,
          draw.linear([lighten(colour, 0.34 + t), t < 0 ? shade(colour, 0.12) : colour]),
        );
      });
    }
  }
  draw.ellipse(0, 0, 8, 8, draw.tone(outdoors.kumquat, 0.4));
}

function rose(draw: Drawing, colour: string): void {
  draw.ellipse(0, 0, 46, 44, draw.tone(shade(colour, 0.07)));
  for (const [R, a] of [
    [42, 0],
    [36, 70],
    [30, 150],
    [23, 220],
    [16, 300],
    [10, 20],
  ] as const) {
    draw.group(`transform="rotate(${a})"`, () => {
      draw.path(
        `M${-R},4C${-R},${-R * 1.1} ${R},${-R * 1.1} ${R},4C${R * 0.6},${-R * 0.36} ` +
          `${-R * 0.6},${-R * 0.36} ${-R},4Z`,
        lighten(colour, 0.36 - R * 0.005),
      );
      draw.path(
        `M${-R},2C${-R},${R} ${R},${R} ${R},2C${R * 0.7},${R * 0.52} ${-R * 0.7},${R * 0.52} ` +
          `${-R},2Z`,
        mix(colour, shade(colour, 0.3), 0.12 + (42 - R) * 0.006),
      );
    });
  }
  draw.ellipse(0, 0, 6, 5, shade(colour, 0.2));
}

function daisy(draw: Drawing, colour: string): void {
  for (let i = 0; i < 12; i++) {
    draw.group(`transform="rotate(${i * 30})"`, () => {
      draw.path(
        'M0,0C-12,-16 -10,-42 0,-48C10,-42 12,-16 0,0Z',
        draw.linear(['#fffdf4', lighten(colour, 0.5)]),
      );
    });
  }
  draw.ellipse(0, 0, 14, 13, draw.radial(['#ffe08a', outdoors.kumquat, '#c9702a'], 0.35, 0.3, 0.8));
}

const KINDS: Readonly<Record<BloomKind, (draw: Drawing, colour: string) => void>> = {
  peony,
  rose,
  daisy,
};

/** A flower head. */
export function bloom(
  draw: Drawing,
  x: number,
  y: number,
  radius: number,
  colour: string,
  kind: BloomKind,
): void {
  const turn = fixed(draw.between(-20, 20));
  const scale = fixed((radius / 50) * 100) / 100;
  draw.group(
    `transform="translate(${fixed(x)},${fixed(y)}) rotate(${turn}) scale(${scale})"`,
    () => {
      draw.soft(4, 8, 46, 44, '#12332c', 0.35, 8);
      KINDS[kind](draw, colour);
    },
  );
}
