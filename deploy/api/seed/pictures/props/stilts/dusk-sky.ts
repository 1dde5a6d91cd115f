import { cloud, stars } from '../../primitives/air.ts';
import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { HORIZON } from './measures.ts';

export function duskSky(draw: Drawing): void {
  sky(draw, HORIZON);
  if (draw.dark) {
    stars(draw, 230, 330);
    draw.group('transform="rotate(-24 600 160)" style="mix-blend-mode:screen"', () => {
      draw.soft(620, 120, 620, 54, '#8fb0c4', 0.24, 34);
      for (let i = 0; i < 220; i++) {
        draw.add(
          `<circle cx="${fixed(draw.between(0, 1300))}" ` +
            `cy="${fixed(120 + (draw.random() + draw.random() + draw.random() - 1.5) * 80)}" ` +
            `r="${fixed(draw.between(0.4, 1.2))}" fill="#fff3dc" ` +
            `opacity="${fixed(draw.between(0.2, 0.7))}"/>`,
        );
      }
    });
  }
  draw.glow(840, 540, 460, draw.palette.sun, 0.7);
  cloud(draw, 880, 400, 520, 40, draw.palette.sky[3], 0.5);
  cloud(draw, 260, 430, 420, 30, draw.palette.sky[3], 0.35);
}

export function hills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 430],
      [160, 350],
      [320, 400],
      [480, 310],
      [660, 390],
      [840, 430],
      [1020, 400],
      [1200, 440],
    ],
    54,
    draw.linear([
      mix(draw.palette.far, draw.palette.mid, 0.25),
      mix(draw.palette.far, draw.palette.sky[3], 0.4),
    ]),
    HORIZON + 4,
  );
  ridge(
    draw,
    [
      [0, 490],
      [180, 450],
      [360, 486],
      [560, 500],
      [1200, 520],
    ],
    34,
    draw.linear([draw.palette.mid, mix(draw.palette.mid, draw.palette.sky[3], 0.3)]),
    HORIZON + 4,
  );
  draw.soft(700, HORIZON - 6, 620, 18, draw.palette.sky[3], 0.6, 14);
}
