import { cloud } from '../../primitives/air.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { skyline } from '../../primitives/skyline.ts';
import { water } from '../../primitives/water.ts';
import { ferry } from '../ferry.ts';

const WINDOW = 'M150,90H1050V560H150Z';

/** The harbour at midday, with a ferry on its way over. */
export function harbourByDay(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#efe2cf', '#d3bfa4']));
  draw.group(draw.clip(`<path d="${WINDOW}"/>`), () => {
    sky(draw, 430);
    cloud(draw, 380, 170, 460, 46, '#ffffff', 0.6);
    cloud(draw, 880, 220, 380, 36, '#ffffff', 0.5);
    ridge(
      draw,
      [
        [140, 360],
        [380, 270],
        [620, 330],
        [840, 262],
        [1060, 340],
      ],
      40,
      '#7fb0ad',
      460,
    );
    skyline(draw, 430, 140, 1060, 50, 190, '#8fb3b8', { second: '#a9c4c2', haze: 0.4 });
    draw.rect(140, 420, 920, 150, draw.linear([...draw.palette.water]));
    water(draw, 424, 560, 90, '#f3fbf4', draw.palette.water[2], 560, 420);
    ferry(draw, 470, 400, 0.5);
  });
}
