import { mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';

export function glints(draw: Drawing): void {
  for (let i = 0; i < 20; i++) {
    draw.line(
      `M${fixed(draw.between(590, 990))},${fixed(draw.between(782, 812))}` +
        `h${fixed(draw.between(20, 70))}`,
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
      `M${fixed(x)},906Q${fixed(x + draw.between(-14, 20))},${fixed(906 - l * 0.6)} ` +
        `${fixed(x + draw.between(-30, 40))},${fixed(906 - l)}` +
        `Q${fixed(x + draw.between(8, 20))},${fixed(906 - l * 0.5)} ${fixed(x + 8)},906Z`,
      mix(shade(draw.palette.near, 0.3), draw.palette.mid, draw.random() * 0.5),
    );
  }
}
