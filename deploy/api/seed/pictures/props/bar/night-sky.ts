import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { skyline } from '../../primitives/skyline.ts';

const CY = 330;

const CX = 430;

export function nightSky(draw: Drawing): void {
  sky(draw, 600);
  draw.glow(820, 520, 520, '#4f9a93', 0.5);
  draw.glow(250, 540, 360, '#e8824f', 0.35);
}

export function cityBehind(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 330],
      [250, 270],
      [520, 330],
      [800, 240],
      [1200, 330],
    ],
    50,
    '#17384a',
    640,
  );
  skyline(draw, 640, -10, 1210, 120, 300, '#1d4152', { second: '#2a5260', lit: 0.38, haze: 0.4 });
  draw.soft(600, 620, 800, 60, '#f2a25e', 0.35, 34);
  skyline(draw, 660, -10, 1210, 60, 260, '#0f2a38', {
    second: '#163a46',
    lit: 0.55,
    litColour: '#ffcf83',
  });
}

export function bokeh(draw: Drawing): void {
  for (let i = 0; i < 46; i++) {
    const x = draw.random() * WIDTH;
    const y = draw.between(330, 620);
    const r = draw.between(8, 28);
    const c = at(['#ffcf83', '#ff9d6b', '#7fd6c0', '#ffe7bd'], i % 4);
    draw.ellipse(
      x,
      y,
      r,
      r,
      c,
      `opacity="${fixed(draw.between(0.1, 0.34))}" style="mix-blend-mode:screen"`,
    );
  }
}

export function windowFrame(draw: Drawing): void {
  for (const x of [196, 604, 1012]) {
    draw.rect(x - 9, 0, 18, 660, draw.linear(['#2c4a4d', '#0c1a1e'], 0, 0, 1, 0));
  }
  draw.rect(0, 0, WIDTH, 40, '#0a171b');
  draw.path(
    'M0,0H1200V40Q1200,40 1200,110C1170,60 1120,40 1060,40H140C80,40 30,60 0,110Z',
    '#0a171b',
  );
}

export function lamps(draw: Drawing): void {
  for (const [x, l] of [
    [330, 150],
    [470, 210],
    [870, 170],
  ] as const) {
    draw.line(`M${x},0V${l}`, '#05100f', 3);
    draw.ellipse(x, l + 34, 40, 40, draw.radial(['#fff6d6', '#ffcf7d', '#e28a3c'], 0.42, 0.4, 0.7));
    draw.glow(x, l + 34, 190, '#ffb864', 0.8);
    draw.path(`M${x - 15},${l - 2}h30l6,14h-42z`, '#9a6a31');
  }
}

export function barTop(draw: Drawing): void {
  draw.rect(0, 650, WIDTH, 260, draw.linear(['#1c3a35', '#0d211f', '#061210']));
  draw.rect(0, 640, WIDTH, 22, draw.linear(['#e8b873', '#8d5a2c', '#3c2413']));
  draw.rect(0, 660, WIDTH, 5, '#05100f');
  for (let i = 0; i < 16; i++) {
    draw.rect(i * 80, 690, 66, 230, draw.linear(['#17352f', '#0a1b19']), 8, 'opacity=".7"');
  }
}

export function barReflection(draw: Drawing, x: number, width: number, colour: string): void {
  draw.path(
    `M${x - width},650h${2 * width}l${width * 0.5},250h${-3 * width}z`,
    draw.linear([
      [0, colour, 0.35],
      [1, colour, 0],
    ]),
    draw.blur(8),
  );
}

/** Coupe. */
export function coupe(draw: Drawing): void {
  draw.soft(CX, 656, 110, 10, '#05100f', 0.7, 7);
  draw.path(
    `M${CX - 168},${CY}C${CX - 150},${CY + 118} ${CX - 54},${CY + 150} ${CX},${CY + 150}` +
      `S${CX + 150},${CY + 118} ${CX + 168},${CY}Z`,
    '#dff3ea',
    'opacity=".22"',
  );
  draw.path(
    `M${CX - 158},${CY + 32}C${CX - 132},${CY + 118} ${CX - 54},${CY + 140} ${CX},${CY + 140}` +
      `S${CX + 132},${CY + 118} ${CX + 158},${CY + 32}Z`,
    draw.linear(['#ffb45c', '#f07a3a', '#b8372a']),
  );
  draw.ellipse(CX, CY + 32, 158, 30, draw.linear(['#ffe0a0', '#ff9f52']));
  draw.ellipse(CX, CY + 30, 118, 19, '#fff2d2', 'opacity=".75"');
  draw.add(
    `<ellipse cx="${CX}" cy="${CY}" rx="168" ry="32" fill="none" stroke="#e9fff6" ` +
      `stroke-width="4" opacity=".8"/>`,
  );
  draw.rect(
    CX - 6,
    CY + 148,
    12,
    164,
    draw.linear(['#e9fff6', '#6d9a92', '#e9fff6'], 0, 0, 1, 0),
    0,
    'opacity=".75"',
  );
  draw.path(
    `M${CX - 96},650Q${CX - 20},640 ${CX - 6},612H${CX + 6}Q${CX + 20},640 ` +
      `${CX + 96},650Q${CX},664 ${CX - 96},650Z`,
    draw.linear(['#f2fff9', '#7faaa1']),
    'opacity=".8"',
  );
  draw.path(
    `M${CX - 132},${CY + 16}C${CX - 118},${CY + 96} ${CX - 70},${CY + 124} ` +
      `${CX - 40},${CY + 130}C${CX - 92},${CY + 96} ${CX - 104},${CY + 60} ` +
      `${CX - 112},${CY + 18}Z`,
    '#fff',
    'opacity=".42"',
  );
  draw.group(`transform="translate(${CX + 104},${CY - 12}) rotate(24)"`, () => {
    draw.add(
      `<circle r="56" ` +
        `fill="${draw.radial(['#fff1b0', '#ffc94f', '#f39a2a'], 0.5, 0.5, 0.5)}"/><circle ` +
        `r="47" fill="none" stroke="#fff6d6" stroke-width="5"/>`,
    );
    for (let i = 0; i < 8; i++) {
      draw.path(
        `M0,0L${fixed(Math.cos(i * 0.785 - 0.3) * 40)},${fixed(Math.sin(i * 0.785 - 0.3) * 40)}` +
          'A40,40 0 0 1 ' +
          `${fixed(Math.cos(i * 0.785 + 0.3) * 40)},${fixed(Math.sin(i * 0.785 + 0.3) * 40)}Z`,
        '#ffdd7c',
      );
    }
  });
}
