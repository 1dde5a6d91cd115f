import { outdoors } from '../../palettes.ts';
import { shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { at } from '../../primitives/list.ts';
import { BRASS } from './measures.ts';

/** Letter with seal, key, glass. */
export function letter(draw: Drawing): void {
  draw.path('M330,760L470,750L500,806L342,820Z', draw.linear(['#fff6dc', '#e6d0a0']));
  draw.path('M330,760L470,750L420,790Z', '#f7e6c0');
  draw.path('M330,760L420,790L470,750', 'none', 'stroke="#b5945c" stroke-width="2" opacity=".6"');
  draw.ellipse(420, 788, 17, 14, draw.radial(['#f0704a', outdoors.red, '#8f2718'], 0.35, 0.3, 0.8));
  draw.ellipse(420, 788, 9, 7, 'none', 'stroke="#8f2718" stroke-width="2.500" opacity=".7"');
}

export function brassKey(draw: Drawing): void {
  draw.group('transform="translate(596,778) rotate(16)"', () => {
    draw.soft(40, 14, 90, 7, '#0a1f1b', 0.6, 5);
    draw.add(
      `<circle cx="-46" cy="0" r="25" fill="none" stroke="${BRASS}" stroke-width="10"/>` +
        `<circle cx="-46" cy="-1" r="25" fill="none" stroke="#ffe6b0" stroke-width="3" ` +
        `opacity=".7" stroke-dasharray="50 200" stroke-dashoffset="-70"/>`,
    );
    draw.rect(-20, -5, 128, 11, draw.linear(['#ffe6b0', BRASS, '#7a5424']), 4);
    draw.rect(-14, -9, 9, 19, draw.tone(BRASS), 3);
    draw.path('M84,4h24v26h-9v-10h-6v14h-9z', draw.linear([BRASS, '#7a5424']));
  });
}

/** Puzzle box with dials. */
export function puzzleBox(draw: Drawing): void {
  draw.soft(800, 742, 190, 22, '#1a0d06', 0.65, 12);
  draw.path('M640,560L920,560L952,598H612Z', draw.linear(['#c08a52', '#8d5a30']));
  draw.path('M612,598H952V738H612Z', draw.linear(['#a86c3a', '#6f4322', '#43260f'], 0, 0, 1, 0.4));
  for (const x of [612, 926]) {
    draw.rect(x, 596, 26, 144, draw.linear(['#f0c67c', BRASS, '#7a5424'], 0, 0, 1, 0), 3);
  }
  draw.rect(612, 596, 340, 12, draw.tone(BRASS), 3);
  draw.rect(612, 728, 340, 12, draw.tone(shade(BRASS, 0.2)), 3);
  for (const [x, y] of [
    [625, 616],
    [625, 716],
    [939, 616],
    [939, 716],
  ] as const) {
    draw.ellipse(x, y, 4.5, 4.5, '#6d4820');
  }
}

export function dials(draw: Drawing): void {
  draw.rect(660, 628, 190, 82, draw.linear(['#2b2420', '#4a3a2e']), 10);
  for (let i = 0; i < 4; i++) {
    const x = 672 + i * 43;
    draw.rect(
      x,
      634,
      38,
      70,
      draw.linear(['#6d4820', '#fff0c8', '#fff8e2', '#d9b878', '#5a3a18']),
      7,
    );
    const c = at([outdoors.red, outdoors.green, '#2f6f8a', outdoors.kumquat], i);
    at(
      [
        () => {
          draw.path(`M${x + 19},652l13,24h-26z`, c);
        },
        () => {
          draw.ellipse(x + 19, 668, 12, 12, c);
        },
        () => {
          draw.path(`M${x + 19},653l13,15l-13,15l-13,-15z`, c);
        },
        () => {
          draw.path(`M${x + 8},660a11,11 0 0 1 22,0v18h-22z`, c);
        },
      ],
      i,
    )();
    for (let j = 0; j < 2; j++) {
      draw.line(`M${x + 4},${648 + j * 42}h30`, '#8a6a3c', 1.6, 'opacity=".5"');
    }
  }
}

export function boxLock(draw: Drawing): void {
  draw.path('M874,672V646a16,16 0 0 1 32,0V672', 'none', 'stroke="#c4cfc8" stroke-width="8"');
  draw.rect(862, 668, 56, 50, draw.linear(['#ffe2a0', BRASS, '#7a5424'], 0, 0, 1, 0.4), 8);
  draw.path('M890,682a6.500,6.500 0 0 1 3,12l3,12h-12l3,-12a6.500,6.500 0 0 1 3,-12z', '#3a2415');
}

/** Hourglass on the box. */
export function hourglass(draw: Drawing): void {
  draw.group('transform="translate(786,562)"', () => {
    draw.soft(10, 0, 50, 6, '#2a150a', 0.6, 4);
    draw.path(
      'M-30,-116C-30,-84 -6,-72 -6,-62S-30,-40 -30,-8H30C30,-40 6,-52 6,-62S30,-84 30,-116Z',
      draw.linear(
        [
          [0, '#e9f6ee', 0.75],
          [1, '#8fb5ac', 0.5],
        ],
        0,
        0,
        1,
        0,
      ),
    );
    draw.path('M-24,-96C-22,-80 -5,-70 -3,-62H3C5,-70 22,-80 24,-96Z', outdoors.kumquat);
    draw.path('M-29,-10C-24,-30 -8,-34 0,-42C8,-34 24,-30 29,-10Z', draw.tone(outdoors.kumquat));
    draw.rect(-1.2, -62, 2.4, 26, outdoors.kumquat);
    draw.rect(-38, -126, 76, 12, draw.tone(BRASS), 4);
    draw.rect(-38, -10, 76, 12, draw.tone(BRASS), 4);
    for (const x of [-35, 30]) {
      draw.rect(x, -118, 5, 112, draw.tone(BRASS), 2);
    }
    draw.ellipse(-18, -92, 4, 14, '#fff', 'opacity=".7"');
  });
}
