import type { Drawing } from './drawing.ts';
import { fixed } from './frame.ts';
import type { Knot, Point } from './frame.ts';
import { at } from './list.ts';
import { neighbours, onCurve, written } from './outline.ts';

const STEPS = 12;

function alongCurve(points: readonly Point[], widths: readonly number[]): Knot[] {
  const curve: Knot[] = [];
  const spans = points.length - 1;
  for (let i = 0; i < spans; i++) {
    const [a, b, c, e] = neighbours(points, i);
    for (let step = i === 0 ? 0 : 1; step <= STEPS; step++) {
      const t = step / STEPS;
      const along = ((i + t) / spans) * (widths.length - 1);
      const index = Math.min(Math.floor(along), widths.length - 2);
      const width = at(widths, index);
      curve.push([
        onCurve(a[0], b[0], c[0], e[0], t),
        onCurve(a[1], b[1], c[1], e[1], t),
        width + (at(widths, index + 1) - width) * (along - index),
      ]);
    }
  }
  return curve;
}

/**
 * A rounded, tapered tube through points: a finger, a chilli, an arm. Half-widths are spread along
 * it.
 */
export function tube(
  draw: Drawing,
  points: readonly Point[],
  widths: readonly number[],
  fill: string,
  more = '',
): void {
  const curve = alongCurve(points, widths);
  const left: Point[] = [];
  const right: Point[] = [];
  curve.forEach((knot, i) => {
    const before = at(curve, Math.max(0, i - 1));
    const after = at(curve, Math.min(curve.length - 1, i + 1));
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const nx = -(after[1] - before[1]) / length;
    const ny = (after[0] - before[0]) / length;
    left.push([knot[0] + nx * knot[2], knot[1] + ny * knot[2]]);
    right.push([knot[0] - nx * knot[2], knot[1] - ny * knot[2]]);
  });
  const end = fixed(at(curve, curve.length - 1)[2]);
  const start = fixed(at(curve, 0)[2]);
  right.reverse();
  const there = left.map(written).join('L');
  const back = right.slice(1).map(written).join('L');
  draw.path(
    `M${there}A${end},${end} 0 0 0 ${written(at(right, 0))}L${back}A${start},${start} 0 0 0 ` +
      `${written(at(left, 0))}Z`,
    fill,
    more,
  );
}
