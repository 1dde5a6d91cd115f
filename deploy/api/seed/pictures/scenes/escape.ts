import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { boxLock, brassKey, dials, hourglass, letter, puzzleBox } from '../props/escape/letter.ts';
import {
  bolts,
  clock,
  desk,
  deskLamp,
  door,
  padlock,
  panelling,
  pinnedMap,
  wallpaper,
} from '../props/escape/panelling.ts';

export function escapeScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'er', hour: 'night', seed: 257 }, options);
  panelling(draw);
  wallpaper(draw);
  draw.glow(470, 420, 520, '#ffc46a', 0.7);
  door(draw);
  bolts(draw);
  padlock(draw);
  clock(draw);
  pinnedMap(draw);
  desk(draw);
  draw.path('M286,722L620,702L664,812L262,838Z', draw.linear(['#2f7a63', '#1a5445', '#123c33']));
  draw.path('M286,722L620,702L622,708L284,729Z', '#7fc0a4', 'opacity=".5"');
  deskLamp(draw);
  letter(draw);
  brassKey(draw);
  puzzleBox(draw);
  dials(draw);
  boxLock(draw);
  hourglass(draw);
  draw.path('M-20,900V812L130,790L150,822V900Z', draw.tone('#8f2f20'));
  draw.path('M-20,812L130,790L134,798L-20,822Z', '#f3e3c2');
  return draw.finish({ warmth: '#ffc36b', vignette: 0.5, veil: true });
}
