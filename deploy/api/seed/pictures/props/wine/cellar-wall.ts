import { indoors } from '../../palettes.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { woodGrain } from '../table.ts';

export function cellarWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#5c4231', '#6e4c34', '#3a2519']));
  for (let y = 0; y < 600; y += 44) {
    for (let x = -90; x < WIDTH; x += 90) {
      const c = mix('#8a6445', '#5a3f2d', draw.random());
      draw.rect(
        x + ((y / 44) % 2 ? 45 : 0) + 2,
        y + 2,
        86,
        40,
        draw.linear([lighten(c, 0.16), c, shade(c, 0.2)], 0, 0, 1, 1),
        5,
      );
    }
  }
}

/** Vault and barrels. */
export function vault(draw: Drawing): void {
  draw.path(
    'M150,620V330C150,120 350,40 600,40S1050,120 1050,330V620Z',
    draw.linear(['#2f2119', '#452f20', '#5c3e28']),
  );
  for (let i = 0; i <= 24; i++) {
    const a = Math.PI + (i * Math.PI) / 24;
    const q = a + Math.PI / 24;
    const innerX = (t: number) => 600 + Math.cos(t) * 450;
    const innerY = (t: number) => 330 + Math.sin(t) * 290;
    const outerX = (t: number) => 600 + Math.cos(t) * 506;
    const outerY = (t: number) => 330 + Math.sin(t) * 342;
    const c = mix('#b58a5e', '#7d5a3c', draw.random());
    if (i < 24) {
      draw.path(
        `M${fixed(innerX(a))},${fixed(innerY(a))}L${fixed(outerX(a))},${fixed(outerY(a))}` +
          `L${fixed(outerX(q - 0.012))},${fixed(outerY(q - 0.012))}` +
          `L${fixed(innerX(q - 0.012))},${fixed(innerY(q - 0.012))}Z`,
        draw.linear([lighten(c, 0.2), shade(c, 0.2)], 0, 0, 1, 1),
      );
    }
  }
}

function barrel(draw: Drawing, x: number, y: number, radius: number): void {
  draw.soft(x + 8, y + 6, radius * 1.06, radius * 1.06, '#120a06', 0.7, 10);
  draw.ellipse(x, y, radius, radius, draw.linear(['#5e3c22', '#2f1c10'], 0, 0, 1, 1));
  draw.ellipse(
    x,
    y,
    radius * 0.93,
    radius * 0.93,
    draw.linear(['#3a3a36', '#7d776a', '#26241f'], 0, 0, 1, 1),
  );
  draw.group(draw.clip(`<circle cx="${x}" cy="${y}" r="${radius * 0.86}"/>`), () => {
    for (let i = -4; i <= 4; i++) {
      const c = mix('#c08a50', '#8a5a30', draw.random());
      draw.rect(
        x + i * radius * 0.2 - radius * 0.1,
        y - radius,
        radius * 0.192,
        radius * 2,
        draw.linear([lighten(c, 0.2), c, shade(c, 0.3)]),
      );
    }
    draw.rect(
      x - radius,
      y - radius,
      radius * 2,
      radius * 2,
      draw.radial(
        [
          [0, '#ffd890', 0.4],
          [1, '#1c0f07', 0.62],
        ],
        0.4,
        0.3,
        0.75,
      ),
    );
  });
  draw.ellipse(x, y + radius * 0.42, radius * 0.08, radius * 0.08, '#2f1c10');
}

export function barrels(draw: Drawing): void {
  for (const [x, y] of [
    [280, 300],
    [496, 300],
    [712, 300],
    [928, 300],
    [280, 500],
    [496, 500],
    [712, 500],
    [928, 500],
  ] as const) {
    barrel(draw, x, y, 98);
  }
  draw.rect(150, 396, 900, 10, '#2f1c10');
  draw.path(
    'M150,620V330C150,120 350,40 600,40S1050,120 1050,330V620Z',
    draw.radial(
      [
        [0, '#ffcf80', 0.3],
        [0.6, '#3a2113', 0.25],
        [1, '#0f0805', 0.7],
      ],
      0.5,
      0.3,
      0.7,
    ),
  );
}

