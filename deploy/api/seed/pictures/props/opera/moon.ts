import { outdoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import type { Knot, Point } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { at } from '../../primitives/list.ts';
import { ridge } from '../../primitives/ridge.ts';
import { GOLD } from './measures.ts';

/** Painted backdrop: moon, peaks, cloud scrolls. */
export function moon(draw: Drawing): void {
  draw.ellipse(
    600,
    352,
    262,
    262,
    draw.radial(
      [
        [0, '#fff3cf'],
        [0.7, '#ffdb93'],
        [1, '#f4b45c'],
      ],
      0.45,
      0.4,
      0.62,
    ),
  );
  draw.group(draw.clip('<circle cx="600" cy="352" r="262"/>'), () => {
    ridge(
      draw,
      [
        [320, 560],
        [430, 470],
        [520, 540],
        [640, 440],
        [760, 540],
        [880, 490],
      ],
      30,
      '#d99a55',
      700,
    );
    ridge(
      draw,
      [
        [320, 600],
        [420, 560],
        [560, 590],
        [720, 540],
        [880, 590],
      ],
      24,
      '#b5763f',
      700,
    );
  });
}

function curl(draw: Drawing, x: number, y: number, scale: number, colour: string, a: number): void {
  draw.group(
    `transform="translate(${x},${y}) scale(${scale},${Math.abs(scale)})" opacity="${a}"`,
    () => {
      draw.line(
        'M-120,20H40C84,20 84,-36 44,-36C18,-36 12,-4 36,-2M-60,20C-100,14 -96,-28 ' +
          '-62,-28C-38,-28 -36,0 -56,2',
        colour,
        9,
      );
    },
  );
}

export function cloudScrolls(draw: Drawing): void {
  curl(draw, 250, 420, 1, '#3f8f80', 0.5);
  curl(draw, 960, 460, -1, '#3f8f80', 0.5);
  curl(draw, 300, 250, 0.7, '#3f8f80', 0.35);
  curl(draw, 920, 260, -0.7, '#3f8f80', 0.35);
}

export function boards(draw: Drawing): void {
  draw.rect(0, 706, WIDTH, 200, draw.linear(['#8a4a2c', '#5a2c1c', '#2c1612']));
  for (let i = -7; i < 8; i++) {
    draw.line(`M${600 + i * 80},706L${600 + i * 150},900`, '#2c1612', 2.4, 'opacity=".5"');
  }
  draw.ellipse(600, 770, 330, 52, '#ffcf86', `opacity=".5" ${draw.blur(18)}`);
}

/** Pheasant plumes behind. */
export function plume(draw: Drawing, side: number): void {
  const onPlume = (t: number): Point => [
    600 + side * (30 + 262 * t + 26 * Math.sin(t * 3.1)),
    236 - 372 * t * (1 - t * 0.98) + 120 * t * t * t,
  ];
  const points = Array.from({ length: 26 }, (_, i) => onPlume(i / 25));
  limb(
    draw,
    points.map(([x, y], i): Knot => [x, y, 7.5 - i * 0.22]),
    '#7a3f22',
  );
  for (let i = 1; i < 25; i++) {
    const [x, y] = at(points, i);
    const [a, b] = at(points, i - 1);
    const m = Math.hypot(x - a, y - b) || 1;
    const nx = -(y - b) / m;
    const ny = (x - a) / m;
    draw.line(
      `M${fixed(x - nx * (10 - i * 0.2))},${fixed(y - ny * (10 - i * 0.2))}` +
        `L${fixed(x)},${fixed(y)}M${fixed(x)},${fixed(y)}` +
        `L${fixed(x + nx * (10 - i * 0.2))},${fixed(y + ny * (10 - i * 0.2))}`,
      i % 2 ? '#2b1a14' : '#f4d08a',
      6.5,
      'opacity=".9"',
    );
  }
}

/** Four back flags. */
function flag(draw: Drawing, a: number, side: number): void {
  draw.group(`transform="translate(600,440) rotate(${a})"`, () => {
    draw.rect(-3, -250, 6, 190, GOLD, 3);
    draw.path(
      `M0,-244C${side * 50},-250 ${side * 96},-226 ${side * 110},-170C${side * 86},-184 ` +
        `${side * 60},-150 ${side * 30},-150C${side * 16},-150 6,-146 0,-140Z`,
      draw.tone(outdoors.green, 0.3, 0.3),
    );
    draw.path(
      `M0,-232C${side * 44},-236 ${side * 80},-220 ${side * 92},-188C${side * 70},-192 ` +
        `${side * 50},-166 ${side * 26},-164C${side * 14},-164 6,-160 0,-156Z`,
      'none',
      `stroke="${GOLD}" stroke-width="4"`,
    );
    draw.ellipse(side * 40, -200, 14, 14, draw.tone(outdoors.red));
    draw.path(`M0,-262l7,14h-14z`, GOLD);
  });
}

/** Four back flags. */
export function flags(draw: Drawing): void {
  flag(draw, -62, -1);
  flag(draw, 62, 1);
  flag(draw, -34, -1);
  flag(draw, 34, 1);
}

/** Boots and skirt panels. */
export function boots(draw: Drawing): void {
  draw.soft(600, 806, 190, 18, '#1a0c08', 0.7, 10);
  for (const d of [-1, 1]) {
    draw.path(
      `M${600 + d * 22},700H${600 + d * 82}L${600 + d * 88},784H${600 + d * 22}Z`,
      draw.tone('#2b2f36', 0.2),
    );
    draw.path(
      `M${600 + d * 14},782H${600 + d * 112}Q${600 + d * 118},806 ` +
        `${600 + d * 104},808H${600 + d * 16}Z`,
      draw.linear(['#fffaf0', '#d8c9aa']),
    );
  }
}
