import { shafts } from '../../primitives/air.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { skyline } from '../../primitives/skyline.ts';

const WINDOW = 'M300,640V250Q300,70 600,70T900,250V640Z';

export function room(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#e9d6c2', '#d9b99c']));
  draw.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    draw.radial(
      [
        [0, '#fff3d6', 0.9],
        [1, '#b98a6e', 0.4],
      ],
      0.3,
      0.2,
      1,
    ),
  );
}

export function archWindow(draw: Drawing): void {
  draw.group(draw.clip(`<path d="${WINDOW}"/>`), () => {
    sky(draw, 560);
    draw.glow(430, 420, 330, '#ffe2a6', 0.9);
    ridge(
      draw,
      [
        [280, 430],
        [450, 340],
        [620, 390],
        [780, 320],
        [920, 400],
      ],
      40,
      '#a6a79a',
      700,
    );
    skyline(draw, 600, 290, 920, 60, 210, '#9c9d93', { second: '#b8a892', lit: 0.1, haze: 0.6 });
    draw.rect(290, 596, 640, 60, '#8ea79a');
  });
  for (const x of [500, 700]) {
    draw.rect(x - 5, 80, 10, 560, draw.linear(['#fffaf0', '#cbb193'], 0, 0, 1, 0));
  }
  draw.rect(300, 296, 600, 9, '#f6e9d5');
  draw.path(WINDOW, 'none', 'stroke="#fbf3e4" stroke-width="22"');
  draw.path(
    'M289,650V250Q289,58 600,58T911,250V650',
    'none',
    'stroke="#b08a6c" stroke-width="3" opacity=".5"',
  );
}

export function curtains(draw: Drawing): void {
  draw.path(
    'M0,0H330C300,190 210,380 150,660H0Z',
    draw.linear(['#2f6b58', '#3f8069', '#1d4d40', '#37755f', '#184337'], 0, 0, 1, 0.1),
  );
  draw.path(
    'M1200,0H880C906,190 990,380 1052,660H1200Z',
    draw.linear(['#1d4d40', '#3f8069', '#1d4d40', '#2f6b58', '#123a30'], 0, 0, 1, 0.1),
  );
  for (let i = 0; i < 7; i++) {
    draw.line(
      `M${20 + i * 44},0C${10 + i * 40},220 ${-20 + i * 30},420 ${-40 + i * 28},660`,
      i % 2 ? '#0f362d' : '#6fb094',
      5,
      'opacity=".35"',
    );
    draw.line(
      `M${1180 - i * 44},0C${1190 - i * 40},220 ${1220 - i * 30},420 ${1240 - i * 28},660`,
      i % 2 ? '#0f362d' : '#6fb094',
      5,
      'opacity=".35"',
    );
  }
  shafts(draw, 330, 60, 130, 0.55);
}

export function cloth(draw: Drawing): void {
  draw.path('M-20,900V676Q600,612 1220,676V900Z', draw.linear(['#fffdf6', '#f2e4d0', '#c9a98c']));
  draw.path('M-20,690Q600,626 1220,690', 'none', 'stroke="#fff" stroke-width="3" opacity=".9"');
  for (let i = 0; i < 9; i++) {
    draw.path(
      `M${60 + i * 140},720q${draw.between(-30, 40)},90 ` +
        `${draw.between(-50, 50)},190h${draw.between(18, 40)}q${draw.between(-20, 30)},-90 ` +
        '-10,-190z',
      '#b98f70',
      `opacity=".12" ${draw.blur(7)}`,
    );
  }
}

function gold(draw: Drawing): string {
  return draw.linear(['#fff0bf', '#d7a44a', '#8f5f1f', '#f3cf82'], 0, 0, 1, 0);
}

export function standPole(draw: Drawing): void {
  draw.soft(640, 792, 230, 34, '#7d4a2d', 0.5, 18);
  draw.rect(592, 200, 12, 590, gold(draw), 4);
  draw.path('M540,800Q598,776 656,800Q598,818 540,800Z', gold(draw));
  draw.add(
    `<circle cx="598" cy="178" r="30" fill="none" stroke="#c7953d" stroke-width="9"/><circle ` +
      `cx="596" cy="176" r="30" fill="none" stroke="#fff0bf" stroke-width="2"/>`,
  );
}
