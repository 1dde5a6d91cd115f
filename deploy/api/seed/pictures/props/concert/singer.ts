import { outdoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { at } from '../../primitives/list.ts';
import { head } from '../head.ts';

const INK = '#241f22';

function singerFigure(draw: Drawing): void {
  draw.soft(0, 2, 70, 8, '#04121a', 0.7, 5);
  limb(
    draw,
    [
      [-12, -112, 17],
      [-26, -58, 13],
      [-36, -8, 9],
    ],
    draw.tone('#1f3038', 0.2),
  );
  limb(
    draw,
    [
      [13, -112, 17],
      [26, -60, 13],
      [34, -8, 9],
    ],
    draw.tone('#1b2a32', 0.12),
  );
  draw.path('M-54,2q0,-14 16,-14h12v14zM24,2v-14h12q18,0 18,14z', '#17181c');
  draw.path(
    'M-31,-106C-30,-140 -40,-176 -30,-192C-18,-204 18,-204 31,-192C40,-176 30,-140 31,-106Z',
    draw.tone(outdoors.red, 0.24, 0.42),
  );
  limb(
    draw,
    [
      [0, -196, 9],
      [0, -212, 9],
    ],
    '#a96f4c',
  );
  head(draw, 0, -230, 20, { hair: INK, skin: '#c98a62' });
  draw.path('M-6,-222q6,7 12,0q-6,10 -12,0z', '#7a2f22');
  draw.ellipse(-7, -231, 1.8, 2.4, INK);
  draw.ellipse(7, -231, 1.8, 2.4, INK);
  draw.line('M-28,-192L26,-118', '#e9dcc4', 5);
}

function guitar(draw: Drawing): void {
  draw.group('transform="translate(-10,-128) rotate(-22)"', () => {
    draw.path(
      'M-56,0C-58,-26 -32,-36 -12,-26C0,-20 8,-20 18,-24C34,-28 44,-14 42,0C44,14 34,28 ' +
        '18,24C8,20 0,20 -12,26C-32,36 -58,26 -56,0Z',
      draw.linear(['#ffd28a', outdoors.kumquat, '#b0602c']),
    );
    draw.ellipse(6, 0, 11, 11, '#5a2c1c');
    draw.rect(-40, -7, 7, 14, '#5a2c1c', 2);
    draw.rect(38, -5, 100, 10, draw.linear(['#a8693c', '#5a3420']), 2);
    draw.path('M136,-8h30l4,4v8l-4,4h-30z', '#3a2118');
    for (let i = -1; i < 2; i++) {
      draw.line(`M-36,${i * 3}H160`, '#fff3dc', 0.8, 'opacity=".7"');
    }
  });
  limb(
    draw,
    [
      [-30, -184, 11],
      [-58, -152, 9],
      [-50, -140, 9],
      [-12, -124, 7],
    ],
    draw.tone('#c98a62'),
  );
  draw.path(
    'M-18,-200C-34,-198 -52,-176 -58,-160C-52,-150 -40,-146 -34,-148L-22,-168Z',
    lighten(outdoors.red, 0.14),
  );
  draw.ellipse(-8, -123, 8, 8, draw.tone('#c98a62'));
  limb(
    draw,
    [
      [31, -184, 11],
      [76, -158, 9],
      [80, -162, 8],
      [84, -166, 7],
    ],
    draw.tone('#b57c58'),
  );
  draw.path(
    'M18,-200C34,-200 54,-188 62,-176C60,-164 52,-156 44,-158L24,-168Z',
    shade(outdoors.red, 0.22),
  );
}

function singerArms(draw: Drawing): void {
  limb(
    draw,
    [
      [82, -170, 7],
      [86, -164, 7],
    ],
    draw.tone('#c98a62'),
  );
  for (let i = 0; i < 4; i++) {
    limb(
      draw,
      [
        [78 + i * 5, -176 - i * 2, 2.6],
        [80 + i * 5, -166 - i * 2, 2.6],
      ],
      '#c98a62',
    );
  }
  draw.line('M-64,2L-40,-6M-40,-6V-190L-14,-218', '#17181c', 4.5);
  limb(
    draw,
    [
      [-14, -220, 6],
      [-22, -212, 4],
    ],
    '#3a4a52',
  );
}

function guitarist(draw: Drawing): void {
  singerFigure(draw);
  guitar(draw);
  singerArms(draw);
}

/** Singer with guitar, backlit. */
export function singer(draw: Drawing): void {
  draw.group('transform="translate(600,672) scale(1.28)"', () => {
    guitarist(draw);
  });
}

export function wedges(draw: Drawing): void {
  for (const [x, y, a] of [
    [452, 686, -8],
    [748, 686, 8],
  ] as const) {
    draw.group(`transform="translate(${x},${y}) rotate(${a / 4})"`, () => {
      draw.path('M-46,14L-34,-22H34L46,14Z', draw.linear(['#28484e', '#0a1a20']));
    });
  }
}

export function confetti(draw: Drawing): void {
  for (let i = 0; i < 90; i++) {
    const c = at([outdoors.kumquat, outdoors.red, outdoors.green, outdoors.cream], i % 4);
    draw.group(
      `transform="translate(${fixed(draw.between(120, 1080))},${fixed(draw.between(160, 700))}) ` +
        `rotate(${fixed(draw.between(0, 180))})"`,
      () => {
        draw.rect(-4, -2, 8, 4, c, 0, `opacity="${fixed(draw.between(0.5, 1))}"`);
      },
    );
  }
}
