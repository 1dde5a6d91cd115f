import { shafts } from '../primitives/air.ts';
import { lighten, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { WIDTH, fixed } from '../primitives/frame.ts';
import { at } from '../primitives/list.ts';

const OUTLINE =
  'M520,752C470,690 440,610 476,540C488,512 492,486 486,462Q620,436 754,462C748,486 752,512 ' +
  '764,540C800,610 770,690 720,752Q620,782 520,752Z';

const GLAZES = [
  '#2f7a63',
  '#e9dcc4',
  '#c4643b',
  '#3d6f83',
  '#e3a447',
  '#8fb59d',
  '#f0e6d4',
  '#7a3f2b',
];

export function studioWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, 640, draw.linear(['#e6d2bd', '#cfae93']));
  draw.rect(
    0,
    0,
    WIDTH,
    640,
    draw.radial(
      [
        [0, '#fff4d8', 0.95],
        [0.6, '#f2cfa6', 0.2],
        [1, '#8d5f48', 0.5],
      ],
      0.12,
      0.12,
      1.05,
    ),
  );
}

export function archWindow(draw: Drawing): void {
  draw.path('M60,470V130Q60,50 150,50T240,130V470Z', draw.linear(['#eef6ea', '#bcdcd2']));
  draw.line('M150,50V470M60,260H240', '#fffaf0', 9);
  draw.path('M60,470V130Q60,50 150,50T240,130V470Z', 'none', 'stroke="#fffaf0" stroke-width="14"');
  shafts(draw, 60, 60, 80, 0.6);
}

export function shelves(draw: Drawing): void {
  for (const y of [210, 372, 534]) {
    draw.rect(330, y, 810, 18, draw.linear(['#c79461', '#7a4c2b']));
    draw.rect(330, y + 18, 810, 12, '#5b3621', 0, 'opacity=".25"');
  }
  for (const x of [352, 1104]) {
    draw.rect(x, 40, 16, 600, draw.linear(['#b27d4e', '#6a4125'], 0, 0, 1, 0));
  }
}

function pot(draw: Drawing, x: number, y: number, scale: number, colour: string, t: number): void {
  const d = at(
    [
      `M${-30 * scale},0C${-54 * scale},${-30 * scale} ${-50 * scale},${-74 * scale} ` +
        `${-18 * scale},${-92 * scale}V${-110 * scale}H${18 * scale}V${-92 * scale}` +
        `C${50 * scale},${-74 * scale} ${54 * scale},${-30 * scale} ${30 * scale},0Z`,
      `M${-22 * scale},0C${-56 * scale},${-14 * scale} ${-60 * scale},${-46 * scale} ` +
        `${-58 * scale},${-60 * scale}H${58 * scale}C${60 * scale},${-46 * scale} ` +
        `${56 * scale},${-14 * scale} ${22 * scale},0Z`,
      `M${-24 * scale},0L${-32 * scale},${-120 * scale}Q0,${-130 * scale} ` +
        `${32 * scale},${-120 * scale}L${24 * scale},0Z`,
      `M${-34 * scale},0C${-70 * scale},${-60 * scale} ${-20 * scale},${-80 * scale} ` +
        `${-14 * scale},${-130 * scale}H${14 * scale}C${20 * scale},${-80 * scale} ` +
        `${70 * scale},${-60 * scale} ${34 * scale},0Z`,
    ],
    t,
  );
  draw.group(`transform="translate(${x},${y})"`, () => {
    draw.soft(8 * scale, 0, 44 * scale, 7 * scale, '#4a2a1a', 0.5, 5);
    draw.path(d, draw.linear([lighten(colour, 0.45), colour, shade(colour, 0.38)], 0, 0, 1, 0));
    draw.group(draw.clip(`<path d="${d}"/>`), () => {
      draw.rect(
        -70 * scale,
        -52 * scale,
        140 * scale,
        9 * scale,
        lighten(colour, 0.55),
        0,
        'opacity=".5"',
      );
      draw.rect(
        -70 * scale,
        -30 * scale,
        140 * scale,
        3 * scale,
        shade(colour, 0.4),
        0,
        'opacity=".4"',
      );
      draw.ellipse(-22 * scale, -70 * scale, 8 * scale, 30 * scale, '#fff8e6', 'opacity=".4"');
    });
  });
}

export function potsOnShelves(draw: Drawing): void {
  let n = 0;
  for (const y of [210, 372, 534]) {
    for (let x = 420; x < 1090; x += draw.between(96, 128)) {
      pot(draw, x, y, draw.between(0.72, 0.98), at(GLAZES, n++ % 8), Math.floor(draw.random() * 4));
    }
  }
}

