import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { bowl } from '../bowl.ts';
import { woodGrain } from '../table.ts';

export function table(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#d9a873', '#bd854f', '#8a5631'], 0, 0, 0.6, 1));
  woodGrain(draw, 0, 900, '#6a3d20', '#f3cf98', 90);
  draw.path('M-60,900L300,0H760L520,900Z', '#ffe9b8', `opacity=".28" ${draw.blur(40)}`);
}

/** Floured board. */
export function board(draw: Drawing): void {
  draw.soft(620, 500, 470, 330, '#3a1d0e', 0.5, 26);
  draw.path(
    'M166,150Q170,128 194,127L1004,112Q1030,112 1034,136L1084,724Q1086,752 ' +
      '1058,754L140,764Q110,764 112,736Z',
    draw.linear(['#f6dcac', '#e9c184', '#cc9656'], 0, 0, 0.7, 1),
  );
  draw.path(
    'M112,736Q110,764 140,764L1058,754Q1086,752 1084,724L1088,750Q1090,784 ' +
      '1060,786L138,796Q106,796 108,764Z',
    draw.linear(['#a8703d', '#6e4222']),
  );
  for (let i = 0; i < 26; i++) {
    draw.line(
      `M${fixed(150 + draw.between(0, 30))},${fixed(150 + i * 23)}` +
        `q${fixed(draw.between(200, 420))},${fixed(draw.between(-12, 12))} ` +
        `${fixed(draw.between(700, 880))},0`,
      i % 2 ? '#c08a4a' : '#fff0cc',
      fixed(draw.between(1, 2.4)),
      'opacity=".32"',
    );
  }
}

export function flour(draw: Drawing): void {
  for (let i = 0; i < 9; i++) {
    draw.soft(
      draw.between(300, 900),
      draw.between(220, 690),
      draw.between(50, 130),
      draw.between(20, 56),
      '#fffaf0',
      draw.between(0.25, 0.55).toFixed(2),
      16,
    );
  }
  for (let i = 0; i < 150; i++) {
    draw.ellipse(
      draw.between(180, 1020),
      draw.between(170, 730),
      draw.between(1, 3.4),
      draw.between(0.8, 2.4),
      '#fffdf6',
      `opacity="${fixed(draw.between(0.4, 0.95))}"`,
    );
  }
}

/** A finished dumpling: crescent with pleats. */
function finishedDumpling(draw: Drawing, x: number, y: number, scale: number, turn = 0): void {
  draw.group(`transform="translate(${x},${y}) rotate(${turn}) scale(${scale})"`, () => {
    draw.path(
      'M-84,18C-70,58 70,58 84,18C90,40 50,70 0,70S-90,40 -84,18Z',
      '#4a2712',
      `opacity=".4" ${draw.blur(7)}`,
    );
    draw.path(
      'M-86,16C-74,-20 -44,-44 0,-46S74,-20 86,16C74,52 40,60 0,60S-74,52 -86,16Z',
      draw.radial(
        [
          [0, '#ffffff'],
          [0.5, '#fbf2e0'],
          [1, '#d6bd94'],
        ],
        0.4,
        0.36,
        0.75,
      ),
    );
    draw.path(
      'M-94,14C-88,-24 -54,-60 0,-62S88,-24 94,14C84,10 76,2 70,-4C60,4 50,-10 44,-18C34,-8 ' +
        '24,-22 18,-28C8,-16 -6,-18 -12,-28C-20,-16 -34,-14 -42,-22C-46,-10 -60,-2 -70,-4C-76,4 ' +
        '-84,12 -94,14Z',
      draw.linear(['#fffefa', '#f6e8ce', '#dfc69d']),
    );
    for (let i = -3; i <= 3; i++) {
      draw.path(
        `M${i * 24 - 3},${-56 + i * i * 4.6}q${9 + i},18 ${4 + i * 1.5},34q-12,-10 -10,-32z`,
        '#cdb083',
        'opacity=".6"',
      );
    }
    draw.ellipse(-22, 14, 34, 12, '#ffffff', 'opacity=".7"');
  });
}

/** Bamboo tray top-left, bowl of filling top-right. */
export function bambooTray(draw: Drawing): void {
  draw.soft(290, 236, 220, 130, '#3a1d0e', 0.5, 16);
  draw.ellipse(270, 200, 224, 142, draw.linear(['#f2cb86', '#b9803f']));
  draw.ellipse(270, 196, 206, 127, draw.linear(['#c9934e', '#e9bf7a']));
  draw.group(draw.clip('<ellipse cx="270" cy="196" rx="204" ry="125"/>'), () => {
    for (let i = -8; i < 9; i++) {
      draw.line(`M${270 + i * 28},60V340`, '#8c5a28', 3, 'opacity=".45"');
      draw.line(`M50,${196 + i * 20}H500`, '#fbe2a8', 3, 'opacity=".35"');
    }
  });
  finishedDumpling(draw, 180, 140, 0.66, -8);
  finishedDumpling(draw, 310, 128, 0.66, 6);
  finishedDumpling(draw, 150, 214, 0.68, -4);
  finishedDumpling(draw, 282, 206, 0.68, 2);
  finishedDumpling(draw, 402, 196, 0.64, 12);
  finishedDumpling(draw, 240, 284, 0.68, 4);
}

export function fillingBowl(draw: Drawing): void {
  bowl(draw, 930, 176, 160, 92, 96, '#2f7a63', {
    contents: () => {
      draw.ellipse(
        930,
        196,
        142,
        74,
        draw.radial(['#f6bfa0', '#d98c6c', '#a95a40'], 0.4, 0.2, 0.8),
      );
      for (let i = 0; i < 110; i++) {
        const a = draw.random() * 6.28;
        const q = Math.sqrt(draw.random());
        draw.ellipse(
          930 + Math.cos(a) * 126 * q,
          190 + Math.sin(a) * 62 * q,
          draw.between(4, 10),
          draw.between(3, 7),
          at(
            ['#5fa858', '#8cc56e', '#f9d9c0', '#c9735a', '#fff0dc'],
            Math.floor(draw.random() * 5),
          ),
          'opacity=".9"',
        );
      }
      draw.line('M960,190L1070,70', '#6f3a1c', 16);
      draw.line('M958,186L1068,66', '#b9743f', 8);
      draw.ellipse(950, 198, 34, 24, draw.linear(['#c98a52', '#8a5228']));
    },
  });
  draw.line('M1040,104L1086,52', '#b9743f', 16);
}

/** Wrappers: a fanned stack. */
export function wrappers(draw: Drawing): void {
  for (let i = 0; i < 7; i++) {
    const x = 224 + i * 15;
    const y = 648 - i * 7;
    if (!i) {
      draw.soft(x + 50, y + 14, 150, 56, '#5a3016', 0.4, 12);
    }
    draw.ellipse(x, y + 5, 96, 56, '#c9a878');
    draw.ellipse(x, y, 96, 56, draw.radial(['#ffffff', '#fdf6e6', '#efdfc0'], 0.4, 0.3, 0.8));
  }
  draw.ellipse(300, 592, 66, 30, '#ffffff', 'opacity=".55"');
}
