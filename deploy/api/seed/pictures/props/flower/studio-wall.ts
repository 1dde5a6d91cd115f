import { outdoors } from '../../palettes.ts';
import { shafts } from '../../primitives/air.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { ridge } from '../../primitives/ridge.ts';
import { skyline } from '../../primitives/skyline.ts';
import { bloom } from '../bloom.ts';
import { leafy } from '../greenery.ts';

const WINDOW = 'M110,560V90H520V560Z';

export function studioWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, 660, draw.linear(['#f0dcc2', '#dcbfa0', '#c4a283']));
  draw.rect(
    0,
    0,
    WIDTH,
    660,
    draw.radial(
      [
        [0, '#fff8e2', 0.95],
        [0.55, '#f7dfb8', 0.2],
        [1, '#6d5040', 0.5],
      ],
      0.14,
      0.1,
      1.05,
    ),
  );
}

export function windowView(draw: Drawing): void {
  draw.path(
    WINDOW,
    draw.linear([
      draw.palette.sky[0],
      draw.palette.sky[1],
      draw.palette.sky[2],
      draw.palette.sky[3],
    ]),
  );
  draw.group(draw.clip(`<path d="${WINDOW}"/>`), () => {
    draw.glow(230, 300, 260, draw.palette.sun, 0.9);
    ridge(
      draw,
      [
        [100, 430],
        [220, 370],
        [340, 420],
        [520, 380],
      ],
      34,
      mix(draw.palette.far, draw.palette.sky[3], 0.35),
      570,
    );
    skyline(draw, 570, 100, 530, 50, 130, mix(draw.palette.far, draw.palette.mid, 0.4), {
      second: mix(draw.palette.far, draw.palette.sky[3], 0.4),
      lit: draw.dark ? 0.4 : 0.05,
      haze: 0.5,
    });
    draw.soft(300, 560, 260, 24, draw.palette.sky[3], 0.7, 14);
  });
  draw.path(WINDOW, 'none', 'stroke="#fffaf0" stroke-width="16"');
  draw.line('M315,90V560M110,250H520', '#fffaf0', 9);
  draw.rect(88, 556, 454, 20, draw.linear(['#fffaf0', '#dcc8a8']), 3);
  shafts(draw, 130, 80, 100, 0.65, draw.palette.sun);
}

function jar(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  colour: string,
  height: number,
): void {
  draw.soft(x + 6, y, 34 * scale, 5, '#4a2a1a', 0.5, 4);
  draw.path(
    `M${x - 26 * scale},${y}V${y - height}Q${x - 26 * scale},${y - height - 10} ` +
      `${x - 16 * scale},${y - height - 14}H${x + 16 * scale}` +
      `Q${x + 26 * scale},${y - height - 10} ${x + 26 * scale},${y - height}V${y}Z`,
    draw.tone(colour, 0.4, 0.34),
  );
}

/** Shelf, hanging bunches, pegs. */
export function shelf(draw: Drawing): void {
  draw.rect(640, 190, 480, 16, draw.linear(['#d9a86c', '#8a5a30']));
  draw.rect(640, 206, 480, 10, '#5b3621', 0, 'opacity=".25"');
  jar(draw, 690, 190, 1, outdoors.green, 50);
  jar(draw, 764, 190, 0.8, '#e9dcc4', 76);
  jar(draw, 1060, 190, 1.1, '#b5603c', 40);
  for (const a of [-26, -10, 8, 24]) {
    draw.line(`M764,104l${a * 1.2},-62`, '#7a8f5c', 3);
    draw.ellipse(764 + a * 1.2, 40, 9, 12, draw.tone('#e9b0a0'));
  }
}

export function spools(draw: Drawing): void {
  for (let i = 0; i < 4; i++) {
    const x = 850 + i * 46;
    draw.ellipse(
      x,
      176,
      20,
      14,
      draw.tone(at([outdoors.red, outdoors.kumquat, '#8fb59d', '#f3dcc8'], i)),
    );
    draw.ellipse(
      x,
      170,
      20,
      11,
      lighten(at([outdoors.red, outdoors.kumquat, '#8fb59d', '#f3dcc8'], i), 0.3),
    );
    draw.ellipse(x, 170, 6, 3.5, '#6d4a32');
  }
}

