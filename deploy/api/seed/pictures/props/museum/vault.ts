import { outdoors } from '../../palettes.ts';
import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';

export function vault(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, '#37525a');
  draw.path(`M0,-20H1200L820,250H380Z`, draw.linear(['#26434c', '#5c7a7c']));
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    draw.path(
      `M${-100 + t * 1400},0L${380 + t * 440},250h5L${-60 + t * 1400},0Z`,
      '#10262e',
      'opacity=".22"',
    );
  }
}

export function skylight(draw: Drawing): void {
  draw.path(
    'M300,0H700L648,190H470Z',
    draw.linear([draw.palette.sky[1], mix(draw.palette.sun, '#fffbe6', 0.5)]),
  );
  draw.path('M470,190H648L656,204H462Z', '#17323a');
  for (const panel of [0.25, 0.5, 0.75]) {
    draw.line(`M${300 + 400 * panel},0L${470 + 178 * panel},190`, '#24434b', 7);
  }
  for (const y of [70, 130, 168]) {
    draw.line(`M${300 + y * 0.89},${y}L${700 - y * 0.27},${y}`, '#24434b', 5);
  }
}

export function sideWalls(draw: Drawing): void {
  draw.path('M0,-20L380,250V640L0,900Z', draw.linear(['#1c3d45', '#3f666b'], 0, 0, 1, 0));
  draw.path('M1200,-20L820,250V640L1200,900Z', draw.linear(['#b9ad92', '#7d7f72'], 1, 0, 0, 0));
  draw.path(
    'M1200,-20L820,250V640L1200,900Z',
    draw.linear(
      [
        [0, '#0d2230', 0.5],
        [1, '#0d2230', 0.1],
      ],
      1,
      0,
      0,
      0,
    ),
  );
}

export function alcove(draw: Drawing): void {
  draw.rect(380, 250, 440, 392, draw.linear(['#6d8b88', '#9aa797', '#7f8d82']));
  draw.path('M494,642V400Q494,300 600,300T706,400V642Z', draw.linear(['#15343c', '#2b545a']));
  draw.path(
    'M512,642V404Q512,318 600,318T688,404V642Z',
    draw.linear(['#e9c98f', '#f7e4b8', '#c99a62']),
  );
  draw.path('M512,642L560,590H640L688,642Z', '#9a7350', 'opacity=".7"');
  draw.rect(574, 440, 52, 70, draw.linear(['#2f7a68', '#17453c']));
  draw.path('M574,492q14,-18 26,-6t26,-10v34h-52z', '#f4b04a');
}

export function stoneFloor(draw: Drawing): void {
  draw.path('M380,640H820L1240,900H-40Z', draw.linear(['#b8a88a', '#8d8069', '#5a5a50']));
  for (let i = -5; i < 6; i++) {
    draw.line(`M${600 + i * 44},640L${600 + i * 128},900`, '#3a4a48', 2, 'opacity=".35"');
  }
  for (const y of [664, 700, 752, 826]) {
    draw.line(`M0,${y}H1200`, '#3a4a48', 2, 'opacity=".3"');
  }
}

