import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';

export function tiledWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#e9d2a6', '#d3b07c', '#a9794c']));
  for (let y = 0; y < 420; y += 46) {
    for (let x = -46; x < WIDTH; x += 46) {
      const c = mix('#3f8a70', '#8cbfa2', draw.random());
      draw.rect(
        x + ((y / 46) % 2 ? 23 : 0) + 1.5,
        y + 1.5,
        43,
        43,
        draw.linear([lighten(c, 0.25), c], 0, 0, 1, 1),
        3,
      );
    }
  }
  draw.rect(
    0,
    0,
    WIDTH,
    430,
    draw.radial(
      [
        [0, '#fff0c4', 0.85],
        [0.5, '#ffd798', 0.3],
        [1, '#12352e', 0.5],
      ],
      0.3,
      0.2,
      0.9,
    ),
  );
}

/** Racks of loaves behind. */
export function racks(draw: Drawing): void {
  for (const y of [196, 366]) {
    draw.rect(90, y, 1020, 18, draw.linear(['#c98f55', '#7d4c29']), 3);
    draw.rect(
      90,
      y + 18,
      1020,
      26,
      draw.linear([
        [0, '#0d2a26', 0.45],
        [1, '#0d2a26', 0],
      ]),
    );
  }
}

function loaf(
  draw: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  draw.path(
    `M${x},${y}V${y - height * 0.55}Q${x},${y - height} ${x + width * 0.22},${y - height}` +
      `T${x + width * 0.5},${y - height * 0.96}T${x + width * 0.8},${y - height}` +
      `Q${x + width},${y - height} ${x + width},${y - height * 0.55}V${y}Z`,
    draw.linear([lighten(colour, 0.45), colour, shade(colour, 0.36)], 0, 0, 0.5, 1),
  );
  for (let i = 1; i < 3; i++) {
    draw.line(
      `M${x + (width * i) / 3},${y - height * 0.9}q-8,${height * 0.3} 0,${height * 0.6}`,
      shade(colour, 0.3),
      3,
      'opacity=".45"',
    );
  }
  draw.ellipse(
    x + width * 0.26,
    y - height * 0.8,
    width * 0.16,
    height * 0.08,
    '#fff0cc',
    'opacity=".6"',
  );
}

export function loaves(draw: Drawing): void {
  for (let i = 0; i < 6; i++) {
    loaf(
      draw,
      120 + i * 165 + draw.between(-8, 8),
      196,
      130,
      78 + draw.between(-6, 10),
      at(['#c9803f', '#b96b32', '#d99a52'], i % 3),
    );
  }
  for (let i = 0; i < 9; i++) {
    const x = 150 + i * 112;
    const c = at(['#d79245', '#e0a862', '#c07a39'], i % 3);
    draw.ellipse(x, 338, 47, 30, draw.radial([lighten(c, 0.6), c, shade(c, 0.34)], 0.36, 0.2, 0.9));
    if (i % 3 === 1) {
      for (let k = -1; k < 2; k++) {
        draw.line(`M${x - 26},${336 + k * 9}q26,-14 52,0`, '#fff0cc', 3, 'opacity=".6"');
      }
    }
  }
}

/** Glass counter. */
export function glassCounter(draw: Drawing): void {
  draw.rect(0, 398, WIDTH, 30, draw.linear(['#fffaf0', '#d7c19a']));
  draw.rect(0, 424, WIDTH, 480, draw.linear(['#4b2d1b', '#321c11']));
  draw.rect(
    0,
    424,
    WIDTH,
    480,
    draw.radial(
      [
        [0, '#ffe2a0', 0.95],
        [0.6, '#ffb75c', 0.35],
        [1, '#ffb75c', 0],
      ],
      0.5,
      0.12,
      0.72,
    ),
  );
}

