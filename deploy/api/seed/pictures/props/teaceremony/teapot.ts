import { indoors } from '../../palettes.ts';
import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { wisp } from '../../primitives/steam.ts';
import { tube } from '../../primitives/tube.ts';
import { leaf } from '../greenery.ts';

const JY = 706;

const JX = 724;

const PY = 664;

const PX = 452;

/** Clay pot, pouring is over; tea is in the fairness jug. */
export function teapot(draw: Drawing): void {
  draw.soft(PX + 20, PY + 76, 150, 20, '#180b05', 0.65, 10);
  draw.path(
    `M${PX - 96},${PY - 20}C${PX - 150},${PY - 34} ${PX - 168},${PY - 74} ` +
      `${PX - 192},${PY - 84}C${PX - 204},${PY - 88} ${PX - 206},${PY - 76} ` +
      `${PX - 196},${PY - 68}C${PX - 176},${PY - 46} ${PX - 158},${PY + 14} ` +
      `${PX - 92},${PY + 26}Z`,
    draw.linear(['#c9744a', '#9a4526', '#6e2c16'], 0, 0, 1, 0.6),
  );
  draw.path(
    `M${PX + 100},${PY - 34}C${PX + 178},${PY - 74} ${PX + 208},${PY + 20} ${PX + 96},${PY + 30}`,
    'none',
    'stroke="#6e2c16" stroke-width="25" stroke-linecap="round"',
  );
  draw.path(
    `M${PX + 100},${PY - 36}C${PX + 174},${PY - 74} ${PX + 204},${PY + 14} ${PX + 96},${PY + 26}`,
    'none',
    'stroke="#b05a34" stroke-width="15" stroke-linecap="round"',
  );
  draw.path(
    `M${PX - 116},${PY - 4}C${PX - 116},${PY - 66} ${PX - 70},${PY - 86} ${PX},${PY - 86}` +
      `S${PX + 116},${PY - 66} ${PX + 116},${PY - 4}C${PX + 116},${PY + 52} ` +
      `${PX + 70},${PY + 76} ${PX},${PY + 76}S${PX - 116},${PY + 52} ${PX - 116},${PY - 4}Z`,
    draw.radial(
      [
        [0, '#f2a878'],
        [0.35, '#c66a40'],
        [0.75, '#8e3d20'],
        [1, '#5a2010'],
      ],
      0.36,
      0.2,
      0.82,
    ),
  );
  draw.ellipse(PX, PY - 80, 76, 17, '#7a321a');
  draw.path(
    `M${PX - 72},${PY - 84}C${PX - 60},${PY - 116} ${PX + 60},${PY - 116} ` +
      `${PX + 72},${PY - 84}Q${PX},${PY - 66} ${PX - 72},${PY - 84}Z`,
    draw.linear(['#e08e5e', '#b05a34', '#7a321a'], 0, 0, 1, 0.3),
  );
  draw.ellipse(
    PX,
    PY - 114,
    17,
    14,
    draw.radial(['#f2a878', '#b05a34', '#6e2c16'], 0.36, 0.26, 0.8),
  );
  draw.path(
    `M${PX - 84},${PY - 40}C${PX - 74},${PY - 66} ${PX - 40},${PY - 74} ${PX - 20},${PY - 74}`,
    'none',
    'stroke="#ffd9b0" stroke-width="9" stroke-linecap="round" opacity=".55"',
  );
  draw.path(
    `M${PX - 26},${PY + 4}v-20q0,-18 18,-18h34v18h-20q-8,0 -8,8v12z`,
    '#6e2c16',
    'opacity=".55"',
  );
  draw.ellipse(PX + 14, PY - 2, 8, 8, '#6e2c16', 'opacity=".55"');
  wisp(draw, PX - 200, PY - 90, 170, 26, '#fff6e4', 0.5);
  wisp(draw, PX, PY - 126, 160, 26, '#fff6e4', 0.4);
}

