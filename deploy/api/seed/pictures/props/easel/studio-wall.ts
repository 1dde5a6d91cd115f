import { outdoors } from '../../palettes.ts';
import { shafts } from '../../primitives/air.ts';
import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { ridge } from '../../primitives/ridge.ts';

const WINDOW = 'M30,560V20H300V560Z';

export function studioWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, 690, draw.linear(['#5f7f78', '#466a66', '#345250']));
  draw.rect(
    0,
    0,
    WIDTH,
    690,
    draw.radial(
      [
        [0, '#fff3cf', 0.85],
        [0.5, '#eac890', 0.25],
        [1, '#0d2a30', 0.55],
      ],
      0.1,
      0.14,
      1.1,
    ),
  );
}

export function windowView(draw: Drawing): void {
  draw.path(
    WINDOW,
    draw.linear([
      draw.palette.sky[0],
      draw.palette.sky[1],
      draw.palette.sky[2],
      draw.palette.sky[3],
    ]),
  );
  draw.group(draw.clip(`<path d="${WINDOW}"/>`), () => {
    draw.glow(140, 330, 220, draw.palette.sun, 0.9);
    ridge(
      draw,
      [
        [20, 430],
        [110, 370],
        [200, 410],
        [310, 360],
      ],
      30,
      mix(draw.palette.far, draw.palette.sky[3], 0.3),
      480,
    );
    draw.rect(20, 470, 300, 100, draw.linear([draw.palette.water[0], draw.palette.water[1]]));
    draw.path('M150,500h70l-12,14h-46z', draw.palette.near);
    draw.path('M182,498V452l34,42z', '#fff3dc');
  });
  draw.path(WINDOW, 'none', 'stroke="#f3e6cc" stroke-width="14"');
  draw.line('M165,20V560M30,200H300M30,380H300', '#f3e6cc', 7);
  draw.rect(14, 556, 304, 18, draw.linear(['#f7ecd2', '#c9b48c']), 3);
  shafts(draw, 60, 20, 100, 0.7, draw.palette.sun);
}

export function pictures(draw: Drawing): void {
  for (const [x, y, w, h, a, b, c] of [
    [900, 70, 120, 150, '#e9d3a8', outdoors.red, outdoors.kumquat],
    [1046, 50, 100, 120, '#cfe0d6', '#2f7a63', outdoors.cream],
    [1050, 200, 96, 120, '#2b4f5c', outdoors.kumquat, outdoors.red],
    [920, 250, 96, 84, '#f3e6cc', '#3f7f9a', '#17453c'],
  ] as const) {
    draw.rect(x + 8, y + 10, w, h, '#0d2230', 0, `opacity=".35" ${draw.blur(5)}`);
    draw.rect(x, y, w, h, '#d9b98a');
    draw.rect(x + 7, y + 7, w - 14, h - 14, a);
    draw.group(
      draw.clip(`<rect x="${x + 7}" y="${y + 7}" width="${w - 14}" height="${h - 14}"/>`),
      () => {
        draw.ellipse(x + w * 0.66, y + h * 0.36, w * 0.17, w * 0.17, c);
        draw.path(
          `M${x},${y + h * 0.7}Q${x + w * 0.3},${y + h * 0.42} ${x + w * 0.6},${y + h * 0.7}` +
            `T${x + w},${y + h * 0.66}V${y + h}H${x}Z`,
          b,
        );
      },
    );
  }
}

export function boards(draw: Drawing): void {
  draw.rect(0, 680, WIDTH, 230, draw.linear(['#b98a5c', '#80583a', '#4a3020']));
  draw.rect(0, 672, WIDTH, 12, draw.linear(['#d9b588', '#8a6440']));
  for (let i = -6; i < 16; i++) {
    draw.line(
      `M${600 + (i - 5) * 96},684L${600 + (i - 5) * 170},900`,
      '#3a2415',
      2,
      'opacity=".35"',
    );
  }
  draw.path(
    'M250,684H560L820,900H330Z',
    draw.palette.sun,
    `opacity=".4" ${draw.blur(22)} style="mix-blend-mode:soft-light"`,
  );
}

function leg(draw: Drawing, a: string, b: string): void {
  draw.line(`M${a}L${b}`, '#6d4526', 17);
  draw.line(`M${a}L${b}`, '#c08a54', 9);
}