export function lamp(draw: Drawing): void {
  draw.line('M600,-10V84', '#1c120b', 4);
  draw.path(
    'M540,150L556,96H644L660,150Z',
    draw.linear([
      [0, '#4a3a2a', 1],
      [1, '#2a1d12', 1],
    ]),
  );
  draw.path('M546,150H654L640,196H560Z', draw.linear(['#fff6d0', '#ffca6a']));
  draw.rect(556, 192, 88, 9, '#2a1d12', 3);
  draw.glow(600, 170, 420, '#ffcf80', 0.85);
}

export function table(draw: Drawing): void {
  draw.rect(0, 606, WIDTH, 300, draw.linear(['#a96c3e', '#7a4828', '#3f2213']));
  draw.rect(0, 600, WIDTH, 13, draw.linear(['#e6ac70', '#7d4a28']));
  woodGrain(draw, 620, 900, '#2f170b', '#d99c62', 60);
  draw.ellipse(600, 720, 540, 130, '#ffd08a', `opacity=".22" ${draw.blur(30)}`);
}

/** Bottle. */
export function bottle(
  draw: Drawing,
  x: number,
  base: number,
  scale: number,
  colour: string,
  lab: string,
  cap: string,
): void {
  draw.soft(x + 16 * scale, base, 66 * scale, 12 * scale, '#150a05', 0.7, 9);
  draw.path(
    `M${x - 50 * scale},${base - 8 * scale}V${base - 210 * scale}` +
      `C${x - 50 * scale},${base - 262 * scale} ${x - 19 * scale},${base - 262 * scale} ` +
      `${x - 18 * scale},${base - 304 * scale}V${base - 394 * scale}H${x + 18 * scale}` +
      `V${base - 304 * scale}C${x + 19 * scale},${base - 262 * scale} ` +
      `${x + 50 * scale},${base - 262 * scale} ${x + 50 * scale},${base - 210 * scale}` +
      `V${base - 8 * scale}Q${x},${base + 12 * scale} ${x - 50 * scale},${base - 8 * scale}Z`,
    draw.linear(
      [
        [0, shade(colour, 0.1)],
        [0.2, lighten(colour, 0.42)],
        [0.4, colour],
        [1, shade(colour, 0.66)],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.rect(
    x - 20 * scale,
    base - 400 * scale,
    40 * scale,
    74 * scale,
    draw.linear([lighten(cap, 0.4), cap, shade(cap, 0.45)], 0, 0, 1, 0),
    4 * scale,
  );
  draw.rect(
    x - 50 * scale,
    base - 182 * scale,
    100 * scale,
    112 * scale,
    draw.linear(['#e9dcc0', '#fffaf0', '#c4ac84'], 0, 0, 1, 0),
  );
  draw.path(
    `M${x - 20 * scale},${base - 104 * scale}v${-22 * scale}q0,${-24 * scale} ` +
      `${24 * scale},${-24 * scale}h${22 * scale}v${24 * scale}h${-16 * scale}q${-8 * scale},0 ` +
      `${-8 * scale},${8 * scale}v${14 * scale}z`,
    lab,
  );
  draw.ellipse(x + 14 * scale, base - 112 * scale, 9 * scale, 9 * scale, indoors.kumquat);
  draw.rect(x - 36 * scale, base - 90 * scale, 72 * scale, 3 * scale, lab);
  draw.path(
    `M${x - 38 * scale},${base - 20 * scale}V${base - 206 * scale}` +
      `Q${x - 36 * scale},${base - 232 * scale} ${x - 24 * scale},${base - 246 * scale}`,
    'none',
    `stroke="#fff" stroke-width="${7 * scale}" stroke-linecap="round" opacity=".4"`,
  );
}
