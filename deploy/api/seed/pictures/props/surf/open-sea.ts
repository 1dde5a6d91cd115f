import { cloud, stars } from '../../primitives/air.ts';
import { lighten, mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import { water } from '../../primitives/water.ts';
import { LIP } from './measures.ts';

const BARREL =
  'M584,330C640,250 770,232 860,300C944,366 960,520 900,650C830,660 720,640 660,560C616,500 ' +
  '590,420 584,330Z';

const HORIZON = 400;

function surfSky(draw: Drawing): void {
  sky(draw, HORIZON);
  if (draw.dark) {
    stars(draw, 140, 260);
  }
  draw.glow(240, 250, 460, draw.palette.sun, 0.95);
  draw.ellipse(240, 262, 46, 46, draw.linear(['#fffbe2', mix(draw.palette.sun, '#ffd08a', 0.5)]));
  cloud(draw, 640, 110, 620, 56, lighten(draw.palette.sky[3], 0.3), 0.5);
  cloud(draw, 300, 180, 420, 34, lighten(draw.palette.sky[3], 0.3), 0.5);
}

function headland(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 380],
      [130, 320],
      [260, 360],
      [420, 330],
      [600, 384],
      [820, 390],
    ],
    44,
    draw.linear([draw.palette.far, mix(draw.palette.far, draw.palette.sky[3], 0.6)]),
    HORIZON + 6,
  );
  ridge(
    draw,
    [
      [0, 392],
      [110, 368],
      [220, 396],
    ],
    20,
    draw.linear([draw.palette.mid, mix(draw.palette.mid, draw.palette.sky[3], 0.4)]),
    HORIZON + 6,
  );
}

export function openSea(draw: Drawing): void {
  surfSky(draw);
  headland(draw);
  draw.rect(
    0,
    HORIZON,
    WIDTH,
    300,
    draw.linear([draw.palette.water[0], draw.palette.water[1], draw.palette.water[2]]),
  );
  water(
    draw,
    HORIZON + 3,
    560,
    120,
    mix(draw.palette.sun, '#ffffff', 0.2),
    draw.palette.water[2],
    250,
    200,
  );
}

/** Back shoulder and face. */
function waveFace(draw: Drawing, lite: string, teal: string, deep: string): void {
  draw.path(
    'M0,478C160,452 300,440 420,392C520,350 590,286 700,244C800,206 960,196 1200,250V900H0Z',
    draw.linear([
      [0, lite],
      [0.22, mix(teal, lite, 0.4)],
      [0.5, teal],
      [1, deep],
    ]),
  );
  draw.group(
    draw.clip(
      '<path d="M0,478C160,452 300,440 420,392C520,350 590,286 700,244C800,206 960,196 ' +
        '1200,250V900H0Z"/>',
    ),
    () => {
      draw.glow(470, 430, 240, '#fff4c0', 0.55);
      for (let i = 0; i < 54; i++) {
        const t = i / 53;
        const x0 = -140 + t * 980;
        const x1 = 60 + t * 760;
        const y1 = 480 - Math.pow(t, 1.25) * 250;
        draw.line(
          `M${fixed(x0)},${fixed(790 + draw.between(-20, 20))}` +
            `C${fixed(x0 + 150)},${fixed(740 - t * 40)} ${fixed(x1 - 30)},${fixed(y1 + 150)} ` +
            `${fixed(x1)},${fixed(y1 + 6)}`,
          i % 3 ? lighten(teal, 0.55) : deep,
          fixed(draw.between(1.4, 5)),
          `opacity="${fixed(draw.between(0.12, 0.42))}"`,
        );
      }
    },
  );
}

/** The barrel. */
function barrel(draw: Drawing, deep: string, teal: string, lite: string): void {
  draw.path(
    BARREL,
    draw.linear([mix(deep, '#06252e', 0.35), deep, mix(teal, deep, 0.4)], 1, 0, 0, 1),
  );
  draw.group(draw.clip(`<path d="${BARREL}"/>`), () => {
    for (let i = 0; i < 17; i++) {
      const t = i / 16;
      draw.line(
        `M${fixed(590 + t * 230)},${fixed(320 - 60 * Math.sin(t * 2.6))}` +
          `C${fixed(660 + t * 190)},${fixed(360)} ${fixed(700 + t * 160)},${fixed(520)} ` +
          `${fixed(640 + t * 240)},${fixed(640)}`,
        i % 2 ? lighten(teal, 0.45) : '#06252e',
        fixed(2 + 4 * (1 - t)),
        `opacity="${fixed(0.5 - t * 0.34)}"`,
      );
    }
    draw.path(
      'M584,330C604,420 640,500 700,560C650,540 590,440 560,330Z',
      lite,
      `opacity=".7" ${draw.blur(12)}`,
    );
    draw.soft(880, 470, 60, 160, '#041a20', 0.7, 26);
  });
}

export function breakingWave(draw: Drawing, lite: string, teal: string, deep: string): void {
  waveFace(draw, lite, teal, deep);
  barrel(draw, deep, teal, lite);
  draw.path(
    LIP,
    draw.linear(
      [
        [0, '#fffdf0'],
        [0.3, mix(lite, '#ffffff', 0.3)],
        [0.6, teal],
        [1, deep],
      ],
      0.1,
      0,
      0.8,
      1,
    ),
  );
}
