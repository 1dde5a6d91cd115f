import { outdoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { GOLD } from './measures.ts';

/** Face. */
export function face(draw: Drawing): void {
  limb(
    draw,
    [
      [600, 366, 20],
      [600, 338, 20],
    ],
    '#e9c3a4',
  );
  draw.path(
    'M546,268C546,322 568,362 600,362S654,322 654,268Q650,236 600,236T546,268Z',
    draw.linear(['#fff3e2', '#fbe3cc', '#e0b694'], 0, 0, 1, 0.2),
  );
  for (const d of [-1, 1]) {
    draw.ellipse(
      600 + d * 30,
      292,
      21,
      30,
      outdoors.red,
      `opacity=".6" transform="rotate(${d * 16} ${600 + d * 30} 292)" ${draw.blur(6)}`,
    );
    draw.path(
      `M${600 + d * 10},288Q${600 + d * 26},272 ${600 + d * 46},268Q${600 + d * 34},288 ` +
        `${600 + d * 12},291Z`,
      '#fffdf4',
    );
    draw.ellipse(600 + d * 27, 281, 6, 6.5, '#1b1416');
    draw.path(
      `M${600 + d * 9},289Q${600 + d * 25},270 ${600 + d * 52},258Q${600 + d * 34},280 ` +
        `${600 + d * 9},289Z`,
      '#1b1416',
      'opacity=".0"',
    );
    draw.line(`M${600 + d * 10},287Q${600 + d * 26},271 ${600 + d * 51},260`, '#1b1416', 4.5);
    draw.line(`M${600 + d * 10},268Q${600 + d * 24},248 ${600 + d * 50},242`, '#1b1416', 6);
    draw.ellipse(600 + d * 27 - 2, 279, 1.8, 1.8, '#fff');
  }
}

export function noseAndLips(draw: Drawing): void {
  draw.path('M600,286L594,316Q600,322 606,316Z', '#dba27f', 'opacity=".55"');
  draw.path('M586,334Q593,328 600,332Q607,328 614,334Q600,348 586,334Z', '#c22f22');
  draw.path('M600,238L594,262Q600,270 606,262Z', outdoors.red);
}

/** Headdress with pompoms. */
export function headdress(draw: Drawing): void {
  draw.path(
    'M536,262C528,210 556,160 600,138C644,160 672,210 664,262C640,238 622,236 600,236S560,238 ' +
      '536,262Z',
    draw.linear(['#ffe2a0', GOLD, '#b0702c'], 0, 0, 1, 0.4),
  );
  draw.path(
    'M552,232C556,196 576,170 600,158C624,170 644,196 648,232Q600,208 552,232Z',
    draw.tone(outdoors.green, 0.2),
  );
  draw.ellipse(600, 196, 17, 20, draw.tone(outdoors.red, 0.5));
  draw.ellipse(595, 189, 5, 6, '#fff3dc', 'opacity=".8"');
}

function pompom(draw: Drawing, x: number, y: number, radius: number, colour: string): void {
  draw.ellipse(x + 2, y + 3, radius, radius, '#3a1c12', 'opacity=".35"');
  draw.ellipse(
    x,
    y,
    radius,
    radius,
    draw.radial([lighten(colour, 0.5), colour, shade(colour, 0.35)], 0.35, 0.3, 0.8),
  );
}

export function pompoms(draw: Drawing): void {
  for (const [a, r, R] of [
    [-158, 15, 92],
    [-136, 17, 100],
    [-112, 18, 108],
    [-90, 21, 116],
    [-68, 18, 108],
    [-44, 17, 100],
    [-22, 15, 92],
  ] as const) {
    const t = (a * Math.PI) / 180;
    pompom(
      draw,
      600 + Math.cos(t) * R * 0.86,
      238 + Math.sin(t) * R,
      r,
      Math.round(a / 22) % 2 ? outdoors.red : '#ffe6b0',
    );
  }
  for (const d of [-1, 1]) {
    draw.ellipse(600 + d * 76, 262, 19, 24, draw.tone(GOLD, 0.4));
    draw.ellipse(600 + d * 76, 262, 10, 13, draw.tone(outdoors.green));
    draw.line(`M${600 + d * 78},286V372`, GOLD, 5);
    pompom(draw, 600 + d * 78, 312, 9, outdoors.red);
    pompom(draw, 600 + d * 78, 340, 9, '#ffe6b0');
    draw.path(`M${600 + d * 78 - 10},366h20l4,54h-28z`, draw.tone(outdoors.red));
  }
}

/** House curtain and swags. */
export function drape(draw: Drawing, side: number): void {
  draw.group(
    `transform="translate(${side < 0 ? 0 : 1200},0) scale(${side < 0 ? 1 : -1},1)"`,
    () => {
      const D = 'M-20,-20H290C280,180 250,330 176,470C140,540 150,700 190,900H-20Z';
      draw.path(D, draw.linear(['#8f2718', '#c23b24', '#6d1a14'], 0, 0, 1, 0));
      draw.group(draw.clip(`<path d="${D}"/>`), () => {
        for (let i = 0; i < 8; i++) {
          draw.path(
            `M${-10 + i * 42},-20C${-6 + i * 40},240 ${-30 + i * 30},400 ` +
              `${6 + i * 22},520C${10 + i * 22},640 ${0 + i * 26},800 ` +
              `${10 + i * 26},900H${28 + i * 26}C${16 + i * 26},800 ${26 + i * 22},640 ` +
              `${20 + i * 22},520C${0 + i * 31},400 ${18 + i * 40},240 ${12 + i * 42},-20Z`,
            i % 2 ? '#f0704a' : '#3d0d0e',
            `opacity="${i % 2 ? 0.38 : 0.5}" ${draw.blur(5)}`,
          );
        }
      });
      draw.path(
        'M-20,470Q90,520 184,456L190,486Q90,552 -20,504Z',
        draw.linear(['#ffe2a0', GOLD, '#a8722f']),
      );
      draw.path('M150,486l20,-4l6,76q-14,8 -28,2z', draw.linear([GOLD, '#a8722f']));
    },
  );
}

export function swags(draw: Drawing): void {
  draw.rect(0, -20, WIDTH, 52, '#7a1f16');
  for (let i = 0; i < 4; i++) {
    const x = i * 300;
    const D = `M${x},-20H${x + 300}V34Q${x + 150},126 ${x},34Z`;
    draw.path(D, draw.linear(['#7a1f16', '#b53422', '#d8583a']));
    draw.group(draw.clip(`<path d="${D}"/>`), () => {
      for (let j = 0; j < 5; j++) {
        draw.path(
          `M${x},${-50 + j * 22}Q${x + 150},${44 + j * 27} ${x + 300},${-50 + j * 22}` +
            `Q${x + 150},${64 + j * 27} ${x},${-50 + j * 22}Z`,
          '#3d0d0e',
          `opacity=".42" ${draw.blur(4)}`,
        );
      }
    });
    draw.path(`M${x},34Q${x + 150},126 ${x + 300},34`, 'none', `stroke="${GOLD}" stroke-width="9"`);
  }
  for (const x of [0, 300, 600, 900, 1200]) {
    draw.path(`M${x - 9},28h18l7,58q-16,10 -32,0z`, draw.linear(['#ffe2a0', GOLD, '#a8722f']));
    draw.ellipse(x, 28, 13, 13, draw.tone(GOLD, 0.4));
  }
}

/** Footlights. */
export function footlights(draw: Drawing): void {
  draw.rect(0, 850, WIDTH, 60, draw.linear(['#3d1a12', '#160a0a']));
  for (let i = 0; i < 9; i++) {
    const x = 200 + i * 100;
    draw.glow(x, 846, 90, '#ffcf86', 0.6);
    draw.path(
      `M${x - 26},868A26,26 0 0 1 ${x + 26},868Z`,
      draw.linear(['#ffe9b8', GOLD, '#8a5524']),
    );
  }
}
