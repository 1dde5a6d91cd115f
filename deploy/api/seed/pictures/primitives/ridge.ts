import type { Drawing } from './drawing.ts';
import { HEIGHT } from './frame.ts';
import type { Point } from './frame.ts';
import { at } from './list.ts';
import { written } from './outline.ts';

const HALVINGS = 5;
const CALMER = 0.52;

/** A hill line: midpoint displacement through the anchors. Returns the points of the line. */
export function ridge(
  draw: Drawing,
  anchors: readonly Point[],
  roughness: number,
  fill: string,
  base = HEIGHT,
): readonly Point[] {
  let line = anchors;
  let swing = roughness;
  for (let n = 0; n < HALVINGS; n++) {
    const finer: Point[] = [];
    for (let i = 0; i < line.length - 1; i++) {
      const a = at(line, i);
      const b = at(line, i + 1);
      finer.push(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + (draw.random() - 0.5) * swing]);
    }
    finer.push(at(line, line.length - 1));
    line = finer;
    swing *= CALMER;
  }
  const first = at(line, 0);
  const last = at(line, line.length - 1);
  draw.path(`M${line.map(written).join('L')}L${last[0]},${base}L${first[0]},${base}Z`, fill);
  return line;
}
