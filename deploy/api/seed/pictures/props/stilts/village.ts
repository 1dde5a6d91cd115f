import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import type { HouseLook, Windows } from './house-look.ts';

function litWindow(
  draw: Drawing,
  colour: string,
  lit: Windows,
  u: number,
  v: number,
  a: number,
  b: number,
): void {
  if (draw.dark) {
    draw.glow(u + a / 2, v + b / 2, a * 1.6, '#ffb45a', 0.55);
  }
  draw.rect(u - 4, v - 4, a + 8, b + 8, shade(draw.tint(colour), 0.5), 2);
  draw.rect(u, v, a, b, draw.linear(lit), 1);
  draw.rect(u + a / 2 - 1.5, v, 3, b, shade(draw.tint(colour), 0.5));
  draw.rect(u, v + b / 2 - 1.5, a, 3, shade(draw.tint(colour), 0.5));
}

function houseWalls(
  draw: Drawing,
  width: number,
  x: number,
  deck: number,
  look: HouseLook,
  y: number,
  colour: string,
  lit: Windows,
  height: number,
): void {
  for (let i = 0; i <= Math.round(width / 34); i++) {
    const q = x - 14 + (i * (width + 28)) / Math.round(width / 34);
    draw.line(
      `M${fixed(q)},${deck + 8}` +
        `L${fixed(q + draw.between(-3, 3))},${fixed(deck + (look.leg || 110))}`,
      draw.tint('#3a2a22'),
      6,
    );
    draw.line(`M${fixed(q - 1.5)},${deck + 10}V${deck + 66}`, '#ffc98a', 1.5, 'opacity=".35"');
  }
  draw.line(
    `M${x - 10},${deck + 20}L${x + width * 0.4},${deck + 74}M${x + width + 10},${deck + 20}` +
      `L${x + width * 0.55},${deck + 74}`,
    draw.tint('#33251f'),
    4,
  );
  draw.path(
    `M${x},${y}H${x + width}V${deck}H${x}Z`,
    draw.linear(
      [lighten(draw.tint(colour), 0.16), draw.tint(colour), shade(draw.tint(colour), 0.34)],
      0,
      0,
      1,
      0.2,
    ),
  );
  for (let q = x + 10; q < x + width; q += 13) {
    draw.line(`M${fixed(q)},${y}V${deck}`, shade(draw.tint(colour), 0.45), 1.5, 'opacity=".35"');
  }
  (look.wins ?? []).forEach(([u, a]) =>
    litWindow(draw, colour, lit, x + width * u, y + height * 0.3, a, height * 0.34),
  );
  if (look.door) {
    const dx = x + width * look.door;
    if (draw.dark) {
      draw.glow(dx + 20, deck - 40, 90, '#ffb45a', 0.6);
    }
    draw.rect(dx - 4, deck - height * 0.66, 48, height * 0.66, shade(draw.tint(colour), 0.5));
    draw.rect(dx, deck - height * 0.63, 40, height * 0.63, draw.linear(lit));
    if (look.who) {
      draw.path(`M${dx + 8},${deck}V${deck - 34}q0,-16 12,-16t12,16v34z`, '#5a3420');
      draw.ellipse(dx + 20, deck - 60, 9, 10, '#5a3420');
    }
  }
}

function hippedRoof(draw: Drawing, x: number, width: number, y: number, roof: string): void {
  draw.path(
    `M${x - 20},${y + 10}L${x + 6},${y - 46}H${x + width - 6}L${x + width + 20},${y + 10}Z`,
    draw.linear([lighten(draw.tint(roof), 0.24), draw.tint(roof), shade(draw.tint(roof), 0.2)]),
  );
  for (let q = 0; q < width; q += 16) {
    draw.line(
      `M${fixed(x + 12 + (q * (width - 24)) / width)},${y - 44}` +
        `L${fixed(x - 16 + (q * (width + 32)) / width)},${y + 8}`,
      shade(draw.tint(roof), 0.45),
      2,
      'opacity=".4"',
    );
  }
  draw.line(`M${x + 6},${y - 46}H${x + width - 6}`, '#ffd9a0', 2.5, 'opacity=".5"');
}

function gableRoof(
  draw: Drawing,
  x: number,
  width: number,
  y: number,
  gable: number,
  colour: string,
  lit: Windows,
  roof: string,
): void {
  const m = x + width / 2;
  const t = y - gable;
  draw.path(
    `M${x},${y + 1}L${m},${t}L${x + width},${y + 1}Z`,
    draw.linear(
      [lighten(draw.tint(colour), 0.2), draw.tint(colour), shade(draw.tint(colour), 0.26)],
      0,
      0,
      1,
      0.2,
    ),
  );
  for (let q = 1; q < 7; q++) {
    draw.line(
      `M${fixed(x + (width * q) / 7)},${y}V${fixed(y - gable * (1 - Math.abs(q / 3.5 - 1)) + 6)}`,
      shade(draw.tint(colour), 0.45),
      1.5,
      'opacity=".35"',
    );
  }
  if (draw.dark) {
    draw.glow(m, y - gable * 0.34, 34, '#ffb45a', 0.6);
  }
  draw.ellipse(m, y - gable * 0.34, 10, 10, shade(draw.tint(colour), 0.5));
  draw.ellipse(m, y - gable * 0.34, 7, 7, lit[1]);
  draw.path(
    `M${x - 22},${y + 14}L${m},${t - 16}V${t + 6}L${x - 12},${y + 22}Z`,
    draw.linear([lighten(draw.tint(roof), 0.12), lighten(draw.tint(roof), 0.3)]),
  );
  draw.path(
    `M${x + width + 22},${y + 14}L${m},${t - 16}V${t + 6}L${x + width + 12},${y + 22}Z`,
    draw.linear([draw.tint(roof), shade(draw.tint(roof), 0.3)], 0, 0, 1, 0),
  );
  draw.line(`M${x - 22},${y + 14}L${m},${t - 16}`, '#ffd9a0', 2, 'opacity=".5"');
}

function houseRoof(
  draw: Drawing,
  look: HouseLook,
  x: number,
  width: number,
  y: number,
  colour: string,
  lit: Windows,
  roof: string,
): void {
  if (look.gable === undefined) hippedRoof(draw, x, width, y, roof);
  else gableRoof(draw, x, width, y, look.gable, colour, lit, roof);
}

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
  draw.rect(
    x - 24,
    deck - 2,
    width + 48,
    11,
    draw.linear([draw.tint('#b58a5c'), draw.tint('#5a3c28')]),
    2,
  );
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
  house(draw, lit, 232, 540, 120, 120, '#8a6a52', '#5f7a78', {
    wins: [[0.5, 38]],
    gable: 52,
    leg: 110,
  });
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
