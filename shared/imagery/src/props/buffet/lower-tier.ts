import { indoors } from '../../palettes.ts';
import { shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { bowl } from '../bowl.ts';
import { leaf } from '../greenery.ts';
import { prawn } from '../prawn.ts';
import { lobsterClaws, oyster, tier } from './hall.ts';

function lobsterShell(draw: Drawing, colour: string): void {
  for (let i = -2; i <= 2; i++) {
    draw.group(`transform="translate(0,168) rotate(${i * 26})"`, () => {
      draw.path('M-12,0C-26,30 -20,62 0,68C20,62 26,30 12,0Z', i % 2 ? '#c9401f' : '#e8663e');
    });
  }
  for (let i = 5; i >= 0; i--) {
    const w = 46 - i * 4;
    const yy = 42 + i * 23;
    draw.path(
      `M${-w},${yy}Q0,${yy - 22} ${w},${yy}Q${w + 4},${yy + 20} ${w - 6},${yy + 28}Q0,${yy + 42} ${-w + 6},${yy + 28}Q${-w - 4},${yy + 20} ${-w},${yy}Z`,
      draw.linear(['#ff9a6a', '#e2512c', '#9a2616'], 0, 0, 1, 0.3),
    );
    draw.line(`M${-w + 8},${yy + 28}Q0,${yy + 40} ${w - 8},${yy + 28}`, '#7a1a10', 3, 'opacity=".5"');
  }
  draw.path(
    'M0,-112C14,-100 40,-74 48,-30C54,10 50,44 38,56Q0,74 -38,56C-50,44 -54,10 -48,-30C-40,-74 -14,-100 0,-112Z',
    draw.radial(['#ffb080', '#e8562e', '#a52a16'], 0.36, 0.3, 0.8),
  );
  draw.line('M0,-90V56', '#9a2616', 3, 'opacity=".6"');
  draw.path('M-36,12Q0,36 36,12', 'none', 'stroke="#9a2616" stroke-width="3.500" opacity=".6"');
  draw.ellipse(-22, -30, 8, 32, '#ffe0c0', 'opacity=".55" transform="rotate(10 -22 -30)"');
  for (const d of [-1, 1]) {
    draw.ellipse(d * 18, -88, 8, 8, colour);
    draw.ellipse(d * 19, -91, 5, 5, '#17202a');
  }
}

function lobsterWhole(draw: Drawing): void {
  const c = '#d8482a';
  lobsterClaws(draw);
  lobsterShell(draw, c);
}

function lobster(draw: Drawing, x: number, y: number, scale: number, turn: number): void {
  draw.group(`transform="translate(${x},${y}) rotate(${turn}) scale(${scale})"`, () => {
    lobsterWhole(draw);
  });
}

function lemon(draw: Drawing, x: number, y: number, scale: number, turn: number): void {
  draw.group(`transform="translate(${x},${y}) rotate(${turn}) scale(${scale})"`, () => {
    draw.path('M-40,0A40,40 0 0 0 40,0Z', draw.linear(['#ffe36a', '#f3b53c']));
    draw.path('M-34,0A34,34 0 0 0 34,0Z', '#fff8d6');
    for (let i = 0; i < 3; i++) {
      draw.path('M0,3L-28,5Q-26,18 -17,25Z', '#ffe27a', `transform="rotate(${-i * 52})"`);
    }
  });
}

export function lowerTier(draw: Drawing): void {
  draw.rect(590, 180, 20, 400, draw.linear(['#fffaf0', '#a8adab', '#4c5557'], 0, 0, 1, 0));
  tier(draw, 640, 392, 92, 120, 90);
  for (const [x, y, r, fl] of [
    [276, 628, 10, 1],
    [338, 676, -16, 1],
    [420, 704, 20, -1],
    [924, 628, 0, -1],
    [866, 676, 14, -1],
    [784, 706, -20, 1],
  ] as const) {
    prawn(draw, x, y, 40, r, '#f2825c', fl);
  }
  oyster(draw, 330, 608, 0.8, -12);
  oyster(draw, 870, 606, 0.8, 14);
  oyster(draw, 804, 646, 0.84, -8);
  draw.group('transform="translate(584,612) scale(1,.78)"', () => {
    lobster(draw, 0, 0, 0.8, -66);
  });
  lemon(draw, 480, 668, 0.8, -12);
  lemon(draw, 716, 672, 0.8, 14);
  leaf(draw, 740, 618, 54, 16, 210, '#3f8f55');
}

export function middleTier(draw: Drawing): void {
  draw.rect(590, 300, 20, 90, draw.linear(['#fffaf0', '#a8adab', '#4c5557'], 0, 0, 1, 0));
  tier(draw, 392, 236, 56, 74, 60);
  for (const [x, y, r] of [
    [424, 380, -14],
    [500, 362, 8],
    [482, 410, 4],
    [566, 420, -8],
    [650, 418, 10],
    [726, 408, -6],
    [702, 362, 12],
    [780, 380, 6],
  ] as const) {
    oyster(draw, x, y, 0.8, r);
  }
  lemon(draw, 600, 376, 0.7, 0);
  lemon(draw, 560, 380, 0.56, 30);
}

export function topTier(draw: Drawing): void {
  draw.rect(592, 180, 16, 70, draw.linear(['#fffaf0', '#a8adab', '#4c5557'], 0, 0, 1, 0));
  tier(draw, 228, 128, 32, 46, 30);
  for (let i = 0; i < 7; i++) {
    prawn(draw, 500 + i * 33, 214 + Math.abs(i - 3) * 3, 27, -70 + (i - 3) * 12, '#f2825c', i < 3 ? 1 : -1);
  }
  draw.path(
    'M588,196C584,176 596,166 600,150C604,166 616,176 612,196Z',
    draw.linear(['#fffaf0', '#a8adab'], 0, 0, 1, 0),
  );
  draw.ellipse(600, 148, 9, 9, draw.radial(['#fff6d0', '#e0b45c'], 0.36, 0.3, 0.8));
}

function dip(draw: Drawing, x: number, colour: string): void {
  bowl(draw, x, 752, 46, 15, 34, '#fffaf0', { shadow: 0.4, soup: colour });
}

/** Plates, sauces, flutes. */
export function plates(draw: Drawing): void {
  for (let i = 0; i < 8; i++) {
    const y = 786 - i * 8;
    draw.ellipse(140, y, 128, 32, shade('#fbf6ea', 0.3));
    draw.ellipse(140, y - 4, 128, 32, draw.linear(['#fffdf6', '#e0d2b8'], 0, 0, 1, 0));
  }
  draw.add(
    `<ellipse cx="140" cy="726" rx="118" ry="28" fill="none" stroke="${indoors.green}" stroke-width="4"/>`,
  );
  draw.ellipse(140, 727, 92, 20, draw.linear(['#dccdb2', '#fffaf0']));
  dip(draw, 986, '#d8482a');
  dip(draw, 1090, '#f3c766');
  bowl(draw, 1036, 786, 46, 15, 34, '#1f6f57', { shadow: 0.4, soup: '#5c2a18' });
}

function flute(draw: Drawing, x: number, b: number): void {
  draw.soft(x + 8, b, 26, 5, '#5a4632', 0.5, 4);
  draw.ellipse(x, b, 26, 6, '#ffffff', 'opacity=".6"');
  draw.ellipse(x, b - 178, 19, 4.5, '#ffffff', 'opacity=".85"');
  draw.rect(x - 2, b - 60, 4, 60, '#ffffff', 0, 'opacity=".7"');
  draw.path(
    `M${x - 19},${b - 178}Q${x - 22},${b - 80} ${x},${b - 58}Q${x + 22},${b - 80} ${x + 19},${b - 178}Z`,
    draw.linear(
      [
        [0, '#fff', 0.5],
        [0.5, '#fff', 0.15],
        [1, '#fff', 0.45],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.path(
    `M${x - 20},${b - 150}Q${x - 20},${b - 80} ${x},${b - 62}Q${x + 20},${b - 80} ${x + 20},${b - 150}Z`,
    draw.linear(['#ffe9a0', '#f3b53c']),
  );
  for (let i = 0; i < 9; i++) {
    draw.ellipse(x + draw.between(-10, 10), b - draw.between(74, 146), 1.6, 1.6, '#fff');
  }
}

export function flutes(draw: Drawing): void {
  flute(draw, 1076, 660);
  flute(draw, 1120, 690);
  flute(draw, 1030, 684);
  flute(draw, 86, 664);
  flute(draw, 132, 680);
}
