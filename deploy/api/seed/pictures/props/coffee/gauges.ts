import { indoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { wisp } from '../../primitives/steam.ts';
import { tube } from '../../primitives/tube.ts';
import { houseSign } from '../house-sign.ts';

export function gauges(draw: Drawing): void {
  draw.rect(318, 356, 564, 44, draw.linear(['#1f6f57', '#155040', '#0c3c30']));
  houseSign(draw, 604, 389, 30, '#ffe3a0', 8);
  for (const x of [372, 828]) {
    draw.ellipse(x, 378, 19, 19, '#f4ead4');
    draw.ellipse(x, 378, 15, 15, '#fffdf6');
    draw.line(`M${x},378L${x + 8},369`, indoors.red, 3);
    for (let i = 0; i < 7; i++) {
      const a = Math.PI * (0.8 + i * 0.23);
      draw.ellipse(x + Math.cos(a) * 12, 378 + Math.sin(a) * 12, 1.3, 1.3, '#45544e');
    }
  }
  for (const x of [440, 474, 730, 764]) {
    draw.ellipse(
      x,
      378,
      8,
      8,
      draw.radial(
        x === 474 ? ['#fff0b8', '#ffb648', '#d9762e'] : ['#f4ead4', '#a5a49a'],
        0.36,
        0.3,
        0.8,
      ),
    );
  }
  draw.glow(474, 378, 40, '#ffc46a', 0.8);
}

export function machineBody(draw: Drawing): void {
  draw.rect(330, 416, 540, 176, draw.linear(['#2c3639', '#57605e', '#3a4446']));
  draw.rect(
    330,
    416,
    540,
    176,
    draw.radial(
      [
        [0, '#ffd592', 0.5],
        [1, '#0d1a1e', 0.5],
      ],
      0.5,
      0,
      0.8,
    ),
  );
  draw.rect(282, 416, 52, 186, draw.linear(['#f7eedb', '#b3b0a4', '#6f7676'], 0, 0, 1, 0), 6);
  draw.rect(866, 416, 52, 186, draw.linear(['#d6d2c4', '#8f9593', '#4c5557'], 0, 0, 1, 0), 6);
  draw.rect(272, 584, 656, 22, draw.linear(['#fdf7e6', '#8f9593']), 6);
  for (let i = 0; i < 40; i++) {
    draw.rect(346 + i * 12.7, 588, 7, 9, '#20292c', 2);
  }
}

/** Two groups with portafilters, coffee falling into cups. */
export function brewGroup(draw: Drawing, x: number, on: boolean): void {
  draw.path(
    `M${x - 56},414H${x + 56}L${x + 48},452H${x - 48}Z`,
    draw.linear(['#8f9593', '#fdf7e6', '#b3b0a4', '#4c5557'], 0, 0, 1, 0),
  );
  draw.rect(
    x - 52,
    450,
    104,
    26,
    draw.linear(['#6f7676', '#f4ead4', '#8f9593', '#333c3e'], 0, 0, 1, 0),
    5,
  );
  tube(
    draw,
    [
      [x + 4, 466],
      [x + 20, 486],
      [x + 44, 514],
    ],
    [12, 15, 17],
    draw.linear(['#5a3420', '#2a160c', '#140a06']),
  );
  draw.path(
    `M${x - 12},476H${x + 12}L${x + 26},496H${x + 15}L${x},486L${x - 15},496H${x - 26}Z`,
    draw.linear(['#fdf7e6', '#8f9593', '#4c5557'], 0, 0, 1, 0),
  );
  if (on) {
    for (const d of [-20, 20]) {
      draw.line(
        `M${x + d},496V548`,
        draw.linear(['#a9642f', '#5a2c12'], x + d - 3, 0, x + d + 3, 0, true),
        4.5,
      );
      draw.line(`M${x + d - 1},496V546`, '#f0b25e', 1.4);
    }
  }
  draw.soft(x, 588, 44, 6, '#0b1416', 0.7, 4);
  draw.path(
    `M${x - 40},544C${x - 38},572 ${x - 22},586 ${x},586S${x + 38},572 ${x + 40},544Z`,
    draw.linear(['#fffdf6', '#f1e4d0', '#a98f70'], 0, 0, 1, 0),
  );
  draw.line(`M${x + 38},550q22,2 2,24`, '#d9c7a8', 6);
  draw.ellipse(x, 544, 40, 8, '#fffdf6');
  draw.ellipse(x, 545, 34, 6, draw.linear(['#8e4a1b', '#d99a4a']));
  wisp(draw, x, 530, 90, 20, '#fff6e4', 0.4);
}

export function milkJug(draw: Drawing): void {
  draw.line('M318,430C306,470 300,500 312,556', '#d6d2c4', 8);
  draw.line('M316,430C304,470 298,500 310,556', '#ffffff', 2, 'opacity=".8"');
  draw.path(
    'M276,548L284,610Q308,622 334,610L338,548Q308,560 276,548Z',
    draw.linear(['#fdf7e6', '#b3b0a4', '#5f6868'], 0, 0, 1, 0),
  );
  draw.line('M280,562Q250,566 258,594Q264,606 284,602', '#b3b0a4', 6);
  draw.ellipse(307, 548, 31, 8, '#fffdf6');
}

/** Grinder right. */
export function grinder(draw: Drawing): void {
  draw.soft(1016, 626, 70, 12, '#2a1408', 0.6, 8);
  draw.path(
    'M962,352H1070L1046,440H986Z',
    draw.linear(
      [
        [0, '#f7f4e4', 0.75],
        [0.5, '#ffffff', 0.35],
        [1, '#a5b5ac', 0.75],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.path('M968,376H1064L1044,438H988Z', draw.linear(['#8a5632', '#4a2a16']));
  for (let i = 0; i < 46; i++) {
    const y = draw.between(380, 432);
    const w = 44 - (y - 380) * 0.34;
    draw.group(
      `transform="translate(${fixed(1016 + draw.between(-w, w))},${fixed(y)}) ` +
        `rotate(${fixed(draw.between(0, 180))})"`,
      () => {
        draw.ellipse(0, 0, 7, 5, draw.random() < 0.5 ? '#6f3f20' : '#9a6236');
        draw.line('M-5,0Q0,2 5,0', '#32190c', 1.2);
      },
    );
  }
  draw.rect(956, 342, 120, 12, '#2c3639', 5);
  draw.path(
    'M976,440H1056V500Q1056,520 1066,540V600H966V540Q976,520 976,500Z',
    draw.linear(['#f0714a', '#d0401f', '#7a2012'], 0, 0, 1, 0),
  );
  draw.rect(1006, 500, 34, 46, '#2c3639', 4);
  draw.ellipse(1023, 470, 13, 13, '#fff6e0');
  draw.rect(952, 598, 128, 24, draw.linear(['#4c5557', '#20292c']), 6);
}
