import { indoors } from '../../palettes.ts';
import { mist } from '../../primitives/air.ts';
import type { Drawing } from '../../primitives/drawing.ts';

const BATHER_Y = 706;

const BATHER_X = 600;

function stoneLamp(draw: Drawing, x: number, y: number, scale: number): void {
  draw.glow(x, y - 74 * scale, 210 * scale, '#ffc46a', 0.95);
  draw.path(
    `M${x - 20 * scale},${y}L${x - 13 * scale},${y - 44 * scale}H${x + 13 * scale}` +
      `L${x + 20 * scale},${y}Z`,
    draw.linear(['#a8a79c', '#6a7371', '#333f43'], 0, 0, 1, 0),
  );
  draw.path(
    `M${x - 38 * scale},${y - 46 * scale}H${x + 38 * scale}` +
      `L${x + 30 * scale},${y - 56 * scale}H${x - 30 * scale}Z`,
    draw.linear(['#b9b5a6', '#4a5658'], 0, 0, 1, 0),
  );
  draw.rect(
    x - 27 * scale,
    y - 96 * scale,
    54 * scale,
    40 * scale,
    draw.linear(['#fff6d0', '#ffcf74', '#ff9d45']),
    3,
  );
  for (const d of [-27, -3, 21]) {
    draw.rect(
      x + d * scale,
      y - 98 * scale,
      6 * scale,
      44 * scale,
      draw.linear(['#8d9088', '#414d50'], 0, 0, 1, 0),
    );
  }
  draw.path(
    `M${x - 58 * scale},${y - 92 * scale}Q${x - 24 * scale},${y - 104 * scale} ` +
      `${x - 14 * scale},${y - 128 * scale}H${x + 14 * scale}` +
      `Q${x + 24 * scale},${y - 104 * scale} ${x + 58 * scale},${y - 92 * scale}` +
      `Q${x + 60 * scale},${y - 84 * scale} ${x + 50 * scale},${y - 88 * scale}` +
      `H${x - 50 * scale}Q${x - 60 * scale},${y - 84 * scale} ` +
      `${x - 58 * scale},${y - 92 * scale}Z`,
    draw.linear(['#b5b2a4', '#626c6c', '#2c383d'], 0, 0, 1, 0.2),
  );
  draw.ellipse(
    x,
    y - 133 * scale,
    10 * scale,
    11 * scale,
    draw.radial(['#c9c5b4', '#5c6666'], 0.36, 0.3, 0.8),
  );
}

export function stoneLamps(draw: Drawing): void {
  stoneLamp(draw, 292, 484, 1.15);
  stoneLamp(draw, 912, 484, 1.15);
  for (const x of [292, 912]) {
    draw.group(`opacity=".7" ${draw.blur(6)}`, () => {
      draw.rect(
        x - 22,
        500,
        44,
        150,
        draw.linear([
          [0, '#ffd98a'],
          [1, '#ffb04f', 0],
        ]),
        20,
      );
    });
  }
}

/** Floating lanterns. */
function floatingLantern(draw: Drawing, x: number, y: number, scale: number): void {
  draw.glow(x, y - 20 * scale, 150 * scale, '#ffbf63', 0.95);
  draw.ellipse(x, y + 14 * scale, 46 * scale, 8 * scale, '#ffd98a', `opacity=".6" ${draw.blur(5)}`);
  draw.path(
    `M${x - 42 * scale},${y + 4 * scale}L${x + 42 * scale},${y + 4 * scale}` +
      `L${x + 34 * scale},${y + 14 * scale}H${x - 34 * scale}Z`,
    '#5c3a24',
  );
  for (let i = -2; i <= 2; i++) {
    draw.path(
      `M${x + i * 15 * scale - 9 * scale},${y + 6 * scale}` +
        `Q${x + i * 18 * scale - 14 * scale},${y - 30 * scale} ` +
        `${x + i * 19 * scale},${y - 46 * scale + Math.abs(i) * 6 * scale}` +
        `Q${x + i * 18 * scale + 14 * scale},${y - 30 * scale} ` +
        `${x + i * 15 * scale + 9 * scale},${y + 6 * scale}Z`,
      draw.linear([
        [0, i % 2 ? '#ff9d6c' : '#ffc9a0'],
        [1, '#ffeab0'],
      ]),
      'opacity=".95"',
    );
  }
  draw.ellipse(x, y - 16 * scale, 9 * scale, 14 * scale, '#fffbe6');
  draw.group(`opacity=".5" ${draw.blur(4)}`, () => {
    draw.rect(
      x - 12 * scale,
      y + 16 * scale,
      24 * scale,
      70 * scale,
      draw.linear([
        [0, '#ffd98a'],
        [1, '#ffb04f', 0],
      ]),
      10 * scale,
    );
  });
}

/** Floating lanterns. */
export function floatingLanterns(draw: Drawing): void {
  floatingLantern(draw, 480, 590, 0.72);
  floatingLantern(draw, 748, 610, 0.86);
  floatingLantern(draw, 360, 676, 1);
  floatingLantern(draw, 846, 736, 1.16);
}

