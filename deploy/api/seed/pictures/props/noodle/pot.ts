import { indoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { wisp } from '../../primitives/steam.ts';
import { bowl } from '../bowl.ts';
import { leaf } from '../greenery.ts';
import { houseSign } from '../house-sign.ts';

/** Stock pots and bowls on the counter. */
export function pot(draw: Drawing, x: number, width: number, height: number): void {
  draw.ellipse(x, 544, width * 0.56, 10, '#2a160c', 'opacity=".5"');
  draw.path(
    `M${x - width / 2},${540 - height}V540A${width / 2},9 0 0 0 ` +
      `${x + width / 2},540V${540 - height}Z`,
    draw.linear(['#7d8484', '#f4ead4', '#a3a59f', '#59605f', '#353d3e'], 0, 0, 1, 0),
  );
  draw.ellipse(x, 540 - height, width / 2, 14, '#d9d4c6');
  draw.ellipse(x, 540 - height + 2, width / 2 - 8, 10, draw.linear(['#e9b25e', '#b5702e']));
}

export function noodleBowl(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  colour: string,
): void {
  bowl(draw, x, y, 78 * scale, 22 * scale, 58 * scale, colour, {
    shadow: 0.4,
    soup: draw.linear(['#e9ae5c', '#c47f35']),
    band: colour === '#f4ecda' ? indoors.red : undefined,
    contents: () => {
      for (let i = 0; i < 13; i++) {
        draw.line(
          `M${fixed(x + draw.between(-54, 20) * scale)},` +
            `${fixed(y + draw.between(-2, 12) * scale)}` +
            `q${fixed(18 * scale)},${fixed(-18 * scale)} ${fixed(34 * scale)},0`,
          i % 2 ? '#fff0bb' : '#efc571',
          fixed(4.5 * scale),
        );
      }
      for (const [dx, dy] of [
        [26, -2],
        [44, 3],
        [12, 4],
      ] as const) {
        draw.ellipse(
          x + dx * scale,
          y + dy * scale,
          15 * scale,
          9 * scale,
          draw.radial(['#fffaf0', '#eeb99a'], 0.4, 0.3, 0.8),
        );
      }
      leaf(draw, x - 52 * scale, y + 2 * scale, 44 * scale, 9 * scale, -28, '#4f9a5a');
      leaf(draw, x - 40 * scale, y, 40 * scale, 8 * scale, -60, '#63ad62');
    },
  });
}

export function bottles(draw: Drawing): void {
  draw.rect(920, 480, 22, 60, draw.linear(['#ffcf6a', '#b97a2a'], 0, 0, 1, 0), 4);
  draw.rect(924, 468, 14, 14, '#d8482a', 3);
  draw.rect(950, 486, 20, 54, draw.linear(['#7a3020', '#32110b'], 0, 0, 1, 0), 4);
}

export function counterSteam(draw: Drawing): void {
  wisp(draw, 340, 450, 260, 46, '#fff6e4', 0.5);
  wisp(draw, 664, 486, 150, 30, '#fff6e4', 0.4);
  wisp(draw, 860, 350, 180, 34, '#fff6e4', 0.34);
  wisp(draw, 800, 494, 200, 30, '#fff6e4', 0.34);
}

/** Awning and sign. */
export function awning(draw: Drawing): void {
  for (let i = 0; i < 12; i++) {
    const x = 168 + i * 72;
    draw.path(
      `M${230 + i * 61.7},120L${230 + (i + 1) * 61.7},120L${x + 72},226Q${x + 36},262 ${x},226Z`,
      draw.linear(i % 2 ? ['#fffaf0', '#f2dfba', '#c9a877'] : ['#f0714a', '#d0401f', '#8a2314']),
    );
  }
  draw.rect(226, 108, 748, 16, draw.linear(['#5a321d', '#2a160c']));
  draw.rect(494, 66, 212, 66, draw.linear(['#1f6f57', '#0c3c30']), 10);
  draw.rect(501, 73, 198, 52, '#0b332a', 7);
  houseSign(draw, 604, 114, 42, '#ffe3a0', 8);
  draw.glow(600, 98, 190, '#ffd98a', 0.32);
}

export function lamp(draw: Drawing): void {
  draw.line('M450,246V296', '#10181c', 3);
  draw.path(
    'M394,340C398,308 424,302 440,292H460C476,302 502,308 506,340Z',
    draw.linear(['#f7e3b4', '#c98f45', '#5e3a1c'], 0, 0, 1, 0),
  );
  draw.ellipse(450, 340, 56, 11, '#fff6d4');
  draw.ellipse(450, 346, 20, 18, '#fffdf0');
  draw.glow(450, 350, 290, '#ffd88c', 0.85);
}

/** Stools and a diner, cut by the frame. */
function stool(draw: Drawing, x: number, scale: number): void {
  draw.soft(x, 884, 70 * scale, 10, '#04080b', 0.7, 8);
  draw.line(
    `M${x - 30 * scale},760L${x - 46 * scale},884` +
      `M${x + 30 * scale},760L${x + 46 * scale},884` +
      `M${x - 40 * scale},830H${x + 40 * scale}`,
    '#1a1210',
    9 * scale,
  );
  draw.ellipse(x, 758, 62 * scale, 16 * scale, '#7a2417');
  draw.ellipse(x, 752, 62 * scale, 15 * scale, draw.linear(['#f0714a', '#b0331a'], 0, 0, 1, 0));
}

/** Stools and a diner, cut by the frame. */
export function stools(draw: Drawing): void {
  stool(draw, 250, 0.9);
  stool(draw, 620, 0.9);
  stool(draw, 860, 1);
}

export function diner(draw: Drawing): void {
  draw.group('transform="translate(-172,24)"', () => {
    draw.path(
      'M468,900C462,822 470,748 520,722C548,706 572,704 576,690H624C628,704 652,706 ' +
        '680,722C730,748 738,822 732,900Z',
      draw.linear(['#3f6f8a', '#224a63', '#102a3a'], 0, 0, 1, 0),
    );
    draw.path(
      'M470,800C476,752 504,724 548,712C540,728 510,744 496,800Z',
      '#ffc98a',
      `opacity=".4" ${draw.blur(7)}`,
    );
    draw.path('M570,712Q600,730 630,712L636,722Q600,744 564,722Z', '#f4ead8', 'opacity=".85"');
    draw.path('M578,640H622V706Q600,720 578,706Z', draw.linear(['#d9a078', '#9a6546'], 0, 0, 1, 0));
    draw.path(
      'M554,610C550,562 574,544 600,544S650,562 646,610C645,646 628,668 600,668S555,646 554,610Z',
      draw.linear(['#4a3f38', '#26262a', '#17191d'], 0, 0, 1, 0.3),
    );
    draw.ellipse(553, 622, 8, 14, '#e0a67c');
    draw.ellipse(647, 622, 8, 14, '#a9744f');
    draw.ellipse(
      582,
      572,
      22,
      12,
      '#ffc98a',
      `opacity=".3" ${draw.blur(6)} transform="rotate(-34 582 572)"`,
    );
  });
}
