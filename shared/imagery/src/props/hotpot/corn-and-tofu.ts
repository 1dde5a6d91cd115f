import type { Drawing } from '../../primitives/drawing.ts';
import { tube } from '../../primitives/tube.ts';
import { HOTPOT_X, HOTPOT_Y, RX, RY } from './measures.ts';
import { corn } from './table.ts';

export function cornAndTofu(draw: Drawing): void {
  corn(draw, 1030, 728);
  corn(draw, 1118, 690);
  for (const [x, y] of [
    [1112, 758],
    [1150, 776],
    [1074, 782],
  ] as const) {
    draw.path(`M${x - 30},${y}l30,-14l30,14v20l-30,14l-30,-14z`, '#e6d8b8');
    draw.path(`M${x - 30},${y}l30,-14l30,14l-30,14z`, '#fffaf0');
    draw.path(`M${x},${y + 14}l30,-14v20l-30,14z`, '#c9b592');
  }
}

export function burner(draw: Drawing): void {
  draw.soft(640, 600, 340, 150, '#1a0a06', 0.75, 24);
  draw.ellipse(600, 566, 262, 138, draw.linear(['#4a5154', '#1b2427'], 0, 0, 1, 0));
  draw.group(draw.blur(5), () => {
    for (let i = 0; i < 34; i++) {
      const a = 0.06 + i * 0.092;
      draw.ellipse(
        600 + Math.cos(a) * 252,
        578 + Math.sin(a) * 130,
        9,
        draw.between(8, 18),
        i % 3 ? '#ff9a3c' : '#5fb4d8',
        'opacity=".7"',
      );
    }
  });
  draw.glow(600, 690, 300, '#ff9c3f', 0.6);
}

export function handles(draw: Drawing): void {
  for (const d of [-1, 1]) {
    draw.line(
      `M${HOTPOT_X + d * 300},${HOTPOT_Y + 40}C${HOTPOT_X + d * 392},${HOTPOT_Y - 6} ${HOTPOT_X + d * 404},${HOTPOT_Y + 70} ${HOTPOT_X + d * 296},${HOTPOT_Y + 96}`,
      '#20282b',
      27,
    );
    draw.line(
      `M${HOTPOT_X + d * 300},${HOTPOT_Y + 38}C${HOTPOT_X + d * 390},${HOTPOT_Y - 8} ${HOTPOT_X + d * 402},${HOTPOT_Y + 66} ${HOTPOT_X + d * 298},${HOTPOT_Y + 92}`,
      draw.linear(['#f4ead6', '#8d8f8c'], 0, 0, 1, 1),
      17,
    );
  }
}

export function potBody(draw: Drawing): void {
  draw.path(
    `M${HOTPOT_X - RX},${HOTPOT_Y}C${HOTPOT_X - RX},${HOTPOT_Y + 90} ${HOTPOT_X - 270},${HOTPOT_Y + 152} ${HOTPOT_X - 250},${HOTPOT_Y + 158}A262,140 0 0 0 ${HOTPOT_X + 250},${HOTPOT_Y + 158}C${HOTPOT_X + 270},${HOTPOT_Y + 152} ${HOTPOT_X + RX},${HOTPOT_Y + 90} ${HOTPOT_X + RX},${HOTPOT_Y}Z`,
    draw.linear(
      [
        [0, '#8b8f8f'],
        [0.14, '#fbf1dc'],
        [0.32, '#a5a49c'],
        [0.56, '#d9d1bf'],
        [0.8, '#6d7475'],
        [1, '#2c3639'],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.line(
    `M${HOTPOT_X - 312},${HOTPOT_Y + 46}A314,190 0 0 0 ${HOTPOT_X + 312},${HOTPOT_Y + 46}`,
    '#fff6e0',
    3,
    'opacity=".55"',
  );
}

export function dividedBroth(draw: Drawing): void {
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
  draw.line('M636,220C736,330 686,418 597,443C497,470 466,560 556,640', '#ffffff', 3, 'opacity=".8"');
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
  draw.ellipse(x, y, radius, radius * 0.86, draw.radial(['#ffffff', '#fdf4e2', '#dcc094'], 0.35, 0.26, 0.85));
}

export function redSide(draw: Drawing): void {
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
      `M${x - 32 * k},${y}q${16 * k},${-26 * k} ${40 * k},${-10 * k}q${26 * k},${8 * k} ${20 * k},${22 * k}q${-30 * k},${14 * k} ${-60 * k},${-12 * k}z`,
      draw.linear(['#d9926e', '#9a4b33', '#6b2a20']),
    );
  }
  ball(draw, 740, 420, 34);
  ball(draw, 806, 450, 32);
  ball(draw, 690, 520, 33);
  ball(draw, 820, 372, 28);
}
