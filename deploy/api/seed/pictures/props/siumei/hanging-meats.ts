import type { Drawing } from '../../primitives/drawing.ts';
import { tube } from '../../primitives/tube.ts';

function hook(draw: Drawing, x: number, y: number): void {
  draw.line(`M${x},206C${x + 16},196 ${x + 16},224 ${x},226V${y}`, '#6f7371', 5);
  draw.line(`M${x - 1},226V${y}`, '#fff6e0', 1.5, 'opacity=".8"');
}

function gooseNeck(draw: Drawing): void {
  draw.group(`transform="translate(20,14)" opacity=".32" ${draw.blur(11)}`, () => {
    draw.path('M-62,190C-84,280 -52,344 0,346S84,280 62,190C40,120 -40,120 -62,190Z', '#3a120a');
  });
  tube(
    draw,
    [
      [2, 6],
      [-14, 34],
      [-10, 74],
      [0, 120],
    ],
    [13, 17, 19, 30],
    draw.linear(['#e38a3c', '#b1501f', '#6e2410'], 0, 0, 1, 0),
  );
  tube(
    draw,
    [
      [2, 6],
      [26, 18],
      [40, 40],
    ],
    [15, 13, 6],
    draw.linear(['#c9632a', '#7a2c12']),
  );
  draw.path('M36,32L62,48L40,46Z', '#e9a03c');
  draw.ellipse(22, 17, 3, 3, '#32110b');
}

function gooseBody(draw: Drawing): void {
  draw.path(
    'M-30,116C-70,150 -86,210 -80,262C-74,318 -40,346 0,348S74,318 80,262C86,210 70,150 ' +
      '30,116C16,108 -16,108 -30,116Z',
    draw.radial(
      [
        [0, '#ffd07a'],
        [0.3, '#ea8b35'],
        [0.68, '#b34d1b'],
        [1, '#5e1b0c'],
      ],
      0.36,
      0.36,
      0.72,
    ),
  );
  draw.path(
    'M-66,166C-96,186 -104,230 -88,262C-74,250 -62,214 -52,190Z',
    draw.linear(['#d9762e', '#7f2f12']),
  );
  draw.path(
    'M66,166C96,186 104,230 88,262C74,250 62,214 52,190Z',
    draw.linear(['#a8481c', '#561a0b']),
  );
  for (const d of [-1, 1]) {
    tube(
      draw,
      [
        [d * 40, 320],
        [d * 50, 350],
        [d * 42, 384],
      ],
      [27, 20, 9],
      draw.linear(['#d9762e', '#8a3413', '#5e1b0c'], 0, 0, 1, 0),
    );
    draw.ellipse(d * 42, 390, 9, 7, '#f0d9a8');
  }
  draw.path('M-12,330Q0,350 12,330L4,352H-4Z', '#3f120a');
}

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
        `M-94,${y}q48,${draw.between(-8, 8).toFixed(0)} ` +
          `96,0t95,${draw.between(-4, 4).toFixed(0)}v${h}q-50,8 -95,0t-96,0z`,
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
