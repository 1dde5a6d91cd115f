import { outdoors } from '../../palettes.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { ridge } from '../../primitives/ridge.ts';

export function deepWater(draw: Drawing): void {
  draw.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    draw.radial(
      [
        [0, draw.dark ? '#7fc9c4' : '#d8f6e2'],
        [0.22, draw.dark ? '#3a9aa0' : '#7fd6c8'],
        [0.5, '#2a8f9a'],
        [0.78, '#14596c'],
        [1, '#0b2f42'],
      ],
      0.42,
      0.06,
      1,
    ),
  );
}

export function lightRays(draw: Drawing): void {
  draw.group(`style="mix-blend-mode:screen" ${draw.blur(9)}`, () => {
    for (let i = 0; i < 7; i++) {
      const x = 270 + i * 84;
      draw.path(
        `M${x},-20h${fixed(draw.between(20, 50))}L${x + (i - 2.4) * 90 + 70},640h-90Z`,
        '#dffbe8',
        `opacity="${fixed(draw.between(0.1, 0.28))}"`,
      );
    }
  });
}

/** Reef and kelp behind the glass. */
export function reef(draw: Drawing, y: number, colour: string, scale: number): void {
  ridge(
    draw,
    [
      [0, y - 60],
      [150, y - 110],
      [280, y - 30],
      [420, y + 40],
      [560, y + 70],
      [700, y + 60],
      [840, y + 10],
      [960, y - 70],
      [1090, y - 130],
      [1200, y - 70],
    ],
    60 * scale,
    colour,
    900,
  );
}

export function corals(draw: Drawing): void {
  for (const [x, y, c] of [
    [120, 610, outdoors.red],
    [196, 650, outdoors.kumquat],
    [1066, 600, outdoors.kumquat],
    [990, 660, outdoors.red],
    [60, 660, '#e98a8a'],
  ] as const) {
    for (let i = 0; i < 7; i++) {
      const a = -Math.PI / 2 + (i - 3) * 0.28;
      const l = draw.between(46, 84);
      limb(
        draw,
        [
          [x, y, 8],
          [x + Math.cos(a) * l * 0.6, y + Math.sin(a) * l * 0.6, 6.5],
          [x + Math.cos(a + 0.2) * l, y + Math.sin(a + 0.2) * l, 5],
        ],
        mix(c, '#14596c', 0.3),
      );
    }
  }
}

export function kelp(draw: Drawing): void {
  for (let i = 0; i < 10; i++) {
    const x = i < 5 ? 20 + i * 46 : 980 + (i - 5) * 48;
    const h = draw.between(120, 260);
    const y = 690;
    limb(
      draw,
      [
        [x, y, 9],
        [x + 16, y - h * 0.35, 8],
        [x - 12, y - h * 0.7, 6],
        [x + 10, y - h, 2],
      ],
      mix('#2f8a5f', '#14596c', 0.3),
    );
  }
}

export function shoal(draw: Drawing): void {
  for (let i = 0; i < 34; i++) {
    const t = i / 34;
    const x = 760 + Math.sin(t * 17) * 70 + t * 240;
    const y = 330 - Math.cos(t * 11) * 46 - t * 130;
    draw.path(
      `M${fixed(x)},${fixed(y)}q12,-8 24,0q-12,8 -24,0l-8,-5v10z`,
      i % 2 ? '#e9fbe9' : '#a9e0d0',
      `opacity="${fixed(draw.between(0.5, 0.95))}"`,
    );
  }
}

function fish(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  a: number,
  colour: string,
  c2: string,
): void {
  draw.group(
    `transform="translate(${fixed(x)},${fixed(y)}) rotate(${a}) ` +
      `scale(${scale},${Math.abs(scale)})"`,
    () => {
      draw.path(
        'M-30,0C-46,-14 -58,-22 -62,-18C-56,-6 -56,6 -62,18C-58,22 -46,14 -30,0Z',
        shade(colour, 0.15),
      );
      draw.path('M-8,-18Q4,-38 26,-26L18,-14ZM-4,16Q4,30 18,24L14,12Z', shade(colour, 0.1));
      const d = 'M-40,0C-26,-24 14,-28 42,-4Q46,2 42,6C14,26 -26,22 -40,0Z';
      draw.path(d, draw.linear([lighten(colour, 0.45), colour, shade(colour, 0.3)]));
      draw.group(draw.clip(`<path d="${d}"/>`), () => {
        draw.path(
          'M-6,-30Q4,0 -6,30h10Q14,0 4,-30ZM18,-30Q26,0 18,30h7Q33,0 25,-30Z',
          c2,
          'opacity=".85"',
        );
      });
      draw.ellipse(32, -3, 4, 4.4, '#fffaf0');
      draw.ellipse(33, -3, 2.2, 2.6, outdoors.ink);
      draw.path('M4,4Q16,2 18,10Q8,14 4,4Z', shade(colour, 0.2), 'opacity=".7"');
    },
  );
}

export function fishes(draw: Drawing): void {
  fish(draw, 250, 380, 1.25, -6, outdoors.kumquat, '#fff3dc');
  fish(draw, 340, 470, 0.8, 4, outdoors.kumquat, '#fff3dc');
  fish(draw, 930, 440, -1.1, 6, outdoors.red, '#ffe0a0');
  fish(draw, 1040, 370, -0.7, -4, '#f4d27a', outdoors.green);
  fish(draw, 160, 300, 0.7, 8, '#f4d27a', outdoors.green);
  fish(draw, 850, 540, -0.6, 4, outdoors.kumquat, '#fff3dc');
}
