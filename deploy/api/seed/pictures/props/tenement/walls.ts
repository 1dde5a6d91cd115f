import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../../primitives/frame.ts';
import { sky } from '../../primitives/sky.ts';
import { skyline } from '../../primitives/skyline.ts';

const FLOOR = 690;
const WINDOW = 'M120,120H460V520H120Z';

/** Painted plaster above a green dado, as in an old walk-up. */
export function wall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#efe3cb', '#dccaa9', '#c6ae88'], 0, 0, 0.4, 1));
  draw.rect(0, 450, WIDTH, 240, draw.linear(['#5f9c82', '#3f7a62', '#2f604c']));
  draw.rect(0, 440, WIDTH, 12, '#2b5746');
}

/** The street outside: a lit sign and the houses opposite. */
export function street(draw: Drawing): void {
  draw.group(draw.clip(`<path d="${WINDOW}"/>`), () => {
    sky(draw, 520);
    skyline(draw, 470, 100, 480, 60, 250, '#5b6880', { second: '#7c7c90', lit: 0.4 });
    draw.rect(110, 330, 360, 200, draw.linear(['#b78f6d', '#7d5a45']));
    for (const x of [140, 230, 320, 410]) {
      draw.rect(x, 360, 54, 70, draw.dark ? '#ffd48a' : '#9fc0bd', 3);
      draw.rect(x - 4, 430, 62, 8, '#5a3e30');
    }
    draw.rect(196, 446, 72, 66, '#8f2b1b', 8);
    draw.rect(202, 452, 60, 54, '#c8391a', 6);
    draw.path('M210,474h44q-2,22 -22,22t-22,-22z', '#ffe9bd');
    for (const x of [222, 232, 242]) draw.line(`M${x},468q5,-5 0,-10`, '#ffe9bd', 3);
    draw.glow(232, 480, 120, '#ff9a5c', 0.5);
  });
}

/** An iron window, half of it open. */
export function ironWindow(draw: Drawing): void {
  for (const x of [120, 233, 346, 460])
    draw.rect(x - 6, 114, 12, 412, draw.linear(['#3d5a4e', '#1e3a30'], 0, 0, 1, 0));
  for (const y of [120, 250, 386, 520]) draw.rect(114, y - 6, 352, 12, '#2c4a3e');
  for (const x of [176, 290, 403])
    draw.ellipse(x, 185, 26, 26, 'none', 'stroke="#2c4a3e" stroke-width="6"');
  draw.rect(96, 520, 388, 22, draw.linear(['#f7ecd6', '#b59c7d']));
}

/** Terrazzo: chips of stone in pale cement. */
export function terrazzo(draw: Drawing): void {
  draw.rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, draw.linear(['#d9cdb6', '#b3a286']));
  draw.rect(0, FLOOR - 10, WIDTH, 16, '#6a4b38');
  for (let i = 0; i < 260; i++) {
    const y = FLOOR + 8 + draw.random() ** 1.2 * 200;
    const size = 2 + ((y - FLOOR) / 200) * 6;
    const colours = ['#8b6a54', '#5f7d6d', '#efe6d4', '#a8523d', '#4b4f52'];
    draw.ellipse(
      draw.random() * WIDTH,
      y,
      size * draw.between(0.7, 1.4),
      size * 0.5,
      colours[Math.floor(draw.random() * colours.length)] ?? '#8b6a54',
      'opacity=".6"',
    );
  }
}
