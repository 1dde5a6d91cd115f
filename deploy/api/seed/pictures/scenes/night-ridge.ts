import { Drawing } from '../primitives/drawing.ts';
import { WIDTH } from '../primitives/frame.ts';
import { sky } from '../primitives/sky.ts';
import { skyline } from '../primitives/skyline.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { footpath, grassEdge, ridgeSpine, walkers } from '../props/ridge.ts';

/** The lights of the city from a ridge at night, with walkers whose lamps are on. */
export function nightRidgeScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'nr', hour: 'night', seed: 389 }, options);
  sky(draw, 620);
  for (let i = 0; i < 60; i++)
    draw.ellipse(draw.random() * WIDTH, draw.random() * 260, 1.6, 1.6, '#fff6da', 'opacity=".7"');
  draw.glow(620, 560, 620, '#ffb866', 0.5);
  skyline(draw, 560, -20, 1220, 40, 200, '#27445a', { second: '#34526a', lit: 0.6, haze: 0.2 });
  skyline(draw, 640, -20, 1220, 40, 170, '#16303f', { second: '#203c4c', lit: 0.75 });
  draw.rect(0, 636, WIDTH, 270, draw.linear(['#1b3a44', '#0c2229']));
  draw.soft(600, 640, 620, 26, '#ffc377', 0.35, 18);
  draw.group('style="filter:brightness(.4) saturate(.8)"', () => {
    ridgeSpine(draw);
    footpath(draw);
    grassEdge(draw);
  });
  draw.group('style="filter:brightness(.75)"', () => walkers(draw));
  for (const [x, y] of [
    [560, 596],
    [596, 606],
  ] as const) {
    draw.path(
      `M${x},${y}L${x + 190},${y - 26}V${y + 54}Z`,
      '#ffe9b0',
      `opacity=".3" ${draw.blur(8)}`,
    );
    draw.glow(x, y, 54, '#fff1c4', 0.95);
  }
  return draw.finish({ warmth: '#ffbf78', vignette: 0.4, veil: true });
}
