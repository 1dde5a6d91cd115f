import { outdoors } from '../palettes.ts';
import { Drawing } from '../primitives/drawing.ts';
import { at } from '../primitives/list.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  belayer,
  climberArms,
  climberBack,
  climberHead,
  harness,
  mat,
} from '../props/climb/climber-arms.ts';
import {
  boltHoles,
  climberLegs,
  hold,
  lowerFacets,
  rope,
  seams,
  skylight,
  volumes,
  wallFacets,
} from '../props/climb/wall-facets.ts';

const ROUTE = [
  [676, 214, 1.05, 1],
  [492, 300, 1.05, 0],
  [512, 628, 1, 2],
  [668, 724, 1.05, 2],
  [640, 560, 0.8, 1],
  [720, 330, 0.8, 0],
] as const;

const SPOTS = [
  [350, 140],
  [440, 90],
  [390, 260],
  [300, 520],
  [420, 430],
  [370, 790],
  [590, 110],
  [700, 120],
  [650, 60],
  [560, 330],
  [780, 420],
  [830, 560],
  [600, 800],
  [700, 860],
  [800, 760],
  [940, 120],
  [1060, 170],
  [980, 470],
  [1090, 560],
  [920, 640],
  [1010, 740],
  [90, 130],
  [210, 200],
  [80, 480],
  [190, 600],
  [110, 740],
  [240, 830],
  [880, 850],
  [1130, 780],
  [1130, 60],
  [470, 200],
  [860, 240],
] as const;

const COLOURS = [outdoors.red, outdoors.kumquat, '#f3e6c8', '#3f7f9a', outdoors.green, '#e98a6a'];

export function climbScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'cl', hour: 'noon', seed: 227 }, options);
  wallFacets(draw);
  lowerFacets(draw);
  seams(draw);
  boltHoles(draw);
  skylight(draw);
  volumes(draw);
  SPOTS.forEach(([x, y], i) =>
    hold(draw, x, y, draw.between(0.55, 0.95), at(COLOURS, (i * 5 + 2) % 6), i % 3),
  );
  ROUTE.forEach(([x, y, k, t]) => hold(draw, x, y, k, outdoors.kumquat, t));
  rope(draw);
  climberLegs(draw);
  climberArms(draw);
  climberBack(draw);
  harness(draw);
  climberHead(draw);
  mat(draw);
  belayer(draw);
  return draw.finish({ warmth: '#ffe2ac', vignette: 0.42, veil: true, lamp: [600, 400, 640] });
}
