import { outdoors } from '../../palettes.ts';
import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import type { Point } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { leafy, plant } from '../greenery.ts';
import { gull } from '../gull.ts';
import type { BikeLook } from './bike-look.ts';
import { farLegAndFrame } from './golden-sky.ts';
import { guardsAndBasket, nearArm, riderFigure } from './guards-and-basket.ts';

function bicycle(draw: Drawing, fr: string, leg: string, look: BikeLook, skin: string, top: string): void {
  const bb: Point = [-14, -90];
  farLegAndFrame(draw, bb, leg, look, skin, fr);
  guardsAndBasket(draw, fr, look, skin, top);
  riderFigure(draw, top, skin, look, bb, leg);
  nearArm(draw, skin, top);
}

function bike(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  fr: string,
  top: string,
  leg: string,
  skin: string,
  look: BikeLook = {},
): void {
  draw.group(
    `transform="translate(${x},${y}) skewX(38) scale(${scale},${-scale * 0.18})" opacity=".32" ${draw.blur(7)}`,
    () => {
      draw.ellipse(0, -30, 250, 44, '#2a1a16');
      draw.path('M-60,-140L40,-440L90,-300L110,-180L20,-90Z', '#2a1a16');
    },
  );
  for (const q of [-136, 136]) {
    draw.soft(x + q * scale, y + 2, 62 * scale, 6 * scale, '#2a1a16', 0.6, 4);
  }
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    bicycle(draw, fr, leg, look, skin, top);
  });
}

export function riders(draw: Drawing): void {
  bike(
    draw,
    196,
    736,
    0.5,
    draw.tint('#2f7a63'),
    draw.tint('#f0b84a'),
    draw.tint('#33424a'),
    draw.tint('#c98a62'),
    { helmet: outdoors.cream },
  );
  bike(
    draw,
    600,
    784,
    1.08,
    draw.tint(outdoors.red),
    draw.tint(outdoors.green),
    draw.tint('#2b4a5c'),
    draw.tint(outdoors.skin),
    { basket: true, bare: true, hair: '#2b2226', helmet: outdoors.kumquat },
  );
}

/** Lamp and foliage frame. */
export function lamp(draw: Drawing): void {
  draw.rect(1016, 250, 10, 390, draw.linear([draw.tint('#3a7a6a'), draw.tint('#123f38')], 0, 0, 1, 0));
  draw.path('M1021,256Q1021,214 984,214', 'none', `stroke="${draw.tint('#2a6456')}" stroke-width="8"`);
  draw.ellipse(976, 224, 22, 16, draw.dark ? '#fff0c4' : draw.tint('#fdf0d6'));
  draw.path('M952,222A24,22 0 0 1 1000,222Z', draw.tint('#1f5a4c'));
  if (draw.dark) {
    draw.glow(976, 230, 130, '#ffd28a', 0.9);
  }
}

export function leaves(draw: Drawing): void {
  for (const [x, y, n, sp] of [
    [1180, 40, 60, 190],
    [20, 20, 34, 130],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const a = draw.between(0, 6.28);
      const q = Math.sqrt(draw.random()) * sp;
      leafy(
        draw,
        x + Math.cos(a) * q,
        y + Math.sin(a) * q * 0.7,
        draw.between(46, 82),
        draw.between(90, 270),
        draw.tint(at(['#2f8a5f', '#1d6a4c', '#57a06a', '#0f4a3c'], i % 4)),
        0.22,
      );
    }
  }
}

export function gullsAndPlants(draw: Drawing): void {
  gull(draw, 430, 190, 1.2, mix(draw.palette.near, draw.palette.sky[1], 0.35));
  gull(draw, 480, 216, 0.8, mix(draw.palette.near, draw.palette.sky[1], 0.35));
  plant(draw, 1150, 930, 190, draw.tint('#2f8a5f'));
  plant(draw, 1060, 950, 130, draw.tint('#3c9a6a'));
}
