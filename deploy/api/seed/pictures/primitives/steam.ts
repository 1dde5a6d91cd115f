import type { Drawing } from './drawing.ts';
import { fixed } from './frame.ts';
import { tube } from './tube.ts';

/** Three curling strands of steam. */
export function steam(
  draw: Drawing,
  x: number,
  y: number,
  height: number,
  colour = '#fff',
  opacity = 0.5,
): void {
  for (let i = 0; i < 3; i++) {
    const o = draw.between(-26, 26);
    draw.line(
      `M${x + o},${y}C${x + o - 46},${y - height * 0.3} ${x + o + 54},${y - height * 0.52} ` +
        `${x + o - 6},${y - height * 0.78}S${x + o + 22},${y - height} ` +
        `${x + o + 10},${y - height * 1.06}`,
      colour,
      15,
      `opacity="${opacity * 0.6}" ${draw.blur(9)}`,
    );
  }
}

/** Leaning wisps that rise and thin. */
export function wisp(
  draw: Drawing,
  x: number,
  y: number,
  height: number,
  width = 26,
  colour = '#fff8e8',
  opacity = 0.34,
): void {
  draw.group(`opacity="${opacity}" ${draw.blur(fixed(width * 0.28))}`, () => {
    for (let i = 0; i < 2; i++) {
      const d = draw.between(-0.4, 0.4) * width;
      const k = draw.between(0.8, 1.15);
      const m = i ? -1 : 1;
      tube(
        draw,
        [
          [x + d, y],
          [x + d - m * width * 0.9, y - height * 0.25 * k],
          [x + d + m * width, y - height * 0.52 * k],
          [x + d - m * width * 0.3, y - height * 0.78 * k],
          [x + d + m * width * 0.6, y - height * k],
        ],
        [width * 0.16, width * 0.36, width * 0.4, width * 0.3, 1],
        colour,
      );
    }
  });
}
