import { lighten, mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../../primitives/frame.ts';
import { tube } from '../../primitives/tube.ts';
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

export function hook(draw: Drawing, x: number, y: number): void {
  draw.line(`M${x},206C${x + 16},196 ${x + 16},224 ${x},226V${y}`, '#6f7371', 5);
  draw.line(`M${x - 1},226V${y}`, '#fff6e0', 1.5, 'opacity=".8"');
}

export function gooseNeck(draw: Drawing): void {
  draw.group(`transform="translate(20,14)" opacity=".32" ${draw.blur(11)}`, () => {
    draw.path('M-62,190C-84,280 -52,344 0,346S84,280 62,190C40,120 -40,120 -62,190Z', '#3a120a');
  });
  tube(
    draw,
    [
      [2, 6],
      [-14, 34],
      [-10, 74],
      [0, 120],
    ],
    [13, 17, 19, 30],
    draw.linear(['#e38a3c', '#b1501f', '#6e2410'], 0, 0, 1, 0),
  );
  tube(
    draw,
    [
      [2, 6],
      [26, 18],
      [40, 40],
    ],
    [15, 13, 6],
    draw.linear(['#c9632a', '#7a2c12']),
  );
  draw.path('M36,32L62,48L40,46Z', '#e9a03c');
  draw.ellipse(22, 17, 3, 3, '#32110b');
}

export function gooseBody(draw: Drawing): void {
  draw.path(
    'M-30,116C-70,150 -86,210 -80,262C-74,318 -40,346 0,348S74,318 80,262C86,210 70,150 30,116C16,108 -16,108 -30,116Z',
    draw.radial(
      [
        [0, '#ffd07a'],
        [0.3, '#ea8b35'],
        [0.68, '#b34d1b'],
        [1, '#5e1b0c'],
      ],
      0.36,
      0.36,
      0.72,
    ),
  );
  draw.path(
    'M-66,166C-96,186 -104,230 -88,262C-74,250 -62,214 -52,190Z',
    draw.linear(['#d9762e', '#7f2f12']),
  );
  draw.path('M66,166C96,186 104,230 88,262C74,250 62,214 52,190Z', draw.linear(['#a8481c', '#561a0b']));
  for (const d of [-1, 1]) {
    tube(
      draw,
      [
        [d * 40, 320],
        [d * 50, 350],
        [d * 42, 384],
      ],
      [27, 20, 9],
      draw.linear(['#d9762e', '#8a3413', '#5e1b0c'], 0, 0, 1, 0),
    );
    draw.ellipse(d * 42, 390, 9, 7, '#f0d9a8');
  }
  draw.path('M-12,330Q0,350 12,330L4,352H-4Z', '#3f120a');
}
