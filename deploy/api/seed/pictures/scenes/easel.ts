import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  brushHand,
  paintTray,
  painterBack,
  painterHead,
  painterLegs,
  sideTable,
} from '../props/easel/painter-legs.ts';
import {
  boards,
  canvasEdge,
  easelLegs,
  painting,
  pictures,
  stool,
  studioWall,
  windowView,
} from '../props/easel/studio-wall.ts';
import { plant } from '../props/greenery.ts';

export function easelScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'ea', hour: 'golden', seed: 271 }, options);
  studioWall(draw);
  windowView(draw);
  pictures(draw);
  boards(draw);
  easelLegs(draw);
  canvasEdge(draw);
  painting(draw);
  draw.rect(486, 158, 56, 26, draw.tone('#a06c3a'), 4);
  stool(draw);
  painterLegs(draw);
  painterBack(draw);
  painterHead(draw);
  brushHand(draw);
  sideTable(draw);
  paintTray(draw);
  plant(draw, 1150, 900, 230, '#2f7a5c');
  plant(draw, 1060, 930, 160, '#3c8a66');
  return draw.finish({ warmth: '#ffd08a', vignette: 0.4, veil: true, lamp: [700, 420, 620] });
}
