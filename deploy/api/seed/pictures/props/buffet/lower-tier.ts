import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { tube } from '../../primitives/tube.ts';
import { leaf } from '../greenery.ts';
import { prawn } from '../prawn.ts';

function ice(draw: Drawing, cx: number, cy: number, rx: number, ry: number, count: number): void {
  draw.ellipse(cx, cy, rx, ry, draw.linear(['#e4f4f6', '#b9dbe2', '#8fbcc8']));
  for (let i = 0; i < count; i++) {
    const a = draw.random() * 6.28;
    const q = Math.sqrt(draw.random()) * 0.97;
    const x = cx + Math.cos(a) * rx * q;
    const y = cy + Math.sin(a) * ry * q - (1 - q) * 12;
    const k = draw.between(10, 20);
    draw.group(
      `transform="translate(${fixed(x)},${fixed(y)}) rotate(${fixed(draw.between(-30, 30))})"`,
      () => {
        draw.path(
          `M${fixed(-k)},${fixed(-k * 0.3)}L0,${fixed(-k * 0.8)}` +
            `L${fixed(k)},${fixed(-k * 0.3)}V${fixed(k * 0.5)}L0,${fixed(k)}` +
            `L${fixed(-k)},${fixed(k * 0.5)}Z`,
          '#a4cfda',
          'opacity=".8"',
        );
        draw.path(
          `M${fixed(-k)},${fixed(-k * 0.3)}L0,${fixed(-k * 0.8)}` +
            `L${fixed(k)},${fixed(-k * 0.3)}L0,${fixed(k * 0.2)}Z`,
          '#ffffff',
          'opacity=".9"',
        );
        draw.path(
          `M0,${fixed(k * 0.2)}L${fixed(k)},${fixed(-k * 0.3)}V${fixed(k * 0.5)}L0,${fixed(k)}Z`,
          '#7fb4c4',
          'opacity=".7"',
        );
      },
    );
  }
}

