import { indoors } from '../../palettes.ts';
import { shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { bowl } from '../bowl.ts';
import { prawn } from '../prawn.ts';
import { lemon, oyster, tier } from './lower-tier.ts';

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
    prawn(
      draw,
      500 + i * 33,
      214 + Math.abs(i - 3) * 3,
      27,
      -70 + (i - 3) * 12,
      '#f2825c',
      i < 3 ? 1 : -1,
    );
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
    `<ellipse cx="140" cy="726" rx="118" ry="28" fill="none" stroke="${indoors.green}" ` +
      `stroke-width="4"/>`,
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
    `M${x - 19},${b - 178}Q${x - 22},${b - 80} ${x},${b - 58}Q${x + 22},${b - 80} ` +
      `${x + 19},${b - 178}Z`,
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
    `M${x - 20},${b - 150}Q${x - 20},${b - 80} ${x},${b - 62}Q${x + 20},${b - 80} ` +
      `${x + 20},${b - 150}Z`,
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
