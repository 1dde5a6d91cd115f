import type { Drawing } from './drawing.ts';
import { HEIGHT, WIDTH, fixed } from './frame.ts';

/** A cloud of five blurred ellipses. */
export function cloud(
  draw: Drawing,
  cx: number,
  cy: number,
  width: number,
  height: number,
  colour: string,
  opacity: number,
): void {
  for (let i = 0; i < 5; i++) {
    draw.soft(
      cx + draw.between(-0.5, 0.5) * width,
      cy + draw.between(-0.5, 0.5) * height,
      width * draw.between(0.2, 0.5),
      height * draw.between(0.16, 0.36),
      colour,
      opacity,
      height * 0.22,
    );
  }
}

/** Stars from the top of the frame down to `bottom`. */
export function stars(draw: Drawing, count: number, bottom: number, colour = '#fff3dc'): void {
  for (let i = 0; i < count; i++) {
    const k = draw.random();
    draw.add(
      `<circle cx="${fixed(draw.random() * WIDTH)}" ` +
        `cy="${fixed(Math.pow(draw.random(), 1.2) * bottom)}" ` +
        `r="${fixed(k > 0.96 ? 2.4 : 0.6 + k * 1.1)}" fill="${colour}" ` +
        `opacity="${fixed(draw.between(0.25, 0.95))}"/>`,
    );
  }
}

/** Four shafts of light falling to the right. */
export function shafts(
  draw: Drawing,
  x: number,
  y: number,
  width: number,
  opacity: number,
  colour = '#ffe9bf',
): void {
  draw.group(`style="mix-blend-mode:soft-light" ${draw.blur(14)}`, () => {
    for (let i = 0; i < 4; i++) {
      draw.path(
        `M${x + i * width},${y}L${x + i * width + width * 0.55},${y}` +
          `L${x + i * width + width * 0.55 + 520},${HEIGHT}L${x + i * width + 330},${HEIGHT}Z`,
        colour,
        `opacity="${opacity}"`,
      );
    }
  });
}

/** Mist rising from a surface. */
export function mist(
  draw: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  colour = '#fff6e4',
  opacity = 0.3,
): void {
  for (let i = 0; i < 6; i++) {
    const t = i / 6;
    draw.soft(
      x + draw.between(-0.35, 0.35) * width * (0.5 + t),
      y - t * height,
      width * (0.2 + 0.16 * t),
      height * 0.14,
      colour,
      fixed(opacity * (1 - t * 0.75) * 100) / 100,
      width * 0.09,
    );
  }
}
