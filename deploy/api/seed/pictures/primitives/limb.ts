import type { Drawing } from './drawing.ts';
import { fixed } from './frame.ts';
import type { Knot, Point } from './frame.ts';
import { at } from './list.ts';
import { neighbours, onCurve, written } from './outline.ts';

const STEPS = 8;

function alongCurve(knots: readonly Knot[]): Knot[] {
  const curve: Knot[] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b, c, e] = neighbours(knots, i);
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const on = (k: 0 | 1 | 2): number => onCurve(a[k], b[k], c[k], e[k], t);
      curve.push([on(0), on(1), on(2)]);
    }
  }
  curve.push(at(knots, knots.length - 1));
  return curve;
}

/** A limb: a smooth tapered shape through knots of a point and a radius, with round ends. */
export function limb(draw: Drawing, knots: readonly Knot[], fill: string, more = ''): void {
  const curve = alongCurve(knots);
  const left: Point[] = [];
  const right: Point[] = [];
  curve.forEach((knot, i) => {
    const before = curve[i - 1] ?? knot;
    const after = curve[i + 1] ?? knot;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    left.push([knot[0] - (dy / length) * knot[2], knot[1] + (dx / length) * knot[2]]);
    right.unshift([knot[0] + (dy / length) * knot[2], knot[1] - (dx / length) * knot[2]]);
  });
  const start = fixed(at(knots, 0)[2]);
  const end = fixed(at(knots, knots.length - 1)[2]);
  const [there, back] = [left, right].map((side) => side.map(written).join('L'));
  draw.path(
    `M${there}A${end},${end} 0 0 0 ${back}A${start},${start} 0 0 0 ${written(at(left, 0))}Z`,
    fill,
    more,
  );
}
