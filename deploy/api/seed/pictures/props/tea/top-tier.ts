import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { steam } from '../../primitives/steam.ts';
import { plant } from '../greenery.ts';

function teaPlate(draw: Drawing, y: number, rx: number): void {
  draw.soft(598 + 14, y + 30, rx * 0.9, 15, '#7d4a2d', 0.35, 10);
  draw.path(
    `M${598 - rx},${y}Q${598 - rx * 0.6},${y + 34} 598,${y + 36}Q${598 + rx * 0.6},${y + 34} ` +
      `${598 + rx},${y}Z`,
    draw.linear(['#fffdf7', '#d8c3a8', '#b99876'], 0, 0, 1, 0),
  );
  draw.ellipse(598, y, rx, rx * 0.15, draw.linear(['#ffffff', '#f1e5d3']));
  draw.add(
    `<ellipse cx="598" cy="${y}" rx="${rx - 6}" ry="${rx * 0.15 - 3}" fill="none" ` +
      `stroke="#2f7a63" stroke-width="3"/>`,
  );
}

function macaron(draw: Drawing, x: number, y: number, colour: string): void {
  draw.path(`M${x - 27},${y}a27,20 0 0 1 54,0v3h-54z`, draw.linear([lighten(colour, 0.4), colour]));
  draw.rect(x - 26, y + 2, 52, 7, lighten(colour, 0.7), 3);
  draw.path(
    `M${x - 27},${y + 9}h54v4a27,13 0 0 1 -54,0z`,
    draw.linear([colour, shade(colour, 0.28)]),
  );
}

function cake(draw: Drawing, x: number, y: number, colour: string): void {
  draw.path(
    `M${x - 34},${y}V${y - 54}H${x + 34}V${y}Q${x},${y + 10} ${x - 34},${y}Z`,
    draw.linear([lighten(colour, 0.25), colour, shade(colour, 0.2)], 0, 0, 1, 0),
  );
  draw.rect(x - 34, y - 34, 68, 7, '#fff4e0');
  draw.ellipse(x, y - 54, 34, 9, lighten(colour, 0.5));
  draw.ellipse(x, y - 64, 10, 10, draw.radial(['#ff8f78', '#c5283a'], 0.35, 0.3, 0.8));
}

export function topTier(draw: Drawing): void {
  teaPlate(draw, 330, 138);
  macaron(draw, 520, 306, '#a8cf9f');
  macaron(draw, 582, 304, '#f3a8a0');
  macaron(draw, 676, 306, '#f5cf7c');
  macaron(draw, 548, 276, '#d9b3a0');
  cake(draw, 634, 322, '#e8b7a4');
}

function scone(draw: Drawing, x: number, y: number): void {
  draw.path(
    `M${x - 40},${y}C${x - 46},${y - 36} ${x - 26},${y - 50} ${x},${y - 50}` +
      `S${x + 46},${y - 36} ${x + 40},${y}Q${x},${y + 12} ${x - 40},${y}Z`,
    draw.linear(['#f7cf86', '#dd9a4c', '#a9642a']),
  );
  draw.line(`M${x - 38},${y - 18}q20,-8 38,0t38,-2`, '#fff0cd', 6);
  draw.ellipse(x - 10, y - 42, 18, 5, '#ffe9b8', 'opacity=".7"');
}

function tart(draw: Drawing, x: number, y: number): void {
  draw.path(
    `M${x - 36},${y - 14}L${x - 26},${y + 10}H${x + 26}L${x + 36},${y - 14}Z`,
    draw.linear(['#f0bd74', '#a96a2d'], 0, 0, 1, 0),
  );
  draw.ellipse(x, y - 14, 36, 11, '#e7a958');
  draw.ellipse(x, y - 15, 29, 8, '#ffe08a');
  for (const [a, b] of [
    [-12, -20],
    [8, -22],
    [0, -29],
  ] as const) {
    draw.ellipse(x + a, y + b, 10, 9, draw.radial(['#ff8f78', '#c5283a'], 0.35, 0.3, 0.8));
  }
}

function sandwich(draw: Drawing, x: number, y: number): void {
  draw.path(`M${x - 44},${y}L${x},${y - 58}L${x + 44},${y}Z`, '#fbf0da');
  draw.path(`M${x - 34},${y - 12}L${x + 34},${y - 12}L${x + 26},${y - 24}H${x - 26}Z`, '#8db26a');
  draw.path(`M${x - 24},${y - 26}H${x + 24}L${x + 17},${y - 35}H${x - 17}Z`, '#f39a77');
}

export function lowerTiers(draw: Drawing): void {
  teaPlate(draw, 500, 190);
  scone(draw, 470, 490);
  scone(draw, 556, 494);
  tart(draw, 650, 488);
  tart(draw, 734, 482);
  teaPlate(draw, 690, 242);
  sandwich(draw, 418, 680);
  sandwich(draw, 480, 690);
  sandwich(draw, 546, 694);
  cake(draw, 668, 692, '#6d3b2a');
  macaron(draw, 738, 676, '#a8cf9f');
  macaron(draw, 790, 672, '#f3a8a0');
  macaron(draw, 764, 646, '#f5cf7c');
}

export function cupAndSaucer(draw: Drawing, x: number, y: number): void {
  draw.soft(x + 14, y + 74, 100, 18, '#7d4a2d', 0.5, 12);
  draw.ellipse(x, y + 66, 112, 24, draw.linear(['#ffffff', '#d9c5ab']));
  draw.add(
    `<ellipse cx="${x}" cy="${y + 65}" rx="100" ry="20" fill="none" stroke="#2f7a63" ` +
      `stroke-width="3"/>`,
  );
  draw.path(
    `M${x - 72},${y - 6}C${x - 68},${y + 50} ${x - 36},${y + 66} ${x},${y + 66}` +
      `S${x + 68},${y + 50} ${x + 72},${y - 6}Z`,
    draw.linear(['#fffefa', '#f1e4d0', '#b99a7a'], 0, 0, 1, 0),
  );
  draw.path(
    `M${x + 68},${y + 6}C${x + 112},${y} ${x + 104},${y + 46} ${x + 56},${y + 46}`,
    'none',
    'stroke="#e7d6bf" stroke-width="11" stroke-linecap="round"',
  );
  draw.ellipse(x, y - 6, 72, 19, '#fffefa');
  draw.ellipse(x, y - 4, 62, 14, draw.linear(['#8e4a1b', '#c98339']));
  draw.ellipse(x - 20, y - 7, 22, 4, '#ffd997', 'opacity=".7"');
  steam(draw, x, y - 20, 170, '#fff', 0.5);
}

export function flowers(draw: Drawing): void {
  draw.rect(1010, 560, 10, 90, '#2f7a63');
  plant(draw, 1012, 596, 92, '#3f8a6d');
  for (const [x, y] of [
    [968, 520],
    [1016, 494],
    [1064, 528],
  ] as const) {
    for (let a = 0; a < 6; a++) {
      draw.ellipse(
        x + Math.cos(a * 1.05) * 17,
        y + Math.sin(a * 1.05) * 15,
        15,
        13,
        a % 2 ? '#ffd9cf' : '#f6b5a4',
      );
    }
    draw.ellipse(x, y, 9, 8, '#f0a83c');
  }
  draw.path(
    'M978,600H1050L1040,690Q1014,700 988,690Z',
    draw.linear(['#eef3ea', '#a9c4b4'], 0, 0, 1, 0),
  );
}
