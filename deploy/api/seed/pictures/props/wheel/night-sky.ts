import { cloud } from '../../primitives/air.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { ridge } from '../../primitives/ridge.ts';
import { skyline } from '../../primitives/skyline.ts';
import { CX, CY, WHEEL_R } from './measures.ts';

export function nightSky(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, '#2a4450');
  draw.rect(
    0,
    0,
    WIDTH,
    700,
    draw.linear([
      [0, '#0c2740'],
      [0.4, '#1f4a66'],
      [0.75, '#8b6f7d'],
      [1, '#f0a273'],
    ]),
  );
  draw.glow(600, 640, 620, '#ffa868', 0.7);
  cloud(draw, 300, 240, 520, 50, '#7c8aa0', 0.25);
  cloud(draw, 900, 330, 480, 40, '#e79b86', 0.25);
  for (let i = 0; i < 80; i++) {
    draw.ellipse(
      draw.random() * WIDTH,
      draw.random() * 330,
      draw.between(0.7, 2),
      draw.between(0.7, 2),
      '#fff6dc',
      `opacity="${fixed(draw.between(0.2, 0.9))}"`,
    );
  }
}

export function city(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 560],
      [240, 500],
      [500, 540],
      [820, 480],
      [1200, 540],
    ],
    40,
    draw.linear(['#3a4d66', '#8b6f7d']),
    720,
  );
  skyline(draw, 690, -10, 1210, 60, 230, '#29435c', { second: '#4a5068', lit: 0.42, haze: 0.3 });
}

export function legs(draw: Drawing): void {
  draw.soft(600, 812, 330, 24, '#06141c', 0.7, 16);
  for (const d of [-1, 1]) {
    draw.path(
      `M${CX - 9},${CY}L${CX + d * 190 - 16},806h32L${CX + 9},${CY}Z`,
      draw.linear(['#f4efe2', '#7f98a0', '#2d4652']),
    );
    draw.path(
      `M${CX - 6},${CY}L${CX + d * 110 - 10},806h20L${CX + 6},${CY}Z`,
      draw.linear(['#9fb2b5', '#2a434f']),
    );
  }
  draw.rect(CX - 160, 640, 320, 8, '#8aa0a5');
}

export function rims(draw: Drawing): void {
  for (const [r, w, c] of [
    [WHEEL_R, 9, '#f5eedd'],
    [WHEEL_R - 20, 3, '#c9d6d2'],
    [WHEEL_R * 0.62, 3, '#9fb2b5'],
  ] as const) {
    draw.add(
      `<circle cx="${CX}" cy="${CY}" r="${r}" fill="none" stroke="${c}" stroke-width="${w}"/>`,
    );
  }
}

export function spokes(draw: Drawing): void {
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12;
    const x = CX + Math.cos(a) * WHEEL_R;
    const y = CY + Math.sin(a) * WHEEL_R;
    draw.line(
      `M${fixed(CX + Math.cos(a) * 30)},${fixed(CY + Math.sin(a) * 30)}L${fixed(x)},${fixed(y)}`,
      '#dbe4de',
      1.6,
      'opacity=".75"',
    );
    for (let k = 1; k < 6; k++) {
      const q = WHEEL_R * (0.2 + k * 0.135);
      draw.ellipse(
        CX + Math.cos(a) * q,
        CY + Math.sin(a) * q,
        2.2,
        2.2,
        at(['#ffd98a', '#8fe0bf', '#ff9d72'], (i + k) % 3),
      );
    }
  }
}
