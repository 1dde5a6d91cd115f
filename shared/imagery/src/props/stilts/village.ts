import { outdoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { water } from '../../primitives/water.ts';
import { houseRoof, houseWalls } from './dusk-sky.ts';
import type { HouseLook, Windows } from './house-look.ts';

function houseRoofAndDeck(
  draw: Drawing,
  look: HouseLook,
  x: number,
  width: number,
  y: number,
  colour: string,
  lit: Windows,
  roof: string,
  deck: number,
): void {
  houseRoof(draw, look, x, width, y, colour, lit, roof);
  draw.rect(x - 24, deck - 2, width + 48, 11, draw.linear([draw.tint('#b58a5c'), draw.tint('#5a3c28')]), 2);
}

function house(
  draw: Drawing,
  lit: Windows,
  x: number,
  base: number,
  width: number,
  height: number,
  colour: string,
  roof: string,
  look: HouseLook = {},
): void {
  const deck = base;
  const y = deck - height;
  houseWalls(draw, width, x, deck, look, y, colour, lit, height);
  houseRoofAndDeck(draw, look, x, width, y, colour, lit, roof, deck);
  if (look.rail) {
    for (let q = x - 22; q <= x + width + 22; q += 22) {
      draw.rect(q, deck - 34, 3.5, 33, draw.tint('#6d4a32'));
    }
    draw.rect(x - 24, deck - 37, width + 48, 5, draw.tint('#a87c50'), 2);
  }
}

export function village(draw: Drawing, lit: Windows): void {
  house(draw, lit, 52, 556, 150, 92, '#4f6f72', '#8fa09a', {
    wins: [
      [0.18, 34],
      [0.6, 34],
    ],
    leg: 92,
  });
  house(draw, lit, 232, 540, 120, 120, '#8a6a52', '#5f7a78', { wins: [[0.5, 38]], gable: 52, leg: 110 });
  house(draw, lit, 880, 552, 140, 96, '#5f7f72', '#a8745a', {
    wins: [
      [0.14, 34],
      [0.6, 34],
    ],
    leg: 98,
  });
  house(draw, lit, 1050, 560, 160, 88, '#6a6470', '#7f9a94', { wins: [[0.3, 38]], leg: 88 });
  house(draw, lit, 716, 562, 150, 130, '#b5785a', '#6f8a86', {
    wins: [[0.56, 42]],
    door: 0.14,
    gable: 64,
    rail: true,
    leg: 116,
  });
  house(draw, lit, 392, 574, 290, 158, '#2f7a68', '#b0583c', {
    wins: [
      [0.08, 52],
      [0.68, 56],
    ],
    door: 0.42,
    who: true,
    rail: true,
    leg: 130,
  });
}

export function waterVeil(draw: Drawing): void {
  draw.rect(
    0,
    680,
    WIDTH,
    220,
    draw.linear([
      [0, draw.palette.water[1], 0.1],
      [1, draw.palette.water[2], 0.8],
    ]),
  );
  water(draw, 600, 900, 240, draw.dark ? '#ffcf8e' : draw.palette.sun, draw.palette.water[2], 560, 360);
}

export function lampTrails(draw: Drawing): void {
  if (draw.dark) {
    for (const [x, w, a] of [
      [441, 52, 0.8],
      [534, 44, 1],
      [617, 56, 0.8],
      [757, 44, 0.7],
      [822, 42, 0.55],
      [104, 30, 0.4],
      [170, 30, 0.4],
      [312, 34, 0.4],
      [917, 30, 0.4],
      [981, 30, 0.4],
      [1118, 34, 0.35],
    ] as const) {
      draw.soft(x, 730, w * 0.5, 70, '#ffc46a', 0.16 * a, 12);
      for (let i = 0; i < 20; i++) {
        const t = i / 19;
        const q = w * (0.5 - 0.2 * t) * draw.between(0.5, 1.2);
        draw.path(
          `M${fixed(x - q + draw.between(-8, 8))},${fixed(672 + t * 150 + draw.between(-2, 2))}q${fixed(q)},${fixed(-2 - t * 2)} ${fixed(2 * q)},0q${fixed(-q)},${fixed(2 + t * 2)} ${fixed(-2 * q)},0Z`,
          i % 3 ? '#ffd68c' : '#ffb45a',
          `opacity="${fixed(a * (1 - t * 0.75) * draw.between(0.5, 0.95))}"`,
        );
      }
    }
  }
  if (draw.dark) {
    draw.glow(534, 520, 260, '#ffb45a', 0.45);
  }
}

export function ripples(draw: Drawing): void {
  for (let i = 0; i < 40; i++) {
    draw.line(
      `M${fixed(draw.between(30, 1170))},${fixed(draw.between(672, 704))}h${fixed(draw.between(10, 40))}`,
      draw.dark ? '#ffd9a8' : '#ffffff',
      fixed(draw.between(1, 2.6)),
      `opacity="${fixed(draw.between(0.3, 0.8))}"`,
    );
  }
}

/** Washing line, lanterns, drying fish. */
export function lanterns(draw: Drawing): void {
  draw.path('M682,452Q700,470 716,466', 'none', `stroke="${draw.tint('#3a2a22')}" stroke-width="2"`);
  draw.path('M352,470Q372,486 392,478', 'none', `stroke="${draw.tint('#3a2a22')}" stroke-width="2"`);
  for (const [x, c] of [
    [356, outdoors.red],
    [372, outdoors.cream],
  ] as const) {
    draw.path(`M${x},480h14v26h-14z`, draw.tint(c));
  }
  for (const [x, y] of [
    [472, 446],
    [570, 446],
    [692, 474],
  ] as const) {
    draw.line(`M${x},${y - 20}V${y}`, draw.tint('#3a2a22'), 2);
    if (draw.dark) {
      draw.glow(x, y + 14, 60, '#ff9a5a', 0.8);
    }
    draw.ellipse(x, y + 14, 12, 15, draw.radial(['#ffe3a0', outdoors.red, '#a8331d'], 0.45, 0.4, 0.7));
    draw.rect(x - 6, y - 3, 12, 4, outdoors.kumquat, 1);
    draw.rect(x - 6, y + 27, 12, 4, outdoors.kumquat, 1);
    draw.line(`M${x},${y + 31}v10`, outdoors.kumquat, 2);
  }
}

/** Ladder, sampan with boatman. */
export function ladder(draw: Drawing): void {
  draw.line('M548,584L536,700M576,584L566,700', draw.tint('#8a6a48'), 5);
  for (let i = 0; i < 6; i++) {
    draw.line(`M${fixed(546 - i * 2)},${598 + i * 18}h28`, draw.tint('#8a6a48'), 4);
  }
}
