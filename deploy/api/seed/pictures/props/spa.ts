import { lighten, mix, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../primitives/frame.ts';
import { at } from '../primitives/list.ts';
import { steam } from '../primitives/steam.ts';
import { plant } from './greenery.ts';

export function bambooWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#2b4f49', '#3d6a5f', '#8a9a7f']));
  for (let x = -10; x < WIDTH; x += 58) {
    const c = mix('#3f6e60', '#24473f', draw.random());
    draw.rect(x, 0, 50, 560, draw.linear([lighten(c, 0.16), c, shade(c, 0.3)], 0, 0, 1, 0), 24);
    for (let y = draw.between(40, 140); y < 560; y += draw.between(120, 170)) {
      draw.rect(x, y, 50, 5, shade(c, 0.35), 0, 'opacity=".6"');
    }
  }
  draw.rect(
    0,
    0,
    WIDTH,
    560,
    draw.radial(
      [
        [0, '#ffe0a3', 0.75],
        [0.5, '#ffc783', 0.22],
        [1, '#0b2420', 0.6],
      ],
      0.72,
      0.55,
      0.85,
    ),
  );
}

export function table(draw: Drawing): void {
  draw.rect(0, 540, WIDTH, 380, draw.linear(['#c79a6b', '#8b6040', '#4f3424']));
  for (let i = 0; i < 9; i++) {
    draw.rect(0, 560 + i * 44, WIDTH, 3, '#3f2618', 0, 'opacity=".35"');
  }
  draw.rect(0, 536, WIDTH, 10, '#e9c696');
}

export function towels(draw: Drawing): void {
  draw.soft(360, 800, 340, 40, '#23120a', 0.6, 20);
  for (let i = 0; i < 3; i++) {
    const y = 700 - i * 66;
    const w = 470 - i * 26;
    const c = at(['#f6ecda', '#e9d5b8', '#9fc2ae'], i);
    draw.rect(360 - w / 2, y, w, 72, draw.linear([lighten(c, 0.5), c, shade(c, 0.28)]), 36);
    draw.path(
      `M${360 + w / 2 - 60},${y + 12}q42,24 0,48`,
      'none',
      `stroke="${shade(c, 0.25)}" stroke-width="5" opacity=".6"`,
    );
    for (let k = 0; k < 40; k++) {
      draw.rect(
        360 - w / 2 + 30 + draw.random() * (w - 110),
        y + 8 + draw.random() * 54,
        draw.between(6, 18),
        1.6,
        lighten(c, 0.7),
        0,
        'opacity=".45"',
      );
    }
  }
}

function stone(draw: Drawing, x: number, y: number, rx: number, ry: number, colour: string): void {
  draw.soft(x + 6, y + ry * 0.9, rx, ry * 0.4, '#0d1a18', 0.55, 7);
  draw.ellipse(
    x,
    y,
    rx,
    ry,
    draw.radial([lighten(colour, 0.5), colour, shade(colour, 0.5)], 0.36, 0.22, 0.85),
  );
  draw.ellipse(x - rx * 0.26, y - ry * 0.44, rx * 0.34, ry * 0.15, '#fff', 'opacity=".28"');
}

export function stones(draw: Drawing): void {
  stone(draw, 360, 538, 96, 32, '#43514f');
  stone(draw, 352, 486, 74, 27, '#566562');
  stone(draw, 364, 442, 52, 21, '#3b4846');
}

export function candles(draw: Drawing): void {
  for (const [x, h, k] of [
    [770, 190, 1],
    [890, 130, 0.9],
    [990, 230, 1.05],
  ] as const) {
    draw.soft(x + 10, 792, 74 * k, 16, '#23120a', 0.6, 10);
    draw.path(
      `M${x - 52 * k},${790 - h}V780Q${x},802 ${x + 52 * k},780V${790 - h}Z`,
      draw.linear(['#fff3da', '#f6d9a8', '#c98f5a'], 0, 0, 1, 0),
    );
    draw.rect(
      x - 52 * k,
      790 - h,
      104 * k,
      70,
      draw.linear([
        [0, '#ffdf96', 0.95],
        [1, '#ffdf96', 0],
      ]),
    );
    draw.ellipse(x, 790 - h, 52 * k, 14, '#ffe9b6');
    draw.ellipse(x, 790 - h, 38 * k, 9, '#ffd074');
    draw.line(`M${x},${790 - h}v-14`, '#3a2418', 3);
    draw.path(
      `M${x},${738 - h}c18,22 14,44 0,46c-14,-2 -18,-24 0,-46z`,
      draw.linear(['#fff8d8', '#ffc04f', '#f0722f']),
    );
    draw.glow(x, 766 - h, 190, '#ffcf7d', 0.95);
  }
}

function orchid(draw: Drawing, x: number, y: number, scale: number): void {
  for (let a = 0; a < 5; a++) {
    draw.group(`transform="translate(${x},${y}) rotate(${a * 72 - 18}) scale(${scale})"`, () => {
      draw.path(
        'M0,0C-34,-20 -30,-62 0,-66C30,-62 34,-20 0,0Z',
        draw.linear(['#ffffff', '#ffeef0', '#f3b5bd']),
      );
    });
  }
  draw.ellipse(x, y, 13 * scale, 13 * scale, draw.radial(['#ffe28a', '#e2592f'], 0.4, 0.3, 0.8));
}

export function orchidBranch(draw: Drawing): void {
  draw.line('M620,820C560,700 600,540 560,420C540,350 500,300 430,262', '#3f6b45', 8);
  draw.line('M584,600C620,560 660,540 700,536', '#3f6b45', 5);
  orchid(draw, 440, 270, 0.92);
  orchid(draw, 512, 330, 1);
  orchid(draw, 566, 424, 1.05);
  orchid(draw, 700, 532, 0.8);
  orchid(draw, 586, 520, 0.74);
}

export function waterBowl(draw: Drawing): void {
  draw.soft(640, 850, 120, 16, '#23120a', 0.5, 10);
  draw.path(
    'M540,806H700L680,862Q620,876 560,862Z',
    draw.linear(['#5c8f80', '#2f6b5a', '#16443a'], 0, 0, 1, 0),
  );
  draw.ellipse(620, 806, 80, 17, '#7fb0a0');
  draw.ellipse(620, 808, 68, 12, draw.linear(['#e9f4e8', '#9fc9c2']));
  for (const [x, y] of [
    [596, 806],
    [636, 809],
    [660, 804],
  ] as const) {
    draw.path(`M${x - 14},${y}q14,-14 28,0q-14,9 -28,0z`, '#ffd7d2');
  }
}

export function ferns(draw: Drawing): void {
  steam(draw, 480, 420, 260, '#fff3d9', 0.3);
  plant(draw, 1130, 900, 260, '#2f7a5c');
  plant(draw, 40, 920, 240, '#2f7a5c');
}