export function driedBunches(draw: Drawing): void {
  draw.line('M640,270H1130', '#c9a878', 3);
  for (let i = 0; i < 4; i++) {
    const x = 690 + i * 128;
    draw.rect(x - 4, 260, 8, 26, '#b07c48', 2);
    draw.group(`transform="translate(${x},284)"`, () => {
      for (let j = -3; j < 4; j++) {
        draw.line(`M0,0Q${j * 5},50 ${j * 13},${112 - Math.abs(j) * 7}`, '#7f8f5f', 2.6);
        draw.ellipse(
          j * 13,
          118 - Math.abs(j) * 7,
          9,
          13,
          draw.tone(at(['#c98aa0', '#e9b04a', '#d8785a', '#b9c49a'], i)),
        );
      }
      draw.rect(-11, 22, 22, 7, outdoors.cream, 3);
    });
  }
}

/** Table. */
export function table(draw: Drawing): void {
  draw.path('M0,640H1200V900H0Z', draw.linear(['#d9aa74', '#ab7645', '#6b4426']));
  draw.rect(0, 634, WIDTH, 10, '#f0cc9a');
  for (let i = 0; i < 22; i++) {
    const y = draw.between(660, 890);
    draw.line(
      `M${fixed(draw.between(-40, 800))},${fixed(y)}h${fixed(draw.between(120, 400))}`,
      i % 2 ? '#7a4c26' : '#f0cc9a',
      fixed(draw.between(1, 2.5)),
      'opacity=".3"',
    );
  }
  draw.path(
    'M120,640H620L900,900H200Z',
    '#fff3cf',
    `opacity=".5" ${draw.blur(30)} style="mix-blend-mode:soft-light"`,
  );
}

function bucket(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  colour: string,
  fill: () => void,
): void {
  draw.soft(x + 20 * scale, y, 100 * scale, 12 * scale, '#3a2010', 0.55, 8);
  fill();
  draw.path(
    `M${x - 74 * scale},${y - 150 * scale}H${x + 74 * scale}L${x + 58 * scale},${y}` +
      `Q${x},${y + 12 * scale} ${x - 58 * scale},${y}Z`,
    draw.linear([lighten(colour, 0.45), colour, shade(colour, 0.4)], 0, 0, 1, 0),
  );
  draw.ellipse(
    x,
    y - 150 * scale,
    74 * scale,
    12 * scale,
    'none',
    `stroke="${lighten(colour, 0.5)}" stroke-width="5"`,
  );
  draw.path(
    `M${x - 70 * scale},${y - 110 * scale}Q${x},${y - 98 * scale} ` +
      `${x + 70 * scale},${y - 110 * scale}`,
    'none',
    `stroke="${shade(colour, 0.3)}" stroke-width="4" opacity=".6"`,
  );
}

export function buckets(draw: Drawing): void {
  bucket(draw, 214, 792, 0.92, '#8fa9a4', () => {
    for (let i = 0; i < 9; i++) {
      leafy(draw, 214 + (i - 4) * 9, 668, draw.between(120, 190), (i - 4) * 13, '#3f8a5c', 0.12);
    }
    for (const [x, y, c] of [
      [130, 520, '#f0c0b0'],
      [184, 470, '#fffaf0'],
      [250, 484, '#f0c0b0'],
      [300, 540, '#fffaf0'],
      [214, 540, '#e98a6a'],
    ] as const) {
      draw.line(`M214,670Q${(x + 214) / 2},${y + 90} ${x},${y}`, '#3f7a4c', 4);
      bloom(draw, x, y, 38, c, 'daisy');
    }
  });
  bucket(draw, 1010, 790, 0.94, '#2f7a63', () => {
    for (let i = 0; i < 9; i++) {
      leafy(draw, 1010 + (i - 4) * 9, 666, draw.between(130, 220), (i - 4) * 14, '#6f9a70', 0.1);
    }
    for (const [x, y] of [
      [930, 500],
      [984, 450],
      [1046, 470],
      [1096, 530],
      [1010, 540],
    ] as const) {
      draw.line(`M1010,666Q${(x + 1010) / 2},${y + 90} ${x},${y}`, '#3f7a4c', 4);
      bloom(draw, x, y, 34, outdoors.kumquat, 'rose');
    }
  });
}
