import { cloud } from '../primitives/air.ts';
import { lighten, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../primitives/frame.ts';
import type { Point } from '../primitives/frame.ts';
import { ridge } from '../primitives/ridge.ts';
import { sky } from '../primitives/sky.ts';
import { water } from '../primitives/water.ts';

const HORIZON = 500;

export function goldenSky(draw: Drawing): void {
  sky(draw, HORIZON);
  draw.glow(860, 400, 460, '#ffe3a3', 0.95);
  draw.ellipse(880, 380, 58, 58, draw.linear(['#fffbe2', '#ffd98e']));
  cloud(draw, 320, 150, 560, 60, '#fbe0b6', 0.5);
  cloud(draw, 760, 230, 620, 44, '#fff0cc', 0.5);
}

export function hills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 380],
      [170, 300],
      [360, 360],
      [520, 410],
      [760, 430],
      [1200, 400],
    ],
    54,
    draw.linear(['#97a595', '#d9c59a']),
    HORIZON + 4,
  );
  ridge(
    draw,
    [
      [0, 440],
      [140, 400],
      [300, 440],
      [480, 486],
    ],
    34,
    draw.linear(['#5f8474', '#8fa583']),
    HORIZON + 4,
  );
  ridge(
    draw,
    [
      [760, 494],
      [920, 440],
      [1080, 370],
      [1200, 330],
    ],
    46,
    draw.linear(['#54806f', '#8ba27e']),
    HORIZON + 4,
  );
  draw.soft(600, HORIZON - 6, 700, 22, '#ffe9ba', 0.75, 16);
}

export function bayWater(draw: Drawing): void {
  draw.rect(
    0,
    HORIZON,
    WIDTH,
    HEIGHT - HORIZON,
    draw.linear([
      [0, '#f6d79c'],
      [0.14, '#a7bd9f'],
      [0.42, '#3f948c'],
      [1, '#0d5158'],
    ]),
  );
  draw.glow(880, 600, 260, '#ffe3a3', 0.5);
  water(draw, HORIZON + 3, HEIGHT, 340, '#fff0c4', '#0b4a52', 830, 360);
}

function sail(draw: Drawing, a: Point, b: Point, d: Point, e: Point, colour: string): void {
  const dd =
    `M${a.join(',')}Q${(a[0] + b[0]) / 2 - 26},${(a[1] + b[1]) / 2} ${b.join(',')}` +
    `Q${(b[0] + d[0]) / 2 + 10},${(b[1] + d[1]) / 2 - 16} ${d.join(',')}` +
    `Q${(d[0] + e[0]) / 2 + 46},${(d[1] + e[1]) / 2} ${e.join(',')}Z`;
  draw.path(dd, draw.linear([lighten(colour, 0.34), colour, shade(colour, 0.3)], 1, 0, 0, 0.4));
  draw.group(draw.clip(`<path d="${dd}"/>`), () => {
    for (let i = 1; i < 7; i++) {
      const t = i / 7;
      const x1 = b[0] + (a[0] - b[0]) * t - 20;
      const y1 = b[1] + (a[1] - b[1]) * t;
      const x2 = d[0] + (e[0] - d[0]) * t + 50;
      const y2 = d[1] + (e[1] - d[1]) * t;
      draw.line(
        `M${x1},${y1}Q${(x1 + x2) / 2},${(y1 + y2) / 2 + 12} ${x2},${y2}`,
        shade(colour, 0.5),
        5,
        'opacity=".65"',
      );
      draw.line(
        `M${x1},${y1 + 6}Q${(x1 + x2) / 2},${(y1 + y2) / 2 + 18} ${x2},${y2 + 6}`,
        lighten(colour, 0.5),
        3,
        'opacity=".4"',
      );
    }
    draw.path(
      `M${d[0] - 40},${d[1]}L${d[0] + 60},${d[1]}L${e[0] + 60},${e[1]}L${e[0] - 70},${e[1]}Z`,
      '#fff0c4',
      `opacity=".28" ${draw.blur(20)}`,
    );
  });
}

