import { lighten, mix, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';

/** A tuft of eleven leaves, for the edge of a frame. */
export function plant(draw: Drawing, x: number, y: number, size: number, colour: string): void {
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI / 2 + (i - 5) * 0.25 + draw.between(-0.1, 0.1);
    const l = size * draw.between(0.7, 1.1);
    const ex = x + Math.cos(a) * l;
    const ey = y + Math.sin(a) * l;
    const nx = -Math.sin(a) * size * 0.13;
    const ny = Math.cos(a) * size * 0.13;
    const mx = (x + ex) / 2;
    const my = (y + ey) / 2 - size * 0.06;
    draw.path(
      `M${fixed(x)},${fixed(y)}Q${fixed(mx + nx)},${fixed(my + ny)} ${fixed(ex)},${fixed(ey)}` +
        `Q${fixed(mx - nx)},${fixed(my - ny)} ${fixed(x)},${fixed(y)}Z`,
      mix(colour, i % 2 ? '#cfe3a6' : '#0f3b33', draw.between(0.05, 0.32)),
    );
  }
}

/** One leaf with a midrib, pointing right before it is turned. */
export function leaf(
  draw: Drawing,
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  colour: string,
): void {
  draw.group(`transform="translate(${fixed(x)},${fixed(y)}) rotate(${fixed(turn)})"`, () => {
    draw.path(
      `M0,0C${fixed(length * 0.25)},${fixed(-width)} ${fixed(length * 0.75)},${fixed(-width)} ` +
        `${fixed(length)},0C${fixed(length * 0.75)},${fixed(width)} ` +
        `${fixed(length * 0.25)},${fixed(width)} 0,0Z`,
      draw.linear([lighten(colour, 0.3), colour, shade(colour, 0.25)]),
    );
    draw.line(
      `M0,0L${fixed(length * 0.9)},0`,
      lighten(colour, 0.5),
      fixed(Math.max(1, width * 0.1)),
      'opacity=".6"',
    );
  });
}

/** A long leaf growing upwards before it is turned; `width` is a share of its length. */
export function leafy(
  draw: Drawing,
  x: number,
  y: number,
  length: number,
  turn: number,
  colour: string,
  width = 0.2,
): void {
  draw.group(`transform="translate(${fixed(x)},${fixed(y)}) rotate(${fixed(turn)})"`, () => {
    draw.path(
      `M0,0C${fixed(length * width)},${fixed(-length * 0.3)} ` +
        `${fixed(length * width)},${fixed(-length * 0.7)} 0,${fixed(-length)}` +
        `C${fixed(-length * width)},${fixed(-length * 0.7)} ` +
        `${fixed(-length * width)},${fixed(-length * 0.3)} 0,0Z`,
      draw.linear([lighten(colour, 0.2), shade(colour, 0.15)], 0, 0, 1, 0),
    );
    draw.line(`M0,0V${fixed(-length * 0.85)}`, lighten(colour, 0.4), 1.6, 'opacity=".5"');
  });
}
