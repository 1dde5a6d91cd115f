import { indoors } from '../../palettes.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { sky } from '../../primitives/sky.ts';
import { skyline } from '../../primitives/skyline.ts';
import { tube } from '../../primitives/tube.ts';
import { cook } from '../cook.ts';
import { stick } from '../table.ts';

export function nightStreet(draw: Drawing): void {
  sky(draw, 760);
  draw.glow(600, 560, 700, '#ffb063', 0.45);
  skyline(draw, 700, -10, 1210, 220, 520, mix(draw.palette.mid, draw.palette.far, 0.3), {
    second: draw.palette.far,
    lit: 0.22,
    haze: 0.3,
  });
  draw.soft(600, 690, 800, 70, mix(draw.palette.sky[3], '#ffb87a', 0.5), 0.5, 34);
  skyline(draw, 720, -20, 330, 280, 520, draw.palette.mid, {
    second: draw.palette.near,
    lit: 0.26,
  });
  skyline(draw, 720, 890, 1220, 260, 500, draw.palette.mid, {
    second: draw.palette.near,
    lit: 0.26,
  });
}

export function wetGround(draw: Drawing): void {
  draw.rect(0, 700, WIDTH, 200, draw.linear(['#4a4038', '#2a2c30', '#10191f']));
  for (let i = 0; i < 44; i++) {
    const t = draw.random();
    const y = 760 + t * 140;
    draw.line(
      `M${fixed(draw.between(-40, 1150))},${fixed(y)}h${fixed(20 + 130 * t)}`,
      draw.random() < 0.55 ? '#ffc27a' : '#0a141a',
      fixed(1 + 2.6 * t),
      `opacity="${fixed(draw.between(0.1, 0.42))}"`,
    );
  }
}

/** Cart body. */
export function cartBody(draw: Drawing): void {
  draw.soft(600, 812, 480, 30, '#05090c', 0.8, 16);
  draw.rect(212, 190, 20, 620, draw.linear(['#8a5a36', '#3a2216'], 0, 0, 1, 0));
  draw.rect(968, 190, 20, 620, draw.linear(['#8a5a36', '#2a180f'], 0, 0, 1, 0));
  draw.rect(232, 214, 736, 330, draw.linear(['#8c5230', '#c98348', '#7c4427']));
  for (let i = 0; i < 13; i++) {
    draw.rect(232 + i * 57, 214, 2.5, 330, '#3d2012', 0, 'opacity=".5"');
  }
  draw.rect(
    232,
    214,
    736,
    330,
    draw.radial(
      [
        [0, '#ffe6a6', 0.9],
        [0.5, '#ffbf6a', 0.3],
        [1, '#2a1408', 0.62],
      ],
      0.5,
      0.42,
      0.7,
    ),
  );
}

function stack(draw: Drawing, x: number, y: number, count: number, colour: string): void {
  for (let i = 0; i < count; i++) {
    draw.path(
      `M${x - 36},${y - 22 - i * 13}C${x - 34},${y - 6 - i * 13} ${x - 18},${y - i * 13} ` +
        `${x},${y - i * 13}S${x + 34},${y - 6 - i * 13} ${x + 36},${y - 22 - i * 13}Z`,
      draw.linear([lighten(colour, 0.5), colour, shade(colour, 0.4)], 0, 0, 1, 0),
    );
  }
  draw.ellipse(x, y - 22 - (count - 1) * 13, 36, 7, lighten(colour, 0.55));
}

/** Shelf with stacked bowls. */
export function bowlShelf(draw: Drawing): void {
  draw.rect(254, 342, 208, 10, '#5a321d');
  draw.rect(738, 342, 208, 10, '#5a321d');
  stack(draw, 306, 342, 4, '#e9dcc0');
  stack(draw, 396, 342, 3, indoors.green);
  stack(draw, 792, 342, 3, '#d8482a');
  stack(draw, 886, 342, 5, '#e9dcc0');
}

/** Cook. */
export function stallCook(draw: Drawing): void {
  cook(draw, 600, 352, 0.92, { coat: '#f4ead8', apron: '#17453c', cap: '#f3e4c4' });
  tube(
    draw,
    [
      [508, 452],
      [470, 500],
      [446, 548],
    ],
    [32, 27, 20],
    draw.linear(['#fdf3df', '#cbb794'], 0, 0, 1, 0),
  );
  tube(
    draw,
    [
      [694, 450],
      [742, 470],
      [786, 420],
    ],
    [32, 27, 19],
    draw.linear(['#efe0c4', '#a98f6d'], 0, 0, 1, 0),
  );
  draw.ellipse(793, 404, 20, 19, draw.radial(['#f0c29c', '#d39468'], 0.4, 0.3, 0.8));
}

/** Strainer of noodles held high. */
export function strainer(draw: Drawing): void {
  stick(draw, 768, 424, 842, 352, '#a9733f', 10);
  for (let i = 0; i < 9; i++) {
    const y = draw.between(418, 476);
    draw.line(
      `M${838 + i * 5},${fixed(y)}v${fixed(draw.between(10, 34))}`,
      '#fff6e0',
      1.8,
      'opacity=".6"',
    );
  }
  draw.path(
    'M812,352H906C906,396 886,416 859,416S812,396 812,352Z',
    draw.linear(['#d9c7a0', '#8d8068', '#4c463c'], 0, 0, 1, 0),
  );
  draw.ellipse(859, 352, 47, 13, '#f7e0a2');
  for (let i = 0; i < 9; i++) {
    draw.line(
      `M${fixed(826 + i * 8)},${fixed(350 + draw.between(-4, 6))}q8,-16 16,0`,
      i % 2 ? '#fff0bb' : '#e6b458',
      4,
    );
  }
}

/** Counter. */
export function counter(draw: Drawing): void {
  draw.rect(196, 540, 808, 34, draw.linear(['#f0c78c', '#b97d48']));
  draw.rect(196, 570, 808, 10, '#5a321d');
  draw.rect(216, 580, 768, 226, draw.linear(['#2f8a6c', '#1a5f4a', '#0d3a2f']));
  for (let i = 0; i < 8; i++) {
    draw.rect(
      228 + i * 95,
      596,
      82,
      192,
      draw.linear(
        [
          [0, '#3b9a7a'],
          [1, '#155040'],
        ],
        0,
        0,
        0.5,
        1,
      ),
      6,
    );
  }
  draw.group(draw.blur(30), () => {
    draw.rect(260, 570, 680, 60, '#ffd48a', 0, 'opacity=".28"');
  });
}
