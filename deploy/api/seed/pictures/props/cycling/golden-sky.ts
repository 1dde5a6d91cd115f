import { outdoors } from '../../palettes.ts';
import { cloud, stars } from '../../primitives/air.ts';
import { lighten, mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { skyline } from '../../primitives/skyline.ts';
import { water } from '../../primitives/water.ts';

const HORIZON = 430;

export function goldenSky(draw: Drawing): void {
  sky(draw, HORIZON);
  if (draw.dark) {
    stars(draw, 120, 280);
  }
  draw.glow(250, 280, 440, draw.palette.sun, 0.95);
  draw.ellipse(250, 296, 50, 50, draw.linear(['#fffbe2', mix(draw.palette.sun, '#ffd08a', 0.5)]));
  cloud(draw, 640, 130, 620, 56, lighten(draw.palette.sky[3], 0.4), 0.5);
}

export function farShore(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 380],
      [170, 320],
      [360, 360],
      [560, 290],
      [760, 350],
      [960, 280],
      [1200, 340],
    ],
    48,
    draw.linear([draw.palette.far, mix(draw.palette.far, draw.palette.sky[3], 0.6)]),
    HORIZON + 4,
  );
  skyline(draw, HORIZON, 560, 1210, 40, 130, mix(draw.palette.far, draw.palette.mid, 0.5), {
    second: mix(draw.palette.far, draw.palette.sky[2], 0.3),
    lit: draw.dark ? 0.4 : 0.08,
    haze: 0.5,
    cell: [8, 10],
  });
  draw.soft(600, HORIZON - 6, 700, 20, draw.palette.sky[3], 0.7, 14);
}

export function sea(draw: Drawing): void {
  draw.rect(
    0,
    HORIZON,
    WIDTH,
    240,
    draw.linear([
      draw.palette.water[0],
      mix(draw.palette.water[0], draw.palette.water[1], 0.6),
      draw.palette.water[2],
    ]),
  );
  water(
    draw,
    HORIZON + 3,
    650,
    230,
    mix(draw.palette.sun, '#ffffff', 0.25),
    draw.palette.water[2],
    260,
    260,
  );
  draw.group('transform="translate(860,478)"', () => {
    draw.path('M-46,0h92l-13,18h-66z', draw.palette.near);
    draw.path('M-6,-4V-70L38,-6Z', draw.tint(outdoors.cream));
    draw.path('M-12,-4V-56L-40,-6Z', draw.tint(outdoors.red));
  });
}

/** Sea wall, rail, path. */
export function seaWall(draw: Drawing): void {
  draw.rect(0, 636, WIDTH, 40, draw.linear([draw.tint('#e9d3ae'), draw.tint('#a98f6c')]));
  draw.rect(0, 630, WIDTH, 9, draw.tint('#fbeccc'));
  for (let x = -20; x < 1230; x += 78) {
    draw.rect(
      x,
      520,
      9,
      114,
      draw.linear([draw.tint('#3a7a6a'), draw.tint('#123f38')], 0, 0, 1, 0),
      3,
    );
  }
  for (const y of [518, 556, 592]) {
    draw.rect(0, y, WIDTH, y === 518 ? 10 : 5, draw.tint(y === 518 ? '#2f7a63' : '#2a6456'));
    if (y === 518) {
      draw.rect(0, y, WIDTH, 3, '#ffe9b8', 0, 'opacity=".6"');
    }
  }
}

export function cyclePath(draw: Drawing): void {
  draw.rect(
    0,
    674,
    WIDTH,
    230,
    draw.linear([draw.tint('#dcb98c'), draw.tint('#b58e68'), draw.tint('#6f5444')]),
  );
  draw.path('M0,726H1200V802H0Z', draw.tint('#b5573a'), 'opacity=".55"');
  for (let i = 0; i < 7; i++) {
    draw.rect(40 + i * 190, 760, 92, 7, outdoors.cream, 3, 'opacity=".75"');
  }
  draw.rect(0, 722, WIDTH, 4, outdoors.cream, 0, 'opacity=".6"');
  draw.rect(0, 802, WIDTH, 4, outdoors.cream, 0, 'opacity=".5"');
}
