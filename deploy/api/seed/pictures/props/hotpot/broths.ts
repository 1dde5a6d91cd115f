import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { tube } from '../../primitives/tube.ts';
import { leaf } from '../greenery.ts';
import { HOTPOT_X, HOTPOT_Y, RX } from './measures.ts';
import { mushroom } from './table.ts';

const RY = 196;

function dividedBroth(draw: Drawing): void {
  draw.ellipse(
    HOTPOT_X,
    HOTPOT_Y + 20,
    RX - 20,
    RY - 16,
    draw.radial(
      [
        [0, '#ff9a52'],
        [0.45, '#dc4a22'],
        [1, '#8a1c12'],
      ],
      0.34,
      0.34,
      0.75,
    ),
  );
  const sd = `M640,220C740,330 690,420 600,446C500,474 470,560 560,640H1000V200Z`;
  draw.path(sd, draw.radial(['#fffaf0', '#fbe6bf', '#d9b27a'], 0.3, 0.35, 0.8));
  draw.path(
    'M640,220C740,330 690,420 600,446C500,474 470,560 560,640',
    'none',
    `stroke="#5c2a18" stroke-width="26" opacity=".4" transform="translate(6,10)" ${draw.blur(6)}`,
  );
  draw.line(
    'M640,220C740,330 690,420 600,446C500,474 470,560 560,640',
    draw.linear(['#fff8e8', '#a9aaa4', '#e9e1cf']),
    16,
  );
  draw.line(
    'M636,220C736,330 686,418 597,443C497,470 466,560 556,640',
    '#ffffff',
    3,
    'opacity=".8"',
  );
}

function chilli(draw: Drawing, x: number, y: number, a: number, length: number): void {
  draw.group(`transform="translate(${x},${y}) rotate(${a})"`, () => {
    tube(
      draw,
      [
        [0, 0],
        [length * 0.4, -6],
        [length, 4],
      ],
      [9, 10, 2],
      draw.linear(['#ff7a52', '#c01f18', '#6f0f10']),
    );
    draw.line(`M6,-4Q${length * 0.4},-10 ${length * 0.7},-3`, '#ffc7a4', 2.4, 'opacity=".7"');
    tube(
      draw,
      [
        [-2, 0],
        [-14, 2],
      ],
      [4, 3],
      '#4c7a3a',
    );
  });
}

function ball(draw: Drawing, x: number, y: number, radius: number): void {
  draw.ellipse(x + 3, y + radius * 0.5, radius * 1.1, radius * 0.4, '#b98b4e', 'opacity=".5"');
  draw.ellipse(
    x,
    y,
    radius,
    radius * 0.86,
    draw.radial(['#ffffff', '#fdf4e2', '#dcc094'], 0.35, 0.26, 0.85),
  );
}

function redSide(draw: Drawing): void {
  for (let i = 0; i < 46; i++) {
    const x = draw.between(300, 620);
    const y = draw.between(270, 610);
    const r = draw.between(4, 15);
    if (x > 470 + (y < 440 ? 90 : -20) + draw.between(0, 40)) {
      continue;
    }
    draw.ellipse(x, y, r, r * 0.6, '#ffb45e', 'opacity=".5"');
    draw.ellipse(x - r * 0.25, y - r * 0.2, r * 0.4, r * 0.16, '#ffe9b8', 'opacity=".85"');
  }
  chilli(draw, 356, 420, 14, 70);
  chilli(draw, 430, 372, -24, 64);
  chilli(draw, 410, 506, 30, 66);
  chilli(draw, 520, 352, 8, 58);
  chilli(draw, 470, 452, -40, 52);
  chilli(draw, 556, 300, 24, 56);
  for (let i = 0; i < 30; i++) {
    const x = draw.between(320, 560);
    const y = draw.between(300, 560);
    draw.ellipse(x, y, 3.4, 2.8, '#5c150e');
  }
  for (const [x, y, k] of [
    [388, 470, 1],
    [500, 404, 0.9],
    [580, 350, 0.8],
  ] as const) {
    draw.path(
      `M${x - 32 * k},${y}q${16 * k},${-26 * k} ${40 * k},${-10 * k}q${26 * k},${8 * k} ` +
        `${20 * k},${22 * k}q${-30 * k},${14 * k} ${-60 * k},${-12 * k}z`,
      draw.linear(['#d9926e', '#9a4b33', '#6b2a20']),
    );
  }
  ball(draw, 740, 420, 34);
  ball(draw, 806, 450, 32);
  ball(draw, 690, 520, 33);
  ball(draw, 820, 372, 28);
}

function whiteSide(draw: Drawing): void {
  mushroom(draw, 726, 342, 36);
  mushroom(draw, 646, 572, 34);
  for (const [x, y] of [
    [772, 520],
    [850, 420],
    [646, 486],
    [786, 330],
    [690, 460],
    [730, 576],
    [760, 470],
  ] as const) {
    draw.ellipse(x, y, 9, 6.5, draw.radial(['#ff8a5e', '#c4301d'], 0.35, 0.3, 0.8));
  }
  for (let i = 0; i < 18; i++) {
    const x = draw.between(640, 880);
    const y = draw.between(330, 590);
    draw.add(
      `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="8" ry="5.500" fill="none" ` +
        `stroke="${i % 3 ? '#5ba35c' : '#9bcf84'}" stroke-width="4"/>`,
    );
  }
  leaf(draw, 836, 492, 70, 20, 150, '#57a862');
  leaf(draw, 800, 560, 76, 20, -30, '#3f8f55');
  for (let i = 0; i < 22; i++) {
    const l = i % 2;
    draw.add(
      `<ellipse cx="${fixed(l ? draw.between(640, 860) : draw.between(330, 520))}" ` +
        `cy="${fixed(draw.between(320, 580))}" rx="${fixed(draw.between(5, 12))}" ` +
        `ry="${fixed(draw.between(3, 7))}" fill="#fff" fill-opacity=".16" stroke="#fff3dc" ` +
        `stroke-width="1.600" stroke-opacity=".75"/>`,
    );
  }
}

function brothsInPot(draw: Drawing): void {
  dividedBroth(draw);
  redSide(draw);
  whiteSide(draw);
}

export function broths(draw: Drawing): void {
  draw.ellipse(
    HOTPOT_X,
    HOTPOT_Y,
    RX,
    RY,
    draw.linear(['#fff9ea', '#cbc7ba', '#7c8384'], 0, 0, 1, 1),
  );
  draw.ellipse(
    HOTPOT_X,
    HOTPOT_Y,
    RX - 15,
    RY - 12,
    draw.linear(['#3d4648', '#8d9190', '#e9e2d0'], 0, 0, 1, 1),
  );
  draw.group(
    draw.clip(`<ellipse cx="${HOTPOT_X}" cy="${HOTPOT_Y + 2}" rx="${RX - 17}" ry="${RY - 14}"/>`),
    () => {
      brothsInPot(draw);
    },
  );
}
