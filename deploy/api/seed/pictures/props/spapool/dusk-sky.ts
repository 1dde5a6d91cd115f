import { cloud } from '../../primitives/air.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { leaf } from '../greenery.ts';
import { HORIZON } from './measures.ts';

export function duskSky(draw: Drawing): void {
  sky(draw, HORIZON);
  draw.glow(600, 430, 520, draw.palette.sky[3], 0.7);
  cloud(draw, 300, 130, 500, 46, draw.palette.sky[2], 0.3);
  cloud(draw, 900, 210, 460, 36, draw.palette.sky[2], 0.3);
  for (let i = 0; i < 40; i++) {
    draw.ellipse(
      draw.random() * WIDTH,
      draw.random() * 200,
      draw.between(0.7, 1.9),
      draw.between(0.7, 1.9),
      '#fff6dc',
      `opacity="${fixed(draw.between(0.2, 0.8))}"`,
    );
  }
}

export function hills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 330],
      [200, 250],
      [420, 330],
      [640, 262],
      [860, 338],
      [1040, 270],
      [1200, 320],
    ],
    46,
    draw.linear([
      mix(draw.palette.far, draw.palette.sky[2], 0.2),
      mix(draw.palette.far, draw.palette.sky[3], 0.5),
    ]),
    HORIZON,
  );
  ridge(
    draw,
    [
      [0, 400],
      [260, 350],
      [520, 410],
      [760, 366],
      [1000, 400],
      [1200, 360],
    ],
    40,
    draw.linear([
      mix(draw.palette.mid, draw.palette.sky[2], 0.12),
      mix(draw.palette.mid, draw.palette.sky[3], 0.35),
    ]),
    HORIZON,
  );
  draw.soft(600, 446, 700, 34, draw.palette.sky[3], 0.4, 22);
}

/** Bamboo grove to the sides. */
function bambooStem(draw: Drawing, x: number, width: number, colour: string): void {
  draw.rect(
    x,
    0,
    width,
    HORIZON + 20,
    draw.linear([lighten(colour, 0.35), colour, shade(colour, 0.45)], 0, 0, 1, 0),
  );
  for (let y = draw.between(30, 90); y < HORIZON; y += draw.between(74, 110)) {
    draw.rect(x - 2, y, width + 4, 5, shade(colour, 0.4), 2);
    draw.rect(x - 1, y - 3, width + 2, 2, lighten(colour, 0.4), 1, 'opacity=".6"');
  }
}

/** Bamboo grove to the sides. */
export function bamboo(draw: Drawing): void {
  for (const x of [-4, 34, 80, 128, 168, 1010, 1052, 1098, 1140, 1180]) {
    bambooStem(draw, x, draw.between(15, 26), mix('#3f7a58', '#204a44', draw.random()));
  }
  for (let i = 0; i < 70; i++) {
    const left = i % 2;
    const x = left ? draw.between(-20, 250) : draw.between(950, 1220);
    leaf(
      draw,
      x,
      draw.between(10, 400),
      draw.between(44, 80),
      draw.between(6, 10),
      left ? draw.between(10, 80) : draw.between(100, 170),
      mix('#2f6a50', '#143c3a', draw.random()),
    );
  }
}

/** Pavilion. */
export function pavilion(draw: Drawing): void {
  draw.path(
    'M372,300Q470,286 520,236H680Q730,286 828,300L812,322H388Z',
    draw.linear(['#3b5a58', '#1c3438', '#10242a']),
  );
  draw.path('M520,236H680L664,216H536Z', '#24444a');
  draw.line('M372,300Q470,286 520,236M828,300Q730,286 680,236', '#f0b27c', 2.4, 'opacity=".7"');
  for (let i = 0; i < 15; i++) {
    draw.line(
      `M${fixed(536 + i * 9.2)},236L${fixed(404 + i * 28.5)},318`,
      '#0b1c22',
      2,
      'opacity=".5"',
    );
  }
  draw.rect(404, 322, 392, 14, '#5c3a24');
  for (const x of [414, 516, 668, 770]) {
    draw.rect(x, 330, 18, 150, draw.linear(['#8a5a38', '#3a2216'], 0, 0, 1, 0));
  }
  draw.rect(432, 336, 338, 130, draw.linear(['#ffe3a0', '#ffbe66', '#c97a3c']));
  for (let i = 0; i < 12; i++) {
    draw.rect(432 + i * 30, 336, 3, 130, '#7d4a2a', 0, 'opacity=".55"');
  }
  for (const y of [376, 420]) {
    draw.rect(432, y, 338, 3, '#7d4a2a', 0, 'opacity=".55"');
  }
  draw.rect(516, 330, 18, 150, '#4a2d1a');
  draw.rect(668, 330, 18, 150, '#4a2d1a');
  draw.glow(600, 410, 330, '#ffc46a', 0.8);
  draw.path(
    'M568,466V420Q570,398 586,392Q600,384 614,392Q630,398 632,420V466Z',
    '#3a2620',
    'opacity=".55"',
  );
}

export function bankStones(draw: Drawing): void {
  draw.rect(0, HORIZON - 6, WIDTH, 30, draw.linear(['#8f8a80', '#4a5254', '#232f34']));
  for (let i = 0; i < 26; i++) {
    const x = i * 48 + draw.between(-8, 8);
    draw.ellipse(
      x,
      HORIZON + 10,
      draw.between(20, 36),
      draw.between(12, 20),
      draw.radial([lighten('#5c6664', 0.3), '#4a5456', '#1f2c31'], 0.36, 0.2, 0.85),
    );
  }
}

/** Water. */
export function springWater(draw: Drawing): void {
  draw.rect(
    0,
    HORIZON + 16,
    WIDTH,
    HEIGHT - HORIZON,
    draw.linear([
      [0, '#c98f6c'],
      [0.18, '#5f8a86'],
      [0.5, '#1f5f66'],
      [1, '#0c2f3a'],
    ]),
  );
  draw.group(`opacity=".55" ${draw.blur(5)}`, () => {
    draw.rect(
      432,
      HORIZON + 20,
      338,
      120,
      draw.linear([
        [0, '#ffce7e'],
        [1, '#ffce7e', 0],
      ]),
    );
    for (const x of [414, 516, 668, 770]) {
      draw.rect(x, HORIZON + 20, 18, 100, '#24343a');
    }
  });
}
