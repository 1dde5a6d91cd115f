import { cloud } from '../primitives/air.ts';
import { lighten, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../primitives/frame.ts';
import { ridge } from '../primitives/ridge.ts';
import { sky } from '../primitives/sky.ts';
import { skyline } from '../primitives/skyline.ts';
import { steam } from '../primitives/steam.ts';
import { tower } from '../primitives/tower.ts';

const WINDOW = 'M150,90H1050V560H150Z';

export function windowView(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#cdb8a4', '#b0937c']));
  draw.group(draw.clip(`<path d="${WINDOW}"/>`), () => {
    sky(draw, 560);
    draw.glow(760, 470, 420, '#ffcb8b', 0.95);
    cloud(draw, 420, 190, 520, 50, '#eda68c', 0.35);
    cloud(draw, 840, 260, 420, 34, '#ffd2a0', 0.4);
    ridge(
      draw,
      [
        [140, 430],
        [380, 340],
        [600, 380],
        [820, 320],
        [1060, 400],
      ],
      44,
      '#857a8b',
      600,
    );
    skyline(draw, 520, 140, 1060, 60, 220, '#6e7289', { second: '#90808b', lit: 0.3, haze: 0.5 });
    skyline(draw, 560, 140, 1060, 50, 190, '#2f4a61', { second: '#475870', lit: 0.5 });
    tower(draw, 560, 560, 66, 330, '#3b5a73', { roof: 'taper', glass: true, lit: 0.34 });
    tower(draw, 720, 560, 56, 262, '#2c4a62', { roof: 'prism', glass: true, lit: 0.14 });
  });
}

export function windowFrame(draw: Drawing): void {
  draw.rect(132, 74, 936, 20, '#e8d9c4');
  for (const x of [150, 446, 748, 1044]) {
    draw.rect(x - 7, 90, 14, 474, draw.linear(['#f3e7d3', '#8d7864'], 0, 0, 1, 0));
  }
  draw.rect(120, 556, 960, 24, draw.linear(['#f7ead5', '#a98d72']));
}

export function curtains(draw: Drawing): void {
  for (const [x0, d] of [
    [-20, 1],
    [1220, -1],
  ] as const) {
    for (let i = 0; i < 8; i++) {
      const x = x0 + d * i * 32;
      draw.path(
        `M${x},40C${x + d * 12},260 ${x - d * 6},520 ${x + d * 8},700h${d * 38}` +
          `C${x + d * 30},520 ${x + d * 46},260 ${x + d * 32},40Z`,
        draw.linear(
          i % 2 ? ['#e9dcc8', '#cbb59b', '#a68c72'] : ['#fff7e6', '#e2d0b6', '#b99e82'],
          0,
          0,
          1,
          0.2,
        ),
      );
    }
  }
  draw.rect(0, 30, WIDTH, 18, '#7d654f');
}

export function floor(draw: Drawing): void {
  draw.rect(0, 690, WIDTH, 220, draw.linear(['#8a6549', '#5b3d2b']));
  for (let i = 0; i < 9; i++) {
    draw.line(`M${-200 + i * 190},900L${150 + i * 112},690`, '#3a2418', 2, 'opacity=".4"');
  }
  draw.path('M150,690H1050L1160,900H40Z', '#ffcf94', `opacity=".28" ${draw.blur(14)}`);
}

/** Armchair + side lamp. */
export function armchair(draw: Drawing): void {
  draw.soft(220, 772, 150, 22, '#28150d', 0.6, 14);
  draw.path(
    'M96,760V600Q96,520 176,520H260Q320,520 320,590V760Z',
    draw.linear(['#3d8a71', '#1f5c4a', '#123f33'], 0, 0, 1, 0.3),
  );
  draw.path(
    'M80,770V664Q80,634 112,634T144,664V700H290V664Q290,634 322,634T354,664V770Z',
    draw.linear(['#57a288', '#2a6b57', '#154437']),
  );
  draw.rect(140, 672, 154, 44, draw.linear(['#62ad92', '#2f7460']), 16);
  draw.group('transform="rotate(-10 230 620)"', () => {
    draw.rect(190, 574, 96, 88, draw.linear(['#f5c877', '#d58f3c'], 0, 0, 1, 1), 16);
  });
}

/** Bed. */
export function bedBase(draw: Drawing): void {
  draw.soft(790, 850, 440, 34, '#28150d', 0.6, 22);
  draw.path(
    'M420,900V620Q420,560 480,560H1120Q1180,560 1180,620V900Z',
    draw.linear(['#5b4334', '#33231a']),
  );
  draw.path(
    'M448,900V690Q448,650 490,650H1118Q1158,650 1158,690V900Z',
    draw.linear(['#fffaf0', '#f0e2cd', '#cdb497']),
  );
}

function pillow(
  draw: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  radius: number,
): void {
  draw.group(`transform="rotate(${radius} ${x + width / 2} ${y + height / 2})"`, () => {
    draw.soft(x + width / 2, y + height, width * 0.5, 12, '#6d4d36', 0.45, 10);
    draw.path(
      `M${x + 14},${y + 6}Q${x + width / 2},${y - 14} ${x + width - 14},${y + 6}` +
        `Q${x + width + 10},${y + height / 2} ${x + width - 12},${y + height - 4}` +
        `Q${x + width / 2},${y + height + 12} ${x + 12},${y + height - 4}` +
        `Q${x - 10},${y + height / 2} ${x + 14},${y + 6}Z`,
      draw.linear([lighten(colour, 0.6), colour, shade(colour, 0.2)], 0, 0, 0.6, 1),
    );
    draw.line(
      `M${x + 30},${y + 26}q${width * 0.2},${height * 0.3} ${width * 0.1},${height * 0.5}`,
      shade(colour, 0.2),
      3,
      'opacity=".35"',
    );
  });
}

export function pillows(draw: Drawing): void {
  pillow(draw, 490, 586, 210, 122, '#f7eddc', -4);
  pillow(draw, 890, 586, 210, 122, '#f3e6d2', 4);
  pillow(draw, 560, 612, 196, 112, '#fffaf0', 3);
  pillow(draw, 832, 612, 196, 112, '#fffaf0', -3);
  pillow(draw, 702, 640, 178, 96, '#2f7a63', 0);
}

export function bedThrow(draw: Drawing): void {
  draw.path(
    'M448,900V788C620,748 980,748 1158,788V900Z',
    draw.linear(['#3f8f76', '#236350', '#12402f']),
  );
  draw.path(
    'M448,794C620,754 980,754 1158,794V768C980,730 620,730 448,768Z',
    draw.linear(['#fffdf6', '#e2d2ba']),
  );
  for (let i = 0; i < 8; i++) {
    draw.path(
      `M${500 + i * 86},800q${draw.between(-18, 18)},50 ` +
        `${draw.between(-24, 24)},100h16q10,-50 0,-100z`,
      '#0c3327',
      `opacity=".3" ${draw.blur(4)}`,
    );
  }
}

export function sideLamp(draw: Drawing): void {
  draw.rect(372, 700, 60, 200, draw.linear(['#a97a50', '#5d3d26'], 0, 0, 1, 0), 6);
  draw.rect(398, 596, 8, 104, '#c9974a');
  draw.path('M358,604L378,520H426L446,604Z', draw.linear(['#fff4cf', '#ffd58a', '#eaa652']));
  draw.glow(402, 570, 230, '#ffcb7d', 0.9);
  draw.ellipse(402, 702, 42, 9, '#d9b183');
}

/** Tray. */
export function breakfastTray(draw: Drawing): void {
  draw.soft(830, 832, 130, 14, '#07261d', 0.6, 10);
  draw.path('M716,812H944L970,846H690Z', draw.linear(['#e2b877', '#9a6a37']));
  draw.ellipse(790, 818, 40, 12, '#fffaf0');
  draw.path('M762,788h56q-2,30 -28,30t-28,-30z', draw.linear(['#fffdf5', '#cdb89b'], 0, 0, 1, 0));
  draw.ellipse(790, 788, 28, 7, '#7b451f');
  draw.ellipse(880, 824, 46, 13, '#fffaf0');
  draw.path('M848,820C846,796 914,796 912,820Z', draw.linear(['#f4c57d', '#bd7936']));
  steam(draw, 790, 786, 70, '#fff', 0.22);
}
