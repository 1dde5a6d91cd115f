import { outdoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { limb } from '../../primitives/limb.ts';
import { at } from '../../primitives/list.ts';
import { head } from '../head.ts';

const SMOCK = '#2f6f8a';

const SKIN = outdoors.skin;

export function painterLegs(draw: Drawing): void {
  limb(
    draw,
    [
      [800, 668, 34],
      [756, 690, 27],
      [728, 700, 24],
    ],
    draw.tone('#2b4250'),
  );
  limb(
    draw,
    [
      [728, 704, 23],
      [724, 776, 18],
      [728, 838, 12],
    ],
    draw.tone('#2b4250'),
  );
  draw.path('M712,852q-34,2 -36,14h66v-24h-26z', draw.tone('#e9dcc4'));
  limb(
    draw,
    [
      [860, 668, 34],
      [906, 704, 27],
      [922, 716, 23],
    ],
    draw.tone('#24384a'),
  );
  limb(
    draw,
    [
      [922, 720, 22],
      [926, 786, 17],
      [924, 842, 12],
    ],
    draw.tone('#22343f'),
  );
  draw.path('M910,846v22h64q-2,-14 -34,-16z', draw.tone('#dccbb0'));
  draw.ellipse(830, 692, 74, 16, draw.tone('#a06c3a'));
}

export function painterBack(draw: Drawing): void {
  limb(
    draw,
    [
      [778, 470, 24],
      [718, 500, 18],
      [704, 494, 17],
      [652, 430, 11],
    ],
    draw.tone(SKIN),
  );
  draw.path(
    'M768,446C786,430 810,424 832,424S878,430 894,448C910,500 896,560 898,620C898,650 900,668 ' +
      '896,686Q832,706 768,686C764,660 768,640 768,610C766,560 752,500 768,446Z',
    draw.tone(SMOCK, 0.3, 0.36),
  );
  limb(
    draw,
    [
      [780, 466, 26],
      [736, 492, 23],
    ],
    draw.tone(SMOCK, 0.22, 0.1),
  );
  limb(
    draw,
    [
      [884, 468, 25],
      [914, 540, 19],
      [908, 556, 18],
      [880, 600, 13],
    ],
    draw.tone(shade(SMOCK, 0.12)),
  );
  draw.path(
    'M800,428L778,596M864,428L888,596',
    'none',
    `stroke="${outdoors.red}" stroke-width="13"`,
  );
  draw.path('M768,590Q832,612 898,590V606Q832,628 768,606Z', outdoors.red);
  draw.path(
    'M820,602l-22,-16q-12,14 0,26zM844,602l22,-16q12,14 0,26z',
    lighten(outdoors.red, 0.16),
  );
  draw.ellipse(832, 604, 10, 9, outdoors.red);
  draw.path('M826,610l-14,46l10,-4l8,-40zM838,610l12,46l-9,-5l-8,-40z', shade(outdoors.red, 0.14));
}

export function painterHead(draw: Drawing): void {
  limb(
    draw,
    [
      [832, 430, 14],
      [830, 404, 13],
    ],
    shade(SKIN, 0.2),
  );
  head(draw, 828, 374, 36, { back: true, hair: '#3a2a22', bun: true, turn: -8 });
}

export function brushHand(draw: Drawing): void {
  draw.group('transform="translate(646,420) rotate(-52)"', () => {
    draw.line('M-46,-2L64,14', '#c99a5c', 6);
    draw.line('M-44,-2L-56,-4', '#dfe6dc', 8);
    draw.path('M-56,-9Q-78,-8 -84,-2Q-76,4 -56,2Z', draw.tone(outdoors.red));
    limb(
      draw,
      [
        [8, 16, 12],
        [-4, 8, 12],
      ],
      draw.tone(SKIN),
    );
    for (let i = 0; i < 4; i++) {
      limb(
        draw,
        [
          [0 - i * 1, 12 - i * 1, 5],
          [-12 + i * 7, -4 + i * 1.4, 4.6],
          [-6 + i * 7, 8, 4.2],
        ],
        draw.tone(SKIN, 0.3, 0.18),
      );
    }
  });
}

/** Table with jar and palette. */
export function sideTable(draw: Drawing): void {
  draw.soft(170, 880, 150, 12, '#24140a', 0.5, 8);
  draw.rect(60, 706, 250, 18, draw.linear(['#e0b27a', '#a06c3a']));
  draw.rect(82, 724, 14, 180, '#7a4c2b');
  draw.rect(276, 724, 14, 180, '#6a4125');
  for (let i = 0; i < 6; i++) {
    draw.group(`transform="translate(${118 + i * 6},640) rotate(${-24 + i * 10})"`, () => {
      draw.rect(
        -3,
        -118,
        6,
        118,
        at(['#c99a5c', '#2f7a63', '#8a4a2c', '#e9c98a', outdoors.red, '#c99a5c'], i),
        2,
      );
      draw.rect(-4, -130, 8, 14, '#cfd8d0');
      draw.path(
        'M-5,-130Q-8,-150 0,-162Q8,-150 5,-130Z',
        at(['#3a2a22', outdoors.red, '#e9dcc4', '#2f6f8a', outdoors.kumquat, '#3a2a22'], i),
      );
    });
  }
  draw.path(
    'M96,636H172L166,706H102Z',
    draw.linear(
      [
        [0, '#eef6ea', 0.9],
        [0.5, '#a5cdc4', 0.75],
        [1, '#4f8a80', 0.9],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.ellipse(134, 636, 38, 7, '#dff0e6', 'opacity=".8"');
}

export function paintTray(draw: Drawing): void {
  draw.path(
    'M196,698C186,676 222,664 258,668S318,690 296,702Q250,712 226,706Q206,708 196,698Z',
    draw.linear(['#efc68c', '#b57c44']),
  );
  for (const [x, y, c] of [
    [224, 686, outdoors.red],
    [244, 679, outdoors.kumquat],
    [266, 680, outdoors.cream],
    [284, 688, '#2f7a63'],
  ] as const) {
    draw.ellipse(x, y, 10, 5.5, draw.tone(c, 0.4));
  }
  for (const [x, c] of [
    [330, outdoors.red],
    [1010, outdoors.kumquat],
  ] as const) {
    draw.ellipse(x, 886, 26, 7, c, 'opacity=".35"');
  }
}
