import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';

export function tiledWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#e6d0a8', '#d0ae7c', '#8d623f']));
  for (let y = 0; y < 560; y += 40) {
    for (let x = -80; x < WIDTH; x += 80) {
      const c = mix('#f4e9d0', '#dcc9a4', draw.random());
      draw.rect(
        x + ((y / 40) % 2 ? 40 : 0) + 1.5,
        y + 1.5,
        77,
        37,
        draw.linear([lighten(c, 0.5), c], 0, 0, 1, 1),
        4,
      );
    }
  }
  draw.rect(
    0,
    0,
    WIDTH,
    560,
    draw.radial(
      [
        [0, '#fff4d0', 0.8],
        [0.5, '#ffd592', 0.25],
        [1, '#3f2c1c', 0.5],
      ],
      0.3,
      0.1,
      0.95,
    ),
  );
}

export function shelves(draw: Drawing): void {
  for (const y of [150, 240]) {
    draw.rect(140, y, 920, 14, draw.linear(['#b9804a', '#6a4124']));
    draw.rect(
      140,
      y + 14,
      920,
      22,
      draw.linear([
        [0, '#2a1a10', 0.35],
        [1, '#2a1a10', 0],
      ]),
    );
  }
  for (let i = 0; i < 11; i++) {
    const x = 196 + i * 82;
    const c = at(['#1f6f57', '#f4ead4', '#d8633a', '#5b7f86', '#f3b53c'], i % 5);
    if (i % 3 === 1) {
      draw.path(
        `M${x - 24},150V92Q${x - 24},84 ${x - 16},84H${x + 16}Q${x + 24},84 ${x + 24},92V150Z`,
        draw.linear(
          [
            [0, '#f7f4e4', 0.95],
            [0.5, '#c9dcd2', 0.8],
            [1, '#8aa79c', 0.95],
          ],
          0,
          0,
          1,
          0,
        ),
      );
      draw.rect(x - 21, 108, 42, 40, draw.linear(['#7a4a2a', '#3f2413']), 4);
      draw.rect(x - 20, 74, 40, 13, '#b9804a', 4);
    } else {
      draw.path(
        `M${x - 22},150V96L${x - 14},78H${x + 14}L${x + 22},96V150Z`,
        draw.linear([lighten(c, 0.35), c, shade(c, 0.35)], 0, 0, 1, 0),
      );
      draw.rect(x - 13, 108, 26, 24, '#fff6e0', 2, 'opacity=".9"');
      draw.ellipse(x, 120, 6, 8, '#6a4124');
    }
  }
  for (let i = 0; i < 13; i++) {
    const x = 180 + i * 70;
    const c = at(['#fffaf0', '#2f8a6c', '#fffaf0', '#e8a08a'], i % 4);
    draw.path(
      `M${x - 23},208V226Q${x - 22},240 ${x},240T${x + 23},226V208Z`,
      draw.linear([lighten(c, 0.4), c, shade(c, 0.34)], 0, 0, 1, 0),
    );
    draw.line(`M${x + 22},213q13,2 2,15`, shade(c, 0.15), 4);
  }
}

/** Counter. */
export function counter(draw: Drawing): void {
  draw.rect(0, 620, WIDTH, 34, draw.linear(['#fff4dc', '#c9a070']));
  draw.rect(0, 654, WIDTH, 250, draw.linear(['#23705a', '#155040', '#0b2f27']));
  for (let i = 0; i < 25; i++) {
    draw.rect(i * 50, 662, 43, 240, draw.linear(['#2f8a6c', '#1a5f4a', '#0d3a2f'], 0, 0, 1, 0), 8);
  }
  draw.rect(
    0,
    654,
    WIDTH,
    40,
    draw.linear([
      [0, '#06231c', 0.6],
      [1, '#06231c', 0],
    ]),
  );
}

/** The machine. */
export function machineTop(draw: Drawing): void {
  draw.soft(600, 626, 330, 20, '#2a1408', 0.7, 10);
  for (const x of [330, 846]) {
    draw.rect(x, 600, 24, 24, '#2c3639', 4);
  }
  draw.path(
    'M296,330Q296,306 320,306H880Q904,306 904,330V416H296Z',
    draw.linear(['#fdf7e6', '#d6d2c4', '#8f9593'], 0, 0, 0.2, 1),
  );
  draw.path('M296,330Q296,306 320,306H880Q904,306 904,330V346H296Z', '#ffffff', 'opacity=".75"');
  draw.rect(286, 296, 628, 18, draw.linear(['#fff9ea', '#a5a49a']), 8);
  for (let i = 0; i < 9; i++) {
    const x = 336 + i * 62;
    draw.path(
      `M${x - 22},276L${x - 17},298H${x + 17}L${x + 22},276Z`,
      draw.linear(
        [i % 4 === 2 ? '#e8a08a' : '#fffdf6', i % 4 === 2 ? '#b9563c' : '#c9b998'],
        0,
        0,
        1,
        0,
      ),
    );
    draw.ellipse(x, 276, 22, 5, '#fffdf6');
    draw.ellipse(x, 276.5, 18, 3.5, '#a9977a');
  }
  draw.rect(300, 268, 600, 4, '#c9933c');
  for (const x of [302, 898]) {
    draw.rect(x - 2, 268, 4, 30, '#c9933c');
  }
}
