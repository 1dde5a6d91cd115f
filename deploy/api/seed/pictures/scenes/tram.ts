import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { farStreet, lowSun, tongLauRow } from '../props/tram/low-sun.ts';
import { passers, road, tramAndReflection, wires } from '../props/tram/road.ts';

export function tramScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'tr', hour: 'golden', seed: 127 }, options);
  lowSun(draw);
  farStreet(draw);
  tongLauRow(draw, -1);
  tongLauRow(draw, 1);
  road(draw);
  tramAndReflection(draw);
  wires(draw);
  passers(draw);
  return draw.finish({ warmth: '#ffd792', vignette: 0.34, veil: true });
}
