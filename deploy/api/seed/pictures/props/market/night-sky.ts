import { indoors } from '../../palettes.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { sky } from '../../primitives/sky.ts';
import { skyline } from '../../primitives/skyline.ts';
import { lantern } from '../lamps.ts';

const VANISHING_Y = 430;

const COLUMNS = 8;

const FLOORS = 6;

export function nightSky(draw: Drawing): void {
  sky(draw, 560);
  draw.glow(600, 430, 460, '#ffb063', 0.75);
  skyline(draw, 470, 330, 870, 120, 330, mix(draw.palette.mid, draw.palette.sky[3], 0.3), {
    second: draw.palette.far,
    lit: 0.3,
    haze: 0.35,
  });
  draw.soft(600, 450, 300, 60, '#ffb877', 0.55, 26);
}

/**
 * One window of a receding wall, between two depths, `level` units from the eye where the wall is
 * farthest.
 */
function tenementWindow(
  draw: Drawing,
  across: (x: number) => number,
  far: number,
  near: number,
  level: number,
): void {
  const depth = (t: number): number => 150 + 470 * t * t;
  const size = (t: number): number => depth(t) / 150;
  const corner = (t: number, drop: number): string =>
    `${fixed(across(depth(t)))},${fixed(VANISHING_Y + (level + drop) * size(t))}`;
  const pane = (top: number, bottom: number): string =>
    `M${corner(far, top)}L${corner(near, top)}L${corner(near, bottom)}L${corner(far, bottom)}Z`;
  const lit = draw.random() < 0.46;
  const light = draw.random() < 0.8 ? ['#ffe2a0', '#e9a055'] : ['#d6efe2', '#7fb9a8'];
  draw.path(pane(-1, 11.5), '#101f29', 'opacity=".55"');
  draw.path(pane(0, 10), lit ? draw.linear(light) : '#16303c', `opacity="${lit ? 0.85 : 0.75}"`);
  const middle = (far + near) / 2;
  draw.line(`M${corner(middle, 0)}L${corner(middle, 10)}`, '#1b2c36', fixed(0.9 * size(middle)));
  draw.path(pane(11, 12.4), '#6d6259', 'opacity=".8"');
  if (draw.random() < 0.3) {
    const unit = fixed(5 * size(near));
    draw.path(
      `M${corner(near, 8)}h${-unit}v${fixed(unit * 0.8)}h${unit}Z`,
      '#8d8a80',
      'opacity=".85"',
    );
  }
}

/** Tenement walls either side, receding. */
export function wall(draw: Drawing, side: number): void {
  const across = (x: number) => 600 + side * x;
  draw.path(
    `M${across(620)},-60L${across(150)},300V520L${across(620)},900Z`,
    draw.linear(side < 0 ? ['#243f4d', '#4f4a4c'] : ['#4f4a4c', '#1d3442'], 0, 0, 1, 0),
  );
  for (let column = 0; column < COLUMNS; column++) {
    for (let floor = 0; floor < FLOORS; floor++) {
      const near = column / COLUMNS + 0.03;
      tenementWindow(draw, across, near, near + 0.055, -112 + floor * 19);
    }
  }
}

/** Road. */
export function wetRoad(draw: Drawing): void {
  draw.path(
    'M0,900V620L450,500H750L1200,620V900Z',
    draw.linear([
      [0, '#8a6a50'],
      [0.3, '#4a4444'],
      [1, '#141f27'],
    ]),
  );
  draw.path('M520,500H680L960,900H240Z', '#ffc47a', `opacity=".4" ${draw.blur(26)}`);
  for (let i = 0; i < 90; i++) {
    const t = draw.random();
    const y = 520 + t * 370;
    draw.line(
      `M${fixed(600 + draw.between(-1, 1) * (120 + 480 * t))},${fixed(y)}h${fixed(8 + 90 * t)}`,
      draw.random() < 0.6
        ? at(['#ffd08a', '#ff8a5c', '#7fd0b4'], Math.floor(draw.random() * 3))
        : '#0b151b',
      fixed(1 + 2.6 * t),
      `opacity="${fixed(draw.between(0.1, 0.42))}"`,
    );
  }
}

