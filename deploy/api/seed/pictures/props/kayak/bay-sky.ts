import { cloud, stars } from '../../primitives/air.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { water } from '../../primitives/water.ts';

const ARCH =
  'M664,470C672,420 662,372 690,330C706,300 716,262 752,236C800,206 850,214 900,190C960,164 ' +
  '1030,176 1090,150C1130,134 1170,130 1210,134V476H968C972,420 966,372 938,350C908,328 ' +
  '864,334 846,364C828,396 834,440 830,470Z';

const HORIZON = 452;

export function baySky(draw: Drawing): void {
  sky(draw, HORIZON);
  if (draw.dark) {
    stars(draw, 120, 300);
  }
  draw.glow(210, 130, 420, draw.palette.sun, 0.85);
  cloud(draw, 360, 120, 560, 60, lighten(draw.palette.sky[3], 0.5), 0.6);
  cloud(draw, 860, 200, 500, 40, lighten(draw.palette.sky[3], 0.5), 0.45);
}

export function hills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 330],
      [150, 260],
      [320, 330],
      [470, 300],
      [640, 380],
      [900, 360],
      [1200, 340],
    ],
    50,
    draw.linear([draw.palette.far, mix(draw.palette.far, draw.palette.sky[3], 0.6)]),
    HORIZON + 4,
  );
  ridge(
    draw,
    [
      [0, 300],
      [120, 262],
      [250, 330],
      [400, 408],
      [520, 446],
    ],
    44,
    draw.linear([
      mix(draw.palette.mid, draw.palette.near, 0.1),
      mix(draw.palette.mid, draw.palette.sky[3], 0.35),
    ]),
    HORIZON + 4,
  );
  draw.soft(560, HORIZON - 8, 620, 18, draw.palette.sky[3], 0.7, 14);
}

export function bayWater(draw: Drawing): void {
  draw.rect(
    0,
    HORIZON,
    WIDTH,
    HEIGHT - HORIZON,
    draw.linear([
      [0, mix(draw.palette.water[0], '#ffffff', 0.2)],
      [0.1, draw.palette.water[0]],
      [0.4, draw.palette.water[1]],
      [1, draw.palette.water[2]],
    ]),
  );
}

export function archReflection(draw: Drawing): void {
  draw.group(`transform="translate(0,944) scale(1,-1)" opacity=".34" ${draw.blur(5)}`, () => {
    draw.path(ARCH, mix(draw.palette.near, draw.palette.mid, 0.3));
  });
  draw.glow(896, 420, 190, '#fff6d8', 0.7);
}

export function archRock(draw: Drawing): void {
  draw.path(
    ARCH,
    draw.linear([draw.tint('#c9b58f'), draw.tint('#93907a'), draw.tint('#4d6a60')], 0, 0, 0.5, 1),
  );
  draw.group(draw.clip(`<path d="${ARCH}"/>`), () => {
    for (let x = 650; x < 1215;) {
      const w = draw.between(9, 17);
      const t = draw.between(-6, 6);
      draw.path(
        `M${fixed(x)},120l${fixed(w)},0l${fixed(t)},370l${fixed(-w)},0Z`,
        draw.random() < 0.5 ? draw.tint('#f0dcae') : draw.tint('#2b4f4b'),
        `opacity="${fixed(draw.between(0.06, 0.3))}"`,
      );
      draw.line(`M${fixed(x)},120l${fixed(t)},370`, draw.tint('#24433f'), 1.6, 'opacity=".35"');
      x += w;
    }
    for (let i = 0; i < 9; i++) {
      draw.line(
        `M${fixed(draw.between(660, 1100))},${fixed(draw.between(250, 450))}` +
          `l${fixed(draw.between(40, 120))},${fixed(draw.between(-10, 10))}`,
        draw.tint('#24433f'),
        2,
        'opacity=".3"',
      );
    }
    draw.path(
      'M820,480C838,420 822,380 850,350C880,322 930,330 952,360C980,390 990,440 ' +
        '990,480L1060,480C1050,400 1010,330 940,310C880,296 830,316 806,360C790,400 800,440 ' +
        '790,480Z',
      shade(draw.tint('#3a5a52'), 0.3),
      `opacity=".5" ${draw.blur(10)}`,
    );
    draw.path(
      'M960,480C966,420 966,372 938,350L962,352C990,390 984,430 990,480Z',
      '#fff0c4',
      'opacity=".55"',
    );
    draw.soft(1150, 330, 120, 200, shade(draw.tint('#2b4f4b'), 0.3), 0.5, 40);
  });
}

export function archScrub(draw: Drawing): void {
  for (let i = 0; i < 60; i++) {
    const t = i / 59;
    const x = 700 + t * 510;
    const y =
      (t < 0.12 ? 306 - t * 560 : 244 - (t - 0.12) * 122) +
      draw.between(-14, 12) +
      Math.sin(t * 9) * 4;
    draw.ellipse(
      x,
      y,
      draw.between(12, 30),
      draw.between(9, 19),
      draw.tint(mix('#2f8a5f', i % 3 ? '#0f4a3c' : '#a9cf7c', draw.between(0.1, 0.6))),
    );
  }
}

export function shoreline(draw: Drawing): void {
  draw.path('M640,470Q700,456 760,468T880,470H830Q700,486 640,470Z', draw.tint('#3a5a52'));
  for (let i = 0; i < 46; i++) {
    const x = i % 4 ? draw.between(650, 836) : draw.between(970, 1200);
    draw.line(
      `M${fixed(x)},${fixed(draw.between(468, 478))}h${fixed(draw.between(12, 46))}`,
      '#fffdf2',
      fixed(draw.between(1.5, 3.5)),
      `opacity="${fixed(draw.between(0.4, 0.9))}"`,
    );
  }
}

export function waterGlints(draw: Drawing): void {
  water(
    draw,
    HORIZON + 4,
    HEIGHT,
    300,
    mix(draw.palette.sun, '#ffffff', 0.3),
    draw.palette.water[2],
    480,
    420,
  );
  for (let i = 0; i < 26; i++) {
    const x = draw.between(0, WIDTH);
    const y = draw.between(720, 900);
    draw.ellipse(
      x,
      y,
      draw.between(40, 120),
      draw.between(8, 20),
      mix(draw.palette.water[2], '#8fe0c4', 0.4),
      `opacity=".16" ${draw.blur(6)}`,
    );
  }
}
