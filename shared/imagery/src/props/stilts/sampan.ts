import { mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { head } from '../head.ts';

function sampanHull(draw: Drawing): void {
  draw.soft(0, 34, 200, 12, '#0a1a26', 0.55, 8);
  draw.path(
    'M-220,-16C-150,4 -60,8 20,8S170,0 224,-26C200,28 150,44 60,46H-90C-160,42 -204,20 -220,-16Z',
    draw.linear([draw.tint('#a8703f'), draw.tint('#6a4022'), draw.tint('#321c10')]),
  );
  draw.path(
    'M-224,-20C-150,2 -60,6 20,6S170,-2 228,-30L226,-20C170,8 80,16 10,16S-160,10 -222,-10Z',
    draw.linear([draw.tint('#f0c48a'), draw.tint('#a8703f')]),
  );
  draw.path(
    'M-96,4C-96,-62 -60,-84 0,-84S92,-62 92,4Z',
    draw.linear([draw.tint('#d9b67e'), draw.tint('#8a6a42'), draw.tint('#4a3422')], 0, 0, 1, 0.3),
  );
  for (let i = -3; i < 4; i++) {
    draw.path(
      `M${i * 26},4C${i * 26},-60 ${i * 18},-82 ${i * 12},-84`,
      'none',
      `stroke="${draw.tint('#4a3422')}" stroke-width="3" opacity=".5"`,
    );
  }
  draw.path('M62,4C62,-46 74,-66 84,-54Q92,-40 92,4Z', draw.dark ? '#ffc96e' : draw.tint('#4a3422'));
  limb(
    draw,
    [
      [-146, -52, 13],
      [-150, -24, 10],
      [-148, 2, 8],
    ],
    draw.tone(draw.tint('#33424a')),
  );
  limb(
    draw,
    [
      [-132, -52, 13],
      [-126, -24, 10],
      [-128, 4, 8],
    ],
    draw.tone(draw.tint('#2b3a44')),
  );
  draw.path(
    'M-158,-46C-160,-84 -154,-108 -136,-112C-120,-110 -114,-84 -118,-46Z',
    draw.tone(draw.tint('#c9573a')),
  );
  draw.line('M-84,-150L-232,62', draw.tint('#c99a62'), 5);
  draw.path('M-214,36L-244,78L-234,84L-206,44Z', draw.tint('#a8703f'));
}

function boatman(draw: Drawing): void {
  limb(
    draw,
    [
      [-130, -100, 9],
      [-112, -96, 8],
      [-116, -108, 6],
    ],
    draw.tone(draw.tint('#b5734a')),
  );
  limb(
    draw,
    [
      [-144, -100, 9],
      [-158, -80, 8],
      [-152, -58, 6],
    ],
    draw.tone(draw.tint('#c9573a')),
  );
  draw.ellipse(-150, -56, 7, 7, draw.tint('#c98a62'));
  draw.ellipse(-114, -108, 7, 7, draw.tint('#c98a62'));
  limb(
    draw,
    [
      [-136, -112, 6],
      [-136, -122, 6],
    ],
    draw.tint('#a96f4c'),
  );
  head(draw, -136, -136, 14, { facing: 1, skin: draw.tint('#c98a62') });
  draw.path('M-170,-140Q-136,-176 -102,-140Q-136,-132 -170,-140Z', draw.tone(draw.tint('#e3bd7c')));
  draw.line('M130,-2V-70q0,-12 14,-12', draw.tint('#3a2a22'), 4);
  if (draw.dark) {
    draw.glow(148, -62, 90, '#ffc46a', 0.9);
  }
  draw.rect(140, -76, 16, 22, draw.linear(['#fff6d0', '#ffb452']), 5);
  draw.rect(137, -80, 22, 5, draw.tint('#2b3a36'), 2);
  draw.rect(137, -54, 22, 5, draw.tint('#2b3a36'), 2);
}

function sampanAndBoatman(draw: Drawing): void {
  sampanHull(draw);
  boatman(draw);
}

export function sampan(draw: Drawing): void {
  draw.group('transform="translate(790,742)"', () => {
    sampanAndBoatman(draw);
  });
}

export function glints(draw: Drawing): void {
  for (let i = 0; i < 20; i++) {
    draw.line(
      `M${fixed(draw.between(590, 990))},${fixed(draw.between(782, 812))}h${fixed(draw.between(20, 70))}`,
      draw.dark ? '#ffcf8e' : '#fff',
      fixed(draw.between(1.4, 3)),
      `opacity="${fixed(draw.between(0.3, 0.8))}"`,
    );
  }
}

export function reeds(draw: Drawing): void {
  draw.path('M-20,900V846C60,820 140,838 196,870S250,900 260,900Z', shade(draw.palette.near, 0.3));
  for (let i = 0; i < 34; i++) {
    const x = draw.between(-20, 220);
    const l = draw.between(50, 150);
    draw.path(
      `M${fixed(x)},906Q${fixed(x + draw.between(-14, 20))},${fixed(906 - l * 0.6)} ${fixed(x + draw.between(-30, 40))},${fixed(906 - l)}Q${fixed(x + draw.between(8, 20))},${fixed(906 - l * 0.5)} ${fixed(x + 8)},906Z`,
      mix(shade(draw.palette.near, 0.3), draw.palette.mid, draw.random() * 0.5),
    );
  }
}
