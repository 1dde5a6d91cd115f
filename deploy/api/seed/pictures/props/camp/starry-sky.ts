import { cloud, stars } from '../../primitives/air.ts';
import { lighten, mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { water } from '../../primitives/water.ts';

const HORIZON = 520;

export function starrySky(draw: Drawing): void {
  sky(draw, HORIZON);
  if (draw.dark) {
    draw.glow(760, HORIZON, 420, '#e9a06a', 0.42);
    draw.group(`transform="rotate(-34 620 220)" style="mix-blend-mode:screen"`, () => {
      draw.soft(640, 200, 640, 80, '#6fa0a8', 0.3, 40);
      draw.soft(660, 200, 460, 36, '#cfd9c4', 0.26, 24);
      draw.soft(560, 214, 180, 14, '#0d2230', 0.5, 12);
      for (let i = 0; i < 420; i++) {
        draw.add(
          `<circle cx="${fixed(draw.between(0, 1300))}" ` +
            `cy="${fixed(200 + (draw.random() + draw.random() + draw.random() - 1.5) * 110)}" ` +
            `r="${fixed(draw.between(0.4, 1.3))}" fill="#fff3dc" ` +
            `opacity="${fixed(draw.between(0.2, 0.8))}"/>`,
        );
      }
    });
    stars(draw, 330, HORIZON - 60);
    draw.path(
      'M262,112L176,159L178,161Z',
      draw.linear(
        [
          [0, '#fff3dc', 0.95],
          [1, '#fff3dc', 0],
        ],
        1,
        0,
        0,
        0,
      ),
    );
    for (const [x, y] of [
      [330, 96],
      [905, 150],
      [520, 210],
      [1040, 300],
    ] as const) {
      draw.glow(x, y, 13, '#fff3dc', 0.7);
      draw.ellipse(x, y, 2.4, 2.4, '#fffdf2');
    }
  } else {
    draw.glow(760, 380, 420, draw.palette.sun, 0.9);
    cloud(draw, 400, 150, 620, 60, lighten(draw.palette.sky[3], 0.4), 0.5);
  }
}

export function hills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 478],
      [170, 440],
      [330, 470],
      [520, 420],
      [700, 474],
      [860, 440],
      [1040, 400],
      [1200, 430],
    ],
    40,
    draw.linear([
      mix(draw.palette.far, draw.palette.mid, 0.3),
      mix(draw.palette.far, draw.palette.sky[3], 0.35),
    ]),
    HORIZON + 3,
  );
  ridge(
    draw,
    [
      [700, 516],
      [860, 470],
      [1000, 430],
      [1100, 380],
      [1200, 360],
    ],
    40,
    draw.linear([mix(draw.palette.mid, draw.palette.far, 0.3), draw.palette.mid]),
    HORIZON + 3,
  );
  draw.soft(640, HORIZON - 4, 620, 12, draw.palette.sky[3], 0.4, 12);
}

export function sea(draw: Drawing): void {
  draw.rect(
    0,
    HORIZON,
    WIDTH,
    240,
    draw.linear([draw.palette.water[0], draw.palette.water[1], draw.palette.water[2]]),
  );
  water(
    draw,
    HORIZON + 4,
    760,
    200,
    mix(draw.palette.sun, draw.palette.water[0], 0.35),
    draw.palette.water[2],
    760,
    260,
  );
}

/** Beach and turf. */
export function beach(draw: Drawing): void {
  draw.path(
    'M0,700C200,640 420,650 620,676S980,690 1200,640V900H0Z',
    draw.linear([draw.tint('#d8bd8c'), draw.tint('#8f7a58')]),
  );
  draw.path(
    'M0,694C200,634 420,644 620,670S980,684 1200,634',
    'none',
    `stroke="#fff3dc" stroke-width="5" opacity="${draw.dark ? 0.35 : 0.8}"`,
  );
  draw.path(
    'M0,752C180,706 420,716 640,730S1020,736 1200,700V900H0Z',
    draw.linear([draw.tint('#5f8f5c'), draw.tint('#28583f'), draw.tint('#12392f')]),
  );
}

export function grass(draw: Drawing): void {
  draw.soft(600, 790, 420, 60, '#ffb45a', draw.dark ? 0.5 : 0.12, 34);
  for (let i = 0; i < 420; i++) {
    const x = draw.random() * WIDTH;
    const y = draw.between(742, 896);
    const d = Math.hypot((x - 590) / 420, (y - 780) / 110);
    const l = 6 + (y - 730) * 0.08;
    draw.line(
      `M${fixed(x)},${fixed(y)}q${fixed(draw.between(-3, 3))},${fixed(-l * 0.6)} ` +
        `${fixed(draw.between(-5, 6))},${fixed(-l)}`,
      d < 1 && draw.dark ? '#e9c36a' : draw.tint(i % 3 ? '#4f8f5c' : '#8fb56a'),
      1.7,
      `opacity="${fixed(draw.between(0.2, 0.7))}"`,
    );
  }
}
