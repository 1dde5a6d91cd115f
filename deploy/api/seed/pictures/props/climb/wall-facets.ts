import { shafts } from '../../primitives/air.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { at } from '../../primitives/list.ts';

const LEG = '#2c4250';

function facet(draw: Drawing, d: string, a: string, b: string, g = [0, 0, 1, 1]): void {
  draw.path(d, draw.linear([a, b], ...g));
}

export function wallFacets(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#cfc3ab', '#a8977c']));
  facet(draw, 'M0,0H300L250,430L330,900H0Z', '#efe0c2', '#c9b18a');
  facet(draw, 'M300,0L250,430L330,900H540L470,480L560,0Z', '#4d9482', '#2b6a5e');
  facet(draw, 'M560,0L470,480L540,900H840L900,420L800,0Z', '#2f7a68', '#12453f');
  facet(draw, 'M800,0L900,420L840,900H1200V0Z', '#d8c29a', '#8c7452');
}

export function lowerFacets(draw: Drawing): void {
  facet(draw, 'M250,430L470,480L330,900Z', '#3f8675', '#1f5a50');
  facet(draw, 'M900,420L1200,560V900H840Z', '#b59a6e', '#6d573a');
  draw.path('M0,560L250,430L330,900H0Z', '#d9c39b', 'opacity=".7"');
}

export function seams(draw: Drawing): void {
  for (const [x1, y1, x2, y2] of [
    [300, 0, 250, 430],
    [250, 430, 330, 900],
    [560, 0, 470, 480],
    [470, 480, 540, 900],
    [800, 0, 900, 420],
    [900, 420, 840, 900],
    [900, 420, 1200, 560],
    [250, 430, 470, 480],
  ] as const) {
    draw.line(`M${x1},${y1}L${x2},${y2}`, '#0d2230', 3, 'opacity=".22"');
    draw.line(`M${x1 - 3},${y1}L${x2 - 3},${y2}`, '#fff3dc', 2, 'opacity=".35"');
  }
}

export function boltHoles(draw: Drawing): void {
  for (let y = 40; y < 900; y += 64) {
    for (let x = 30; x < 1190; x += 64) {
      draw.ellipse(x + ((y / 64) % 2) * 30, y, 2.4, 2.4, '#0d2230', 'opacity=".28"');
    }
  }
}

export function skylight(draw: Drawing): void {
  shafts(draw, -160, -40, 150, 0.75, draw.palette.sun);
  draw.group(`style="mix-blend-mode:screen" ${draw.blur(20)}`, () => {
    draw.path('M-60,-20H260L720,900H180Z', mix(draw.palette.sun, '#fff3dc', 0.3), 'opacity=".14"');
  });
}

/** Volumes. */
function volume(draw: Drawing, x: number, y: number, scale: number, colour: string): void {
  draw.soft(x + 14 * scale, y + 40 * scale, 70 * scale, 26 * scale, '#08211f', 0.5, 10);
  draw.path(
    `M${x - 80 * scale},${y + 30 * scale}L${x - 10 * scale},${y - 70 * scale}` +
      `L${x + 6 * scale},${y + 16 * scale}Z`,
    lighten(colour, 0.3),
  );
  draw.path(
    `M${x - 10 * scale},${y - 70 * scale}L${x + 84 * scale},${y + 44 * scale}` +
      `L${x + 6 * scale},${y + 16 * scale}Z`,
    shade(colour, 0.16),
  );
  draw.path(
    `M${x - 80 * scale},${y + 30 * scale}L${x + 6 * scale},${y + 16 * scale}` +
      `L${x + 84 * scale},${y + 44 * scale}Z`,
    shade(colour, 0.45),
  );
}

export function volumes(draw: Drawing): void {
  volume(draw, 760, 250, 1, '#e7d8b8');
  volume(draw, 400, 640, 0.9, '#e9b04a');
  volume(draw, 1010, 330, 0.8, '#2f7a68');
  volume(draw, 140, 300, 0.8, '#c9573a');
}

export function hold(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  colour: string,
  t = 0,
): void {
  const d = at(
    [
      'M-30,4C-34,-14 -14,-24 4,-22S34,-12 30,6S8,20 -8,18S-28,14 -30,4Z',
      'M-22,10C-30,-8 -20,-26 0,-26S30,-8 22,10S-14,24 -22,10Z',
      'M-40,2C-36,-12 -12,-14 6,-12S42,-10 40,4S10,14 -10,13S-40,12 -40,2Z',
    ],
    t,
  );
  draw.group(`transform="translate(${fixed(x)},${fixed(y)}) scale(${fixed(scale)})"`, () => {
    draw.soft(8, 18, 30, 10, '#08211f', 0.55, 6);
    draw.path(d, draw.linear([lighten(colour, 0.4), colour, shade(colour, 0.36)], 0, 0, 0.6, 1));
    draw.path(
      'M-22,-4C-18,-14 -4,-17 8,-15',
      'none',
      `stroke="${lighten(colour, 0.75)}" stroke-width="4" stroke-linecap="round" opacity=".7"`,
    );
    draw.ellipse(2, 0, 3, 3, shade(colour, 0.6));
  });
}

/** Rope to the anchor. */
export function rope(draw: Drawing): void {
  draw.line('M618,300L640,44', '#f0e3c4', 5);
  draw.line('M650,44C660,300 760,560 806,742', '#d9c59a', 4.5, 'opacity=".85"');
  draw.ellipse(645, 38, 20, 9, '#93a09a');
  draw.path('M632,24h26v16q-13,12 -26,0z', draw.tone('#b9c4bc'));
}

/** Climber, from behind. */
export function climberLegs(draw: Drawing): void {
  draw.soft(640, 520, 110, 190, '#04191a', 0.45, 26);
  limb(
    draw,
    [
      [584, 520, 31],
      [506, 560, 25],
      [500, 572, 24],
    ],
    draw.tone(LEG),
  );
  limb(
    draw,
    [
      [500, 566, 24],
      [520, 606, 17],
      [524, 618, 15],
    ],
    draw.tone(LEG, 0.2, 0.4),
  );
  draw.path(
    'M506,606C502,622 488,634 478,640C480,648 500,648 522,642C540,636 544,622 540,606Z',
    draw.tone('#e9b04a'),
  );
  limb(
    draw,
    [
      [616, 520, 32],
      [668, 604, 25],
      [668, 616, 23],
    ],
    draw.tone(LEG, 0.14, 0.4),
  );
  limb(
    draw,
    [
      [669, 608, 23],
      [660, 664, 19],
      [654, 696, 13],
    ],
    draw.tone(LEG, 0.1, 0.45),
  );
  draw.path(
    'M638,688C640,708 650,724 666,730C680,732 694,726 690,718C680,712 672,702 670,688Z',
    draw.tone('#e9b04a'),
  );
}
