import { cloud, stars } from '../../primitives/air.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { sky } from '../../primitives/sky.ts';
import type { HouseLook, Windows } from './house-look.ts';
import { HORIZON } from './measures.ts';

export function duskSky(draw: Drawing): void {
  sky(draw, HORIZON);
  if (draw.dark) {
    stars(draw, 230, 330);
    draw.group('transform="rotate(-24 600 160)" style="mix-blend-mode:screen"', () => {
      draw.soft(620, 120, 620, 54, '#8fb0c4', 0.24, 34);
      for (let i = 0; i < 220; i++) {
        draw.add(
          `<circle cx="${fixed(draw.between(0, 1300))}" cy="${fixed(120 + (draw.random() + draw.random() + draw.random() - 1.5) * 80)}" r="${fixed(draw.between(0.4, 1.2))}" fill="#fff3dc" opacity="${fixed(draw.between(0.2, 0.7))}"/>`,
        );
      }
    });
  }
  draw.glow(840, 540, 460, draw.palette.sun, 0.7);
  cloud(draw, 880, 400, 520, 40, draw.palette.sky[3], 0.5);
  cloud(draw, 260, 430, 420, 30, draw.palette.sky[3], 0.35);
}

export function hills(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 430],
      [160, 350],
      [320, 400],
      [480, 310],
      [660, 390],
      [840, 430],
      [1020, 400],
      [1200, 440],
    ],
    54,
    draw.linear([
      mix(draw.palette.far, draw.palette.mid, 0.25),
      mix(draw.palette.far, draw.palette.sky[3], 0.4),
    ]),
    HORIZON + 4,
  );
  ridge(
    draw,
    [
      [0, 490],
      [180, 450],
      [360, 486],
      [560, 500],
      [1200, 520],
    ],
    34,
    draw.linear([draw.palette.mid, mix(draw.palette.mid, draw.palette.sky[3], 0.3)]),
    HORIZON + 4,
  );
  draw.soft(700, HORIZON - 6, 620, 18, draw.palette.sky[3], 0.6, 14);
}

function win(draw: Drawing, colour: string, lit: Windows, u: number, v: number, a: number, b: number): void {
  if (draw.dark) {
    draw.glow(u + a / 2, v + b / 2, a * 1.6, '#ffb45a', 0.55);
  }
  draw.rect(u - 4, v - 4, a + 8, b + 8, shade(draw.tint(colour), 0.5), 2);
  draw.rect(u, v, a, b, draw.linear(lit), 1);
  draw.rect(u + a / 2 - 1.5, v, 3, b, shade(draw.tint(colour), 0.5));
  draw.rect(u, v + b / 2 - 1.5, a, 3, shade(draw.tint(colour), 0.5));
}

export function houseWalls(
  draw: Drawing,
  width: number,
  x: number,
  deck: number,
  look: HouseLook,
  y: number,
  colour: string,
  lit: Windows,
  height: number,
): void {
  for (let i = 0; i <= Math.round(width / 34); i++) {
    const q = x - 14 + (i * (width + 28)) / Math.round(width / 34);
    draw.line(
      `M${fixed(q)},${deck + 8}L${fixed(q + draw.between(-3, 3))},${fixed(deck + (look.leg || 110))}`,
      draw.tint('#3a2a22'),
      6,
    );
    draw.line(`M${fixed(q - 1.5)},${deck + 10}V${deck + 66}`, '#ffc98a', 1.5, 'opacity=".35"');
  }
  draw.line(
    `M${x - 10},${deck + 20}L${x + width * 0.4},${deck + 74}M${x + width + 10},${deck + 20}L${x + width * 0.55},${deck + 74}`,
    draw.tint('#33251f'),
    4,
  );
  draw.path(
    `M${x},${y}H${x + width}V${deck}H${x}Z`,
    draw.linear(
      [lighten(draw.tint(colour), 0.16), draw.tint(colour), shade(draw.tint(colour), 0.34)],
      0,
      0,
      1,
      0.2,
    ),
  );
  for (let q = x + 10; q < x + width; q += 13) {
    draw.line(`M${fixed(q)},${y}V${deck}`, shade(draw.tint(colour), 0.45), 1.5, 'opacity=".35"');
  }
  (look.wins ?? []).forEach(([u, a]) =>
    win(draw, colour, lit, x + width * u, y + height * 0.3, a, height * 0.34),
  );
  if (look.door) {
    const dx = x + width * look.door;
    if (draw.dark) {
      draw.glow(dx + 20, deck - 40, 90, '#ffb45a', 0.6);
    }
    draw.rect(dx - 4, deck - height * 0.66, 48, height * 0.66, shade(draw.tint(colour), 0.5));
    draw.rect(dx, deck - height * 0.63, 40, height * 0.63, draw.linear(lit));
    if (look.who) {
      draw.path(`M${dx + 8},${deck}V${deck - 34}q0,-16 12,-16t12,16v34z`, '#5a3420');
      draw.ellipse(dx + 20, deck - 60, 9, 10, '#5a3420');
    }
  }
}

