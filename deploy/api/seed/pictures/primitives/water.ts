import type { Drawing } from './drawing.ts';
import { WIDTH, fixed } from './frame.ts';

/** Ripples from far to near, most of them in the path of light around `cx`. */
export function water(
  draw: Drawing,
  top: number,
  bottom: number,
  count: number,
  light: string,
  dark: string,
  cx: number,
  spread: number,
): void {
  for (let i = 0; i < count; i++) {
    const t = (i + draw.random()) / count;
    const y = top + (bottom - top) * Math.pow(t, 1.55);
    const near = draw.random() < 0.55;
    const x = near
      ? cx + (draw.random() + draw.random() - 1) * spread * (0.35 + t)
      : draw.random() * WIDTH;
    const w = (14 + 120 * t) * draw.between(0.3, 1);
    const h = 0.8 + 4.2 * t;
    draw.path(
      `M${fixed(x - w)},${fixed(y)}Q${fixed(x)},${fixed(y - h)} ${fixed(x + w)},${fixed(y)}` +
        `Q${fixed(x)},${fixed(y + h)} ${fixed(x - w)},${fixed(y)}Z`,
      near ? light : draw.random() < 0.5 ? dark : light,
      `opacity="${fixed(near ? draw.between(0.2, 0.75) : draw.between(0.1, 0.32))}"`,
    );
  }
}
