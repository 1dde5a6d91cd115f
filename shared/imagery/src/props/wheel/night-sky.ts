import { cloud } from '../../primitives/air.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { ridge } from '../../primitives/ridge.ts';
import { skyline } from '../../primitives/skyline.ts';
import { COLOURS } from './measures.ts';

const WHEEL_R = 300;

const CY = 400;

const CX = 600;

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
    draw.add(`<circle cx="${CX}" cy="${CY}" r="${r}" fill="none" stroke="${c}" stroke-width="${w}"/>`);
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

export function rimBulbs(draw: Drawing): void {
  for (let i = 0; i < 72; i++) {
    const a = (i * Math.PI) / 36;
    draw.ellipse(CX + Math.cos(a) * WHEEL_R, CY + Math.sin(a) * WHEEL_R, 3, 3, i % 2 ? '#fff3c9' : '#ffc56b');
  }
}

export function hub(draw: Drawing): void {
  draw.glow(CX, CY, 300, '#ffdfa0', 0.55);
  draw.ellipse(CX, CY, 40, 40, draw.radial(['#fffbe8', '#ffd98a', '#c98339'], 0.4, 0.35, 0.7));
  draw.path(
    `M${CX - 16},${CY + 14}V${CY - 4}Q${CX - 16},${CY - 16} ${CX - 4},${CY - 16}H${CX + 16}V${CY - 4}H${CX - 2}V${CY + 14}Z`,
    '#1b6650',
  );
}

export function cabins(draw: Drawing): void {
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 + 0.2;
    const x = CX + Math.cos(a) * WHEEL_R;
    const y = CY + Math.sin(a) * WHEEL_R;
    const c = at(COLOURS, i % 4);
    draw.line(`M${fixed(x)},${fixed(y)}v14`, '#fff', 3);
    draw.path(
      `M${fixed(x - 25)},${fixed(y + 22)}q0,-12 12,-12h26q12,0 12,12l3,26q0,14 -14,14h-28q-14,0 -14,-14z`,
      draw.linear([lighten(c, 0.3), c, shade(c, 0.35)], 0, 0, 1, 0),
    );
    draw.rect(x - 20, y + 20, 41, 20, draw.linear(['#fff4cf', '#ffc56b']), 5);
  }
}

function tent(draw: Drawing, x: number, width: number, height: number, a: string, b: string): void {
  for (let i = 0; i < 6; i++) {
    draw.path(
      `M${x + width / 2},${790 - height}L${x + (i * width) / 6},${790 - height * 0.52}Q${x + ((i + 0.5) * width) / 6},${790 - height * 0.42} ${x + ((i + 1) * width) / 6},${790 - height * 0.52}Z`,
      i % 2 ? a : b,
    );
  }
  draw.rect(
    x + 8,
    790 - height * 0.5,
    width - 16,
    height * 0.5,
    draw.linear(['#fff0c4', '#f0a95a', '#7d4a2d']),
  );
  for (let i = 0; i < 4; i++) {
    draw.path(
      `M${x + 26 + (i * (width - 40)) / 4},790v-${height * 0.2}q8,-14 16,0v${height * 0.2}z`,
      '#3a2a22',
      'opacity=".7"',
    );
  }
  draw.path(`M${x + width / 2},${790 - height}v-24l20,8l-20,8`, '#f0b84a');
  draw.glow(x + width / 2, 770, 170, '#ffbf73', 0.5);
}

export function tents(draw: Drawing): void {
  tent(draw, 70, 220, 190, '#e2592f', '#fff3dc');
  tent(draw, 905, 230, 200, '#2f8a6c', '#fff3dc');
  tent(draw, 300, 120, 110, '#f0b84a', '#fff3dc');
}

function light(draw: Drawing, x: number, y: number, radius: number, colour: string): void {
  draw.glow(x, y, radius * 6, colour, 0.75);
  draw.ellipse(x, y, radius, radius, '#fffbe8');
}

export function lightString(draw: Drawing): void {
  draw.line('M0,640Q150,720 300,640T600,650T900,640T1200,650', '#20343d', 2);
  for (let i = 0; i < 25; i++) {
    const x = i * 50;
    const y = 668 + Math.sin(i * 0.63) * 22;
    light(draw, x, y, 5, at(['#ffd98a', '#ff9d72', '#8fe0bf'], i % 3));
  }
}
