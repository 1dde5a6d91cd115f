import { indoors } from '../palettes.ts';
import { lighten, mix, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';

/** A metal pendant with its pool of light. */
export function pendantLamp(
  draw: Drawing,
  x: number,
  y: number,
  reach: number,
  light = '#ffe2a0',
  metal = '#2a3d3a',
  scale = 1,
): void {
  draw.line(`M${x},-10V${y - 62 * scale}`, '#16262a', 3 * scale);
  draw.path(
    `M${x - 40 * scale},${y + 8}L${x + 40 * scale},${y + 8}L${x + reach},${y + reach * 1.9}` +
      `H${x - reach}Z`,
    draw.linear([
      [0, light, 0.36],
      [1, light, 0],
    ]),
    'style="mix-blend-mode:screen"',
  );
  draw.path(
    `M${x - 66 * scale},${y}C${x - 60 * scale},${y - 44 * scale} ` +
      `${x - 26 * scale},${y - 56 * scale} ${x - 12 * scale},${y - 70 * scale}H${x + 12 * scale}` +
      `C${x + 26 * scale},${y - 56 * scale} ${x + 60 * scale},${y - 44 * scale} ` +
      `${x + 66 * scale},${y}Z`,
    draw.linear([lighten(metal, 0.38), metal, shade(metal, 0.4)], 0, 0, 1, 0),
  );
  draw.ellipse(x, y, 66 * scale, 13 * scale, shade(metal, 0.2));
  draw.ellipse(x, y + 1, 58 * scale, 10 * scale, '#fff4cd');
  draw.ellipse(x, y + 5 * scale, 20 * scale, 17 * scale, '#fffbe6');
  draw.glow(x, y + 10, reach * 1.05, light, 0.9);
}

/** A paper lantern with a tassel. */
export function lantern(
  draw: Drawing,
  x: number,
  y: number,
  radius: number,
  colour: string = indoors.red,
  lit = 0.8,
): void {
  draw.glow(x, y, radius * 2.7, mix(colour, '#ffb35c', 0.6), lit);
  draw.line(`M${x},${y - radius * 1.5}V${y - radius * 0.8}`, '#2b1a14', 2);
  draw.ellipse(
    x,
    y,
    radius,
    radius * 0.86,
    draw.radial(
      [
        [0, '#fff0b8'],
        [0.32, mix(colour, '#ffc15e', 0.62)],
        [0.75, colour],
        [1, shade(colour, 0.34)],
      ],
      0.46,
      0.56,
      0.64,
    ),
  );
  for (const t of [0.32, 0.64, 0.88]) {
    draw.add(
      `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(radius * t)}" ` +
        `ry="${fixed(radius * 0.86)}" fill="none" stroke="${shade(colour, 0.3)}" ` +
        `stroke-width="1.200" opacity=".45"/>`,
    );
  }
  for (const d of [-1, 1]) {
    draw.rect(
      x - radius * 0.36,
      y + d * radius * 0.84 - radius * 0.08,
      radius * 0.72,
      radius * 0.17,
      draw.linear(['#ffe0a0', '#c48a3a'], 0, 0, 1, 0),
      2,
    );
  }
  draw.line(`M${fixed(x)},${fixed(y + radius * 0.92)}V${fixed(y + radius * 1.2)}`, '#e0a640', 2);
  for (let i = -2; i <= 2; i++) {
    draw.line(
      `M${fixed(x)},${fixed(y + radius * 1.2)}` +
        `L${fixed(x + i * radius * 0.07)},${fixed(y + radius * 1.62)}`,
      '#e0a640',
      1.8,
    );
  }
}
