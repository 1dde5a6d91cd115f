import type { Drawing } from '../../primitives/drawing.ts';
import { steam } from '../../primitives/steam.ts';
import { openBasket } from './tiled-wall.ts';

function harGow(draw: Drawing, x: number, y: number, radius: number, turn: number): void {
  draw.group(`transform="translate(${x},${y}) rotate(${turn})"`, () => {
    draw.soft(4, radius * 0.36, radius, radius * 0.28, '#8a5a2c', 0.45, 6);
    draw.path(
      `M${-radius},${radius * 0.2}C${-radius * 0.9},${-radius * 0.66} ` +
        `${radius * 0.9},${-radius * 0.66} ${radius},${radius * 0.2}` +
        `C${radius * 0.6},${radius * 0.52} ${-radius * 0.6},${radius * 0.52} ` +
        `${-radius},${radius * 0.2}Z`,
      draw.linear(['#fffefa', '#fdf1e4', '#efd3ba']),
    );
    for (let i = -4; i <= 4; i++) {
      draw.path(
        `M${i * radius * 0.19},${-radius * 0.42}q${radius * 0.12},${radius * 0.16} ` +
          `${radius * 0.03},${radius * 0.4}q${-radius * 0.16},${-radius * 0.1} ` +
          `${-radius * 0.03},${-radius * 0.4}z`,
        '#fffdf6',
        'opacity=".85"',
      );
    }
    draw.ellipse(
      -radius * 0.1,
      radius * 0.18,
      radius * 0.4,
      radius * 0.13,
      '#f2946f',
      'opacity=".38"',
    );
  });
}

function siuMai(draw: Drawing, x: number, y: number, radius: number): void {
  draw.soft(x + 3, y + radius * 0.75, radius, radius * 0.3, '#8a5a2c', 0.5, 6);
  draw.path(
    `M${x - radius * 0.82},${y}L${x - radius * 0.68},${y + radius * 0.66}` +
      `Q${x},${y + radius * 0.98} ${x + radius * 0.68},${y + radius * 0.66}` +
      `L${x + radius * 0.82},${y}Z`,
    draw.linear(['#ffe088', '#f0b548', '#c07f28'], 0, 0, 1, 0),
  );
  for (let i = -3; i < 4; i++) {
    draw.line(
      `M${x + i * radius * 0.23},${y + radius * 0.1}L${x + i * radius * 0.19},${y + radius * 0.78}`,
      '#b97b23',
      1.6,
      'opacity=".5"',
    );
  }
  draw.ellipse(x, y, radius * 0.88, radius * 0.42, '#ffe7a4');
  draw.ellipse(x, y - 1, radius * 0.7, radius * 0.32, draw.linear(['#e9ae86', '#c47d58']));
  draw.ellipse(
    x + 1,
    y - 5,
    radius * 0.27,
    radius * 0.17,
    draw.radial(['#ffb04a', '#e8652a'], 0.4, 0.3, 0.7),
  );
}

/** Front basket. */
export function frontBasket(draw: Drawing): void {
  openBasket(draw, 700, 650, 246, 100, 92);
  harGow(draw, 584, 634, 72, -10);
  harGow(draw, 716, 600, 70, 4);
  siuMai(draw, 842, 628, 54);
  siuMai(draw, 632, 694, 54);
  harGow(draw, 752, 692, 74, 8);
  steam(draw, 720, 590, 300, '#fff8e6', 0.6);
}

/** Tea cup & chopsticks. */
export function teacup(draw: Drawing): void {
  draw.soft(1046, 744, 100, 26, '#2b130a', 0.6, 14);
  draw.path(
    'M962,652C966,726 1000,752 1042,752S1118,726 1122,652Z',
    draw.linear(['#fffdf4', '#e3eae0', '#9db4a8'], 0, 0, 1, 0),
  );
  draw.ellipse(1042, 652, 80, 30, '#fffdf4');
  draw.ellipse(1042, 655, 69, 24, draw.linear(['#a4621f', '#d99a45']));
  draw.ellipse(1020, 650, 24, 6, '#ffdf9b', 'opacity=".7"');
  draw.line('M972,694C1000,710 1086,710 1114,692', '#2f7a63', 5);
  steam(draw, 1040, 630, 180, '#fff8e6', 0.45);
}

export function chopsticks(draw: Drawing): void {
  for (const d of [0, 22]) {
    draw.line(
      `M${96 + d},${846 + d * 0.6}L${470 + d},${778 + d * 1.1}`,
      '#31160b',
      13,
      `opacity=".4" ${draw.blur(6)}`,
    );
    draw.line(
      `M${90 + d},${836 + d * 0.6}L${466 + d},${768 + d * 1.1}`,
      draw.linear(['#7f2f1d', '#c65a33'], 0, 0, 1, 0),
      10,
    );
    draw.line(
      `M${90 + d},${833 + d * 0.6}L${466 + d},${765 + d * 1.1}`,
      '#f0a774',
      2,
      'opacity=".7"',
    );
  }
}