export function tray(draw: Drawing, y: number, height: number, x0: number, x1: number): void {
  draw.path(
    `M${x0 + 50},${y}H${x1 - 50}L${x1},${y + height}H${x0}Z`,
    draw.linear(['#5b5f5c', '#8d8f86', '#c9c3b0']),
  );
  draw.path(
    `M${x0 + 58},${y + 7}H${x1 - 58}L${x1 - 18},${y + height - 9}H${x0 + 18}Z`,
    draw.linear(['#3d3a34', '#6a6254']),
  );
  draw.rect(x0, y + height, x1 - x0, 13, draw.linear(['#f4ead2', '#8f8672']), 3);
  draw.path(
    `M${x0 + 90},${y + 10}H${x1 - 90}L${x1 - 60},${y + height - 14}H${x0 + 60}Z`,
    '#f2e3c0',
    'opacity=".9"',
  );
}

/** Pineapple buns: a dome with a cracked sugar top. */
function bun(draw: Drawing, x: number, y: number, radius: number): void {
  draw.soft(x + radius * 0.12, y + radius * 0.56, radius * 1.02, radius * 0.26, '#2b130a', 0.6, 8);
  draw.path(
    `M${x - radius},${y + radius * 0.3}C${x - radius * 1.04},${y - radius * 0.46} ` +
      `${x - radius * 0.6},${y - radius * 0.8} ${x},${y - radius * 0.8}` +
      `S${x + radius * 1.04},${y - radius * 0.46} ${x + radius},${y + radius * 0.3}` +
      `C${x + radius * 0.9},${y + radius * 0.68} ${x - radius * 0.9},${y + radius * 0.68} ` +
      `${x - radius},${y + radius * 0.3}Z`,
    draw.linear(['#f0bd72', '#d38a3c', '#8c4c1e']),
  );
  const top =
    `M${x - radius * 0.95},${y + radius * 0.1}C${x - radius * 0.98},${y - radius * 0.5} ` +
    `${x - radius * 0.56},${y - radius * 0.84} ${x},${y - radius * 0.84}` +
    `S${x + radius * 0.98},${y - radius * 0.5} ${x + radius * 0.95},${y + radius * 0.1}` +
    `Q${x + radius * 0.7},${y + radius * 0.2} ${x + radius * 0.5},${y + radius * 0.14}` +
    `T${x},${y + radius * 0.24}T${x - radius * 0.5},${y + radius * 0.16}` +
    `T${x - radius * 0.95},${y + radius * 0.1}Z`;
  draw.path(top, draw.radial(['#fff0a8', '#fbcd5c', '#e09a30', '#b46c1e'], 0.36, 0.16, 0.95));
  draw.group(draw.clip(`<path d="${top}"/>`), () => {
    for (const d of [-1, 1]) {
      for (let i = -4; i <= 4; i++) {
        const q = i * radius * 0.32;
        draw.line(
          `M${fixed(x + q - d * radius * 0.62)},${fixed(y + radius * 0.4)}` +
            `Q${fixed(x + q * 1.1)},${fixed(y - radius * 0.34)} ` +
            `${fixed(x + q * 0.72 + d * radius * 0.5)},${fixed(y - radius)}`,
          '#a9621b',
          fixed(radius * 0.045),
          'opacity=".6"',
        );
        draw.line(
          `M${fixed(x + q - d * radius * 0.62 - 2)},${fixed(y + radius * 0.4)}` +
            `Q${fixed(x + q * 1.1 - 2)},${fixed(y - radius * 0.34)} ` +
            `${fixed(x + q * 0.72 + d * radius * 0.5 - 2)},${fixed(y - radius)}`,
          '#fff6c4',
          fixed(radius * 0.02),
          'opacity=".6"',
        );
      }
    }
  });
  draw.ellipse(
    x - radius * 0.34,
    y - radius * 0.52,
    radius * 0.3,
    radius * 0.13,
    '#fffbe0',
    `opacity=".65" transform="rotate(-22 ${x - radius * 0.34} ${y - radius * 0.52})"`,
  );
}

export function buns(draw: Drawing): void {
  tray(draw, 500, 120, 120, 1080);
  for (let i = 0; i < 5; i++) {
    bun(draw, 252 + i * 174, 532, 76);
  }
  for (let i = 0; i < 4; i++) {
    bun(draw, 330 + i * 180, 572, 82);
  }
}
