import { Drawing } from '../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../primitives/frame.ts';
import { cityView } from '../primitives/skyline.ts';
import type { SceneOptions } from '../primitives/view.ts';
import {
  chandelier,
  flowers,
  guests,
  lowTable,
  palms,
  rug,
  seating,
} from '../props/lobby/chandelier.ts';
import { HORIZON, WINS } from '../props/lobby/measures.ts';
import {
  columns,
  drapes,
  lightOnFloor,
  stoneFloor,
  windowFrames,
} from '../props/lobby/window-frames.ts';

export function lobbyScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'lb', hour: 'golden', seed: 241 }, options);
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#efdcb8', '#e0c195', '#b98f62']));
  cityView(draw, 180, 60, 840, 510, 500);
  draw.add(
    `<path fill-rule="evenodd" fill="${draw.linear(['#f6e7c8', '#ecd2a4', '#c9a06d'])}" ` +
      `d="M0,0H1200V600H0Z${WINS.map(
        ([x, w]) =>
          `M${x},${HORIZON}V${70 + w / 2}A${w / 2},${w / 2} 0 0 1 ${x + w},${70 + w / 2}` +
          `V${HORIZON}Z`,
      ).join('')}"/>`,
  );
  windowFrames(draw);
  stoneFloor(draw);
  lightOnFloor(draw);
  columns(draw);
  drapes(draw);
  chandelier(draw);
  guests(draw);
  rug(draw);
  seating(draw);
  lowTable(draw);
  flowers(draw);
  palms(draw);
  return draw.finish({ warmth: '#ffe0a0', vignette: 0.36, veil: true, lamp: [600, 190, 760] });
}
