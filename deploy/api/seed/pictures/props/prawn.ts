import { lighten, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';
import type { Point } from '../primitives/frame.ts';
import { written } from '../primitives/outline.ts';
import { tube } from '../primitives/tube.ts';

const START = -Math.PI * 0.95;
const SWEEP = Math.PI * 1.22;

function onArc(angle: number, radius: number): Point {
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

function tail(draw: Drawing, radius: number, colour: string): void {
  const [x, y] = onArc(START + SWEEP, radius);
  const step = (angle: number, share: number): string =>
    `${fixed(Math.cos(angle) * radius * share)},${fixed(Math.sin(angle) * radius * share)}`;
  for (const spread of [-0.5, 0, 0.5]) {
    const angle = Math.PI * 0.62 + spread;
    const across = fixed(-Math.cos(angle) * radius * 0.56);
    const back = `${across},${fixed(-Math.sin(angle) * radius * 0.56)}`;
    draw.path(
      `M${fixed(x)},${fixed(y)}q${step(angle - 0.5, 0.34)} ${step(angle, 0.56)}` +
        `q${step(angle + 2.2, 0.34)} ${back}z`,
      spread === 0 ? lighten(colour, 0.18) : shade(colour, 0.14),
    );
  }
}

function legs(draw: Drawing, radius: number, colour: string): void {
  for (let i = 0; i < 5; i++) {
    const from = onArc(-Math.PI * 0.7 + i * 0.34, radius * 0.72);
    const to = onArc(-Math.PI * 0.66 + i * 0.36, radius * 0.38);
    draw.line(`M${written(from)}L${written(to)}`, shade(colour, 0.2), fixed(radius * 0.06));
  }
}

function shell(draw: Drawing, radius: number, colour: string): void {
  const spine: Point[] = [];
  for (let i = 0; i <= 8; i++) spine.push(onArc(START + (i * SWEEP) / 8, radius));
  const widths = [radius * 0.3, radius * 0.36, radius * 0.33, radius * 0.25, radius * 0.12];
  const fill = draw.radial(
    [
      [0, lighten(colour, 0.55)],
      [0.55, lighten(colour, 0.1)],
      [1, shade(colour, 0.22)],
    ],
    0.36,
    0.2,
    0.8,
  );
  tube(draw, spine, widths, fill);
  for (let i = 1; i < 7; i++) {
    const angle = -Math.PI * 0.82 + i * 0.5;
    const out = onArc(angle, radius * 1.3);
    const inner = onArc(angle + 0.1, radius * 0.74);
    const bend: Point = [(out[0] + inner[0]) / 2 + 3, (out[1] + inner[1]) / 2];
    draw.line(
      `M${written(out)}Q${written(bend)} ${written(inner)}`,
      '#fff0dd',
      fixed(radius * 0.055),
      'opacity=".55"',
    );
  }
}

function feelers(draw: Drawing, radius: number, colour: string): void {
  const [x, y] = onArc(START, radius);
  const to = (dx: number, dy: number): string =>
    `${fixed(x + radius * dx)},${fixed(y + radius * dy)}`;
  const width = fixed(radius * 0.04);
  const from = `M${fixed(x)},${fixed(y)}`;
  draw.line(`${from}C${to(-0.2, 0.8)} ${to(0.4, 1.1)} ${to(0.7, 1.2)}`, shade(colour, 0.12), width);
  draw.line(`${from}C${to(-0.5, 0.6)} ${to(-0.4, 1)} ${to(-0.1, 1.3)}`, shade(colour, 0.12), width);
  draw.ellipse(x + radius * 0.05, y + radius * 0.1, radius * 0.07, radius * 0.07, '#1c2428');
}

/** A cooked prawn, curled; its back is `radius` from the point. */
export function prawn(
  draw: Drawing,
  x: number,
  y: number,
  radius: number,
  turn = 0,
  colour = '#f2825c',
  flip = 1,
): void {
  draw.group(
    `transform="translate(${fixed(x)},${fixed(y)}) rotate(${turn}) scale(${flip},1)"`,
    () => {
      tail(draw, radius, colour);
      legs(draw, radius, colour);
      shell(draw, radius, colour);
      feelers(draw, radius, colour);
    },
  );
}
