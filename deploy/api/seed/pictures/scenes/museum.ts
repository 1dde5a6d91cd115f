import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { dust, ropeBarrier, vase, visitors } from '../props/museum/vase.ts';
import {
  alcove,
  lightShaft,
  pictures,
  plinth,
  sideWalls,
  skylight,
  stoneFloor,
  vault,
} from '../props/museum/vault.ts';

export function museumScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'mu', hour: 'noon', seed: 239 }, options);
  vault(draw);
  skylight(draw);
  sideWalls(draw);
  alcove(draw);
  stoneFloor(draw);
  pictures(draw);
  lightShaft(draw);
  plinth(draw);
  vase(draw);
  dust(draw);
  visitors(draw);
  ropeBarrier(draw);
  return draw.finish({ warmth: '#ffe2ac', vignette: 0.46, veil: true, lamp: [610, 420, 560] });
}
