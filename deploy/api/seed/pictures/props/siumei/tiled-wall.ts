import { lighten, mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../../primitives/frame.ts';
import { houseSign } from '../house-sign.ts';

export function tiledWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#173f36', '#0f2d29']));
  for (let y = 0; y < HEIGHT; y += 30) {
    for (let x = -30; x < WIDTH; x += 60) {
      const c = mix('#1f6f57', '#123f35', draw.random());
      draw.rect(
        x + ((y / 30) % 2 ? 30 : 0) + 1.5,
        y + 1.5,
        57,
        27,
        draw.linear([lighten(c, 0.16), c], 0, 0, 1, 1),
        3,
      );
    }
  }
  draw.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    draw.radial(
      [
        [0, '#ffb35c', 0.42],
        [0.55, '#ffb35c', 0.08],
        [1, '#04100f', 0.6],
      ],
      0.5,
      0.45,
      0.75,
    ),
  );
}

export function signboard(draw: Drawing): void {
  draw.rect(150, 24, 900, 92, draw.linear(['#8a2313', '#d8482a', '#7a1c0f']), 10);
  draw.rect(162, 34, 876, 72, '#5e160c', 6);
  houseSign(draw, 606, 92, 60, '#ffe3a0', 26);
  for (const x of [330, 870]) {
    draw.path(`M${x - 60},70q60,-40 120,0q-60,40 -120,0z`, '#f3b53c', 'opacity=".5"');
  }
  draw.glow(600, 70, 330, '#ffcf7a', 0.35);
}

/** The window. */
export function shopWindow(draw: Drawing): void {
  draw.rect(130, 128, 940, 566, draw.linear(['#c9a46a', '#7d5630']), 8);
  draw.rect(148, 146, 904, 536, draw.linear(['#f3d6a0', '#d9a35f', '#9c5c30']));
  for (let i = 0; i < 15; i++) {
    for (let j = 0; j < 9; j++) {
      draw.rect(
        150 + i * 60.2,
        148 + j * 60,
        58,
        58,
        mix('#f7ecd2', '#e6c48c', draw.random()),
        3,
        'opacity=".55"',
      );
    }
  }
  draw.rect(
    148,
    146,
    904,
    536,
    draw.radial(
      [
        [0, '#fff1bd', 0.95],
        [0.45, '#ffc467', 0.4],
        [1, '#5a2410', 0.72],
      ],
      0.5,
      0.12,
      0.85,
    ),
  );
}

export function tubeLights(draw: Drawing): void {
  for (const x of [300, 600, 900]) {
    draw.rect(x - 80, 146, 160, 16, '#5c5a52', 4);
    draw.rect(x - 68, 160, 136, 10, '#fff6d0', 5);
    draw.glow(x, 172, 230, '#ffcf7a', 0.85);
  }
}
