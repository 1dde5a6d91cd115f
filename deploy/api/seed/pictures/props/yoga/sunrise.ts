import { outdoors } from '../../palettes.ts';
import { cloud, stars } from '../../primitives/air.ts';
import { lighten, mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { skyline } from '../../primitives/skyline.ts';
import { plant } from '../greenery.ts';

const SUN_X = 700;

const HORIZON = 560;

export function sunrise(draw: Drawing): void {
  sky(draw, HORIZON);
  if (draw.dark) {
    stars(draw, 120, 300);
  }
  draw.glow(SUN_X, 420, 520, draw.palette.sun, 0.95);
  draw.ellipse(SUN_X, 430, 92, 92, draw.linear(['#fffdf0', mix(draw.palette.sun, '#ffcf8a', 0.6)]));
  cloud(draw, 330, 130, 620, 56, lighten(draw.palette.sky[3], 0.3), 0.55);
  cloud(draw, 900, 220, 500, 40, '#ffd9b0', 0.5);
}

export function hills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 470],
      [200, 400],
      [380, 450],
      [560, 410],
      [760, 460],
      [980, 390],
      [1200, 440],
    ],
    44,
    draw.linear([
      mix(draw.palette.far, draw.palette.sky[2], 0.35),
      mix(draw.palette.far, draw.palette.sky[3], 0.65),
    ]),
    640,
  );
}

export function city(draw: Drawing): void {
  const tl = draw.dark ? 0.4 : 0.07;
  skyline(draw, 640, -10, 1210, 90, 240, mix(draw.palette.far, draw.palette.sky[3], 0.25), {
    second: mix(draw.palette.far, draw.palette.sky[2], 0.4),
    lit: tl,
    haze: 0.8,
  });
  draw.soft(600, 600, 760, 50, draw.palette.sky[3], 0.6, 28);
  skyline(draw, 680, -10, 420, 120, 300, mix(draw.palette.mid, draw.palette.far, 0.4), {
    second: mix(draw.palette.mid, draw.palette.sky[2], 0.35),
    lit: tl,
    haze: 0.4,
  });
  skyline(draw, 680, 860, 1215, 130, 320, mix(draw.palette.mid, draw.palette.far, 0.3), {
    second: mix(draw.palette.mid, draw.palette.sky[2], 0.3),
    lit: tl,
    haze: 0.4,
  });
  skyline(draw, 690, 400, 880, 30, 90, mix(draw.palette.mid, draw.palette.far, 0.5), {
    second: mix(draw.palette.mid, draw.palette.sky[2], 0.4),
    lit: tl,
    haze: 0.5,
  });
  draw.soft(600, 670, 700, 34, draw.palette.sky[3], 0.5, 22);
}

/** Parapet and deck. */
export function deck(draw: Drawing): void {
  draw.rect(0, 640, WIDTH, 44, draw.linear([draw.tint('#f2dcb8'), draw.tint('#bfa07c')]));
  draw.rect(0, 634, WIDTH, 10, draw.tint('#fff0d2'));
  draw.rect(
    0,
    682,
    WIDTH,
    220,
    draw.linear([draw.tint('#d7aa7c'), draw.tint('#a87650'), draw.tint('#6d4630')]),
  );
  for (let i = -8; i < 20; i++) {
    draw.line(
      `M${600 + (i - 6) * 78},682L${600 + (i - 6) * 150},900`,
      draw.tint('#5b3826'),
      2.4,
      'opacity=".4"',
    );
  }
  draw.path(
    'M560,682H840L1010,900H420Z',
    draw.palette.sun,
    `opacity=".5" ${draw.blur(22)} style="mix-blend-mode:soft-light"`,
  );
}

function pot(draw: Drawing, x: number, y: number, scale: number, colour: string): void {
  plant(draw, x, y - 60 * scale, 130 * scale, draw.tint('#3c8a5f'));
  draw.soft(x + 10 * scale, y + 2, 60 * scale, 8 * scale, '#3a2118', 0.5, 6);
  draw.path(
    `M${x - 46 * scale},${y - 70 * scale}H${x + 46 * scale}L${x + 34 * scale},${y}` +
      `H${x - 34 * scale}Z`,
    draw.tone(draw.tint(colour)),
  );
  draw.rect(
    x - 50 * scale,
    y - 78 * scale,
    100 * scale,
    14 * scale,
    lighten(draw.tint(colour), 0.2),
    4,
  );
}

export function pots(draw: Drawing): void {
  pot(draw, 96, 732, 1.15, '#b5603c');
  pot(draw, 1110, 726, 1.05, outdoors.green);
  pot(draw, 206, 712, 0.7, '#e9dcc4');
}
