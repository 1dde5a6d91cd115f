import { indoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { cityView } from '../../primitives/skyline.ts';
import { tube } from '../../primitives/tube.ts';

export function hall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#4a3a30', '#6e5440', '#3a2a22']));
  cityView(draw, 90, 40, 300, 520, 500);
  cityView(draw, 810, 40, 300, 520, 500);
  draw.add(
    `<path fill-rule="evenodd" fill="${draw.linear(['#8a6a4c', '#a9825c', '#5e4430'])}" d="M0,0H1200V620H0ZM110,560V190A130,130 0 0 1 370,190V560ZM830,560V190A130,130 0 0 1 1090,190V560Z"/>`,
  );
  for (const x of [110, 830]) {
    draw.add(
      `<path d="M${x},560V190A130,130 0 0 1 ${x + 260},190V560" fill="none" stroke="#e6c48c" stroke-width="10"/>`,
    );
    draw.rect(x + 126, 64, 8, 496, '#e6c48c');
    draw.rect(x, 300, 260, 6, '#e6c48c');
  }
  for (const [x, d] of [
    [40, 1],
    [384, -1],
    [760, 1],
    [1104, -1],
  ] as const) {
    draw.path(
      `M${x},0H${x + 60}C${x + 64},200 ${x + 56 + d * 6},380 ${x + 44 + d * 10},600H${x + 6 + d * 10}C${x - 4},380 ${x + 2},200 ${x},0Z`,
      draw.linear(['#2f8a6c', '#14513f', '#1f6f57', '#0b332a'], 0, 0, 1, 0),
    );
    draw.rect(x + 2, 380, 56, 10, indoors.kumquat, 4);
  }
}

export function chandelier(draw: Drawing): void {
  draw.rect(
    0,
    0,
    WIDTH,
    620,
    draw.radial(
      [
        [0, '#ffd592', 0.5],
        [0.5, '#ffb96a', 0.12],
        [1, '#140c08', 0.55],
      ],
      0.5,
      0.2,
      0.7,
    ),
  );
  draw.line('M600,-10V40', '#c9933c', 4);
  for (const [y, rx, n] of [
    [44, 60, 10],
    [84, 110, 16],
  ] as const) {
    draw.add(
      `<ellipse cx="600" cy="${y}" rx="${rx}" ry="${rx * 0.18}" fill="none" stroke="#e0b45c" stroke-width="6"/>`,
    );
    for (let i = 0; i < n; i++) {
      const a = (i * 2 * Math.PI) / n;
      const x = 600 + Math.cos(a) * rx;
      const yy = y + Math.sin(a) * rx * 0.18;
      draw.path(`M${fixed(x - 5)},${fixed(yy)}h10l-2,24l-3,8l-3,-8z`, draw.linear(['#fffdf0', '#ffd27a']));
    }
  }
  draw.glow(600, 90, 380, '#ffdf96', 0.85);
}

/** Buffet cloth. */
export function cloth(draw: Drawing): void {
  draw.rect(0, 606, WIDTH, 300, draw.linear(['#fffaf0', '#ecdcc0', '#a98f72']));
  draw.rect(0, 600, WIDTH, 10, '#ffffff', 0, 'opacity=".8"');
  draw.rect(0, 812, WIDTH, 90, draw.linear(['#1f6f57', '#0c3c30']));
  for (let i = 0; i < 15; i++) {
    draw.path(`M${i * 84},812h84q-6,44 -42,48t-42,-48z`, draw.linear(['#fffaf0', '#d9c4a0']));
  }
  draw.ellipse(600, 720, 440, 80, '#9fd0d8', `opacity=".35" ${draw.blur(24)}`);
}

/** Stand. */
export function standFoot(draw: Drawing): void {
  draw.soft(610, 792, 420, 28, '#5a4632', 0.55, 14);
  draw.path(
    'M520,790Q560,780 566,740H634Q640,780 680,790Z',
    draw.linear(['#8f9593', '#fffaf0', '#a8adab', '#3f4a4e'], 0, 0, 1, 0),
  );
  draw.glow(600, 640, 420, '#c4f0f4', 0.5);
}

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
          `M${fixed(-k)},${fixed(-k * 0.3)}L0,${fixed(-k * 0.8)}L${fixed(k)},${fixed(-k * 0.3)}V${fixed(k * 0.5)}L0,${fixed(k)}L${fixed(-k)},${fixed(k * 0.5)}Z`,
          '#a4cfda',
          'opacity=".8"',
        );
        draw.path(
          `M${fixed(-k)},${fixed(-k * 0.3)}L0,${fixed(-k * 0.8)}L${fixed(k)},${fixed(-k * 0.3)}L0,${fixed(k * 0.2)}Z`,
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

export function tier(draw: Drawing, cy: number, rx: number, ry: number, height: number, count: number): void {
  draw.path(
    `M${600 - rx},${cy}C${600 - rx},${cy + height * 0.7} ${600 - rx * 0.6},${cy + height} 600,${cy + height}S${600 + rx},${cy + height * 0.7} ${600 + rx},${cy}Z`,
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

export function lobsterClaws(draw: Drawing): void {
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
      `M${d * 84},-124C${d * 60},-176 ${d * 70},-224 ${d * 106},-250C${d * 112},-226 ${d * 112},-206 ${d * 108},-190C${d * 118},-206 ${d * 132},-216 ${d * 142},-220C${d * 148},-180 ${d * 136},-136 ${d * 108},-118Z`,
      F,
    );
    draw.path(
      `M${d * 88},-150C${d * 76},-180 ${d * 82},-206 ${d * 98},-226`,
      'none',
      'stroke="#ffd0a8" stroke-width="6" stroke-linecap="round" opacity=".7"',
    );
  }
}
