import { fixed } from './frame.ts';
import type { Knot, Point } from './frame.ts';
import { at } from './list.ts';

/** The value a share `t` of the way from `b` to `c` on the curve through `a`, `b`, `c` and `e`. */
export function onCurve(a: number, b: number, c: number, e: number, t: number): number {
  return (
    0.5 *
    (2 * b +
      (c - a) * t +
      (2 * a - 5 * b + 4 * c - e) * t * t +
      (3 * b - a - 3 * c + e) * t * t * t)
  );
}

/**
 * The four neighbours of the step from `index` to the next point; ends stand in for what is
 * missing.
 */
export function neighbours<T>(points: readonly T[], index: number): readonly [T, T, T, T] {
  const b = at(points, index);
  const c = at(points, index + 1);
  return [points[index - 1] ?? b, b, c, points[index + 2] ?? c];
}

/** A point as path text. */
export function written(point: Point | Knot): string {
  return `${fixed(point[0])},${fixed(point[1])}`;
}

/**
 * A smooth curve through the points; `close` is what follows it, such as the way back to the start.
 */
export function smooth(points: readonly Point[], close = ''): string {
  let outline = `M${written(at(points, 0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = neighbours(points, i);
    const leave: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const arrive: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    outline += `C${written(leave)} ${written(arrive)} ${written(c)}`;
  }
  return outline + close;
}
