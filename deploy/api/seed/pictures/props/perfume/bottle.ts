import { outdoors } from '../../palettes.ts';
import { lighten } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { at } from '../../primitives/list.ts';

const OUTLINE = 'M470,560L512,510H688L730,560V760L700,802H500L470,760Z';

export function bottle(draw: Drawing): void {
  draw.path(
    OUTLINE,
    draw.linear(
      [
        [0, '#fff6e0', 0.95],
        [0.5, '#f6dca8', 0.9],
        [1, '#c99a62', 0.95],
      ],
      0,
      0,
      1,
      1,
    ),
  );
  draw.path(
    'M496,590H704V750L684,780H516L496,750Z',
    draw.radial(
      [
        [0, '#fffbe0'],
        [0.3, '#ffd878'],
        [0.7, '#f0973a'],
        [1, '#b5562c'],
      ],
      0.36,
      0.34,
      0.85,
    ),
  );
  draw.ellipse(600, 590, 104, 9, '#ffe9a8');
  draw.path('M470,560L512,510L524,572L496,600Z', '#fffdf2', 'opacity=".75"');
  draw.path(
    'M512,510H688L676,572H524Z',
    draw.linear([
      [0, '#fffaf0', 0.9],
      [1, '#ffe6b4', 0.5],
    ]),
  );
  draw.path('M688,510L730,560L704,600L676,572Z', '#c08a52', 'opacity=".5"');
  draw.path('M470,560L496,600V752L470,760Z', '#fffaf0', 'opacity=".5"');
  draw.path('M730,560L704,600V752L730,760Z', '#8a5424', 'opacity=".5"');
  draw.path('M500,802L516,780H684L700,802Z', '#8a5424', 'opacity=".45"');
  draw.path('M512,606H534V744L520,764V620Z', '#fffdf2', 'opacity=".55"');
}

export function label(draw: Drawing): void {
  draw.rect(560, 640, 96, 92, '#fdf4dc', 4);
  draw.path('M584,706V682a16,16 0 0 1 16,-16h26v14h-20v26z', outdoors.green);
  draw.ellipse(620, 698, 8, 8, outdoors.red);
  draw.rect(568, 718, 80, 3, '#d9bd8a', 1);
}

export function stopper(draw: Drawing): void {
  draw.rect(560, 490, 80, 24, draw.linear(['#ffe6b0', '#d9a24e', '#7a5424'], 0, 0, 1, 0), 3);
  draw.path(
    'M566,492V420Q566,398 600,398T634,420V492Z',
    draw.linear(['#4f9a80', outdoors.green, '#0d3a2f'], 0, 0, 1, 0),
  );
  draw.rect(574, 414, 10, 72, '#dff0dc', 5, 'opacity=".55"');
}

/** Blotters in a stand, pipette in a beaker, citrus, jasmine. */
export function blotters(draw: Drawing): void {
  draw.soft(348, 806, 80, 9, '#4a2f18', 0.5, 7);
  for (let i = 0; i < 5; i++) {
    draw.group(`transform="translate(340,790) rotate(${-34 + i * 17})"`, () => {
      draw.path(
        'M-9,0V-168L0,-184L9,-168V0Z',
        draw.linear([lighten('#fff8e6', 0.2), '#e9d9b8'], 0, 0, 1, 0),
      );
      draw.path(
        'M-9,-150V-168L0,-184L9,-168V-150Z',
        at([outdoors.kumquat, '#e98a6a', '#8fb59d', '#f0c97a', outdoors.red], i),
        'opacity=".75"',
      );
    });
  }
  draw.path('M278,770H402L388,806H292Z', draw.linear(['#d9a86c', '#8a5a30']));
  draw.ellipse(340, 770, 62, 10, '#efc68c');
}

export function beaker(draw: Drawing): void {
  draw.soft(850, 800, 70, 8, '#4a2f18', 0.5, 6);
  draw.line('M872,770L930,560', '#eaf3ea', 8, 'opacity=".85"');
  draw.line('M874,762L890,704', outdoors.kumquat, 5);
  draw.path('M924,566l10,-40q10,-12 18,2l-10,44z', draw.tone(outdoors.red));
  draw.path(
    'M796,670H904V786Q850,806 796,786Z',
    draw.linear(
      [
        [0, '#f4fbf0', 0.8],
        [0.5, '#dfeade', 0.45],
        [1, '#8fa59a', 0.7],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.path(
    'M800,730H900V784Q850,802 800,784Z',
    draw.linear([
      [0, '#ffd27a', 0.95],
      [1, '#e0853a', 0.9],
    ]),
  );
  draw.ellipse(850, 730, 50, 7, '#ffe6a8');
  draw.ellipse(850, 670, 54, 8, 'none', 'stroke="#fffdf2" stroke-width="3"');
  for (let i = 0; i < 4; i++) {
    draw.line(`M880,${700 + i * 20}h14`, '#fffdf2', 2);
  }
  draw.rect(808, 684, 7, 90, '#fff', 3, 'opacity=".5"');
}

export function citrus(draw: Drawing): void {
  draw.soft(1010, 850, 90, 10, '#4a2f18', 0.5, 7);
  draw.ellipse(
    1040,
    812,
    50,
    44,
    draw.radial(['#ffe08a', outdoors.kumquat, '#c9702a'], 0.35, 0.3, 0.8),
  );
  draw.path('M1040,768q20,-30 52,-24q-14,26 -50,28z', draw.tone('#2f8a5f'));
  draw.ellipse(962, 832, 50, 34, draw.tone(outdoors.kumquat));
  draw.ellipse(962, 826, 48, 31, '#fff3d0');
  for (let i = 0; i < 8; i++) {
    draw.group(`transform="translate(962,826) scale(1,.64) rotate(${i * 45})"`, () => {
      draw.path('M0,-6L13,-34Q0,-44 -13,-34Z', draw.linear(['#ffc24e', '#f59a2e']));
    });
  }
}

function jasmineBloom(draw: Drawing, x: number, y: number, scale: number): void {
  for (let a = 0; a < 5; a++) {
    draw.group(`transform="translate(${x},${y}) rotate(${a * 72}) scale(${scale})"`, () => {
      draw.path(
        'M0,0C-18,-14 -16,-36 0,-42C16,-36 18,-14 0,0Z',
        draw.linear(['#ffffff', '#f3e6d4']),
      );
    });
  }
  draw.ellipse(x, y, 6 * scale, 6 * scale, outdoors.kumquat);
}

export function jasmine(draw: Drawing): void {
  draw.line('M150,880C220,840 260,830 330,850', '#3f7a52', 5);
  for (const [x, y, a] of [
    [190, 858, -20],
    [240, 836, 30],
    [290, 842, -30],
  ] as const) {
    draw.group(`transform="translate(${x},${y}) rotate(${a})"`, () => {
      draw.path('M0,0Q24,-26 62,-10Q36,14 0,0Z', draw.tone('#3f8a5c'));
    });
  }
  jasmineBloom(draw, 206, 838, 0.9);
  jasmineBloom(draw, 262, 856, 0.7);
  jasmineBloom(draw, 330, 852, 0.85);
}
