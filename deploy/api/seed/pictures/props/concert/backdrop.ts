import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../../primitives/frame.ts';

const BEAMS = [
  [190, -70, '#5fd0b0'],
  [330, 60, '#ffe0a0'],
  [470, 190, '#ffb45a'],
  [730, -190, '#ffb45a'],
  [870, -60, '#ffe0a0'],
  [1010, 70, '#5fd0b0'],
  [256, 260, '#ff8a5c'],
  [944, -260, '#ff8a5c'],
] as const;

export function backdrop(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#071620', '#12303d', '#1c4650', '#0b1e29']));
  draw.glow(600, 400, 620, '#ff9a4a', 0.7);
  draw.ellipse(
    600,
    402,
    196,
    196,
    draw.radial(
      [
        [0, '#fffbe2'],
        [0.45, '#ffe0a0'],
        [0.8, '#ffb452'],
        [1, '#f0803e'],
      ],
      0.5,
      0.5,
      0.5,
    ),
  );
  draw.glow(600, 402, 330, '#ffd78a', 0.75);
}

export function rings(draw: Drawing): void {
  for (const r of [226, 262]) {
    draw.add(
      `<circle cx="600" cy="402" r="${r}" fill="none" stroke="#ffd28a" ` +
        `stroke-width="${r < 240 ? 4 : 2}" opacity="${r < 240 ? 0.6 : 0.35}"/>`,
    );
  }
}

/** Truss with lamps. */
export function truss(draw: Drawing): void {
  draw.rect(120, 70, 960, 10, '#0a1a22');
  draw.rect(120, 112, 960, 10, '#0a1a22');
  for (let i = 0; i < 32; i++) {
    draw.line(
      `M${120 + i * 30},${i % 2 ? 76 : 116}L${150 + i * 30},${i % 2 ? 116 : 76}`,
      '#0f2a34',
      5,
    );
  }
  draw.rect(110, 60, 26, 640, draw.linear(['#1c4650', '#0a1a22'], 0, 0, 1, 0));
  draw.rect(1064, 60, 26, 640, draw.linear(['#12303d', '#071620'], 0, 0, 1, 0));
}

export function lightBeams(draw: Drawing): void {
  draw.group('style="mix-blend-mode:screen"', () => {
    BEAMS.forEach(([x, d, c]) => {
      draw.path(
        `M${x - 7},126L${x + d - 90},780H${x + d + 90}L${x + 7},126Z`,
        draw.linear([
          [0, c, 0.62],
          [0.5, c, 0.2],
          [1, c, 0],
        ]),
        draw.blur(5),
      );
    });
  });
}

export function lampHeads(draw: Drawing): void {
  BEAMS.forEach(([x, d, c]) => {
    draw.group(`transform="rotate(${-d / 9} ${x} 112)"`, () => {
      draw.rect(x - 15, 108, 30, 34, draw.linear(['#2b545a', '#0d2230'], 0, 0, 1, 0), 7);
      draw.ellipse(x, 142, 14, 6, '#fffbe2');
    });
    draw.glow(x, 144, 46, c, 0.9);
  });
}

/** Stage, wedges, drums. */
export function stage(draw: Drawing): void {
  draw.path('M150,664H1050L1110,760H90Z', draw.linear(['#2f5a5c', '#0d2a33']));
  draw.path('M150,664H1050L1054,671H146Z', '#ffdca0', 'opacity=".75"');
  draw.ellipse(600, 690, 260, 26, '#ffcf86', `opacity=".6" ${draw.blur(14)}`);
}

export function speakers(draw: Drawing): void {
  draw.group('fill="#12262c"', () => {
    for (const x of [206, 268, 872, 934]) {
      draw.rect(x, 560, 58, 106, draw.linear(['#22444a', '#0a1a20'], 0, 0, 1, 0), 4);
      draw.ellipse(x + 29, 590, 17, 17, '#0a161b');
      draw.ellipse(x + 29, 636, 22, 22, '#0a161b');
      draw.ellipse(x + 29, 636, 8, 8, '#2b545a');
    }
  });
}