/** Pictures on both walls, in perspective. */
function wall(
  draw: Drawing,
  x0: number,
  x1: number,
  top: number,
  bottom: number,
  paints: readonly [string, string, string, string],
  scene: number,
  left: boolean,
): void {
  const heightOn = (x: number, v: number) => {
    const t = left ? x / 380 : (1200 - x) / 380;
    const yt = -20 + 270 * t;
    const yb = 900 - 260 * t;
    return yt + (yb - yt) * v;
  };
  const panel = (a: number, b: number, u: number, v: number) =>
    `M${a},${fixed(heightOn(a, u))}L${b},${fixed(heightOn(b, u))}` +
    `L${b},${fixed(heightOn(b, v))}L${a},${fixed(heightOn(a, v))}Z`;
  const frame = (x1 - x0) * 0.09;
  draw.path(
    panel(x0 + 8, x1 + 8, top + 0.02, bottom + 0.03),
    '#0a1c22',
    `opacity=".45" ${draw.blur(6)}`,
  );
  draw.path(panel(x0, x1, top, bottom), draw.linear(['#f0c778', '#a8722f']));
  draw.path(panel(x0 + frame, x1 - frame, top + 0.022, bottom - 0.022), paints[0]);
  draw.group(
    draw.clip(`<path d="${panel(x0 + frame, x1 - frame, top + 0.022, bottom - 0.022)}"/>`),
    () => {
      const w = x1 - x0;
      const middle = (x0 + x1) / 2;
      const y0 = heightOn(middle, top);
      const y1 = heightOn(middle, bottom);
      const h = y1 - y0;
      if (scene === 0) {
        draw.ellipse(middle + w * 0.15, y0 + h * 0.34, w * 0.15, w * 0.18, paints[3]);
        draw.path(
          `M${x0},${y0 + h * 0.62}Q${x0 + w * 0.3},${y0 + h * 0.34} ${middle},${y0 + h * 0.6}` +
            `T${x1},${y0 + h * 0.5}V${y1 + 40}H${x0}Z`,
          paints[1],
        );
        draw.path(
          `M${x0},${y0 + h * 0.78}Q${middle},${y0 + h * 0.62} ${x1},${y0 + h * 0.8}V${y1 + 40}` +
            `H${x0}Z`,
          paints[2],
        );
      } else {
        draw.path(
          `M${middle - w * 0.3},${y1}Q${middle - w * 0.34},${y0 + h * 0.3} ` +
            `${middle},${y0 + h * 0.28}T${middle + w * 0.3},${y1}Z`,
          paints[1],
        );
        draw.ellipse(middle, y0 + h * 0.36, w * 0.17, w * 0.24, paints[2]);
        draw.ellipse(x0 + w * 0.3, y0 + h * 0.2, w * 0.12, w * 0.12, paints[3]);
      }
    },
  );
}

export function pictures(draw: Drawing): void {
  wall(draw, 60, 176, 0.3, 0.62, ['#e9d3a8', '#3f7f78', '#17453c', outdoors.red], 0, true);
  wall(draw, 226, 302, 0.33, 0.61, ['#274f5c', '#d8653a', '#f0c89a', outdoors.kumquat], 1, true);
  wall(draw, 330, 362, 0.35, 0.6, ['#e9b04a', '#8a4a2c', '#5a2c1c', outdoors.cream], 0, true);
  wall(draw, 1016, 1130, 0.3, 0.62, ['#f3e6c8', '#d8482a', '#8f2f20', outdoors.kumquat], 0, false);
  wall(draw, 896, 968, 0.33, 0.61, ['#2b5a62', '#e9dcc4', '#1f7a5e', outdoors.kumquat], 1, false);
  wall(draw, 840, 868, 0.35, 0.6, ['#c9dde0', '#3f7f9a', '#24566e', outdoors.cream], 0, false);
}

/** Light shaft from the skylight. */
export function lightShaft(draw: Drawing): void {
  draw.group('style="mix-blend-mode:screen"', () => {
    draw.path(
      'M330,-20H690L800,800H420Z',
      draw.linear([
        [0, draw.palette.sun, 0.75],
        [0.6, '#ffe2a8', 0.34],
        [1, '#ffe2a8', 0.12],
      ]),
      draw.blur(16),
    );
    draw.path(
      'M400,-20H560L700,800H560Z',
      draw.linear([
        [0, '#fffbe6', 0.4],
        [1, '#ffe2a8', 0.04],
      ]),
      draw.blur(20),
    );
  });
  draw.ellipse(616, 800, 250, 48, '#fff0c8', `opacity=".6" ${draw.blur(18)}`);
}

/** Plinth and vase. */
export function plinth(draw: Drawing): void {
  draw.path('M760,830L900,868L880,880L700,850Z', '#14262a', `opacity=".5" ${draw.blur(10)}`);
  draw.path('M508,620H708V812H508Z', draw.linear(['#fdf2d8', '#e3d3b0', '#a79a80'], 0, 0, 1, 0));
  draw.path('M508,620L528,602H690L708,620Z', '#fff9e6');
  draw.rect(492, 806, 232, 24, draw.linear(['#fff5da', '#c9b893', '#8f8468'], 0, 0, 1, 0), 2);
  draw.rect(560, 690, 96, 40, '#c9b893', 2);
  for (let i = 0; i < 3; i++) {
    draw.rect(570, 699 + i * 9, at([70, 76, 46], i), 3, '#8f8468', 1);
  }
}
