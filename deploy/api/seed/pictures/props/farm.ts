import { cloud, stars } from '../primitives/air.ts';
import { lighten, mix, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../primitives/frame.ts';
import { limb } from '../primitives/limb.ts';
import { ridge } from '../primitives/ridge.ts';
import { sky } from '../primitives/sky.ts';

const HORIZON = 430;

/** Hills behind the fields. */
export function farmSky(draw: Drawing): void {
  sky(draw, HORIZON);
  if (draw.dark) stars(draw, 90, 240);
  draw.glow(250, 250, 420, draw.palette.sun, 0.7);
  cloud(draw, 800, 140, 520, 48, lighten(draw.palette.sky[3], 0.4), 0.5);
  ridge(
    draw,
    [
      [0, 350],
      [220, 250],
      [430, 330],
      [660, 240],
      [900, 320],
      [1200, 260],
    ],
    48,
    draw.linear([draw.palette.far, mix(draw.palette.far, draw.palette.sky[3], 0.5)]),
    HORIZON + 8,
  );
  ridge(
    draw,
    [
      [0, 400],
      [300, 376],
      [560, 410],
      [820, 370],
      [1200, 396],
    ],
    26,
    draw.linear([draw.palette.mid, mix(draw.palette.mid, draw.palette.near, 0.4)]),
    HORIZON + 20,
  );
}

/** Flooded paddies between grass banks, with rows of young rice. */
export function paddies(draw: Drawing): void {
  draw.rect(
    0,
    HORIZON,
    WIDTH,
    HEIGHT - HORIZON,
    draw.linear([draw.tint('#7fae5c'), draw.tint('#2f6f45')]),
  );
  for (const [top, bottom] of [
    [452, 506],
    [524, 612],
    [636, 764],
    [798, 960],
  ] as const) {
    for (const [left, right] of [
      [-0.62, -0.03],
      [0.03, 0.62],
    ] as const) {
      const spread = (y: number, share: number): number =>
        600 + share * (900 + (y - HORIZON) * 2.6);
      const field =
        `M${fixed(spread(top, left))},${top}L${fixed(spread(top, right))},${top}` +
        `L${fixed(spread(bottom, right))},${bottom}L${fixed(spread(bottom, left))},${bottom}Z`;
      draw.path(
        field,
        draw.linear([draw.palette.sky[3], draw.palette.water[0], draw.palette.water[1]]),
      );
      draw.group(draw.clip(`<path d="${field}"/>`), () => {
        const near = (top - HORIZON) / 400;
        for (let row = 0; row < 6; row++) {
          const y = top + ((row + 0.7) / 6) * (bottom - top);
          for (let i = 0; i < 34; i++) {
            const x = spread(y, left) + ((i + 0.5) / 34) * (spread(y, right) - spread(y, left));
            const size = 6 + near * 26;
            draw.line(
              `M${fixed(x)},${fixed(y)}l${fixed(-size * 0.3)},${fixed(-size)}` +
                `M${fixed(x)},${fixed(y)}l${fixed(size * 0.32)},${fixed(-size * 0.9)}`,
              draw.tint(i % 3 ? '#5d9a3c' : '#8fbf55'),
              fixed(1.4 + near * 2.4),
            );
          }
        }
      });
    }
  }
}

/** Somebody who bends over the water and plants. */
export function planter(draw: Drawing, x: number, y: number, scale: number, coat: string): void {
  const shirt = draw.tint(coat);
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    draw.ellipse(0, 4, 70, 10, '#0d2230', 'opacity=".3"');
    limb(
      draw,
      [
        [-34, -96, 17],
        [-38, -46, 14],
        [-34, 2, 11],
      ],
      draw.tint('#34556b'),
    );
    limb(
      draw,
      [
        [-18, -96, 17],
        [-8, -46, 14],
        [-12, 2, 11],
      ],
      draw.tint('#2b475a'),
    );
    limb(
      draw,
      [
        [-28, -104, 24],
        [14, -122, 26],
        [48, -112, 20],
      ],
      draw.tone(shirt),
    );
    limb(
      draw,
      [
        [40, -106, 12],
        [58, -62, 9],
        [62, -22, 8],
      ],
      draw.tone(draw.tint('#d9a078')),
    );
    draw.line('M60,-18l-8,18M64,-18l2,20M66,-20l12,16', draw.tint('#5d9a3c'), 5);
    draw.ellipse(74, -112, 18, 19, draw.tint('#d9a078'));
    draw.path('M34,-124Q84,-170 118,-108Q80,-118 34,-124Z', draw.tone(draw.tint('#e6c37d')));
  });
}

