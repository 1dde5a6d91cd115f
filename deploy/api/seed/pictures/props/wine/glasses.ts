import { lighten } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { leaf } from '../greenery.ts';

function glassFoot(
  draw: Drawing,
  x: number,
  scale: number,
  base: number,
  wine: readonly [string, string, string],
): void {
  draw.soft(x + 18 * scale, base + 4, 92 * scale, 12 * scale, '#150a05', 0.6, 9);
  draw.ellipse(
    x + 30 * scale,
    base + 16 * scale,
    90 * scale,
    12 * scale,
    wine[1],
    `opacity=".35" ${draw.blur(9)}`,
  );
  draw.ellipse(
    x,
    base,
    84 * scale,
    15 * scale,
    draw.linear([
      [0, '#ffffff', 0.6],
      [1, '#ffe0b0', 0.2],
    ]),
  );
  draw.path(
    `M${x - 14 * scale},${base - 2 * scale}Q${x - 5 * scale},${base - 14 * scale} ` +
      `${x - 4.5 * scale},${base - 130 * scale}Q${x - 6 * scale},${base - 146 * scale} ` +
      `${x - 16 * scale},${base - 152 * scale}H${x + 16 * scale}` +
      `Q${x + 6 * scale},${base - 146 * scale} ${x + 4.5 * scale},${base - 130 * scale}` +
      `Q${x + 5 * scale},${base - 14 * scale} ${x + 14 * scale},${base - 2 * scale}Z`,
    draw.linear(
      [
        [0, '#ffffff', 0.8],
        [0.5, '#ffffff', 0.2],
        [1, '#ffffff', 0.55],
      ],
      0,
      0,
      1,
      0,
    ),
  );
}

function wineInGlass(draw: Drawing, x: number, scale: number, T: number, B: number): void {
  const d =
    `M${x - 70 * scale},${T}C${x - 104 * scale},${T + 90 * scale} ` +
    `${x - 104 * scale},${B - 20 * scale} ${x},${B}C${x + 104 * scale},${B - 20 * scale} ` +
    `${x + 104 * scale},${T + 90 * scale} ${x + 70 * scale},${T}Z`;
  draw.path(
    d,
    draw.linear(
      [
        [0, '#ffffff', 0.42],
        [0.4, '#ffffff', 0.07],
        [1, '#ffffff', 0.32],
      ],
      0,
      0,
      1,
      0,
    ),
  );
}

function glassHighlights(
  draw: Drawing,
  x: number,
  scale: number,
  T: number,
  B: number,
  L: number,
  wine: readonly [string, string, string],
): void {
  draw.group(
    draw.clip(
      `<path d="M${x - 64 * scale},${T}C${x - 97 * scale},${T + 90 * scale} ` +
        `${x - 97 * scale},${B - 24 * scale} ` +
        `${x},${B - 5 * scale}C${x + 97 * scale},${B - 24 * scale} ` +
        `${x + 97 * scale},${T + 90 * scale} ${x + 64 * scale},${T}Z"/>`,
    ),
    () => {
      draw.rect(
        x - 110 * scale,
        L,
        220 * scale,
        260 * scale,
        draw.linear(
          [
            [0, wine[0]],
            [0.5, wine[1]],
            [1, wine[2]],
          ],
          0,
          0,
          1,
          0.3,
        ),
      );
      draw.ellipse(
        x - 26 * scale,
        B - 34 * scale,
        44 * scale,
        22 * scale,
        wine[0],
        `opacity=".8" ${draw.blur(8)}`,
      );
      const hw = 87 * scale;
      draw.ellipse(x, L, hw, 15 * scale, draw.linear([lighten(wine[0], 0.2), wine[1]], 0, 0, 1, 0));
      draw.ellipse(x - 24 * scale, L - 3 * scale, 34 * scale, 4 * scale, '#fff', 'opacity=".5"');
    },
  );
  draw.ellipse(
    x,
    T,
    70 * scale,
    12 * scale,
    'none',
    'stroke="#ffffff" stroke-width="3" opacity=".8"',
  );
  draw.path(
    `M${x - 66 * scale},${T + 50 * scale}C${x - 84 * scale},${T + 110 * scale} ` +
      `${x - 74 * scale},${T + 160 * scale} ${x - 56 * scale},${T + 190 * scale}`,
    'none',
    `stroke="#fff" stroke-width="${9 * scale}" stroke-linecap="round" opacity=".75"`,
  );
  draw.ellipse(
    x + 58 * scale,
    T + 80 * scale,
    7 * scale,
    26 * scale,
    '#fff',
    `opacity=".4" transform="rotate(-8 ${x + 58 * scale} ${T + 80 * scale})"`,
  );
}

