import { Drawing } from '../primitives/drawing.ts';
import { WIDTH } from '../primitives/frame.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { friends } from '../props/karaoke/friend.ts';
import {
  beams,
  mirrorBall,
  paddedWall,
  screen,
  sofa,
  sparkles,
  speakers,
} from '../props/karaoke/padded-wall.ts';
import { mug, singerBody, singerHead, table, tambourine } from '../props/karaoke/singer-body.ts';

export function karaokeScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'ko', hour: 'night', seed: 283 }, options);
  paddedWall(draw);
  screen(draw);
  speakers(draw);
  mirrorBall(draw);
  sparkles(draw);
  beams(draw);
  draw.rect(0, 610, WIDTH, 300, draw.linear(['#33415c', '#1c2840', '#0d1626']));
  draw.ellipse(600, 650, 420, 70, '#ffa884', `opacity=".4" ${draw.blur(24)}`);
  sofa(draw, -1);
  sofa(draw, 1);
  friends(draw);
  singerBody(draw);
  singerHead(draw);
  table(draw);
  mug(draw, 382, '#f3b53c');
  mug(draw, 824, '#5fc4a0');
  tambourine(draw);
  return draw.finish({ warmth: '#ffb98a', vignette: 0.46, veil: true });
}
