import { indoors } from '../../palettes.ts';
import { mist } from '../../primitives/air.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { at } from '../../primitives/list.ts';
import { wisp } from '../../primitives/steam.ts';
import { bowl } from '../bowl.ts';
import { stick } from '../table.ts';

/** Dips, ladle and a slice on the way in. */
export function dips(draw: Drawing): void {
  bowl(draw, 430, 806, 106, 56, 54, '#f2ead8', {
    band: indoors.green,
    soup: draw.radial(['#7a3a18', '#4a1d10'], 0.4, 0.3, 0.8),
    contents: () => {
      for (let i = 0; i < 14; i++) {
        draw.ellipse(
          430 + draw.between(-64, 64),
          812 + draw.between(-26, 26),
          6,
          4,
          at(['#7dbb5f', '#e2512c', '#f7e9c8'], i % 3),
        );
      }
      draw.ellipse(404, 800, 26, 7, '#e9a85a', 'opacity=".5"');
    },
  });
  bowl(draw, 700, 828, 92, 48, 48, '#1f6f57', {
    soup: draw.linear(['#f3d69a', '#cf9b52']),
    contents: () => {
      for (let i = 0; i < 12; i++) {
        draw.ellipse(
          700 + draw.between(-54, 54),
          832 + draw.between(-20, 20),
          4.5,
          3,
          i % 2 ? '#7dbb5f' : '#fff3dc',
        );
      }
    },
  });
}

export function liftedSlice(draw: Drawing): void {
  draw.group(`opacity=".4" ${draw.blur(8)}`, () => {
    draw.line('M1010,930L690,500', '#1a0a06', 14);
  });
  draw.path(
    'M640,452C620,476 628,508 652,520C648,544 666,566 690,560C700,546 692,528 704,512C716,494 ' +
      '706,468 694,462C676,450 656,440 640,452Z',
    draw.linear(['#f4b09a', '#c9543f', '#8a2c24'], 0, 0, 1, 1),
  );
  draw.line(
    'M652,466q10,26 0,46M676,462q14,30 4,62M694,480q4,22 -6,40',
    '#fbe3d6',
    4,
    'opacity=".75"',
  );
  stick(draw, 1000, 930, 666, 470, '#5e1f12', 13);
  stick(draw, 1056, 912, 692, 462, '#6e2616', 13);
}

export function steamRising(draw: Drawing): void {
  mist(draw, 600, 420, 420, 380, '#fff3dc', 0.26);
  wisp(draw, 480, 380, 330, 54, '#fff6e6', 0.42);
  wisp(draw, 720, 370, 360, 56, '#fff6e6', 0.46);
  wisp(draw, 600, 330, 300, 44, '#fff6e6', 0.3);
}
