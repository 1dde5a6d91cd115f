import { indoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { tray } from './tiled-wall.ts';

export function shelfEdge(draw: Drawing): void {
  draw.rect(60, 640, 1080, 16, '#c9b48a');
  draw.rect(
    60,
    656,
    1080,
    44,
    draw.linear([
      [0, '#1b0d06', 0.6],
      [1, '#1b0d06', 0],
    ]),
  );
}

/** Egg tarts: fluted crust, mirror custard. */
function tart(draw: Drawing, x: number, y: number, radius: number): void {
  draw.soft(x + radius * 0.1, y + radius * 0.6, radius * 1.05, radius * 0.28, '#2b130a', 0.6, 8);
  let d = `M${x - radius},${y}`;
  let n = 14;
  d +=
    `L${x - radius * 0.78},${y + radius * 0.5}A${radius * 0.78},${radius * 0.3} 0 0 0 ` +
    `${x + radius * 0.78},${y + radius * 0.5}L${x + radius},${y}Z`;
  draw.path(d, draw.linear(['#f7d69a', '#e2ab5e', '#a9692c'], 0, 0, 1, 0));
  for (let i = 1; i < n; i++) {
    const a = (Math.PI * i) / n;
    const cx = -Math.cos(a);
    const cy = Math.sin(a);
    draw.line(
      `M${fixed(x + cx * radius)},${fixed(y + cy * radius * 0.42)}` +
        `L${fixed(x + cx * radius * 0.78)},${fixed(y + radius * 0.5 + cy * radius * 0.3)}`,
      '#8c5320',
      2,
      'opacity=".4"',
    );
  }
  let e = '';
  for (let i = 0; i <= 36; i++) {
    const a = (i * Math.PI) / 18;
    const q = radius * (1 + (i % 2 ? 0.03 : -0.02));
    e += `${i ? 'L' : 'M'}${fixed(x + Math.cos(a) * q)},${fixed(y + Math.sin(a) * q * 0.44)}`;
  }
  draw.path(e + 'Z', draw.linear(['#ffe9b8', '#efc27a', '#cf9346'], 0, 0, 1, 0.6));
  draw.ellipse(x, y + radius * 0.02, radius * 0.84, radius * 0.35, '#c4862f');
  draw.ellipse(
    x,
    y + radius * 0.045,
    radius * 0.82,
    radius * 0.33,
    draw.radial(
      [
        [0, '#fff3a0'],
        [0.45, '#ffd23f'],
        [0.85, '#f5a81c'],
        [1, '#d98414'],
      ],
      0.38,
      0.3,
      0.8,
    ),
  );
  draw.ellipse(
    x - radius * 0.28,
    y - radius * 0.06,
    radius * 0.3,
    radius * 0.09,
    '#fffde0',
    `opacity=".85" transform="rotate(-8 ${x - radius * 0.28} ${y - radius * 0.06})"`,
  );
  draw.ellipse(
    x + radius * 0.34,
    y + radius * 0.14,
    radius * 0.12,
    radius * 0.04,
    '#fff3a0',
    'opacity=".7"',
  );
}

export function tarts(draw: Drawing): void {
  tray(draw, 716, 150, 60, 1140);
  for (let i = 0; i < 6; i++) {
    tart(draw, 226 + i * 150, 738, 66);
  }
  for (let i = 0; i < 6; i++) {
    tart(draw, 214 + i * 155, 802, 78);
  }
}

/** Paper flags (a mark, no words), tongs. */
export function paperFlags(draw: Drawing): void {
  for (const [x, y, c] of [
    [160, 600, indoors.green],
    [1040, 600, indoors.red],
  ] as const) {
    draw.rect(x - 2, y - 30, 4, 70, '#7d4c29');
    draw.path(`M${x - 50},${y - 96}h100v66h-100z`, draw.linear(['#fffdf4', '#ecdcb8'], 0, 0, 1, 1));
    draw.path(`M${x - 28},${y - 48}v-16q0,-18 18,-18h34v18h-20q-8,0 -8,8v8z`, c);
    draw.ellipse(x + 20, y - 52, 9, 9, indoors.kumquat);
  }
}

/** Glass, one clean sweep. */
export function glass(draw: Drawing): void {
  draw.path('M150,428H420L250,880H-20Z', '#ffffff', `opacity=".1"`);
  draw.path('M470,428H530L360,880H300Z', '#ffffff', `opacity=".08"`);
  draw.rect(0, 424, WIDTH, 5, '#ffffff', 0, 'opacity=".7"');
  for (const x of [18, 1174]) {
    draw.rect(x, 424, 10, 460, draw.linear(['#fff6dc', '#a98f63']), 3);
  }
  draw.glow(600, 470, 420, '#ffdf96', 0.4);
}