/** A low house with a tiled roof and lit windows, its left corner on the ground at the point. */
export function farmhouse(draw: Drawing, x: number, y: number, scale: number): void {
  const lit = draw.dark ? '#ffd27e' : '#cfe0d4';
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    draw.soft(250, 6, 300, 18, '#0d1f1a', 0.5, 12);
    draw.rect(0, -190, 500, 190, draw.linear([draw.tint('#f3e6cc'), draw.tint('#c7ad86')]));
    draw.rect(0, -50, 500, 50, draw.tint('#8a7461'));
    draw.path(
      'M-36,-184L50,-300H450L536,-184Z',
      draw.linear([draw.tint('#6a5d5c'), draw.tint('#37393f')]),
    );
    for (let i = 1; i < 22; i++)
      draw.line(
        `M${50 + i * 18.2},-300L${-36 + i * 26},-184`,
        draw.tint('#24272c'),
        3,
        'opacity=".5"',
      );
    draw.rect(30, -312, 440, 16, draw.tint('#4a4446'), 6);
    draw.rect(212, -140, 78, 140, draw.linear([draw.tint('#8a4a30'), draw.tint('#5a2c1c')]), 3);
    draw.rect(224, -128, 54, 118, draw.dark ? '#ffca74' : draw.tint('#3c2a20'));
    for (const left of [56, 352]) {
      draw.rect(left, -138, 92, 74, draw.tint('#5c3a26'), 3);
      draw.rect(left + 7, -131, 78, 60, lit);
      draw.line(`M${left + 46},-131v60M${left + 7},-101h78`, draw.tint('#5c3a26'), 5);
    }
    if (draw.dark) {
      draw.glow(102, -100, 150, '#ffb95e', 0.75);
      draw.glow(398, -100, 150, '#ffb95e', 0.75);
      draw.glow(251, -70, 190, '#ffb95e', 0.85);
    }
  });
}

/** A hen, and a basket of eggs beside her. */
export function henAndEggs(draw: Drawing): void {
  draw.soft(700, 846, 240, 18, '#0d1f1a', 0.5, 12);
  draw.path(
    'M520,850Q470,760 520,726Q560,752 600,750Q668,742 676,690Q704,690 706,726Q714,820 640,850Z',
    draw.linear(['#d88a4a', '#a8552a', '#6d3018']),
  );
  draw.path('M544,800Q580,752 640,778Q620,826 560,822Z', '#7a3a1d', 'opacity=".7"');
  draw.path('M676,694Q680,664 690,682Q698,660 704,684Q716,672 708,700Z', '#d8351f');
  draw.path('M706,706L728,714L706,724Z', '#f3b53c');
  draw.ellipse(694, 708, 4.5, 4.5, '#22252b');
  draw.line('M600,848v20M630,848v20', '#d99a3c', 6);
  draw.path('M752,770H936L912,856Q844,872 776,856Z', draw.linear(['#c9924f', '#7f5328']));
  for (const [x, y, colour] of [
    [786, 760, '#f3ddc2'],
    [828, 748, '#e7bf98'],
    [870, 756, '#f7e9d6'],
    [908, 762, '#e0b086'],
    [848, 768, '#f3ddc2'],
  ] as const)
    draw.ellipse(x, y, 27, 33, draw.linear([lighten(colour, 0.4), colour, shade(colour, 0.3)]));
  draw.path(
    'M746,764Q844,800 942,764L936,796Q844,826 752,796Z',
    draw.linear(['#dcab69', '#98672f']),
  );
  for (let i = 0; i < 9; i++) draw.line(`M${766 + i * 20},800l4,50`, '#5f3a18', 3, 'opacity=".5"');
}
