import { indoors } from '../../palettes.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { plate } from '../plate.ts';

export function tiledWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#bfe0d2', '#8fc3b2']));
  for (let y = 0; y < 460; y += 58) {
    for (let x = -20; x < WIDTH; x += 58) {
      const c = mix('#7fbfa8', '#b9dfce', draw.random());
      draw.path(
        `M${x + 29},${y}L${x + 58},${y + 29}L${x + 29},${y + 58}L${x},${y + 29}Z`,
        draw.linear([lighten(c, 0.4), c], 0, 0, 1, 1),
      );
      if (draw.random() < 0.2) {
        draw.path(
          `M${x + 29},${y + 16}L${x + 42},${y + 29}L${x + 29},${y + 42}L${x + 16},${y + 29}Z`,
          '#1f6f57',
          'opacity=".55"',
        );
      }
    }
  }
  draw.rect(
    0,
    0,
    WIDTH,
    470,
    draw.radial(
      [
        [0, '#fffbe6', 0.9],
        [0.5, '#ffefc4', 0.25],
        [1, '#17453c', 0.45],
      ],
      0.26,
      0.1,
      0.95,
    ),
  );
}

/** Window light across the wall. */
export function windowLight(draw: Drawing): void {
  draw.group(`opacity=".4" ${draw.blur(10)}`, () => {
    for (let i = 0; i < 3; i++) {
      draw.path(
        `M${90 + i * 150},20L${200 + i * 150},20L${330 + i * 150},430L${220 + i * 150},430Z`,
        '#fffbe0',
      );
    }
  });
}

export function marble(draw: Drawing): void {
  draw.rect(0, 440, WIDTH, 460, draw.linear(['#fffaf2', '#efe4d4', '#cdbba6']));
  draw.rect(0, 434, WIDTH, 12, draw.linear(['#ffffff', '#cbb79c']));
  for (let i = 0; i < 9; i++) {
    const x = draw.between(-100, 1000);
    const y = draw.between(470, 880);
    draw.line(
      `M${fixed(x)},${fixed(y)}` +
        `c${fixed(draw.between(60, 160))},${fixed(draw.between(-30, 30))} ` +
        `${fixed(draw.between(120, 220))},${fixed(draw.between(-20, 50))} ` +
        `${fixed(draw.between(260, 420))},${fixed(draw.between(-20, 60))}`,
      '#b8a594',
      fixed(draw.between(1, 5)),
      `opacity=".32" ${draw.blur(1.5)}`,
    );
  }
}

/** Half mango, cut in a lattice, behind. */
export function cube(
  draw: Drawing,
  x: number,
  y: number,
  radius: number,
  colour = '#fbb02d',
): void {
  draw.path(
    `M${x - radius},${y - radius * 0.2}L${x},${y - radius * 0.7}` +
      `L${x + radius},${y - radius * 0.2}V${y + radius * 0.6}L${x},${y + radius * 1.1}` +
      `L${x - radius},${y + radius * 0.6}Z`,
    shade(colour, 0.22),
  );
  draw.path(
    `M${x - radius},${y - radius * 0.2}L${x},${y - radius * 0.7}` +
      `L${x + radius},${y - radius * 0.2}L${x},${y + radius * 0.3}Z`,
    draw.linear(['#ffe27a', '#ffc93f']),
  );
  draw.path(
    `M${x - radius},${y - radius * 0.2}L${x},${y + radius * 0.3}V${y + radius * 1.1}` +
      `L${x - radius},${y + radius * 0.6}Z`,
    draw.linear(['#ffc13a', '#f09a1e']),
  );
  draw.path(
    `M${x - radius * 0.6},${y - radius * 0.26}L${x},${y - radius * 0.54}` +
      `L${x + radius * 0.2},${y - radius * 0.44}`,
    'none',
    `stroke="#fffbd0" stroke-width="${fixed(radius * 0.14)}" opacity=".8"`,
  );
}

export function halfMango(draw: Drawing): void {
  draw.soft(250, 664, 190, 34, '#6a4a2c', 0.5, 16);
  draw.path(
    'M76,560C80,640 160,676 246,674S424,632 426,556Z',
    draw.linear(['#f2a13c', '#d9632c', '#8f3a22'], 0, 0, 1, 0.2),
  );
  draw.path(
    'M76,560C66,486 160,452 252,452S436,486 426,556C400,610 110,616 76,560Z',
    draw.linear(['#ffd659', '#f9ab26']),
  );
  for (let j = 0; j < 4; j++) {
    for (let i = -3; i <= 3; i++) {
      const x = 252 + i * 46 + (j % 2 ? 0 : 0);
      const y = 488 + j * 26;
      const q = 1 - Math.abs(i) / 7;
      if (Math.abs(i) === 3 && (j === 0 || j === 3)) {
        continue;
      }
      cube(draw, x, y - 16 * q + Math.abs(i) * 3, 22);
    }
  }
}

/** Pomelo wedges, right. */
export function pomelo(draw: Drawing): void {
  draw.soft(968, 690, 190, 30, '#6a4a2c', 0.45, 16);
  draw.path(
    'M800,660C800,540 880,470 972,470S1144,540 1144,660C1100,690 850,690 800,660Z',
    draw.linear(['#e9e39a', '#b9c765', '#7d9a48'], 0, 0, 1, 0.3),
  );
  draw.path(
    'M820,652C824,556 890,496 972,496S1120,556 1124,652C1070,676 876,676 820,652Z',
    '#fffaf0',
  );
  for (let i = 0; i < 5; i++) {
    const a = Math.PI * (1.015 + i * 0.196);
    const b = a + Math.PI * 0.178;
    const X = 972;
    const Y = 656;
    draw.path(
      `M${fixed(X + Math.cos((a + b) / 2) * 16)},${fixed(Y + Math.sin((a + b) / 2) * 14)}` +
        `L${fixed(X + Math.cos(a) * 132)},${fixed(Y + Math.sin(a) * 138)}` +
        `Q${fixed(X + Math.cos((a + b) / 2) * 160)},${fixed(Y + Math.sin((a + b) / 2) * 164)} ` +
        `${fixed(X + Math.cos(b) * 132)},${fixed(Y + Math.sin(b) * 138)}Z`,
      draw.radial(['#ffd9c4', '#fb9d8a', '#e8695e'], 0.5, 0.3, 0.8),
    );
    for (let k = 0; k < 9; k++) {
      const t = draw.between(0.3, 0.95);
      const c = a + (b - a) * draw.between(0.2, 0.8);
      draw.line(
        `M${fixed(X + Math.cos(c) * 130 * t)},${fixed(Y + Math.sin(c) * 134 * t)}` +
          `l${fixed(Math.cos(c) * 16)},${fixed(Math.sin(c) * 16)}`,
        '#ffeadd',
        3.4,
        'opacity=".6"',
      );
    }
  }
}

/** Plate and glass bowl, the subject. */
export function plateAndFoot(draw: Drawing): void {
  plate(draw, 600, 742, 330, 112, '#fdf9ef', indoors.green, 0.45);
  draw.soft(630, 748, 190, 36, '#6a4a2c', 0.5, 14);
  draw.path(
    'M552,706C560,726 560,732 532,744C532,770 668,770 668,744C640,732 640,726 648,706Z',
    draw.linear(['#ffffff', '#cfe6e2', '#a4c4c0'], 0, 0, 1, 0),
    'opacity=".95"',
  );
}
