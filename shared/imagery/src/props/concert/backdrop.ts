import { outdoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { head } from '../head.ts';

const INK = '#241f22';

const BEAMS = [
  [190, -70, '#5fd0b0'],
  [330, 60, '#ffe0a0'],
  [470, 190, '#ffb45a'],
  [730, -190, '#ffb45a'],
  [870, -60, '#ffe0a0'],
  [1010, 70, '#5fd0b0'],
  [256, 260, '#ff8a5c'],
  [944, -260, '#ff8a5c'],
] as const;

export function backdrop(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#071620', '#12303d', '#1c4650', '#0b1e29']));
  draw.glow(600, 400, 620, '#ff9a4a', 0.7);
  draw.ellipse(
    600,
    402,
    196,
    196,
    draw.radial(
      [
        [0, '#fffbe2'],
        [0.45, '#ffe0a0'],
        [0.8, '#ffb452'],
        [1, '#f0803e'],
      ],
      0.5,
      0.5,
      0.5,
    ),
  );
  draw.glow(600, 402, 330, '#ffd78a', 0.75);
}

export function rings(draw: Drawing): void {
  for (const r of [226, 262]) {
    draw.add(
      `<circle cx="600" cy="402" r="${r}" fill="none" stroke="#ffd28a" stroke-width="${r < 240 ? 4 : 2}" opacity="${r < 240 ? 0.6 : 0.35}"/>`,
    );
  }
}

/** Truss with lamps. */
export function truss(draw: Drawing): void {
  draw.rect(120, 70, 960, 10, '#0a1a22');
  draw.rect(120, 112, 960, 10, '#0a1a22');
  for (let i = 0; i < 32; i++) {
    draw.line(`M${120 + i * 30},${i % 2 ? 76 : 116}L${150 + i * 30},${i % 2 ? 116 : 76}`, '#0f2a34', 5);
  }
  draw.rect(110, 60, 26, 640, draw.linear(['#1c4650', '#0a1a22'], 0, 0, 1, 0));
  draw.rect(1064, 60, 26, 640, draw.linear(['#12303d', '#071620'], 0, 0, 1, 0));
}

export function lightBeams(draw: Drawing): void {
  draw.group('style="mix-blend-mode:screen"', () => {
    BEAMS.forEach(([x, d, c]) => {
      draw.path(
        `M${x - 7},126L${x + d - 90},780H${x + d + 90}L${x + 7},126Z`,
        draw.linear([
          [0, c, 0.62],
          [0.5, c, 0.2],
          [1, c, 0],
        ]),
        draw.blur(5),
      );
    });
  });
}

export function lampHeads(draw: Drawing): void {
  BEAMS.forEach(([x, d, c]) => {
    draw.group(`transform="rotate(${-d / 9} ${x} 112)"`, () => {
      draw.rect(x - 15, 108, 30, 34, draw.linear(['#2b545a', '#0d2230'], 0, 0, 1, 0), 7);
      draw.ellipse(x, 142, 14, 6, '#fffbe2');
    });
    draw.glow(x, 144, 46, c, 0.9);
  });
}

/** Stage, wedges, drums. */
export function stage(draw: Drawing): void {
  draw.path('M150,664H1050L1110,760H90Z', draw.linear(['#2f5a5c', '#0d2a33']));
  draw.path('M150,664H1050L1054,671H146Z', '#ffdca0', 'opacity=".75"');
  draw.ellipse(600, 690, 260, 26, '#ffcf86', `opacity=".6" ${draw.blur(14)}`);
}

export function speakers(draw: Drawing): void {
  draw.group('fill="#12262c"', () => {
    for (const x of [206, 268, 872, 934]) {
      draw.rect(x, 560, 58, 106, draw.linear(['#22444a', '#0a1a20'], 0, 0, 1, 0), 4);
      draw.ellipse(x + 29, 590, 17, 17, '#0a161b');
      draw.ellipse(x + 29, 636, 22, 22, '#0a161b');
      draw.ellipse(x + 29, 636, 8, 8, '#2b545a');
    }
  });
}

export function singerFigure(draw: Drawing): void {
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

export function guitar(draw: Drawing): void {
  draw.group('transform="translate(-10,-128) rotate(-22)"', () => {
    draw.path(
      'M-56,0C-58,-26 -32,-36 -12,-26C0,-20 8,-20 18,-24C34,-28 44,-14 42,0C44,14 34,28 18,24C8,20 0,20 -12,26C-32,36 -58,26 -56,0Z',
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
  draw.path('M18,-200C34,-200 54,-188 62,-176C60,-164 52,-156 44,-158L24,-168Z', shade(outdoors.red, 0.22));
}