export function floor(draw: Drawing): void {
  draw.rect(0, 630, WIDTH, 280, draw.linear(['#b98560', '#80523a', '#4b2c1f']));
  draw.rect(0, 626, WIDTH, 12, draw.linear(['#e9c39b', '#8a5b3e']));
  for (let i = 0; i < 40; i++) {
    draw.ellipse(
      draw.random() * WIDTH,
      draw.between(650, 890),
      draw.between(3, 30),
      draw.between(1, 5),
      '#e8d3ba',
      `opacity="${fixed(draw.between(0.05, 0.25))}"`,
    );
  }
}

/** Wheel. */
export function wheel(draw: Drawing): void {
  draw.soft(620, 850, 400, 44, '#24110a', 0.65, 22);
  draw.path(
    'M300,770C300,860 420,900 620,900S940,860 940,770Z',
    draw.linear(['#46636a', '#24393f', '#122026'], 0, 0, 1, 0),
  );
  draw.ellipse(620, 770, 320, 92, draw.linear(['#7d979a', '#3c555b']));
  draw.ellipse(620, 764, 292, 80, '#2a4147');
  draw.ellipse(620, 758, 214, 56, draw.linear(['#c9d3cf', '#77888a'], 0, 0, 1, 0));
  draw.ellipse(620, 752, 206, 51, draw.linear(['#e7ece6', '#99a7a5'], 0, 0, 1, 0));
  for (const k of [0.88, 0.7, 0.55]) {
    draw.add(
      `<ellipse cx="620" cy="752" rx="${206 * k}" ry="${51 * k}" fill="none" stroke="#7a8b8c" ` +
        `stroke-width="2" opacity=".6"/>`,
    );
  }
}

export function clay(draw: Drawing): void {
  draw.soft(660, 752, 140, 24, '#3a2a22', 0.6, 10);
  draw.path(OUTLINE, draw.linear(['#f0c9a6', '#d69a72', '#b06f4a', '#7a452c'], 0, 0, 1, 0));
  draw.group(draw.clip(`<path d="${OUTLINE}"/>`), () => {
    for (let i = 0; i < 30; i++) {
      const y = 476 + i * 10;
      draw.line(
        `M430,${y}Q620,${y + 30} 810,${y}`,
        i % 2 ? '#8d5536' : '#ffe0c0',
        2.4,
        'opacity=".32"',
      );
    }
    draw.ellipse(536, 620, 22, 120, '#fff0d8', 'opacity=".45" transform="rotate(5 536 620)"');
  });
  draw.ellipse(620, 462, 134, 30, draw.linear(['#f6d6b6', '#c2855c'], 0, 0, 1, 0));
  draw.ellipse(620, 466, 114, 22, draw.linear(['#6d3c26', '#a8694a']));
}

/** Hands. */
export function arm(draw: Drawing, side: number): void {
  draw.group(`transform="translate(620,0) scale(${side},1) translate(-620,0)"`, () => {
    draw.path(
      'M-20,900C80,760 220,650 380,600L430,640C330,720 240,820 190,900Z',
      side > 0
        ? draw.linear(['#3f7f9a', '#24566e'], 0, 0, 1, 0)
        : draw.linear(['#3a7690', '#173f54'], 0, 0, 1, 0),
    );
    draw.path(
      'M352,604C390,570 430,548 470,552C504,556 516,580 512,612C508,648 492,668 ' +
        '470,676C446,684 420,668 404,656Z',
      draw.linear(['#efbd96', '#d79a70', '#b97650'], 0, 0, 1, 1),
    );
    for (let i = 0; i < 4; i++) {
      draw.path(
        `M458,${560 + i * 26}C492,${554 + i * 26} 522,${560 + i * 26} 524,${574 + i * 26}` +
          `S492,${590 + i * 26} 456,${586 + i * 26}Z`,
        draw.linear(['#f3c6a2', '#d3946a'], 0, 0, 1, 0),
        'stroke="#a9653f" stroke-width="1.600" stroke-opacity=".55"',
      );
    }
    draw.path('M430,560C452,520 484,500 500,510C512,520 496,548 476,570Z', '#ecb790');
    for (let i = 0; i < 8; i++) {
      draw.ellipse(
        draw.between(420, 510),
        draw.between(565, 660),
        draw.between(3, 9),
        draw.between(2, 5),
        '#c98a60',
        'opacity=".7"',
      );
    }
  });
}
