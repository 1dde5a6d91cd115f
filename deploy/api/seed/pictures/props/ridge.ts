import { cloud } from '../primitives/air.ts';
import { mix } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { WIDTH, fixed } from '../primitives/frame.ts';
import { at } from '../primitives/list.ts';
import { smooth } from '../primitives/outline.ts';
import { ridge } from '../primitives/ridge.ts';
import { sky } from '../primitives/sky.ts';
import { person } from './person.ts';
import { POINTS } from './ridge-measures.ts';

const PATH = [
  [400, 905],
  [470, 850],
  [380, 800],
  [450, 750],
  [520, 700],
  [506, 668],
  [560, 646],
  [640, 654],
  [720, 618],
  [760, 602],
] as const;

const SPINE = smooth(POINTS, ' L1220,900 L-20,900 Z');

export function dawnSky(draw: Drawing): void {
  sky(draw, 620);
  draw.glow(830, 330, 480, '#fff0c0', 0.95);
  draw.ellipse(830, 330, 44, 44, '#fffbe6');
  cloud(draw, 300, 170, 620, 60, '#f7d9bd', 0.5);
  cloud(draw, 900, 220, 520, 40, '#fff0d4', 0.5);
}

export function sea(draw: Drawing): void {
  draw.rect(0, 420, WIDTH, 240, draw.linear(['#ffe2b8', '#a9c6bf', '#5f949a']));
  for (let i = 0; i < 90; i++) {
    draw.line(
      `M${fixed(830 + (draw.random() + draw.random() - 1) * 260)},` +
        `${fixed(430 + draw.random() * 160)}` +
        `h${fixed(draw.between(10, 60))}`,
      '#fffbe6',
      fixed(draw.between(1, 2.4)),
      'opacity=".6"',
    );
  }
}

function island(
  draw: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  ridge(
    draw,
    [
      [x, y],
      [x + width * 0.18, y - height * 0.42],
      [x + width * 0.34, y - height * 0.9],
      [x + width * 0.47, y - height * 0.62],
      [x + width * 0.6, y - height],
      [x + width * 0.78, y - height * 0.4],
      [x + width, y],
    ],
    height * 0.22,
    draw.linear([colour, mix(colour, '#ffdcb4', 0.65)]),
    y,
  );
}

export function islands(draw: Drawing): void {
  island(draw, 60, 430, 420, 86, '#93aab0');
  island(draw, 420, 436, 300, 46, '#a5b5b3');
  island(draw, 900, 438, 340, 70, '#9fb2b2');
  island(draw, 180, 486, 300, 66, '#6f979b');
  island(draw, 700, 500, 240, 40, '#7fa3a2');
}

export function midHills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 520],
      [150, 460],
      [300, 520],
      [470, 470],
      [620, 560],
      [800, 600],
      [1000, 590],
      [1200, 640],
    ],
    36,
    draw.linear(['#6b979a', '#93b3a8', '#cfd3b4']),
    760,
  );
  draw.soft(500, 640, 640, 46, '#ffe9c6', 0.5, 30);
  ridge(
    draw,
    [
      [0, 690],
      [160, 640],
      [320, 600],
      [480, 640],
      [700, 560],
      [900, 500],
      [1060, 560],
      [1200, 520],
    ],
    44,
    draw.linear(['#5d9183', '#3f7a6c', '#6d9a7c']),
    900,
  );
}

/** Main spine. */
export function ridgeSpine(draw: Drawing): void {
  draw.path(SPINE, draw.linear(['#4f8f6a', '#2a6a55', '#123f38']));
  draw.group(draw.clip(`<path d="${SPINE}"/>`), () => {
    for (const [a, b, c] of [
      [520, 640, 300],
      [760, 600, 420],
      [260, 724, 200],
      [1010, 690, 260],
    ] as const) {
      draw.path(
        `M${a},${b}C${a + c * 0.3},${b + 60} ${a + c * 0.5},${b + 160} ` +
          `${a + c * 0.2},900H${a - 40}C${a - 10},${b + 160} ${a - 20},${b + 70} ${a},${b}Z`,
        '#0f3b35',
        `opacity=".34" ${draw.blur(10)}`,
      );
    }
    for (let i = 0; i < 520; i++) {
      const x = draw.random() * WIDTH;
      const y = 600 + draw.random() * 300;
      const l = 6 + (y - 600) * 0.06;
      draw.line(
        `M${fixed(x)},${fixed(y)}q${fixed(draw.between(-3, 3))},${fixed(-l * 0.6)} ` +
          `${fixed(draw.between(-6, 8))},${fixed(-l)}`,
        at(['#8fbf7a', '#cfd98a', '#1d5a48', '#5fa274'], i % 4),
        1.7,
        `opacity="${fixed(draw.between(0.2, 0.7))}"`,
      );
    }
  });
}

export function footpath(draw: Drawing): void {
  draw.line(smooth(POINTS), '#f2e4a8', 3, 'opacity=".8"');
  draw.line(smooth(PATH), '#b98a58', 15, 'opacity=".75"');
  draw.line(smooth(PATH.slice(0, 5)), '#e9c794', 19);
  draw.line(smooth(PATH.slice(4)), '#ecd0a0', 9);
}

export function walkers(draw: Drawing): void {
  person(draw, 560, 646, 0.95, '#e2592f');
  person(draw, 596, 652, 0.88, '#2f6f9a', '#c98a62');
  draw.rect(551, 606, 9, 20, '#f2b23e', 3);
  person(draw, 762, 600, 0.7, '#f0c04a');
}

export function birds(draw: Drawing): void {
  draw.line('M607,650L615,612', '#4a3524', 2);
  for (const [x, y, k] of [
    [420, 270, 1.4],
    [470, 296, 1],
    [388, 306, 0.9],
  ] as const) {
    draw.line(
      `M${x - 15 * k},${y - 3 * k}Q${x - 6 * k},${y - 10 * k} ${x},${y}` +
        `Q${x + 7 * k},${y - 10 * k} ${x + 16 * k},${y - 4 * k}`,
      '#3f5f68',
      2.4 * k,
    );
  }
}

export function grassEdge(draw: Drawing): void {
  for (let i = 0; i < 46; i++) {
    const x = i % 2 ? draw.between(-20, 260) : draw.between(860, 1220);
    const y = 905;
    const l = draw.between(60, 170);
    draw.path(
      `M${x},${y}Q${x + draw.between(-20, 30)},${y - l * 0.6} ` +
        `${x + draw.between(-40, 60)},${y - l}Q${x + draw.between(10, 26)},${y - l * 0.5} ` +
        `${x + 9},${y}Z`,
      mix('#0f3b33', '#4f9a68', draw.random()),
      'opacity=".95"',
    );
  }
  for (let i = 0; i < 26; i++) {
    const x = i % 2 ? draw.between(0, 250) : draw.between(880, 1190);
    const y = draw.between(770, 870);
    draw.ellipse(x, y, 5, 5, i % 3 ? '#ffd98c' : '#fff5e0');
  }
}