export function tier(
  draw: Drawing,
  cy: number,
  rx: number,
  ry: number,
  height: number,
  count: number,
): void {
  draw.path(
    `M${600 - rx},${cy}C${600 - rx},${cy + height * 0.7} ${600 - rx * 0.6},${cy + height} ` +
      `600,${cy + height}S${600 + rx},${cy + height * 0.7} ${600 + rx},${cy}Z`,
    draw.linear(
      [
        [0, '#8f9593'],
        [0.14, '#fffaf0'],
        [0.34, '#a8adab'],
        [0.6, '#e9e3d4'],
        [0.84, '#7d8586'],
        [1, '#3f4a4e'],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.ellipse(600, cy, rx, ry, draw.linear(['#fffdf4', '#b3b8b6', '#7d8586'], 0, 0, 1, 1));
  ice(draw, 600, cy - 4, rx - 14, ry - 7, count);
}

export function oyster(draw: Drawing, x: number, y: number, scale: number, turn: number): void {
  draw.group(`transform="translate(${x},${y}) rotate(${turn}) scale(${scale})"`, () => {
    draw.ellipse(4, 14, 50, 22, '#3f6a7a', `opacity=".4" ${draw.blur(5)}`);
    draw.path(
      'M-50,2C-52,-26 -20,-36 8,-30C40,-26 60,-8 52,10C44,28 10,34 -14,28C-36,26 -48,18 -50,2Z',
      draw.linear(['#a9a79c', '#6a6e6a', '#3f474a']),
    );
    draw.path(
      'M-42,0C-42,-20 -16,-28 8,-23C36,-20 50,-6 44,6C36,20 8,25 -12,20C-32,19 -41,12 -42,0Z',
      draw.radial(['#fffdf8', '#f1e6dc', '#b9b4b8'], 0.4, 0.3, 0.8),
    );
    draw.path(
      'M-28,2C-26,-12 -4,-16 12,-12C28,-8 34,2 24,8C8,16 -26,16 -28,2Z',
      draw.radial(['#f7efe0', '#d6c6ae', '#8f8a84'], 0.4, 0.3, 0.85),
    );
    draw.ellipse(-6, -5, 12, 4, '#fff', 'opacity=".9"');
  });
}

function lobsterClaws(draw: Drawing): void {
  const F = draw.linear(['#ff9a6a', '#e2512c', '#8a1f14'], 0, 0, 1, 0.5);
  draw.group(`opacity=".4" transform="translate(8,16)" ${draw.blur(8)}`, () => {
    draw.path('M-40,-60Q0,-100 40,-60L50,60L30,180H-30L-50,60Z', '#2f4f5c');
  });
  for (const d of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      draw.line(
        `M${d * 30},${-30 + i * 22}Q${d * 84},${-50 + i * 26} ${d * (96 - i * 6)},${6 + i * 28}`,
        i % 2 ? '#c9401f' : '#e8663e',
        8,
      );
    }
    draw.line(`M${d * 14},-86C${d * 40},-170 ${d * 130},-190 ${d * 190},-150`, '#b0331a', 4);
    tube(
      draw,
      [
        [d * 34, -56],
        [d * 78, -84],
        [d * 92, -130],
      ],
      [15, 15, 13],
      F,
    );
    draw.path(
      `M${d * 84},-124C${d * 60},-176 ${d * 70},-224 ${d * 106},-250C${d * 112},-226 ` +
        `${d * 112},-206 ${d * 108},-190C${d * 118},-206 ${d * 132},-216 ` +
        `${d * 142},-220C${d * 148},-180 ${d * 136},-136 ${d * 108},-118Z`,
      F,
    );
    draw.path(
      `M${d * 88},-150C${d * 76},-180 ${d * 82},-206 ${d * 98},-226`,
      'none',
      'stroke="#ffd0a8" stroke-width="6" stroke-linecap="round" opacity=".7"',
    );
  }
}

function lobsterShell(draw: Drawing, colour: string): void {
  for (let i = -2; i <= 2; i++) {
    draw.group(`transform="translate(0,168) rotate(${i * 26})"`, () => {
      draw.path('M-12,0C-26,30 -20,62 0,68C20,62 26,30 12,0Z', i % 2 ? '#c9401f' : '#e8663e');
    });
  }
  for (let i = 5; i >= 0; i--) {
    const w = 46 - i * 4;
    const yy = 42 + i * 23;
    draw.path(
      `M${-w},${yy}Q0,${yy - 22} ${w},${yy}Q${w + 4},${yy + 20} ${w - 6},${yy + 28}` +
        `Q0,${yy + 42} ${-w + 6},${yy + 28}Q${-w - 4},${yy + 20} ${-w},${yy}Z`,
      draw.linear(['#ff9a6a', '#e2512c', '#9a2616'], 0, 0, 1, 0.3),
    );
    draw.line(
      `M${-w + 8},${yy + 28}Q0,${yy + 40} ${w - 8},${yy + 28}`,
      '#7a1a10',
      3,
      'opacity=".5"',
    );
  }
  draw.path(
    'M0,-112C14,-100 40,-74 48,-30C54,10 50,44 38,56Q0,74 -38,56C-50,44 -54,10 ' +
      '-48,-30C-40,-74 -14,-100 0,-112Z',
    draw.radial(['#ffb080', '#e8562e', '#a52a16'], 0.36, 0.3, 0.8),
  );
  draw.line('M0,-90V56', '#9a2616', 3, 'opacity=".6"');
  draw.path('M-36,12Q0,36 36,12', 'none', 'stroke="#9a2616" stroke-width="3.500" opacity=".6"');
  draw.ellipse(-22, -30, 8, 32, '#ffe0c0', 'opacity=".55" transform="rotate(10 -22 -30)"');
  for (const d of [-1, 1]) {
    draw.ellipse(d * 18, -88, 8, 8, colour);
    draw.ellipse(d * 19, -91, 5, 5, '#17202a');
  }
}

function lobsterWhole(draw: Drawing): void {
  const c = '#d8482a';
  lobsterClaws(draw);
  lobsterShell(draw, c);
}

function lobster(draw: Drawing, x: number, y: number, scale: number, turn: number): void {
  draw.group(`transform="translate(${x},${y}) rotate(${turn}) scale(${scale})"`, () => {
    lobsterWhole(draw);
  });
}

export function lemon(draw: Drawing, x: number, y: number, scale: number, turn: number): void {
  draw.group(`transform="translate(${x},${y}) rotate(${turn}) scale(${scale})"`, () => {
    draw.path('M-40,0A40,40 0 0 0 40,0Z', draw.linear(['#ffe36a', '#f3b53c']));
    draw.path('M-34,0A34,34 0 0 0 34,0Z', '#fff8d6');
    for (let i = 0; i < 3; i++) {
      draw.path('M0,3L-28,5Q-26,18 -17,25Z', '#ffe27a', `transform="rotate(${-i * 52})"`);
    }
  });
}

export function lowerTier(draw: Drawing): void {
  draw.rect(590, 180, 20, 400, draw.linear(['#fffaf0', '#a8adab', '#4c5557'], 0, 0, 1, 0));
  tier(draw, 640, 392, 92, 120, 90);
  for (const [x, y, r, fl] of [
    [276, 628, 10, 1],
    [338, 676, -16, 1],
    [420, 704, 20, -1],
    [924, 628, 0, -1],
    [866, 676, 14, -1],
    [784, 706, -20, 1],
  ] as const) {
    prawn(draw, x, y, 40, r, '#f2825c', fl);
  }
  oyster(draw, 330, 608, 0.8, -12);
  oyster(draw, 870, 606, 0.8, 14);
  oyster(draw, 804, 646, 0.84, -8);
  draw.group('transform="translate(584,612) scale(1,.78)"', () => {
    lobster(draw, 0, 0, 0.8, -66);
  });
  lemon(draw, 480, 668, 0.8, -12);
  lemon(draw, 716, 672, 0.8, 14);
  leaf(draw, 740, 618, 54, 16, 210, '#3f8f55');
}
