import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { HORIZON, WINS } from './measures.ts';

const VANISHING_Y = 420;

const VANISHING_X = 600;

export function windowFrames(draw: Drawing): void {
  for (const [x, w] of WINS) {
    draw.add(
      `<path d="M${x},${HORIZON}V${70 + w / 2}A${w / 2},${w / 2} 0 0 1 ` +
        `${x + w},${70 + w / 2}V${HORIZON}" fill="none" stroke="#fff6e0" stroke-width="14"/>` +
        `<path d="M${x + 9},${HORIZON}V${72 + w / 2}A${w / 2 - 9},${w / 2 - 9} 0 0 1 ` +
        `${x + w - 9},${72 + w / 2}V${HORIZON}" fill="none" stroke="#a9824e" stroke-width="3" ` +
        `opacity=".7"/>`,
    );
    for (let i = 1; i < (w > 200 ? 4 : 2); i++) {
      const n = w > 200 ? 4 : 2;
      const floorX = x + (i * w) / n;
      const dx = Math.abs(floorX - x - w / 2);
      const y0 = 70 + w / 2 - Math.sqrt((w / 2) ** 2 - dx ** 2);
      draw.rect(floorX - 4, y0, 8, HORIZON - y0, draw.linear(['#fff6e0', '#c9a878'], 0, 0, 1, 0));
    }
    for (const y of [70 + w / 2, 420]) {
      draw.rect(x, y, w, 6, '#f4e4c2');
    }
    draw.glow(x + w / 2, 430, w * 0.9, draw.palette.sun, 0.3);
  }
}

/** Floor: stone in perspective, window light on it. */
export function stoneFloor(draw: Drawing): void {
  draw.rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, draw.linear(['#f3dfb8', '#d3ae7c', '#8f6846']));
  for (let i = -14; i <= 14; i++) {
    const x = 600 + i * 150;
    const far = fixed(
      VANISHING_X + ((x - VANISHING_X) * (HORIZON - VANISHING_Y)) / (HEIGHT - VANISHING_Y),
    );
    draw.path(
      `M${far},${HORIZON}L${x},${HEIGHT}h4L${far + 1},${HORIZON}Z`,
      '#8a6238',
      'opacity=".32"',
    );
  }
  for (let j = 0; j < 9; j++) {
    const y = HORIZON + 340 * Math.pow(j / 9, 1.7);
    draw.rect(0, y, WIDTH, 1 + j * 0.3, '#8a6238', 0, 'opacity=".3"');
  }
  for (let j = 0; j < 8; j++) {
    for (let i = -8; i < 8; i++) {
      if ((i + j) % 2) {
        continue;
      }
      const y0 = HORIZON + 340 * Math.pow(j / 9, 1.7);
      const y1 = HORIZON + 340 * Math.pow((j + 1) / 9, 1.7);
      const floorX = (k: number, y: number) =>
        VANISHING_X + (k * 150 * (y - VANISHING_Y)) / (HEIGHT - VANISHING_Y);
      draw.path(
        `M${fixed(floorX(i, y0))},${fixed(y0)}L${fixed(floorX(i + 1, y0))},${fixed(y0)}` +
          `L${fixed(floorX(i + 1, y1))},${fixed(y1)}L${fixed(floorX(i, y1))},${fixed(y1)}Z`,
        '#2f5f50',
        'opacity=".13"',
      );
    }
  }
}

export function lightOnFloor(draw: Drawing): void {
  draw.group(`style="mix-blend-mode:screen" ${draw.blur(8)}`, () => {
    for (const [x, w] of WINS) {
      draw.path(
        `M${x + 10},${HORIZON}H${x + w - 10}` +
          `L${x + w - 10 + (x + w - 600) * 0.7 + 60},${HEIGHT}H${x + 10 + (x - 600) * 0.7 + 60}Z`,
        draw.linear([
          [0, draw.palette.sun, 0.6],
          [1, draw.palette.sun, 0.05],
        ]),
      );
    }
  });
}

/** Columns. */
export function columns(draw: Drawing): void {
  for (const [x, w] of [
    [90, 74],
    [1036, 74],
  ] as const) {
    draw.rect(
      x,
      0,
      w,
      HORIZON + 40,
      draw.linear(['#fbefd4', '#f0d9ae', '#c9a06d', '#8a6540'], 0, 0, 1, 0),
    );
    for (let i = 1; i < 7; i++) {
      draw.rect(x + (i * w) / 7, 60, 2, HORIZON - 40, '#a98050', 0, 'opacity=".4"');
    }
    draw.rect(x - 14, HORIZON + 18, w + 28, 32, draw.linear(['#fff6e0', '#b98f5e']), 4);
    draw.rect(x - 16, 30, w + 32, 30, draw.linear(['#f3c766', '#a9762c']), 4);
    draw.rect(x - 8, 60, w + 16, 10, '#fff0c8', 3);
  }
}

export function drapes(draw: Drawing): void {
  for (const [x, d] of [
    [398, 1],
    [802, -1],
  ] as const) {
    draw.path(
      `M${x - 18},70H${x + 18}L${x + 16},${HORIZON + 6}H${x - 16}Z`,
      draw.linear(['#2f8a6c', '#1f6f57', '#0f4435'], 0, 0, d, 0),
      'opacity=".96"',
    );
    for (let i = -2; i < 3; i++) {
      draw.rect(
        x + i * 7 - 1,
        74,
        2.5,
        HORIZON - 74,
        i % 2 ? '#0f4435' : '#58ad8b',
        0,
        'opacity=".45"',
      );
    }
    draw.rect(x - 20, 340, 40, 12, '#f3b53c', 4);
  }
}
