import { outdoors } from '../../palettes.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { head } from '../head.ts';
import type { HeadOptions } from '../head.ts';
import { CABIN_R, CY } from './measures.ts';
import { onWheel } from './night-sky.ts';

function carShell(draw: Drawing, full: boolean, steel: string, colour: string): void {
  if (full && draw.dark) {
    draw.glow(0, 130, 250, '#ffc46a', 0.75);
  }
  draw.path(
    'M-58,42L-8,0H8L58,42',
    'none',
    `stroke="${mix(steel, draw.palette.near, 0.3)}" stroke-width="11" stroke-linejoin="round"`,
  );
  draw.ellipse(0, 0, 19, 19, draw.tone('#d9b06a'));
  draw.ellipse(0, 0, 9, 9, '#6d4820');
  const sh =
    'M-84,34H84C116,34 134,58 134,92V176C134,226 104,252 62,252H-62C-104,252 -134,226 ' +
    '-134,176V92C-134,58 -116,34 -84,34Z';
  draw.path(sh, draw.linear([lighten(colour, 0.3), colour, shade(colour, 0.36)], 0, 0, 1, 0.3));
}

function carGlass(draw: Drawing, glazing: string): void {
  draw.path(
    glazing,
    draw.dark
      ? draw.radial(
          [
            [0, '#fffbe2'],
            [0.4, '#ffe3a0'],
            [1, '#f4a856'],
          ],
          0.5,
          0.2,
          0.85,
        )
      : draw.linear([draw.palette.sky[1], lighten(draw.palette.sky[2], 0.4)]),
  );
}

function rider(draw: Drawing, x: number, colour: string, hair: string, look: HeadOptions): void {
  draw.path(
    `M${x - 30},128C${x - 32},84 ${x - 22},66 ${x},64S${x + 32},84 ${x + 30},128Z`,
    draw.tone(colour, 0.2, 0.3),
  );
  limb(
    draw,
    [
      [x, 66, 8],
      [x, 52, 8],
    ],
    shade(look.skin ?? outdoors.skin, 0.15),
  );
  head(draw, x, 34, 20, { ...look, hair });
}

function carRiders(draw: Drawing, glazing: string, colour: string, full: boolean): void {
  draw.group(draw.clip(`<path d="${glazing}"/>`), () => {
    draw.rect(-112, 132, 224, 30, shade(colour, 0.35));
    draw.group('transform="translate(0,64) scale(.84)"', () => {
      if (full) {
        rider(draw, -46, outdoors.green, '#2b2226', { facing: 1, skin: outdoors.skin });
        rider(draw, 44, '#3f7f9a', '#3a2a22', { facing: -1, skin: '#c98a62', bun: true });
        limb(
          draw,
          [
            [-24, 96, 9],
            [-4, 104, 8],
            [4, 78, 6],
          ],
          draw.tone(outdoors.green),
        );
        limb(
          draw,
          [
            [4, 77, 6],
            [9, 64, 5.5],
          ],
          outdoors.skin,
        );
        draw.line('M9,64l12,-7', outdoors.skin, 4.5);
      } else {
        rider(draw, -30, outdoors.kumquat, '#2b2226', { back: true, skin: outdoors.skin });
        rider(draw, 36, outdoors.cream, '#3a2a22', { back: true, skin: outdoors.skin });
      }
    });
    draw.path('M-112,58L-60,58L-104,162H-130Z', '#fff', 'opacity=".22"');
    draw.path('M-40,58H-22L-70,162H-90Z', '#fff', 'opacity=".16"');
  });
  draw.rect(-5, 56, 10, 104, lighten(colour, 0.12));
  draw.rect(-112, 156, 224, 9, lighten(colour, 0.45), 4);
  draw.path(
    'M-133,182H133C132,194 129,204 124,212H-124C-129,204 -132,194 -133,182Z',
    outdoors.cream,
    'opacity=".94"',
  );
  if (full) {
    draw.group('transform="translate(-16,184) scale(.5)"', () => {
      draw.path('M6,48V22Q6,4 26,4H56V22H32V48Z', outdoors.green);
      draw.ellipse(48, 38, 9, 9, outdoors.red);
    });
  }
}

function carBody(draw: Drawing, full: boolean, steel: string, colour: string): void {
  carShell(draw, full, steel, colour);
  const glazing = 'M-78,58H78C98,58 112,72 112,94V158H-112V94C-112,72 -98,58 -78,58Z';
  carGlass(draw, glazing);
  carRiders(draw, glazing, colour, full);
  draw.path(
    'M-92,36C-108,44 -118,60 -118,92V160',
    'none',
    `stroke="${lighten(colour, 0.65)}" stroke-width="6" stroke-linecap="round" opacity=".6"`,
  );
  draw.path('M-84,34H84V26Q84,22 78,22H-78Q-84,22 -84,26Z', draw.tone(shade(colour, 0.14)));
}

function car(
  draw: Drawing,
  steel: string,
  x: number,
  y: number,
  scale: number,
  colour: string,
  full: boolean,
): void {
  draw.group(`transform="translate(${fixed(x)},${fixed(y)}) scale(${scale})"`, () => {
    carBody(draw, full, steel, colour);
  });
}

export function cabins(draw: Drawing, steel: string): void {
  const [lx, ly] = onWheel(-0.42, CABIN_R);
  const [rx, ry] = onWheel(0.42, CABIN_R);
  car(draw, steel, lx, ly, 0.8, outdoors.green, false);
  car(draw, steel, rx, ry, 0.8, '#e9a53a', false);
  car(draw, steel, 600, CY - CABIN_R, 1.42, outdoors.red, true);
}
