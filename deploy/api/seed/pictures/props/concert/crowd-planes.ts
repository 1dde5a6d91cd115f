import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, fixed } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';

function arm(
  draw: Drawing,
  x: number,
  scale: number,
  yy: number,
  colour: string,
  side: number,
): void {
  const ex = x + side * draw.between(44, 54) * scale;
  const ey = yy + draw.between(-6, 10) * scale;
  const hx = x + side * draw.between(26, 58) * scale;
  const hy = yy - draw.between(66, 96) * scale;
  limb(
    draw,
    [
      [x + side * 36 * scale, yy + 48 * scale, 11 * scale],
      [ex, ey, 9 * scale],
      [hx, hy, 6.5 * scale],
    ],
    colour,
  );
  limb(
    draw,
    [
      [hx, hy, 7 * scale],
      [hx + side * 2 * scale, hy - 13 * scale, 7.5 * scale],
    ],
    colour,
  );
  for (let j = -1; j < 3; j++) {
    limb(
      draw,
      [
        [hx + (j - 0.5) * 4.6 * scale, hy - 16 * scale, 2.4 * scale],
        [hx + (j - 0.5) * 6 * scale, hy - (29 - Math.abs(j - 0.5) * 3) * scale, 2.2 * scale],
      ],
      colour,
    );
  }
  limb(
    draw,
    [
      [hx - side * 7 * scale, hy - 8 * scale, 2.6 * scale],
      [hx - side * 14 * scale, hy - 18 * scale, 2.3 * scale],
    ],
    colour,
  );
}

function concertG(
  draw: Drawing,
  x: number,
  scale: number,
  yy: number,
  colour: string,
  radius: number,
  rim: string,
  near: number,
): void {
  draw.path(
    `M${fixed(x - 46 * scale)},${HEIGHT}C${fixed(x - 46 * scale)},${fixed(yy + 40 * scale)} ` +
      `${fixed(x - 30 * scale)},${fixed(yy + 28 * scale)} ${fixed(x)},${fixed(yy + 26 * scale)}` +
      `S${fixed(x + 46 * scale)},${fixed(yy + 40 * scale)} ${fixed(x + 46 * scale)},${HEIGHT}Z`,
    colour,
  );
  limb(
    draw,
    [
      [x, yy + 32 * scale, 9 * scale],
      [x, yy, 9 * scale],
    ],
    colour,
  );
  draw.ellipse(x, yy, radius * 0.86, radius, colour);
  const q = draw.random();
  const sd = draw.random() < 0.5 ? -1 : 1;
  if (q < 0.62) {
    arm(draw, x, scale, yy, colour, sd);
  }
  if (q < 0.3) {
    arm(draw, x, scale, yy, colour, -sd);
  }
  draw.path(
    `M${fixed(x - radius * 0.8)},${fixed(yy - radius * 0.4)}` +
      `Q${fixed(x)},${fixed(yy - radius * 1.5)} ` +
      `${fixed(x + radius * 0.8)},${fixed(yy - radius * 0.4)}` +
      `Q${fixed(x)},${fixed(yy - radius * 1.12)} ` +
      `${fixed(x - radius * 0.8)},${fixed(yy - radius * 0.4)}Z`,
    rim,
    `opacity="${fixed(0.75 - near * 0.5)}"`,
  );
}

function spectator(
  draw: Drawing,
  i: number,
  count: number,
  scale: number,
  y: number,
  colour: string,
  rim: string,
): void {
  const x = -30 + i * (1260 / (count - 1)) + draw.between(-14, 14) * scale;
  const yy = y + draw.between(-16, 14) * scale;
  const near = Math.abs(x - 600) / 600;
  const r = 21 * scale;
  concertG(draw, x, scale, yy, colour, r, rim, near);
}

/** The crowd, three planes, hands up. */
function crowd(
  draw: Drawing,
  y: number,
  scale: number,
  count: number,
  colour: string,
  rim: string,
): void {
  for (let i = 0; i < count; i++) {
    spectator(draw, i, count, scale, y, colour, rim);
  }
}

export function crowdPlanes(draw: Drawing): void {
  crowd(draw, 742, 0.62, 25, '#1d3d44', '#ffc982');
  draw.soft(600, 770, 520, 20, '#ff9d5a', 0.3, 20);
  crowd(draw, 800, 0.86, 17, '#11282f', '#ffb86a');
  crowd(draw, 872, 1.2, 11, '#081820', '#e98a4a');
}