/** A bather. */
export function bather(draw: Drawing): void {
  draw.ellipse(BATHER_X, BATHER_Y + 6, 150, 18, '#bfe0d2', 'opacity=".24"');
  draw.ellipse(
    BATHER_X,
    BATHER_Y + 10,
    220,
    28,
    'none',
    'stroke="#ffe3b4" stroke-width="2.500" opacity=".4"',
  );
  draw.ellipse(
    BATHER_X,
    BATHER_Y + 14,
    300,
    42,
    'none',
    'stroke="#ffe3b4" stroke-width="2" opacity=".25"',
  );
  draw.path(
    `M${BATHER_X - 96},${BATHER_Y + 8}C${BATHER_X - 98},${BATHER_Y - 20} ` +
      `${BATHER_X - 84},${BATHER_Y - 38} ${BATHER_X - 52},${BATHER_Y - 44}` +
      `C${BATHER_X - 30},${BATHER_Y - 49} ${BATHER_X - 20},${BATHER_Y - 54} ` +
      `${BATHER_X - 18},${BATHER_Y - 84}H${BATHER_X + 18}C${BATHER_X + 20},${BATHER_Y - 54} ` +
      `${BATHER_X + 30},${BATHER_Y - 49} ${BATHER_X + 52},${BATHER_Y - 44}` +
      `C${BATHER_X + 84},${BATHER_Y - 38} ${BATHER_X + 98},${BATHER_Y - 20} ` +
      `${BATHER_X + 96},${BATHER_Y + 8}Q${BATHER_X},${BATHER_Y + 24} ` +
      `${BATHER_X - 96},${BATHER_Y + 8}Z`,
    draw.linear(['#f7c49a', '#d99c72', '#94695a'], 0, 0, 1, 0.2),
  );
  draw.path(
    `M${BATHER_X},${BATHER_Y - 30}Q${BATHER_X - 4},${BATHER_Y - 6} ${BATHER_X},${BATHER_Y + 12}`,
    'none',
    'stroke="#a9765a" stroke-width="4" stroke-linecap="round" opacity=".5"',
  );
  draw.path(
    `M${BATHER_X - 30},${BATHER_Y - 96}C${BATHER_X - 36},${BATHER_Y - 138} ` +
      `${BATHER_X + 36},${BATHER_Y - 138} ${BATHER_X + 30},${BATHER_Y - 96}` +
      `C${BATHER_X + 28},${BATHER_Y - 76} ${BATHER_X + 18},${BATHER_Y - 66} ` +
      `${BATHER_X + 12},${BATHER_Y - 62}H${BATHER_X - 12}C${BATHER_X - 18},${BATHER_Y - 66} ` +
      `${BATHER_X - 28},${BATHER_Y - 76} ${BATHER_X - 30},${BATHER_Y - 96}Z`,
    draw.linear(['#4f443e', '#26262a', '#17191d'], 0, 0, 1, 0.2),
  );
  draw.ellipse(BATHER_X - 30, BATHER_Y - 96, 5, 9, '#f0b88c');
  draw.ellipse(BATHER_X + 30, BATHER_Y - 96, 5, 9, '#a9755a');
  draw.ellipse(
    BATHER_X + 2,
    BATHER_Y - 136,
    18,
    16,
    draw.radial(['#6a5a50', '#1d2024'], 0.36, 0.3, 0.8),
  );
  draw.line(
    `M${BATHER_X - 14},${BATHER_Y - 126}Q${BATHER_X + 2},${BATHER_Y - 119} ` +
      `${BATHER_X + 18},${BATHER_Y - 126}`,
    indoors.red,
    5,
  );
  draw.path(
    `M${BATHER_X - 27},${BATHER_Y - 104}Q${BATHER_X - 22},${BATHER_Y - 122} ` +
      `${BATHER_X - 4},${BATHER_Y - 126}`,
    'none',
    'stroke="#ffc98a" stroke-width="3" stroke-linecap="round" opacity=".55"',
  );
  for (const d of [-8, 2, 10]) {
    draw.line(
      `M${BATHER_X + d * 0.6},${BATHER_Y - 124}Q${BATHER_X + d * 1.6},${BATHER_Y - 96} ` +
        `${BATHER_X + d},${BATHER_Y - 68}`,
      '#5a4c44',
      1.6,
      'opacity=".6"',
    );
  }
  draw.path(
    `M${BATHER_X - 98},${BATHER_Y + 6}Q${BATHER_X},${BATHER_Y + 28} ` +
      `${BATHER_X + 98},${BATHER_Y + 6}Q${BATHER_X + 60},${BATHER_Y + 36} ` +
      `${BATHER_X},${BATHER_Y + 36}T${BATHER_X - 98},${BATHER_Y + 6}Z`,
    '#2a7a7c',
    'opacity=".6"',
  );
}

export function mistOverWater(draw: Drawing): void {
  for (const [x, y, w] of [
    [300, 560, 160],
    [760, 540, 200],
    [600, 640, 220],
    [440, 760, 180],
  ] as const) {
    mist(draw, x, y, w, 120, '#ffe9d0', 0.16);
  }
}