/** Easel. */
export function easelLegs(draw: Drawing): void {
  draw.soft(560, 850, 300, 22, '#24140a', 0.55, 14);
  leg(draw, '520,70', '600,800');
  leg(draw, '500,110', '352,856');
  leg(draw, '528,110', '720,856');
  draw.rect(330, 610, 400, 22, draw.linear(['#e0b27a', '#a06c3a', '#6d4526']), 4);
}

export function canvasEdge(draw: Drawing): void {
  draw.rect(346 + 12, 176 + 12, 360, 434, '#0d1c20', 0, `opacity=".45" ${draw.blur(9)}`);
  draw.rect(346, 176, 360, 434, '#fffaf0');
  draw.path(`M706,176l12,8V618l-12,-8z`, '#bfa982');
}

function paintedSea(draw: Drawing): void {
  draw.path('M362,196C460,186 600,188 690,198V596H362Z', '#f7e9cf');
  draw.rect(362, 196, 330, 196, draw.linear(['#86b7b6', '#cfe0c8', '#ffdca4']));
  draw.ellipse(600, 330, 42, 42, '#fff3c4');
  draw.path('M356,392Q420,316 486,356T600,346T700,372V404H356Z', '#8fa99a');
  draw.path('M356,400Q400,366 470,392T600,388T700,384V410H356Z', '#5f8a7c');
  draw.path(
    'M360,402H692V520C640,540 600,520 560,540S440,530 360,548Z',
    draw.linear(['#f0cf98', '#5fa59a', '#2f7a7c']),
  );
  for (let i = 0; i < 44; i++) {
    const y = draw.between(408, 520);
    draw.line(
      `M${fixed(draw.between(360, 660))},${fixed(y)}h${fixed(draw.between(12, 46))}`,
      at(['#fff3cf', '#2f7a7c', '#8fc9b8', '#f4c47a'], i % 4),
      fixed(draw.between(2, 5)),
      'opacity=".7"',
    );
  }
  for (let i = 0; i < 30; i++) {
    draw.line(
      `M${fixed(draw.between(362, 660))},${fixed(draw.between(206, 320))}q14,-4 ` +
        `${fixed(draw.between(18, 40))},0`,
      i % 2 ? '#fff6dc' : '#a5cdc4',
      fixed(draw.between(2, 5)),
      'opacity=".4"',
    );
  }
  draw.path(
    'M470,470L466,300Q520,262 552,250L566,462Z',
    draw.linear(['#ef7a52', outdoors.red, '#a8331d'], 0, 0, 1, 0),
  );
  draw.path('M436,470L434,350L462,330L464,470Z', '#c03f24');
}

function paintedJunk(draw: Drawing): void {
  for (let i = 0; i < 4; i++) {
    draw.line(`M468,${318 + i * 38}L${556 + i * 3},${292 + i * 46}`, '#8f2718', 3, 'opacity=".5"');
  }
  draw.path('M412,474H600Q590,512 552,516H454Q424,510 412,474Z', '#6d4022');
  draw.path('M412,474H600L598,482H414Z', '#c99258');
  draw.line(
    'M612,470Q640,452 668,470M380,560Q440,548 500,560T640,556',
    '#8fa99a',
    2.5,
    'stroke-dasharray="3 6" opacity=".8"',
  );
  draw.path(
    'M346,176H706V610H346Z',
    draw.linear(
      [
        [0, '#fff6dc', 0.22],
        [1, '#0d2230', 0.16],
      ],
      0,
      0,
      1,
      1,
    ),
  );
}

function paintedBay(draw: Drawing): void {
  paintedSea(draw);
  paintedJunk(draw);
}

export function painting(draw: Drawing): void {
  draw.group(draw.clip(`<rect x="346" y="176" width="360" height="434"/>`), () => {
    paintedBay(draw);
  });
}

/** Painter from behind, on a stool. */
export function stool(draw: Drawing): void {
  draw.soft(830, 868, 120, 14, '#24140a', 0.6, 9);
  for (const [a, b] of [
    ['790,690', '756,866'],
    ['872,690', '906,866'],
    ['830,690', '832,872'],
  ] as const) {
    draw.line(`M${a}L${b}`, '#7a4c2b', 12);
  }
  draw.line('M770,800H892', '#8a5a34', 8);
}
