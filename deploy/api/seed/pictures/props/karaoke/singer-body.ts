import { indoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { tube } from '../../primitives/tube.ts';

const MIDDLE = 600;

/** The singer, against the screen. */
export function singerBody(draw: Drawing): void {
  draw.soft(MIDDLE, 786, 110, 14, '#060c14', 0.8, 9);
  draw.path(
    `M${MIDDLE - 48},786L${MIDDLE - 40},566H${MIDDLE + 40}L${MIDDLE + 48},786H${MIDDLE + 14}` +
      `L${MIDDLE},620L${MIDDLE - 14},786Z`,
    draw.linear(['#2f4468', '#16243c']),
  );
  draw.path(
    `M${MIDDLE - 68},590C${MIDDLE - 74},470 ${MIDDLE - 66},424 ` +
      `${MIDDLE - 22},410H${MIDDLE + 22}C${MIDDLE + 66},424 ${MIDDLE + 74},470 ` +
      `${MIDDLE + 68},590Z`,
    draw.linear(['#f58a5e', '#d8482a', '#8a2314'], 0, 0, 1, 0.1),
  );
  draw.path(
    `M${MIDDLE - 52},790q2,-16 34,-16h6v16zM${MIDDLE + 52},790q-2,-16 -34,-16h-6v16z`,
    '#f4ead8',
  );
  draw.rect(MIDDLE - 15, 388, 30, 32, '#c98f68', 8);
  draw.path(
    `M${MIDDLE - 24},410Q${MIDDLE},428 ${MIDDLE + 24},410L${MIDDLE + 28},418Q${MIDDLE},440 ` +
      `${MIDDLE - 28},418Z`,
    '#f3b53c',
  );
  tube(
    draw,
    [
      [MIDDLE - 54, 444],
      [MIDDLE - 104, 400],
      [MIDDLE - 128, 316],
    ],
    [22, 18, 14],
    draw.linear(['#f58a5e', '#c93f22']),
  );
  draw.ellipse(MIDDLE - 131, 302, 15, 17, draw.radial(['#f4c49c', '#d39a70'], 0.4, 0.3, 0.8));
  tube(
    draw,
    [
      [MIDDLE - 133, 294],
      [MIDDLE - 138, 268],
    ],
    [6, 5],
    '#e9b48c',
  );
  tube(
    draw,
    [
      [MIDDLE - 124, 296],
      [MIDDLE - 118, 274],
    ],
    [6, 5],
    '#e9b48c',
  );
}

export function singerHead(draw: Drawing): void {
  draw.ellipse(
    MIDDLE + 2,
    350,
    39,
    45,
    draw.linear(['#f4c49c', '#dca077', '#b0744f'], 0, 0, 1, 0.1),
  );
  draw.path(
    `M${MIDDLE - 40},356C${MIDDLE - 50},288 ${MIDDLE + 52},284 ` +
      `${MIDDLE + 43},352C${MIDDLE + 30},330 ${MIDDLE + 6},330 ` +
      `${MIDDLE - 14},318C${MIDDLE - 20},338 ${MIDDLE - 34},340 ${MIDDLE - 40},356Z`,
    draw.linear(['#3f3a40', '#17191f']),
  );
  draw.line(`M${MIDDLE - 20},350q8,-7 16,0M${MIDDLE + 12},350q8,-7 16,0`, '#4a2c1e', 3.4);
  draw.ellipse(MIDDLE + 4, 376, 9, 10, '#7a2a20');
  draw.ellipse(MIDDLE + 4, 372, 6, 3, '#fff3e4');
  tube(
    draw,
    [
      [MIDDLE + 50, 440],
      [MIDDLE + 84, 478],
      [MIDDLE + 104, 488],
    ],
    [22, 20, 18],
    draw.linear(['#e8663e', '#8a2314']),
  );
  tube(
    draw,
    [
      [MIDDLE + 100, 490],
      [MIDDLE + 78, 462],
      [MIDDLE + 52, 428],
    ],
    [19, 17, 14],
    draw.linear(['#f0754a', '#a92f1a']),
  );
  tube(
    draw,
    [
      [MIDDLE + 52, 440],
      [MIDDLE + 26, 396],
    ],
    [9, 11],
    draw.linear(['#3a4456', '#121a26'], 0, 0, 1, 0),
  );
  draw.ellipse(
    MIDDLE + 22,
    390,
    17,
    17,
    draw.radial(['#fff6e0', '#a8adb4', '#4c5557'], 0.36, 0.28, 0.8),
  );
  for (let i = 0; i < 4; i++) {
    tube(
      draw,
      [
        [MIDDLE + 28 + i * 7, 418 + i * 6],
        [MIDDLE + 48 + i * 5, 410 + i * 8],
      ],
      [6.5, 6],
      '#e3ab82',
    );
  }
}

/** Table with two microphones, tambourine, drinks. */
export function table(draw: Drawing): void {
  draw.soft(600, 880, 380, 24, '#060c14', 0.8, 14);
  draw.path('M250,806H950L1010,900H190Z', draw.linear(['#8a5a3c', '#5c3824', '#2f1a10']));
  draw.rect(246, 800, 708, 10, draw.linear(['#ffd9a0', '#9a6238']), 4);
}

export function mug(draw: Drawing, x: number, colour: string, y = 846): void {
  draw.soft(x + 6, y + 2, 44, 8, '#120a06', 0.7, 5);
  draw.path(
    `M${x - 34},${y - 96}H${x + 34}L${x + 27},${y}Q${x},${y + 8} ${x - 27},${y}Z`,
    draw.linear(
      [
        [0, '#ffffff', 0.55],
        [1, '#ffffff', 0.25],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.path(
    `M${x - 31},${y - 74}H${x + 31}L${x + 25},${y - 3}Q${x},${y + 4} ${x - 25},${y - 3}Z`,
    draw.linear([lighten(colour, 0.4), colour, shade(colour, 0.3)]),
  );
  for (let i = 0; i < 4; i++) {
    draw.group(
      `transform="translate(${fixed(x + draw.between(-16, 16))},${fixed(y - 66 + i * 13)}) ` +
        `rotate(${fixed(draw.between(0, 80))})"`,
      () => {
        draw.rect(-9, -9, 18, 18, '#fff', 4, 'opacity=".35"');
      },
    );
  }
  draw.ellipse(x, y - 96, 34, 8, '#fff', 'opacity=".5"');
  draw.line(`M${x + 4},${y - 20}L${x + 20},${y - 136}`, indoors.red, 5);
  draw.ellipse(
    x - 32,
    y - 96,
    16,
    16,
    draw.radial(['#fff3a0', indoors.kumquat, '#d98a24'], 0.4, 0.3, 0.8),
  );
  draw.glow(x, y - 46, 80, colour, 0.4);
}

export function tambourine(draw: Drawing): void {
  draw.group('transform="translate(540,852) rotate(-10)"', () => {
    draw.ellipse(0, 10, 76, 25, '#120a06', `opacity=".5" ${draw.blur(6)}`);
    draw.ellipse(0, 6, 78, 26, '#8a2314');
    draw.ellipse(0, 0, 78, 26, indoors.red);
    draw.ellipse(0, -1, 66, 20, draw.linear(['#fffaf0', '#dcc69c'], 0, 0, 1, 1));
    for (let i = 0; i < 8; i++) {
      const a = i * 0.785 + 0.3;
      draw.ellipse(
        Math.cos(a) * 74,
        4 + Math.sin(a) * 24,
        9,
        5,
        draw.radial(['#fff0b4', '#c9933c'], 0.4, 0.3, 0.8),
      );
    }
  });
  draw.group('transform="translate(676,852) rotate(14)"', () => {
    tube(
      draw,
      [
        [-20, 8],
        [110, 10],
      ],
      [14, 10],
      '#120a06',
      `opacity=".5" ${draw.blur(6)}`,
    );
    tube(
      draw,
      [
        [-10, 0],
        [50, 0],
        [112, 0],
      ],
      [17, 14, 10],
      draw.linear(['#5c6880', '#242e40', '#0d1420']),
    );
    draw.rect(-2, -18, 10, 36, indoors.kumquat, 4);
    draw.ellipse(-26, 0, 27, 26, draw.radial(['#fffaf0', '#b9bec4', '#4c5557'], 0.36, 0.26, 0.85));
    for (let i = -2; i <= 2; i++) {
      draw.line(
        `M${-46 + Math.abs(i) * 3},${i * 9}H${-6 - Math.abs(i) * 3}`,
        '#5d6670',
        1.6,
        'opacity=".8"',
      );
    }
    draw.line('M-26,-25V25M-38,-22V22M-14,-22V22', '#5d6670', 1.6, 'opacity=".8"');
  });
}
