import { indoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { cityView } from '../../primitives/skyline.ts';

export function hall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#4a3a30', '#6e5440', '#3a2a22']));
  cityView(draw, 90, 40, 300, 520, 500);
  cityView(draw, 810, 40, 300, 520, 500);
  draw.add(
    `<path fill-rule="evenodd" fill="${draw.linear(['#8a6a4c', '#a9825c', '#5e4430'])}" ` +
      `d="M0,0H1200V620H0ZM110,560V190A130,130 0 0 1 370,190V560ZM830,560V190A130,130 0 0 1 ` +
      `1090,190V560Z"/>`,
  );
  for (const x of [110, 830]) {
    draw.add(
      `<path d="M${x},560V190A130,130 0 0 1 ${x + 260},190V560" fill="none" stroke="#e6c48c" ` +
        `stroke-width="10"/>`,
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
      `M${x},0H${x + 60}C${x + 64},200 ${x + 56 + d * 6},380 ` +
        `${x + 44 + d * 10},600H${x + 6 + d * 10}C${x - 4},380 ${x + 2},200 ${x},0Z`,
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
      `<ellipse cx="600" cy="${y}" rx="${rx}" ry="${rx * 0.18}" fill="none" stroke="#e0b45c" ` +
        `stroke-width="6"/>`,
    );
    for (let i = 0; i < n; i++) {
      const a = (i * 2 * Math.PI) / n;
      const x = 600 + Math.cos(a) * rx;
      const yy = y + Math.sin(a) * rx * 0.18;
      draw.path(
        `M${fixed(x - 5)},${fixed(yy)}h10l-2,24l-3,8l-3,-8z`,
        draw.linear(['#fffdf0', '#ffd27a']),
      );
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