/** Glasses: red, white, rosé. */
function glass(
  draw: Drawing,
  x: number,
  base: number,
  scale: number,
  wine: readonly [string, string, string],
  lvl: number,
): void {
  glassFoot(draw, x, scale, base, wine);
  const T = base - 390 * scale;
  const B = base - 148 * scale;
  wineInGlass(draw, x, scale, T, B);
  const L = T + lvl * scale;
  glassHighlights(draw, x, scale, T, B, L, wine);
}

/** Glasses: red, white, rosé. */
export function glasses(draw: Drawing): void {
  glass(draw, 418, 742, 0.94, ['#fff0b0', '#f3cf6a', '#b98a30'], 150);
  glass(draw, 790, 742, 0.94, ['#ffc7b4', '#ef8a76', '#b54c46'], 150);
  glass(draw, 604, 790, 1.08, ['#d9424a', '#8e1526', '#3f0712'], 140);
  draw.glow(560, 580, 120, '#ff8a6a', 0.3);
}

/** Board: cheese, grapes, bread. */
export function cheeseBoard(draw: Drawing): void {
  draw.soft(880, 850, 190, 18, '#150a05', 0.6, 10);
  draw.path(
    'M730,812Q728,800 744,798L1040,790Q1060,790 1064,804L1080,844Q1084,858 ' +
      '1064,860L744,866Q724,866 724,852Z',
    draw.linear(['#e6b878', '#b9803f', '#7d4a22']),
  );
  draw.path('M770,800L866,760L930,786V822L772,836Z', draw.linear(['#ffd86a', '#f0ab3a']));
  draw.path('M770,800L866,760L930,786L774,806Z', '#fff0b4');
  for (const [x, y, r] of [
    [800, 818, 8],
    [850, 812, 10],
    [898, 806, 7],
    [872, 824, 5],
  ] as const) {
    draw.ellipse(x, y, r, r * 0.8, '#d98a24', 'opacity=".7"');
  }
  for (const [x, y] of [
    [974, 812],
    [1002, 806],
    [1030, 812],
    [988, 790],
    [1016, 788],
    [1002, 770],
    [960, 792],
    [1042, 792],
  ] as const) {
    draw.ellipse(x, y, 18, 17, draw.radial(['#d9a0c4', '#7a3a6a', '#3a1838'], 0.34, 0.26, 0.85));
  }
  leaf(draw, 1006, 764, 62, 22, -30, '#3f9a5c');
  draw.line('M1004,766Q1000,750 1010,742', '#5e3820', 5);
}

export function wineCard(draw: Drawing): void {
  draw.group('transform="rotate(-8 220 826)"', () => {
    draw.soft(226, 850, 150, 14, '#150a05', 0.5, 9);
    draw.path(
      'M76,800H360Q376,826 360,850H76Q60,826 76,800Z',
      draw.linear(['#fffaf0', '#e9d9b8', '#c4a878']),
    );
    draw.ellipse(128, 824, 26, 14, '#f3cf6a', 'opacity=".8"');
    draw.ellipse(218, 824, 26, 14, '#8e1526', 'opacity=".8"');
    draw.ellipse(308, 824, 26, 14, '#ef8a76', 'opacity=".85"');
    for (const x of [128, 218, 308]) {
      draw.add(
        `<ellipse cx="${x}" cy="824" rx="34" ry="19" fill="none" stroke="#b59a6c" ` +
          `stroke-width="2.500"/>`,
      );
    }
  });
}