/** Glass jug glowing with tea. */
export function teaJug(draw: Drawing): void {
  draw.glow(JX, JY, 190, '#ffb648', 0.75);
  draw.soft(JX + 10, JY + 54, 90, 14, '#180b05', 0.6, 8);
  draw.path(
    `M${JX + 62},${JY - 60}C${JX + 124},${JY - 66} ${JX + 122},${JY + 26} ${JX + 62},${JY + 22}`,
    'none',
    'stroke="#f4f4e8" stroke-width="11" stroke-linecap="round" opacity=".75"',
  );
  draw.path(
    `M${JX - 60},${JY - 84}C${JX - 52},${JY - 60} ${JX - 74},${JY - 30} ${JX - 74},${JY + 4}` +
      `C${JX - 74},${JY + 44} ${JX - 42},${JY + 56} ${JX},${JY + 56}S${JX + 74},${JY + 44} ` +
      `${JX + 74},${JY + 4}C${JX + 74},${JY - 30} ${JX + 52},${JY - 60} ${JX + 60},${JY - 84}` +
      `L${JX - 84},${JY - 92}Z`,
    draw.linear(
      [
        [0, '#ffffff', 0.65],
        [0.5, '#ffffff', 0.18],
        [1, '#ffffff', 0.5],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.path(
    `M${JX - 69},${JY - 20}C${JX - 76},${JY + 34} ${JX - 44},${JY + 50} ${JX},${JY + 50}` +
      `S${JX + 76},${JY + 34} ${JX + 69},${JY - 20}Q${JX},${JY - 6} ${JX - 69},${JY - 20}Z`,
    draw.radial(
      [
        [0, '#ffe08a'],
        [0.5, '#f5a532'],
        [1, '#b9601a'],
      ],
      0.5,
      0.3,
      0.75,
    ),
  );
  draw.ellipse(JX, JY - 20, 68, 14, draw.linear(['#ffd06a', '#ffe9a8']));
  draw.ellipse(JX, JY - 85, 62, 11, '#ffffff', 'opacity=".55"');
  draw.path(
    `M${JX - 50},${JY - 50}C${JX - 60},${JY - 10} ${JX - 56},${JY + 20} ${JX - 44},${JY + 34}`,
    'none',
    'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"',
  );
  wisp(draw, JX, JY - 90, 150, 24, '#fff6e4', 0.36);
}

/** Lidded cup behind, thimble cups before. */
function cup(draw: Drawing, x: number, y: number, scale: number, b: string): void {
  draw.soft(x + 4, y + 42 * scale, 50 * scale, 9 * scale, '#180b05', 0.6, 6);
  draw.path(
    `M${x - 46 * scale},${y}C${x - 42 * scale},${y + 30 * scale} ` +
      `${x - 24 * scale},${y + 40 * scale} ${x - 20 * scale},${y + 44 * scale}H${x + 20 * scale}` +
      `C${x + 24 * scale},${y + 40 * scale} ${x + 42 * scale},${y + 30 * scale} ` +
      `${x + 46 * scale},${y}Z`,
    draw.linear(['#ffffff', '#eef1e6', '#9fb5aa'], 0, 0, 1, 0),
  );
  draw.line(
    `M${x - 42 * scale},${y + 16 * scale}Q${x},${y + 34 * scale} ` +
      `${x + 42 * scale},${y + 16 * scale}`,
    b,
    3.5 * scale,
  );
  draw.ellipse(x, y, 46 * scale, 14 * scale, '#fffefa');
  draw.ellipse(x, y + 2 * scale, 39 * scale, 10.5 * scale, draw.linear(['#b9681f', '#f0b24a']));
  draw.ellipse(x - 12 * scale, y, 12 * scale, 2.6 * scale, '#ffe6a4', 'opacity=".85"');
}

/** Lidded cup behind, thimble cups before. */
export function cups(draw: Drawing): void {
  cup(draw, 338, 756, 1, indoors.green);
  cup(draw, 452, 768, 1.04, indoors.green);
  cup(draw, 566, 760, 1, indoors.green);
  wisp(draw, 340, 744, 100, 18, '#fff6e4', 0.34);
  wisp(draw, 566, 748, 100, 18, '#fff6e4', 0.34);
}

export function liddedCup(draw: Drawing): void {
  draw.soft(884, 790, 90, 12, '#180b05', 0.6, 8);
  draw.ellipse(880, 780, 84, 18, draw.linear(['#fffefa', '#cfdacb', '#9fb5aa']));
  draw.path(
    'M822,716C828,764 852,778 880,778S932,764 938,716Z',
    draw.linear(['#ffffff', '#eef1e6', '#9fb5aa'], 0, 0, 1, 0),
  );
  draw.path('M842,738q38,30 76,0q-10,22 -38,26q-28,-4 -38,-26z', indoors.green, 'opacity=".75"');
  draw.ellipse(880, 716, 58, 14, '#fffefa');
  draw.path(
    'M834,712C838,690 922,690 926,712Q880,726 834,712Z',
    draw.linear(['#ffffff', '#dfe6da', '#a9bcb0'], 0, 0, 1, 0.3),
  );
  draw.path('M866,696Q868,684 880,684T894,696Z', draw.linear(['#fffefa', '#b9c8bb']));
}

/** Kumquat branch, scoop with leaves, cut-off edge. */
export function leafScoop(draw: Drawing): void {
  tube(
    draw,
    [
      [72, 852],
      [190, 880],
      [300, 884],
    ],
    [16, 26, 30],
    draw.linear(['#e6c07e', '#b9843f', '#6e4620']),
  );
  tube(
    draw,
    [
      [110, 856],
      [200, 876],
      [290, 878],
    ],
    [8, 16, 18],
    '#5a3618',
  );
  for (let i = 0; i < 34; i++) {
    leaf(
      draw,
      draw.between(130, 296),
      draw.between(860, 884),
      draw.between(14, 26),
      draw.between(3, 5),
      draw.between(-40, 40),
      mix('#2f5a3f', '#7d8a4a', draw.random()),
    );
  }
}
