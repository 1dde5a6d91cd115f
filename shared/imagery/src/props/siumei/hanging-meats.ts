import type { Drawing } from '../../primitives/drawing.ts';
import { tube } from '../../primitives/tube.ts';
import { gooseBody, gooseNeck, hook } from './tiled-wall.ts';

function roastGoose(draw: Drawing): void {
  gooseNeck(draw);
  gooseBody(draw);
  draw.path(
    'M-44,160C-62,200 -62,262 -46,300C-34,262 -30,200 -44,160Z',
    '#fff0c0',
    `opacity=".55" ${draw.blur(3)}`,
  );
  draw.ellipse(24, 190, 12, 30, '#ffd890', `opacity=".35" transform="rotate(-12 24 190)"`);
}

/** Roast goose: neck up on the hook, body below. */
function goose(draw: Drawing, x: number, scale = 1): void {
  draw.group(`transform="translate(${x},226) scale(${scale})"`, () => {
    roastGoose(draw);
  });
}

function charSiuBody(draw: Drawing, height: number, width: number): void {
  draw.group(`transform="translate(14,10)" opacity=".3" ${draw.blur(8)}`, () => {
    tube(
      draw,
      [
        [0, 0],
        [6, height * 0.5],
        [0, height],
      ],
      [width, width * 1.1, width * 0.8],
      '#3a120a',
    );
  });
  tube(
    draw,
    [
      [0, 4],
      [width * 0.24, height * 0.3],
      [-width * 0.2, height * 0.62],
      [width * 0.06, height],
    ],
    [width * 0.72, width * 1.02, width * 0.96, width * 0.6],
    draw.linear(
      [
        [0, '#f08a4e'],
        [0.35, '#c93324'],
        [0.75, '#8a1a18'],
        [1, '#4c0e10'],
      ],
      0,
      0,
      1,
      0,
    ),
  );
}

function charSiuGlaze(draw: Drawing, width: number, height: number): void {
  tube(
    draw,
    [
      [-width * 0.3, height * 0.1],
      [-width * 0.14, height * 0.34],
      [-width * 0.52, height * 0.62],
      [-width * 0.3, height * 0.86],
    ],
    [3, 7, 6, 2],
    '#ffd9a0',
    `opacity=".75" ${draw.blur(1.4)}`,
  );
  for (let i = 0; i < 5; i++) {
    draw.ellipse(
      draw.between(-width * 0.5, width * 0.6),
      draw.between(height * 0.1, height),
      draw.between(4, 9),
      draw.between(3, 7),
      '#4c0e10',
      'opacity=".5"',
    );
  }
}

function charSiuStrip(draw: Drawing, height: number, width: number): void {
  charSiuBody(draw, height, width);
  charSiuGlaze(draw, width, height);
}

/** Char siu: lacquered strips. */
function charSiu(draw: Drawing, x: number, width: number, height: number): void {
  hook(draw, x, 252);
  draw.group(`transform="translate(${x},244)"`, () => {
    charSiuStrip(draw, height, width);
  });
}

/** Crisp pork belly: a slab with a blistered top and striped side. */
function pork(draw: Drawing, x: number): void {
  hook(draw, x - 50, 262);
  hook(draw, x + 50, 262);
  draw.group(`transform="translate(${x},250)"`, () => {
    draw.rect(-84, 18, 184, 190, '#3a120a', 12, `opacity=".3" ${draw.blur(9)}`);
    draw.path(
      'M-92,0Q-96,-8 -86,-8H84Q96,-8 94,4L98,190Q98,202 86,202H-84Q-96,202 -96,190Z',
      draw.linear(['#fbe0b4', '#eeb582', '#cf8458'], 0, 0, 1, 0.3),
    );
    for (const [y, h, c] of [
      [42, 26, '#f9ead0'],
      [74, 30, '#b5603f'],
      [110, 22, '#fbe9cc'],
      [136, 34, '#a9502f'],
      [176, 22, '#f1cfa4'],
    ] as const) {
      draw.path(
        `M-94,${y}q48,${draw.between(-8, 8).toFixed(0)} 96,0t95,${draw.between(-4, 4).toFixed(0)}v${h}q-50,8 -95,0t-96,0z`,
        c,
        'opacity=".9"',
      );
    }
    draw.path(
      'M-96,0Q-98,-12 -84,-12H84Q98,-12 96,2L95,38Q50,46 0,38T-95,38Z',
      draw.linear(['#ffd27a', '#e0912f', '#a9561c']),
    );
    for (let i = 0; i < 70; i++) {
      const X = draw.between(-90, 90);
      const Y = draw.between(-8, 34);
      const r = draw.between(2.5, 6);
      draw.ellipse(X, Y, r, r * 0.8, draw.random() < 0.5 ? '#ffe7a4' : '#b9691f', 'opacity=".75"');
    }
    draw.ellipse(-40, -2, 40, 5, '#fff6d0', 'opacity=".7"');
  });
}

export function hangingMeats(draw: Drawing): void {
  hook(draw, 254, 236);
  hook(draw, 434, 236);
  hook(draw, 968, 236);
  goose(draw, 254, 0.92);
  goose(draw, 434, 0.92);
  charSiu(draw, 546, 27, 200);
  charSiu(draw, 614, 26, 236);
  charSiu(draw, 680, 27, 186);
  pork(draw, 802);
  goose(draw, 968, 0.78);
}
