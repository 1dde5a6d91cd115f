import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { tube } from '../../primitives/tube.ts';
import { leaf } from '../greenery.ts';
import { cube } from './tiled-wall.ts';

const GLAZES = 'M360,430C366,590 470,722 600,724S834,590 840,430Z';

function sagoInGlass(draw: Drawing): void {
  draw.rect(360, 440, 480, 290, draw.linear(['#ffe07a', '#ffc23c', '#f59d1f', '#d97a17']));
  for (let i = 0; i < 110; i++) {
    const x = draw.between(390, 810);
    const y = draw.between(480, 706);
    const r = draw.between(5, 9);
    draw.ellipse(
      x,
      y,
      r,
      r,
      draw.radial(
        [
          [0, '#ffffff', 0.95],
          [0.6, '#fff3c4', 0.75],
          [1, '#ffd569', 0.4],
        ],
        0.36,
        0.3,
        0.8,
      ),
    );
  }
  for (const [x, y, r] of [
    [450, 560, 26],
    [540, 620, 28],
    [690, 590, 28],
    [764, 540, 24],
    [610, 520, 26],
    [630, 670, 24],
  ] as const) {
    cube(draw, x, y, r);
  }
  draw.rect(
    700,
    440,
    140,
    290,
    draw.linear(
      [
        [0, '#b05a10', 0],
        [1, '#b05a10', 0.45],
      ],
      0,
      0,
      1,
      0,
    ),
  );
}

export function glassBowl(draw: Drawing): void {
  draw.path(
    GLAZES,
    draw.linear(
      [
        [0, '#e9f7f2', 0.95],
        [0.5, '#ffffff', 0.6],
        [1, '#a9cfca', 0.95],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.group(draw.clip('<path d="M384,470C394,606 486,706 600,708S806,606 816,470Z"/>'), () => {
    sagoInGlass(draw);
  });
}

export function bowlTop(draw: Drawing): void {
  draw.ellipse(600, 430, 240, 76, draw.linear(['#ffffff', '#d6ebe6'], 0, 0, 1, 1));
  draw.ellipse(600, 434, 226, 66, draw.linear(['#ffd45c', '#ffe694', '#ffc845'], 0, 0, 1, 1));
  draw.group(draw.clip('<path d="M374,434V100H826V434A226,66 0 0 1 374,434Z"/>'), () => {
    for (let i = 0; i < 60; i++) {
      const a = draw.random() * 6.28;
      const q = Math.sqrt(draw.random());
      const r = draw.between(5, 8);
      draw.ellipse(
        600 + Math.cos(a) * 206 * q,
        436 + Math.sin(a) * 56 * q,
        r,
        r * 0.8,
        draw.radial(
          [
            [0, '#ffffff'],
            [0.6, '#fff6d0'],
            [1, '#f5c95c'],
          ],
          0.36,
          0.3,
          0.8,
        ),
      );
    }
    for (const [x, y, r] of [
      [470, 424, 26],
      [514, 452, 28],
      [448, 452, 22],
      [560, 424, 26],
      [690, 440, 27],
      [738, 424, 24],
      [640, 462, 26],
      [598, 446, 30],
      [550, 388, 27],
      [608, 392, 30],
    ] as const) {
      cube(draw, x, y, r);
    }
    for (let i = 0; i < 30; i++) {
      const x = 660 + draw.between(-52, 62);
      const y = 396 + draw.between(-22, 26);
      const a = draw.between(0, 180);
      draw.group(`transform="translate(${fixed(x)},${fixed(y)}) rotate(${fixed(a)})"`, () => {
        draw.path(
          'M-16,0C-10,-8 6,-9 17,0C8,8 -10,7 -16,0Z',
          draw.linear(['#ffd0c0', '#f58c7c', '#dd5f58']),
        );
        draw.line('M-8,-3Q2,-6 10,-2', '#fff', 1.8, 'opacity=".7"');
      });
    }
  });
}

export function mintAndCherry(draw: Drawing): void {
  leaf(draw, 606, 372, 84, 24, -64, '#3f9a5c');
  leaf(draw, 606, 374, 70, 20, -120, '#57b06a');
  leaf(draw, 604, 374, 52, 16, -22, '#2f7f4c');
  draw.ellipse(566, 366, 13, 13, draw.radial(['#ff8e6a', '#d03a24'], 0.35, 0.3, 0.8));
}

export function glassShine(draw: Drawing): void {
  draw.path(
    'M366,470C374,560 412,630 460,672C424,610 404,540 400,474Z',
    '#ffffff',
    'opacity=".75"',
  );
  draw.path(
    'M420,480C424,520 434,560 446,588',
    'none',
    'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"',
  );
  draw.ellipse(600, 430, 240, 76, 'none', 'stroke="#ffffff" stroke-width="5" opacity=".85"');
  draw.path(
    'M800,470C796,560 760,640 716,680',
    'none',
    'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"',
  );
  draw.glow(590, 560, 330, '#ffd659', 0.42);
}

/** Spoon, napkin and loose cubes in front. */
export function spoonAndNapkin(draw: Drawing): void {
  draw.soft(344, 838, 150, 12, '#6a4a2c', 0.5, 9);
  tube(
    draw,
    [
      [180, 862],
      [320, 836],
      [420, 812],
    ],
    [9, 7, 6],
    draw.linear(['#fff0c4', '#d9a84e', '#8f6224']),
  );
  draw.group('transform="rotate(-14 456 802)"', () => {
    draw.ellipse(462, 804, 52, 27, draw.linear(['#ffe9b0', '#c9923a', '#8f6224'], 0, 0, 1, 1));
    draw.ellipse(460, 801, 42, 19, draw.linear(['#a9742a', '#ffe9b0'], 0, 0, 1, 1));
  });
  cube(draw, 824, 776, 26);
  cube(draw, 866, 800, 22);
  leaf(draw, 760, 796, 60, 17, -12, '#3f9a5c');
  draw.path(
    'M1200,900H930L1010,780Q1100,744 1200,752Z',
    draw.linear(['#e2694a', '#b93a20'], 0, 0, 1, 1),
  );
  draw.path('M1010,780Q1100,744 1200,752V768Q1104,760 1004,792Z', '#ffd9a8', 'opacity=".7"');
}