export function houseRoof(
  draw: Drawing,
  look: HouseLook,
  x: number,
  width: number,
  y: number,
  colour: string,
  lit: Windows,
  roof: string,
): void {
  if (look.gable) {
    const m = x + width / 2;
    const t = y - look.gable;
    draw.path(
      `M${x},${y + 1}L${m},${t}L${x + width},${y + 1}Z`,
      draw.linear(
        [lighten(draw.tint(colour), 0.2), draw.tint(colour), shade(draw.tint(colour), 0.26)],
        0,
        0,
        1,
        0.2,
      ),
    );
    for (let q = 1; q < 7; q++) {
      draw.line(
        `M${fixed(x + (width * q) / 7)},${y}V${fixed(y - look.gable * (1 - Math.abs(q / 3.5 - 1)) + 6)}`,
        shade(draw.tint(colour), 0.45),
        1.5,
        'opacity=".35"',
      );
    }
    if (draw.dark) {
      draw.glow(m, y - look.gable * 0.34, 34, '#ffb45a', 0.6);
    }
    draw.ellipse(m, y - look.gable * 0.34, 10, 10, shade(draw.tint(colour), 0.5));
    draw.ellipse(m, y - look.gable * 0.34, 7, 7, lit[1]);
    draw.path(
      `M${x - 22},${y + 14}L${m},${t - 16}V${t + 6}L${x - 12},${y + 22}Z`,
      draw.linear([lighten(draw.tint(roof), 0.12), lighten(draw.tint(roof), 0.3)]),
    );
    draw.path(
      `M${x + width + 22},${y + 14}L${m},${t - 16}V${t + 6}L${x + width + 12},${y + 22}Z`,
      draw.linear([draw.tint(roof), shade(draw.tint(roof), 0.3)], 0, 0, 1, 0),
    );
    draw.line(`M${x - 22},${y + 14}L${m},${t - 16}`, '#ffd9a0', 2, 'opacity=".5"');
  } else {
    draw.path(
      `M${x - 20},${y + 10}L${x + 6},${y - 46}H${x + width - 6}L${x + width + 20},${y + 10}Z`,
      draw.linear([lighten(draw.tint(roof), 0.24), draw.tint(roof), shade(draw.tint(roof), 0.2)]),
    );
    for (let q = 0; q < width; q += 16) {
      draw.line(
        `M${fixed(x + 12 + (q * (width - 24)) / width)},${y - 44}L${fixed(x - 16 + (q * (width + 32)) / width)},${y + 8}`,
        shade(draw.tint(roof), 0.45),
        2,
        'opacity=".4"',
      );
    }
    draw.line(`M${x + 6},${y - 46}H${x + width - 6}`, '#ffd9a0', 2.5, 'opacity=".5"');
  }
}
