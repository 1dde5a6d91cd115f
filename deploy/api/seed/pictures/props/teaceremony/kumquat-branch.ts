import { indoors } from '../../palettes.ts';
import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { leaf } from '../greenery.ts';

export function kumquatBranch(draw: Drawing): void {
  draw.path(
    'M1012,600C1004,560 1010,520 1024,506H1096C1110,520 1116,560 1108,600Q1060,616 1012,600Z',
    draw.linear(['#5b8f82', '#2f6f5c', '#123f35'], 0, 0, 1, 0),
  );
  draw.line(
    'M1060,510C1050,430 1090,380 1080,300M1066,440C1100,420 1120,380 ' +
      '1130,350M1062,460C1030,430 1010,400 1000,370',
    '#4a3020',
    6,
  );
  for (const [x, y] of [
    [1080, 300],
    [1130, 350],
    [1000, 370],
    [1096, 380],
    [1040, 410],
    [1076, 346],
  ] as const) {
    for (let i = 0; i < 4; i++) {
      leaf(
        draw,
        x,
        y,
        draw.between(36, 54),
        draw.between(10, 14),
        draw.between(0, 360),
        mix('#2f6f4e', '#6f9a4e', draw.random()),
      );
    }
    draw.ellipse(
      x + 6,
      y + 14,
      16,
      15,
      draw.radial(['#ffe07a', indoors.kumquat, '#c97d1c'], 0.35, 0.3, 0.8),
    );
  }
}
