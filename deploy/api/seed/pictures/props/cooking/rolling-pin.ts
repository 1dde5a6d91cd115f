import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { at } from '../../primitives/list.ts';
import { tube } from '../../primitives/tube.ts';
import { skinFill } from '../hand.ts';
import { SKIN } from './measures.ts';

/** Rolling pin. */
export function rollingPin(draw: Drawing): void {
  draw.group('transform="rotate(-24 960 664)"', () => {
    draw.soft(966, 704, 200, 20, '#3a1d0e', 0.55, 10);
    for (const x of [742, 1138]) {
      draw.rect(x, 650, 50, 28, draw.linear(['#e9a86a', '#a9622f', '#6b3618']), 14);
    }
    draw.rect(786, 632, 358, 64, draw.linear(['#fbe0ac', '#dfa963', '#9a6230']), 22);
    draw.rect(806, 642, 310, 8, '#fff6d8', 4, 'opacity=".6"');
    for (const x of [812, 1108]) {
      draw.rect(x, 632, 6, 64, '#c9451f', 0, 'opacity=".7"');
    }
  });
}

/** Left arm, holding the wrapper in the palm. */
function sleeveFill(draw: Drawing, colour: string): string {
  return draw.linear([lighten(colour, 0.28), colour, shade(colour, 0.36)], 0, 0, 0.6, 1);
}

export function sleeves(draw: Drawing): void {
  draw.soft(530, 690, 130, 56, '#3a1d0e', 0.5, 20);
  draw.soft(720, 690, 150, 56, '#3a1d0e', 0.44, 20);
  tube(
    draw,
    [
      [330, 740],
      [412, 656],
      [470, 606],
    ],
    [52, 48, 58],
    skinFill(draw, SKIN, 0, 0, 1, 0.6),
  );
  draw.path(
    'M20,930C90,840 190,740 306,636Q330,618 350,634L428,716Q440,732 424,750C340,840 280,900 ' +
      '250,960Z',
    sleeveFill(draw, '#1f6f57'),
  );
  tube(
    draw,
    [
      [334, 634],
      [380, 672],
      [428, 732],
    ],
    [19, 20, 19],
    draw.linear(['#58ad8b', '#1f6f57', '#0f4435'], 0, 0, 0.8, 1),
  );
  tube(
    draw,
    [
      [880, 744],
      [796, 660],
      [742, 604],
    ],
    [50, 47, 56],
    skinFill(draw, SKIN, 0, 0, 1, 0.8),
  );
  draw.path(
    'M1184,930C1116,840 1018,740 902,638Q878,620 858,638L782,720Q770,736 786,754C868,840 ' +
      '930,900 960,960Z',
    sleeveFill(draw, '#1f6f57'),
  );
  tube(
    draw,
    [
      [874, 636],
      [826, 676],
      [780, 736],
    ],
    [19, 20, 19],
    draw.linear(['#3b9a7a', '#1f6f57', '#0b332a'], 0, 0, 0.8, 1),
  );
}

/** Far fingers, behind the dumpling. */
export function farFingers(draw: Drawing): void {
  for (const [a, b, c, w] of [
    [[500, 560], [508, 486], [548, 432], 27],
    [[520, 580], [552, 506], [590, 450], 26],
  ] as const) {
    tube(draw, [a, b, c], [w, w * 0.92, w * 0.72], skinFill(draw, shade(SKIN, 0.08), 0, 0, 1, 0.6));
  }
  for (const [a, b, c, w] of [[[712, 556], [706, 488], [668, 430], 26]] as const) {
    tube(draw, [a, b, c], [w, w * 0.92, w * 0.72], skinFill(draw, shade(SKIN, 0.1), 0, 0, 1, 0.6));
  }
}

/** Palms. */
export function palms(draw: Drawing): void {
  draw.path(
    'M420,640C412,580 446,520 500,516C548,514 584,556 590,606C594,650 560,690 512,694C462,698 ' +
      '426,680 420,640Z',
    skinFill(draw, SKIN, 0, 0, 0.8, 1),
  );
  draw.path(
    'M796,636C800,576 764,520 714,520C670,520 642,560 640,604C638,650 668,686 716,690C762,692 ' +
      '794,676 796,636Z',
    skinFill(draw, SKIN, 0, 0, 0.9, 1),
  );
}

/** The dumpling being closed. */
export function dumpling(draw: Drawing): void {
  draw.group('transform="translate(606,520) rotate(-2) scale(1.42)"', () => {
    draw.path(
      'M-92,24C-74,84 74,84 92,24C60,60 -60,60 -92,24Z',
      '#4a2712',
      `opacity=".5" ${draw.blur(8)}`,
    );
    draw.path(
      'M-92,12C-84,-30 -48,-54 0,-56S84,-30 92,12C82,58 44,74 0,74S-82,58 -92,12Z',
      draw.radial(
        [
          [0, '#ffffff'],
          [0.5, '#fcf4e4'],
          [1, '#d4ba90'],
        ],
        0.4,
        0.4,
        0.75,
      ),
    );
    draw.path(
      'M18,-40C44,-38 72,-22 84,6C64,-2 40,-8 16,-10C14,-20 14,-32 18,-40Z',
      draw.radial(['#f6bfa0', '#d0805e', '#9a5238'], 0.4, 0.2, 0.9),
    );
    for (let i = 0; i < 16; i++) {
      draw.ellipse(
        draw.between(24, 66),
        draw.between(-32, -6),
        draw.between(2, 4),
        draw.between(1.6, 3),
        at(['#6fb35c', '#fbe0ca', '#c9694e'], i % 3),
      );
    }
    draw.path(
      'M-100,10C-94,-32 -58,-72 0,-74C40,-74 80,-50 98,-4C90,-10 70,-30 50,-36C36,-40 24,-36 ' +
        '18,-30C8,-16 -6,-18 -12,-30C-20,-16 -34,-14 -42,-24C-46,-10 -60,-2 -72,-4C-78,4 -88,10 ' +
        '-100,10Z',
      draw.linear(['#fffefa', '#f8ecd6', '#dcc298']),
    );
    for (let i = -3; i <= 0; i++) {
      draw.path(
        `M${i * 24 + 4},${-66 + i * i * 5}q${9 + i},20 ${4 + i * 1.5},40q-13,-12 -11,-38z`,
        '#c9ab7c',
        'opacity=".65"',
      );
    }
    draw.path(
      'M-84,24C-60,58 60,60 86,22C70,64 40,74 0,74S-70,64 -84,24Z',
      '#b9955f',
      'opacity=".35"',
    );
    draw.ellipse(-26, 24, 40, 13, '#ffffff', 'opacity=".7"');
  });
}