function boat(draw: Drawing): void {
  draw.rect(556, 116, 13, 540, draw.linear(['#c99a62', '#5a3820'], 0, 0, 1, 0));
  draw.rect(384, 262, 10, 390, draw.linear(['#c99a62', '#5a3820'], 0, 0, 1, 0));
  draw.rect(752, 300, 9, 340, '#6a4426');
  sail(draw, [440, 600], [420, 210], [650, 118], [742, 590], '#c8472a');
  sail(draw, [300, 616], [290, 330], [400, 262], [452, 610], '#b53f28');
  sail(draw, [726, 610], [716, 380], [790, 318], [856, 596], '#b53f28');
  draw.path('M568,116l44,12l-44,14z', '#2f7a63');
  draw.path(
    'M176,628C240,648 300,656 400,658H700C790,652 870,628 930,578L956,590C944,680 900,742 ' +
      '820,752H330C250,742 196,700 176,628Z',
    draw.linear(['#9a5f33', '#6b3c1f', '#3a2010']),
  );
  draw.path(
    'M172,620C240,642 300,648 400,650H700C790,644 870,620 934,566L944,580C880,640 800,664 ' +
      '700,670H400C300,668 230,660 176,640Z',
    draw.linear(['#e3ab68', '#a86c38']),
  );
  draw.path(
    'M760,646V586Q760,574 772,574H884Q898,574 898,588V600C860,632 810,644 760,646Z',
    draw.linear(['#8d5730', '#5a3418']),
  );
  for (let i = 0; i < 3; i++) {
    draw.rect(780 + i * 38, 592, 24, 24, '#ffd991', 4);
  }
  draw.line('M214,690C340,722 700,722 912,668', '#2a160a', 3, 'opacity=".5"');
  draw.line('M204,668C340,700 720,698 924,644', '#d29a5c', 3, 'opacity=".6"');
  for (const [x, c] of [
    [470, '#f3e3c2'],
    [516, '#2f7a63'],
    [620, '#f0b84a'],
    [668, '#e8dcc6'],
  ] as const) {
    draw.path(`M${x - 12},656Q${x - 14},618 ${x},616T${x + 12},656Z`, c);
    draw.ellipse(x, 606, 8.5, 9.5, '#d99c70');
    draw.path(`M${x - 9},604Q${x - 8},593 ${x},593T${x + 9},604Z`, '#2a211c');
  }
  draw.line('M180,626L386,268M860,600L562,124M562,124L386,268', '#4a3220', 1.8, 'opacity=".7"');
}

export function reflection(draw: Drawing): void {
  draw.group(`transform="translate(0,1478) scale(1,-.98)" opacity=".36" ${draw.blur(5)} `, () =>
    boat(draw),
  );

  for (let i = 0; i < 60; i++) {
    const t = draw.random();
    const y = 752 + t * 148;
    draw.line(
      `M${fixed(draw.between(180, 920))},${fixed(y)}h${fixed(30 + 90 * t)}`,
      draw.random() < 0.6 ? '#2c7f7a' : '#ffe9b8',
      fixed(1.5 + 3 * t),
      `opacity="${fixed(draw.between(0.2, 0.6))}"`,
    );
  }

  draw.soft(560, 752, 380, 10, '#06333a', 0.6, 8);
  boat(draw);
}

export function foam(draw: Drawing): void {
  for (let i = 0; i < 30; i++) {
    draw.line(
      `M${fixed(draw.between(180, 900))},${fixed(draw.between(744, 760))}` +
        `h${fixed(draw.between(20, 70))}`,
      '#fff6dc',
      fixed(draw.between(1.4, 3.6)),
      `opacity="${fixed(draw.between(0.35, 0.9))}"`,
    );
  }
}

export function farBoat(draw: Drawing): void {
  draw.group('opacity=".9"', () => {
    draw.path('M1040,520h90l-14,20h-62z', '#35564d');
    draw.path('M1080,516V470L1116,514Z', '#fff3d6');
  });
}