/** Signs: shapes only. */
function sign(
  draw: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  kind: string,
): void {
  draw.glow(x + width / 2, y + height / 2, height * 0.9, colour, 0.5);
  draw.rect(x, y, width, height, shade(colour, 0.72), width * 0.16);
  draw.add(
    `<rect x="${x + width * 0.09}" y="${y + width * 0.09}" width="${width * 0.82}" ` +
      `height="${height - width * 0.18}" rx="${width * 0.12}" fill="none" ` +
      `stroke="${lighten(colour, 0.35)}" stroke-width="${fixed(width * 0.055)}"/>`,
  );
  const neon = (d: string, light = lighten(colour, 0.5)) => {
    draw.line(d, light, fixed(width * 0.06));
  };
  if (kind === 'hk') {
    for (const [i, ch] of ['拾', '角'].entries()) {
      draw.add(
        `<text x="${x + width / 2}" y="${fixed(y + height * (0.42 + i * 0.36))}" ` +
          `font-family="'Noto Sans CJK HK','PingFang HK',sans-serif" ` +
          `font-size="${fixed(width * 0.6)}" font-weight="700" fill="#fff0c4" ` +
          `text-anchor="middle">${ch}</text>`,
      );
    }
  }
  if (kind === 'bowl') {
    const m = x + width / 2;
    const n = y + height * 0.6;
    neon(
      `M${m - width * 0.26},${n}h${width * 0.52}q-${width * 0.02},${width * 0.26} ` +
        `-${width * 0.26},${width * 0.26}t-${width * 0.26},-${width * 0.26}z`,
    );
    neon(
      `M${m - width * 0.1},${n - width * 0.12}q-${width * 0.1},-${width * 0.1} ` +
        `0,-${width * 0.2}t0,-${width * 0.2}M${m + width * 0.1},${n - width * 0.12}` +
        `q-${width * 0.1},-${width * 0.1} 0,-${width * 0.2}t0,-${width * 0.2}`,
      '#fff0c4',
    );
  }
  if (kind === 'fish') {
    const m = x + width / 2;
    const n = y + height / 2;
    neon(
      `M${m - width * 0.28},${n}q${width * 0.2},-${width * 0.26} ` +
        `${width * 0.42},0q-${width * 0.22},${width * 0.26} ` +
        `-${width * 0.42},0zM${m + width * 0.14},${n}l${width * 0.16},-${width * 0.14}` +
        `v${width * 0.28}z`,
    );
  }
}

/** Signs: shapes only. */
export function signs(draw: Drawing): void {
  sign(draw, 300, 120, 86, 196, '#e2512c', 'hk');
  sign(draw, 826, 150, 84, 128, '#2fae8a', 'bowl');
  sign(draw, 404, 250, 58, 84, '#f3b53c', 'fish');
  sign(draw, 744, 268, 54, 96, '#e2512c', 'bowl');
}

/** Strings of bulbs and lanterns across. */
export function bulbStrings(draw: Drawing): void {
  for (const [y, k, n] of [
    [392, 0.34, 7],
    [330, 0.55, 7],
    [236, 0.85, 6],
  ] as const) {
    const x0 = 600 - 560 * k;
    const x1 = 600 + 560 * k;
    draw.line(
      `M${fixed(x0)},${y}Q600,${fixed(y + 90 * k)} ${fixed(x1)},${y}`,
      '#13202a',
      fixed(2.6 * k),
    );
    for (let i = 0; i <= n; i++) {
      const t = i / n;
      const x = x0 + (x1 - x0) * t;
      const yy = y + 90 * k * 2 * t * (1 - t);
      if (i % 2 && y > 200) {
        lantern(draw, x, yy + 40 * k, 26 * k, i % 4 === 1 ? indoors.red : '#e8922f', 0.75);
      } else {
        draw.ellipse(x, yy + 8 * k, 6 * k, 7 * k, '#fff6d0');
        draw.glow(x, yy + 8 * k, 46 * k, '#ffd98a', 0.8);
      }
    }
  }
}
