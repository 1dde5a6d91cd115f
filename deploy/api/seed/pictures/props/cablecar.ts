import { cloud } from '../primitives/air.ts';
import { lighten, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';
import { at } from '../primitives/list.ts';
import { ridge } from '../primitives/ridge.ts';
import { sky } from '../primitives/sky.ts';

export function noonSky(draw: Drawing): void {
  sky(draw, 760);
  draw.glow(940, 140, 420, '#fffbe6', 0.8);
  cloud(draw, 340, 170, 520, 80, '#ffffff', 0.6);
  cloud(draw, 900, 300, 460, 60, '#ffffff', 0.5);
}

export function cloudHills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 430],
      [200, 330],
      [380, 400],
      [560, 280],
      [740, 380],
      [940, 300],
      [1200, 400],
    ],
    90,
    draw.linear(['#a4cbcb', '#d4e6da']),
    900,
  );
  draw.soft(600, 520, 700, 50, '#f4faf0', 0.8, 30);
  ridge(
    draw,
    [
      [0, 560],
      [170, 470],
      [330, 540],
      [520, 430],
      [700, 540],
      [900, 420],
      [1060, 500],
      [1200, 450],
    ],
    86,
    draw.linear(['#7fb5ab', '#a9d0bd']),
    900,
  );
  draw.soft(300, 640, 560, 56, '#f4faf0', 0.85, 34);
  draw.soft(980, 600, 420, 40, '#f4faf0', 0.7, 28);
  ridge(
    draw,
    [
      [0, 690],
      [220, 640],
      [420, 700],
      [600, 620],
      [820, 680],
      [1020, 560],
      [1200, 610],
    ],
    80,
    draw.linear(['#4f9a83', '#6fb095', '#a5cfae']),
    900,
  );
  draw.soft(560, 760, 620, 52, '#eef7ea', 0.8, 30);
}

export function forest(draw: Drawing): void {
  const fr = ridge(
    draw,
    [
      [0, 790],
      [160, 810],
      [360, 846],
      [560, 800],
      [760, 830],
      [980, 730],
      [1200, 690],
    ],
    46,
    draw.linear(['#2f8464', '#195a48']),
    900,
  );

  for (let i = 0; i < 300; i++) {
    const q = at(fr, Math.floor(draw.random() * fr.length));
    const x = q[0] + draw.between(-10, 10);
    const y = q[1] + draw.between(0, 120);
    const r = draw.between(7, 22);
    draw.ellipse(
      x,
      y,
      r,
      r * 0.8,
      at(['#3f9a70', '#277a5c', '#195a48', '#69b57e'], i % 4),
      `opacity="${fixed(draw.between(0.5, 0.95))}"`,
    );
  }
}

/** Pylon. */
export function pylon(draw: Drawing): void {
  draw.path(
    'M960,742L990,330H1014L1050,742H1034L1006,420L978,742Z',
    draw.linear(['#f7f4e8', '#9db5ae'], 0, 0, 1, 0),
  );
  for (let i = 0; i < 6; i++) {
    draw.line(
      `M${983 - i * 4.5},${440 + i * 52}L${1024 + i * 4},${470 + i * 52}` +
        `M${1020 + i * 4},${440 + i * 52}L${982 - i * 4},${470 + i * 52}`,
      '#c9d5cc',
      3.4,
    );
  }
  draw.rect(930, 318, 144, 18, draw.linear(['#fffdf2', '#9db5ae']), 5);
}

function gondola(draw: Drawing, x: number, y: number, scale: number, colour: string): void {
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    draw.rect(-30, -10, 60, 16, '#2b4347', 6);
    draw.path(
      'M-5,2V70C-5,84 -16,92 -30,96H30C16,92 5,84 5,70V2Z',
      draw.linear(['#e9efe7', '#7d938f'], 0, 0, 1, 0),
    );
    const d =
      'M-112,116Q-108,92 -80,92H80Q108,92 112,116L126,236Q126,284 78,290H-78Q-126,284 -126,236Z';
    draw.soft(0, 300, 100, 10, '#194a40', 0.25, 9);
    draw.path(d, draw.linear([lighten(colour, 0.32), colour, shade(colour, 0.32)], 0, 0, 1, 0.2));
    draw.path(
      'M-100,118H-8V210H-112Z',
      draw.linear(
        [
          [0, '#f2fffb', 0.95],
          [0.6, '#a9dcd6', 0.9],
          [1, '#4f9a9a', 0.95],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    draw.path(
      'M8,118H100L112,210H8Z',
      draw.linear(
        [
          [0, '#dff7f1', 0.95],
          [0.6, '#8fcac6', 0.9],
          [1, '#3f8488', 0.95],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    draw.path('M-94,122L-52,122L-84,206H-106Z', '#fff', 'opacity=".6"');
    for (const [px, cc] of [
      [-62, '#e2592f'],
      [-34, '#24484f'],
      [42, '#f0b84a'],
      [70, '#2f6f9a'],
    ] as const) {
      draw.path(`M${px - 14},210Q${px - 15},178 ${px},176T${px + 14},210Z`, cc, 'opacity=".92"');
      draw.ellipse(px, 165, 9.5, 11, '#c98f68');
      draw.path(`M${px - 10},163Q${px - 9},151 ${px},151T${px + 10},163Z`, '#2a211c');
    }
    draw.rect(-124, 226, 248, 12, '#fff6e0', 0, 'opacity=".9"');
    draw.rect(-5, 118, 10, 170, shade(colour, 0.2));
    draw.ellipse(-60, 104, 40, 5, '#fff', 'opacity=".5"');
  });
}

export function gondolas(draw: Drawing): void {
  gondola(draw, 470, 292, 1.18, '#df5730');
  gondola(draw, 150, 216, 0.62, '#2f7a63');
  gondola(draw, 820, 325, 0.5, '#efb23f');
  gondola(draw, 1130, 302, 0.34, '#df5730');
}
