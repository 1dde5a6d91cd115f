import type { Drawing } from '../../primitives/drawing.ts';
import { HOTPOT_X, HOTPOT_Y, RX } from './measures.ts';

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
      `M${HOTPOT_X + d * 300},${HOTPOT_Y + 40}C${HOTPOT_X + d * 392},${HOTPOT_Y - 6} ` +
        `${HOTPOT_X + d * 404},${HOTPOT_Y + 70} ${HOTPOT_X + d * 296},${HOTPOT_Y + 96}`,
      '#20282b',
      27,
    );
    draw.line(
      `M${HOTPOT_X + d * 300},${HOTPOT_Y + 38}C${HOTPOT_X + d * 390},${HOTPOT_Y - 8} ` +
        `${HOTPOT_X + d * 402},${HOTPOT_Y + 66} ${HOTPOT_X + d * 298},${HOTPOT_Y + 92}`,
      draw.linear(['#f4ead6', '#8d8f8c'], 0, 0, 1, 1),
      17,
    );
  }
}

export function potBody(draw: Drawing): void {
  draw.path(
    `M${HOTPOT_X - RX},${HOTPOT_Y}C${HOTPOT_X - RX},${HOTPOT_Y + 90} ` +
      `${HOTPOT_X - 270},${HOTPOT_Y + 152} ${HOTPOT_X - 250},${HOTPOT_Y + 158}A262,140 0 0 0 ` +
      `${HOTPOT_X + 250},${HOTPOT_Y + 158}C${HOTPOT_X + 270},${HOTPOT_Y + 152} ` +
      `${HOTPOT_X + RX},${HOTPOT_Y + 90} ${HOTPOT_X + RX},${HOTPOT_Y}Z`,
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
