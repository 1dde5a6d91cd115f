import { shafts } from '../../primitives/air.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { ridge } from '../../primitives/ridge.ts';

const COLOURS = [
  '#d98a3a',
  '#b5562c',
  '#e9c06a',
  '#5f8f6c',
  '#c9765c',
  '#3f7a72',
  '#efdcae',
  '#8a4a2c',
];

export function studioWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, 640, draw.linear(['#7fa08c', '#55806f', '#3a6457']));
  draw.rect(
    0,
    0,
    WIDTH,
    640,
    draw.radial(
      [
        [0, '#fff3cf', 0.9],
        [0.5, '#f0d6a0', 0.25],
        [1, '#123c38', 0.55],
      ],
      0.1,
      0.16,
      1.05,
    ),
  );
}

export function archWindow(draw: Drawing): void {
  draw.path(
    'M40,560V150Q40,44 146,44T252,150V560Z',
    draw.linear([draw.palette.sky[1], draw.palette.sky[2], draw.palette.sky[3]]),
  );
  draw.group(draw.clip('<path d="M40,560V150Q40,44 146,44T252,150V560Z"/>'), () => {
    draw.glow(110, 330, 190, draw.palette.sun, 0.9);
    ridge(
      draw,
      [
        [30, 440],
        [120, 390],
        [200, 430],
        [260, 400],
      ],
      22,
      mix(draw.palette.far, draw.palette.sky[3], 0.3),
      570,
    );
    ridge(
      draw,
      [
        [30, 490],
        [140, 460],
        [260, 480],
      ],
      18,
      draw.palette.mid,
      570,
    );
  });
  draw.path('M40,560V150Q40,44 146,44T252,150V560Z', 'none', 'stroke="#f7ecd2" stroke-width="14"');
  draw.line('M146,44V560M40,300H252', '#f7ecd2', 8);
  draw.rect(22, 556, 250, 16, '#f7ecd2', 3);
  shafts(draw, 60, 40, 90, 0.6, draw.palette.sun);
}

export function shelves(draw: Drawing): void {
  for (const [y, x0, x1] of [
    [196, 330, 1150],
    [334, 330, 1150],
    [472, 330, 1150],
  ] as const) {
    draw.rect(x0 - 10, y + 14, x1 - x0 + 20, 16, '#0f2f2a', 0, `opacity=".35" ${draw.blur(6)}`);
    draw.rect(x0 - 10, y, x1 - x0 + 20, 16, draw.linear(['#e3b57c', '#a8703c', '#7a4c26']));
  }
  for (const x of [322, 1142]) {
    draw.rect(x, 66, 16, 520, draw.linear(['#d9a86c', '#7a4c26'], 0, 0, 1, 0));
  }
}

/** Small dropper bottle; t picks the form. */
function vial(draw: Drawing, x: number, y: number, scale: number, colour: string, t: number): void {
  draw.group(`transform="translate(${fixed(x)},${fixed(y)}) scale(${fixed(scale)})"`, () => {
    const d = at(
      [
        'M-20,0V-52Q-20,-62 -8,-66V-76H8V-66Q20,-62 20,-52V0Q0,4 -20,0Z',
        'M-16,0V-70Q-16,-78 -7,-82V-88H7V-82Q16,-78 16,-70V0Q0,3 -16,0Z',
        'M-26,0Q-30,-46 -8,-54V-68H8V-54Q30,-46 26,0Q0,4 -26,0Z',
      ],
      t,
    );
    const top = at([-76, -88, -68], t);
    draw.soft(8, 0, 30, 5, '#1a1a10', 0.55, 4);
    draw.path(d, draw.linear([lighten(colour, 0.5), colour, shade(colour, 0.42)], 0, 0, 1, 0));
    draw.group(draw.clip(`<path d="${d}"/>`), () => {
      draw.rect(-30, -90, 60, at([50, 46, 58], t), '#fff3dc', 0, 'opacity=".26"');
      draw.rect(-13, -70, 5, 62, '#fffdf2', 2, 'opacity=".65"');
    });
    draw.rect(-13, -38, 28, 24, '#fbf0d6', 2, 'opacity=".95"');
    draw.rect(-8, -31, 18, 3, '#a98a5c', 1);
    draw.rect(-8, -25, 12, 3, '#a98a5c', 1);
    draw.rect(-9, top - 13, 18, 15, t === 1 ? '#d9b36a' : '#2b3a36', 3);
    if (t === 0) {
      draw.path(`M-6,${top - 12}v-14q6,-10 12,0v14z`, '#3a4a44');
    }
  });
}

export function vials(draw: Drawing): void {
  let n = 0;
  for (const y of [196, 334, 472]) {
    for (let x = 370; x < 1120; x += draw.between(50, 64)) {
      vial(
        draw,
        x,
        y,
        draw.between(0.86, 1.06),
        at(COLOURS, (n * 3 + Math.floor(draw.random() * 2)) % 8),
        n % 3,
      );
      n++;
    }
  }
}

/** Marble bench. */
export function bench(draw: Drawing): void {
  draw.rect(0, 612, WIDTH, 300, draw.linear(['#f7ecd8', '#e0cfb2', '#a99376']));
  draw.rect(0, 606, WIDTH, 10, '#fffaf0');
  draw.group(`${draw.blur(1.5)} opacity=".4"`, () => {
    for (let i = 0; i < 9; i++) {
      const x = draw.between(-50, 1100);
      const y = draw.between(640, 880);
      draw.line(
        `M${fixed(x)},${fixed(y)}` +
          `q${fixed(draw.between(40, 110))},${fixed(draw.between(-30, 30))} ` +
          `${fixed(draw.between(140, 220))},${fixed(draw.between(-20, 20))}` +
          `t${fixed(draw.between(60, 160))},${fixed(draw.between(-20, 30))}`,
        '#9a8468',
        fixed(draw.between(1, 2.6)),
      );
    }
  });
  draw.path('M0,616H520L860,900H0Z', '#fff6da', `opacity=".6" ${draw.blur(24)}`);
}

/** The bottle that glows. */
export function bottleShadow(draw: Drawing): void {
  draw.path('M700,792L960,860L900,884L560,812Z', '#d98a3a', `opacity=".55" ${draw.blur(12)}`);
  draw.soft(640, 800, 170, 14, '#4a2f18', 0.55, 9);
  draw.path('M660,798L900,850L860,866L640,806Z', '#ffe6a0', `opacity=".8" ${draw.blur(8)}`);
  draw.glow(600, 640, 300, '#ffc86a', 0.75);
}
