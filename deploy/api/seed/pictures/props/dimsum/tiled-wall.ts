import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { steam } from '../../primitives/steam.ts';

export function tiledWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#3f6b5c', '#254a40']));

  for (let y = 0; y < 420; y += 42) {
    for (let x = -40; x < WIDTH; x += 84) {
      const o = (y / 42) % 2 ? 42 : 0;
      const c = mix('#5d9079', '#2a5f4f', draw.random());
      draw.rect(
        x + o + 2,
        y + 2,
        80,
        38,
        draw.linear([lighten(c, 0.18), c, shade(c, 0.1)], 0, 0, 1, 1),
        5,
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
        [0, '#ffe6b0', 0.85],
        [0.5, '#ffca85', 0.25],
        [1, '#0d2a26', 0.55],
      ],
      0.22,
      0.1,
      0.95,
    ),
  );
}

export function tableTop(draw: Drawing): void {
  draw.rect(0, 412, WIDTH, 500, draw.linear(['#d79c66', '#b9743f', '#7a4427']));
  for (let i = 0; i < 70; i++) {
    const y = 416 + Math.pow(draw.random(), 1.3) * 480;
    draw.line(
      `M${fixed(draw.between(-100, 900))},${fixed(y)}` +
        `q${fixed(draw.between(80, 240))},${fixed(draw.between(-6, 6))} ` +
        `${fixed(draw.between(260, 700))},0`,
      draw.random() < 0.5 ? '#5c301b' : '#f0be86',
      fixed(draw.between(0.8, 2.4)),
      `opacity="${fixed(draw.between(0.06, 0.22))}"`,
    );
  }
  draw.rect(0, 406, WIDTH, 14, draw.linear(['#f2c48d', '#9a5c34']));
  draw.path('M-40,900L420,412H760L1000,900Z', '#ffe0a6', `opacity=".22" ${draw.blur(26)}`);
}

/** Teapot behind. */
export function teapot(draw: Drawing): void {
  draw.soft(952, 540, 150, 30, '#2b130a', 0.55, 18);
  draw.path(
    'M834,440C836,360 1066,360 1070,440C1076,512 1020,546 952,546S828,512 834,440Z',
    draw.linear(['#fdfbf2', '#e5ece2', '#9fb8ac'], 0, 0, 1, 0.3),
  );
  draw.path(
    'M1060,420C1130,396 1150,430 1112,470C1096,488 1072,498 1058,500',
    'none',
    'stroke="#dbe5da" stroke-width="17" stroke-linecap="round"',
  );
  draw.path(
    'M842,436C792,420 786,372 758,356C784,346 824,366 852,404Z',
    draw.linear(['#fbfaf1', '#c9d7cb']),
  );
  draw.ellipse(952, 384, 82, 20, '#d5e0d5');
  draw.path('M872,382C886,340 1018,340 1032,382Z', draw.linear(['#ffffff', '#cfdccf'], 0, 0, 1, 0));
  draw.ellipse(952, 344, 15, 13, '#2f7a63');
  draw.line('M848,462C900,482 1010,482 1060,458', '#2f7a63', 6);
  draw.line('M850,476C902,496 1010,496 1054,472', '#2f7a63', 2.4);
  draw.path('M905,430q46,-34 92,0q-46,32 -92,0z', 'none', 'stroke="#2f7a63" stroke-width="4"');
  draw.ellipse(890, 410, 18, 34, '#ffffff', 'opacity=".6" transform="rotate(14 890 410)"');
}

function basketWall(
  draw: Drawing,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  height: number,
): void {
  draw.soft(cx + 34, cy + height + ry * 0.62, rx * 1.04, ry * 0.62, '#2b130a', 0.6, 20);
  draw.path(
    `M${cx - rx},${cy}V${cy + height}A${rx},${ry} 0 0 0 ${cx + rx},${cy + height}V${cy}Z`,
    draw.linear(['#e9bb73', '#f7d898', '#d59d55', '#8d5a2c'], 0, 0, 1, 0),
  );
  for (let i = 1; i < 30; i++) {
    const a = (Math.PI * i) / 30;
    const x = cx - Math.cos(a) * rx;
    const y = cy + Math.sin(a) * ry;
    draw.line(`M${fixed(x)},${fixed(y)}V${fixed(y + height)}`, '#7b4a22', 1.2, 'opacity=".35"');
  }
  for (const t of [0.12, 0.5, 0.86]) {
    draw.line(
      `M${cx - rx},${cy + height * t}A${rx},${ry} 0 0 0 ${cx + rx},${cy + height * t}`,
      '#8a5729',
      5,
      'opacity=".55"',
    );
    draw.line(
      `M${cx - rx},${cy + height * t - 3}A${rx},${ry} 0 0 0 ${cx + rx},${cy + height * t - 3}`,
      '#ffe9b8',
      2,
      'opacity=".6"',
    );
  }
}

export function openBasket(
  draw: Drawing,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  height: number,
): void {
  basketWall(draw, cx, cy, rx, ry, height);
  draw.ellipse(cx, cy, rx, ry, draw.linear(['#fbe1a7', '#c98f4b'], 0, 0, 1, 0));
  draw.ellipse(cx, cy, rx - 15, ry - 9, '#9c6833');
  draw.ellipse(cx, cy + 7, rx - 19, ry - 13, draw.linear(['#b9854a', '#e6c387']));
  draw.ellipse(cx, cy + 9, rx - 36, ry - 22, draw.linear(['#f6ecd2', '#fffaf0']));
}

function bao(draw: Drawing, x: number, y: number, radius: number): void {
  draw.soft(x + radius * 0.2, y + radius * 0.5, radius, radius * 0.34, '#8a5a2c', 0.5, 7);
  draw.path(
    `M${x - radius},${y + radius * 0.32}C${x - radius * 1.1},${y - radius * 0.5} ` +
      `${x - radius * 0.5},${y - radius * 0.86} ${x},${y - radius * 0.86}` +
      `S${x + radius * 1.1},${y - radius * 0.5} ${x + radius},${y + radius * 0.32}` +
      `C${x + radius * 0.8},${y + radius * 0.66} ${x - radius * 0.8},${y + radius * 0.66} ` +
      `${x - radius},${y + radius * 0.32}Z`,
    draw.radial(['#ffffff', '#fdf5e6', '#e3cfae'], 0.36, 0.24, 0.9),
  );
  for (let i = -3; i <= 3; i++) {
    draw.line(
      `M${x},${y - radius * 0.72}Q${x + i * radius * 0.16},${y - radius * 0.5} ` +
        `${x + i * radius * 0.27},${y - radius * 0.08}`,
      '#d9c3a0',
      2.2,
      'opacity=".8"',
    );
  }
  draw.ellipse(x, y - radius * 0.74, radius * 0.14, radius * 0.1, '#e7d2ae');
}

/** Left stack. */
export function leftStack(draw: Drawing): void {
  basketWall(draw, 318, 590, 196, 74, 84);
  basketWall(draw, 318, 490, 196, 74, 84);
  openBasket(draw, 318, 420, 196, 74, 70);
  bao(draw, 240, 412, 52);
  bao(draw, 392, 406, 52);
  bao(draw, 318, 444, 58);
  steam(draw, 300, 380, 300, '#fff8e6', 0.66);
  steam(draw, 380, 370, 250, '#fff8e6', 0.5);
}
