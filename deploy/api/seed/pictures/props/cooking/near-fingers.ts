import { lighten } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import type { Point } from '../../primitives/frame.ts';
import { tube } from '../../primitives/tube.ts';
import { nail, skinFill } from '../hand.ts';
import { SKIN } from './measures.ts';

/** Near fingers and thumbs pinch the seam. */
function finger(
  draw: Drawing,
  points: readonly Point[],
  widths: readonly number[],
  skin: string = SKIN,
  n?: readonly [number, number, number, number],
): void {
  draw.group(`transform="translate(5,9)" opacity=".3" ${draw.blur(6)}`, () => {
    tube(draw, points, widths, '#5a2a12');
  });
  tube(draw, points, widths, skinFill(draw, skin, 0, 0, 0.5, 1));
  if (n) {
    nail(draw, ...n, skin);
  }
}

function leftFingers(draw: Drawing): void {
  finger(
    draw,
    [
      [446, 660],
      [516, 660],
      [574, 626],
    ],
    [30, 28, 20],
  );
  finger(
    draw,
    [
      [440, 630],
      [506, 618],
      [562, 586],
    ],
    [30, 28, 21],
  );
  finger(
    draw,
    [
      [470, 560],
      [510, 502],
      [560, 462],
    ],
    [36, 31, 21],
    lighten(SKIN, 0.06),
    [562, 462, -40, 1.5],
  );
  finger(
    draw,
    [
      [770, 656],
      [700, 660],
      [640, 634],
    ],
    [30, 28, 20],
  );
}

function rightFingers(draw: Drawing): void {
  finger(
    draw,
    [
      [774, 626],
      [706, 616],
      [652, 592],
    ],
    [30, 28, 21],
  );
  finger(
    draw,
    [
      [748, 560],
      [700, 500],
      [640, 462],
    ],
    [36, 31, 20],
    lighten(SKIN, 0.06),
    [638, 462, 218, 1.5],
  );
  finger(
    draw,
    [
      [728, 520],
      [706, 452],
      [648, 424],
    ],
    [27, 25, 18],
    SKIN,
    [642, 422, 204, 1.3],
  );
}

export function nearFingers(draw: Drawing): void {
  leftFingers(draw);
  rightFingers(draw);
}

export function flourDust(draw: Drawing): void {
  for (let i = 0; i < 26; i++) {
    draw.ellipse(
      draw.between(450, 780),
      draw.between(480, 660),
      draw.between(1, 3),
      draw.between(1, 2.4),
      '#fffdf6',
      'opacity=".8"',
    );
  }
}
