import type { Drawing } from '../../primitives/drawing.ts';
import { plant } from '../greenery.ts';

const HIGHBALL_X = 790;

/** Highball. */
export function highball(draw: Drawing): void {
  draw.soft(HIGHBALL_X, 656, 96, 10, '#05100f', 0.7, 7);
  draw.path(
    `M${HIGHBALL_X - 74},290H${HIGHBALL_X + 74}L${HIGHBALL_X + 64},640Q${HIGHBALL_X},656 ` +
      `${HIGHBALL_X - 64},640Z`,
    '#e3fff4',
    'opacity=".2"',
  );
  draw.path(
    `M${HIGHBALL_X - 70},350H${HIGHBALL_X + 70}L${HIGHBALL_X + 62},632Q${HIGHBALL_X},646 ` +
      `${HIGHBALL_X - 62},632Z`,
    draw.linear(['#f7efb0', '#cfd27a', '#6fa56b']),
  );
  for (const [x, y, a] of [
    [-30, 400, 12],
    [22, 470, -14],
    [-22, 550, 8],
  ] as const) {
    draw.group(`transform="translate(${HIGHBALL_X + x},${y}) rotate(${a})"`, () => {
      draw.rect(
        -34,
        -34,
        68,
        68,
        draw.linear(
          [
            [0, '#ffffff', 0.75],
            [1, '#ffffff', 0.12],
          ],
          0,
          0,
          1,
          1,
        ),
        10,
      );
      draw.line('M-26,-26L-4,-30', '#fff', 4);
    });
  }
  for (let i = 0; i < 34; i++) {
    draw.ellipse(
      HIGHBALL_X + draw.between(-58, 58),
      draw.between(366, 630),
      draw.between(1.6, 4),
      draw.between(1.6, 4),
      '#fffef0',
      'opacity=".7"',
    );
  }
  draw.add(
    `<ellipse cx="${HIGHBALL_X}" cy="290" rx="74" ry="15" fill="none" stroke="#e9fff6" ` +
      `stroke-width="4" opacity=".85"/>`,
  );
  draw.ellipse(HIGHBALL_X, 350, 70, 13, '#fdf6c6', 'opacity=".9"');
  draw.rect(HIGHBALL_X - 56, 304, 11, 316, '#fff', 5, 'opacity=".45"');
  plant(draw, HIGHBALL_X + 34, 356, 120, '#4fa36f');
  draw.line(`M${HIGHBALL_X - 20},600L${HIGHBALL_X - 62},214`, '#f3e3b8', 9, 'opacity=".9"');
}

export function oliveDish(draw: Drawing): void {
  draw.soft(1060, 656, 120, 10, '#05100f', 0.7, 8);
  draw.ellipse(1060, 640, 110, 20, draw.linear(['#dfd2b4', '#7d6a4b']));
  for (const [x, y] of [
    [1010, 622],
    [1060, 616],
    [1108, 624],
    [1036, 602],
    [1084, 602],
  ] as const) {
    draw.ellipse(x, y, 27, 22, draw.radial(['#b8c66a', '#6f8a3a', '#394d23'], 0.35, 0.3, 0.8));
  }
}
