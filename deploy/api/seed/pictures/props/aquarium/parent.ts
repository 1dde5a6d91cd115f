import { outdoors } from '../../palettes.ts';
import { shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { limb } from '../../primitives/limb.ts';
import { head } from '../head.ts';

const INK = '#0d2a38';

const RIM = '#bff0dc';

function parentBody(draw: Drawing): void {
  draw.add('<g transform="translate(36,-24) scale(.94)">');
  draw.path('M560,846L430,900H770L668,846Z', '#06202c', `opacity=".5" ${draw.blur(10)}`);
  limb(
    draw,
    [
      [562, 760, 17],
      [558, 806, 13],
      [556, 842, 9],
    ],
    INK,
  );
  limb(
    draw,
    [
      [590, 760, 17],
      [594, 806, 13],
      [596, 842, 9],
    ],
    '#0b2431',
  );
  draw.rect(540, 838, 24, 12, '#081f2a', 6);
  draw.rect(588, 838, 24, 12, '#081f2a', 6);
  draw.path(
    'M538,772C534,720 530,680 544,662C558,650 594,650 608,662C622,680 618,720 614,772Q576,784 ' +
      '538,772Z',
    draw.tone('#1f5a50', 0.2, 0.35),
  );
}

function parentArms(draw: Drawing): void {
  limb(
    draw,
    [
      [544, 674, 11],
      [532, 716, 9.5],
      [536, 752, 7.5],
    ],
    '#1a4e46',
  );
  limb(
    draw,
    [
      [610, 674, 11],
      [630, 712, 9.5],
      [646, 746, 7],
    ],
    '#184840',
  );
  limb(
    draw,
    [
      [576, 656, 9],
      [577, 640, 9],
    ],
    '#a96f4c',
  );
  head(draw, 578, 616, 25, { back: true, hair: '#1b1a1e', turn: 6 });
}

/** Parent and child, hand in hand, looking up. */
export function parent(draw: Drawing): void {
  parentBody(draw);
  parentArms(draw);
}

function childBody(draw: Drawing): void {
  limb(
    draw,
    [
      [672, 790, 12],
      [670, 820, 9],
      [669, 844, 7],
    ],
    INK,
  );
  limb(
    draw,
    [
      [692, 790, 12],
      [696, 820, 9],
      [697, 844, 7],
    ],
    '#0b2431',
  );
  draw.rect(658, 840, 18, 10, '#081f2a', 5);
  draw.rect(690, 840, 18, 10, '#081f2a', 5);
  draw.path(
    'M656,796C654,760 656,734 666,726C676,720 690,720 700,726C710,734 712,760 708,796Q682,804 ' +
      '656,796Z',
    draw.tone(outdoors.red, 0.2, 0.35),
  );
  limb(
    draw,
    [
      [664, 736, 8],
      [652, 748, 7],
      [646, 748, 6],
    ],
    shade(outdoors.red, 0.2),
  );
}

function childArms(draw: Drawing): void {
  limb(
    draw,
    [
      [702, 734, 8],
      [726, 712, 7],
      [740, 682, 5.5],
    ],
    draw.tone(outdoors.red),
  );
  limb(
    draw,
    [
      [740, 680, 5.5],
      [744, 668, 5],
    ],
    outdoors.skin,
  );
  draw.line('M744,668l4,-10', outdoors.skin, 4);
  draw.ellipse(646, 750, 7, 7, '#c98a62');
  limb(
    draw,
    [
      [682, 722, 6],
      [682, 710, 6],
    ],
    '#b57c58',
  );
  head(draw, 682, 690, 20, { back: true, hair: '#241d1b', turn: 8, bun: true });
}

export function child(draw: Drawing): void {
  childBody(draw);
  childArms(draw);
}

export function rimLight(draw: Drawing): void {
  draw.line('M548,662C556,654 592,652 604,662', RIM, 2.4, 'opacity=".7"');
  draw.line('M556,604C562,588 592,584 602,602', RIM, 2.4, 'opacity=".6"');
  draw.line('M666,682C670,668 692,666 700,680', RIM, 2, 'opacity=".6"');
  draw.add('</g>');
}
