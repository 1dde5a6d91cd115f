import { outdoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { limb } from '../../primitives/limb.ts';
import { head } from '../head.ts';

/** What tells one guest on the sofa from another. */
interface FriendLook {
  readonly coat: string;
  readonly skin: string;
  readonly hair: string;
  readonly bun?: boolean;
}

function legs(draw: Drawing): void {
  const cloth = draw.tone('#33415c', 0.2, 0.4);
  limb(
    draw,
    [
      [14, 128, 27],
      [84, 132, 22],
      [96, 146, 20],
    ],
    cloth,
  );
  limb(
    draw,
    [
      [94, 140, 20],
      [98, 190, 15],
      [92, 236, 11],
    ],
    cloth,
  );
}

function clappingArms(draw: Drawing, coat: string, skin: string): void {
  const sleeve = draw.tone(coat, 0.3, 0.3);
  limb(
    draw,
    [
      [-8, 2, 17],
      [30, 54, 14],
      [40, 58, 13],
      [84, 14, 10],
    ],
    sleeve,
  );
  limb(
    draw,
    [
      [84, 14, 9],
      [98, -12, 10],
      [104, -26, 7],
    ],
    draw.tone(skin),
  );
  limb(
    draw,
    [
      [100, 10, 8],
      [110, -14, 9],
      [112, -28, 6],
    ],
    draw.tone(shade(skin, 0.1)),
  );
}

/** A friend on the sofa, clapping; `facing` 1 looks right, -1 looks left. */
function friend(draw: Drawing, x: number, y: number, facing: 1 | -1, look: FriendLook): void {
  const { coat, skin, hair, bun = false } = look;
  draw.group(`transform="translate(${x},${y}) scale(${facing * 1.08},1.08)"`, () => {
    draw.soft(10, 150, 90, 16, '#060c14', 0.5, 9);
    legs(draw);
    draw.path(
      'M-46,138C-54,70 -50,16 -30,-14C-16,-28 14,-28 26,-14C44,16 50,80 48,140Q0,156 -46,138Z',
      draw.tone(coat, 0.28, 0.36),
    );
    draw.path(
      'M-40,120C-46,70 -42,24 -26,-6L-16,-14C-28,24 -30,80 -24,128Z',
      lighten(coat, 0.3),
      'opacity=".4"',
    );
    limb(
      draw,
      [
        [2, -18, 13],
        [6, -40, 12],
      ],
      shade(skin, 0.15),
    );
    head(draw, 8, -72, 36, { facing: 1, skin, hair, bun });
    clappingArms(draw, coat, skin);
  });
}

/** Two friends, one on each sofa. */
export function friends(draw: Drawing): void {
  friend(draw, 262, 590, 1, { coat: '#3f7f9a', skin: '#dca077', hair: '#2b2226', bun: true });
  friend(draw, 950, 592, -1, { coat: outdoors.kumquat, skin: '#c98a62', hair: '#1d1a1c' });
}
