import { outdoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { limb } from '../../primitives/limb.ts';
import { head } from '../head.ts';

const TOP = outdoors.red;

const SKIN = outdoors.skin;

function hand(draw: Drawing, x: number, y: number, a: number, m: number): void {
  draw.group(`transform="translate(${x},${y}) rotate(${a}) scale(${m},1)"`, () => {
    limb(
      draw,
      [
        [0, 16, 10],
        [0, 0, 12],
      ],
      draw.tone(SKIN),
    );
    for (let i = 0; i < 4; i++) {
      limb(
        draw,
        [
          [-9 + i * 6.2, -4, 4.2],
          [-9 + i * 6.2, -17 + Math.abs(i - 1.5) * 2.5, 3.9],
        ],
        draw.tone(SKIN, 0.3, 0.2),
      );
    }
    limb(
      draw,
      [
        [8, 8, 5],
        [17, -3, 4],
      ],
      draw.tone(SKIN),
    );
  });
}

export function climberArms(draw: Drawing): void {
  limb(
    draw,
    [
      [640, 392, 21],
      [684, 330, 17],
      [682, 316, 16],
      [678, 246, 11.5],
    ],
    draw.tone(SKIN),
  );
  hand(draw, 677, 226, 2, 1);
  limb(
    draw,
    [
      [560, 400, 21],
      [502, 402, 17],
      [496, 392, 16],
      [494, 336, 11.5],
    ],
    draw.tone(SKIN),
  );
  hand(draw, 493, 314, -3, -1);
}

export function climberBack(draw: Drawing): void {
  draw.path(
    'M544,384C560,368 582,366 602,366S648,366 658,380C664,410 646,440 640,470C640,494 644,510 ' +
      '644,524C620,540 580,540 558,524C560,500 562,484 556,462C550,436 536,410 544,384Z',
    draw.tone(TOP, 0.3, 0.34),
  );
  draw.path(
    'M600,372C598,420 604,470 600,520',
    'none',
    `stroke="${shade(TOP, 0.5)}" stroke-width="4" opacity=".35" stroke-linecap="round"`,
  );
  draw.path(
    'M560,388C576,400 586,420 584,446M640,390C626,402 618,420 620,446',
    'none',
    `stroke="${shade(TOP, 0.5)}" stroke-width="4" opacity=".3" stroke-linecap="round"`,
  );
  draw.path('M572,372C552,374 536,384 528,398C530,412 538,420 548,422L572,412Z', lighten(TOP, 0.2));
  draw.path('M632,370C652,372 664,376 672,386C670,402 662,410 654,412L630,404Z', shade(TOP, 0.1));
}

export function harness(draw: Drawing): void {
  draw.path('M556,506C580,518 620,518 644,506V524C620,536 580,536 556,524Z', '#17343a');
  draw.path(
    'M560,524C556,552 566,566 590,560L598,532M642,524C650,552 640,570 616,562L604,532',
    'none',
    'stroke="#17343a" stroke-width="9" stroke-linecap="round"',
  );
  draw.path('M612,512h34l-4,40q-13,7 -26,0z', draw.tone(outdoors.green, 0.3));
  draw.ellipse(629, 513, 17, 5, '#f7f0e2');
}

export function climberHead(draw: Drawing): void {
  limb(
    draw,
    [
      [600, 372, 13],
      [602, 350, 13],
    ],
    shade(SKIN, 0.2),
  );
  head(draw, 606, 332, 27, { back: true, turn: 8, hair: '#2b2226' });
  draw.path('M596,318C588,340 586,368 596,396C606,370 612,344 612,318Z', draw.tone('#2b2226', 0.2));
  draw.ellipse(604, 318, 9, 6, outdoors.kumquat);
}

/** Mat and belayer. */
export function mat(draw: Drawing): void {
  draw.path('M560,900L640,812H1060L1130,900Z', draw.linear(['#2b4f6a', '#173447']));
  draw.path('M640,812H1060L1066,820H634Z', '#7fa0b0', 'opacity=".6"');
  draw.soft(822, 872, 70, 10, '#06161c', 0.6, 6);
}

export function belayer(draw: Drawing): void {
  limb(
    draw,
    [
      [812, 786, 15],
      [808, 834, 12],
      [804, 866, 9],
    ],
    draw.tone('#3a4a52'),
  );
  limb(
    draw,
    [
      [830, 786, 15],
      [838, 834, 12],
      [842, 866, 9],
    ],
    draw.tone('#33424a', 0.1),
  );
  draw.path('M790,874q0,-12 14,-12h10v12zM830,874v-12h12q14,0 14,12z', '#efe0c2');
  draw.path(
    'M798,790C794,760 796,730 806,722C816,716 834,718 840,726C848,740 846,770 842,790Z',
    draw.tone('#f0e3c4', 0.2, 0.3),
  );
  limb(
    draw,
    [
      [804, 732, 9],
      [790, 760, 7.5],
      [806, 752, 6.5],
    ],
    draw.tone('#c98a62'),
  );
  limb(
    draw,
    [
      [840, 734, 9],
      [838, 764, 8],
      [820, 770, 6.5],
    ],
    draw.tone('#c98a62'),
  );
  draw.line('M806,748C812,760 812,770 818,780', '#d9c59a', 4);
  draw.rect(796, 784, 48, 8, '#17343a', 4);
  limb(
    draw,
    [
      [822, 724, 7],
      [820, 712, 7],
    ],
    '#a96f4c',
  );
  head(draw, 816, 700, 17, { back: true, turn: -14, hair: '#1d1a1c' });
}
