import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH } from '../../primitives/frame.ts';
import { steam } from '../../primitives/steam.ts';

const STEEL = ['#f3f6f2', '#b9c6c1', '#6f827c'] as const;
const TEA = ['#c98a55', '#a9673a', '#7a4222'] as const;

export function worktop(draw: Drawing): void {
  draw.rect(0, 640, WIDTH, 34, draw.linear(['#e9d3a8', '#a9794a']));
  draw.rect(0, 674, WIDTH, 226, draw.linear(['#2f8468', '#174c3b']));
  for (let x = 0; x < WIDTH; x += 60) draw.rect(x, 690, 56, 210, '#0f3a2d', 4, 'opacity=".25"');
  draw.rect(0, 640, WIDTH, 8, '#fff4d6', 0, 'opacity=".6"');
}

/** A tall steel jug, its spout to the right. */
function jug(draw: Drawing, x: number, y: number, scale: number): void {
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    draw.path(
      'M-70,-10Q-140,20 -126,110Q-116,160 -66,150',
      'none',
      'stroke="#6f827c" stroke-width="20"',
    );
    draw.path('M62,6L132,-34L140,-20L70,60Z', draw.linear(STEEL));
    draw.path('M-78,-20H78L92,210Q0,232 -92,210Z', draw.linear(STEEL, 0, 0, 1, 0));
    draw.ellipse(0, -20, 78, 18, '#8ea09a');
    draw.ellipse(0, -18, 66, 13, TEA[1]);
  });
}

/** The sock: a cotton strainer on a ring, brown with tea. */
function sock(draw: Drawing): void {
  draw.line('M820,306H1010', '#8a6a42', 18);
  draw.path(
    'M640,306H830L806,450Q734,536 664,450Z',
    draw.linear(['#e2bd8b', '#b07a48', '#7c4b28']),
  );
  for (const x of [672, 704, 738, 772, 800])
    draw.line(
      `M${x},316Q${x + (735 - x) * 0.2},420 ${x + (735 - x) * 0.5},480`,
      '#6a3d20',
      3,
      'opacity=".45"',
    );
  draw.ellipse(735, 306, 97, 22, '#c9ccc4');
  draw.ellipse(735, 308, 84, 15, TEA[2]);
}

/** Tea is pulled from a jug held high, through the sock, into the pot below. */
export function pull(draw: Drawing): void {
  draw.soft(735, 650, 170, 18, '#1c100b', 0.5, 12);
  draw.path('M650,500H820L842,636Q735,656 628,636Z', draw.linear(STEEL, 0, 0, 1, 0));
  draw.ellipse(735, 500, 85, 18, '#8ea09a');
  draw.path('M722,470H748V500H722Z', draw.linear(TEA));
  sock(draw);
  draw.path('M604,162C676,172 716,228 722,304H746C744,212 702,146 610,146Z', draw.linear(TEA));
  draw.group('transform="rotate(34 500 140)"', () => jug(draw, 480, 120, 0.92));
  steam(draw, 735, 290, 180, '#fff', 0.34);
}

function cup(draw: Drawing, x: number, y: number, scale: number): void {
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    draw.soft(10, 96, 150, 18, '#1c100b', 0.5, 10);
    draw.ellipse(0, 88, 142, 26, draw.linear(['#fffdf6', '#d9cbb2']));
    draw.path('M86,-6q72,-6 62,44q-10,40 -74,36', 'none', 'stroke="#f3ead6" stroke-width="17"');
    draw.path(
      'M-96,-30H96Q96,84 0,88T-96,-30Z',
      draw.linear(['#fffdf6', '#f3ead6', '#bfae90'], 0, 0, 1, 0),
    );
    draw.path('M-93,4Q0,30 93,4L92,18Q0,46 -91,18Z', '#c8391a');
    draw.ellipse(0, -30, 96, 24, '#fffaf0');
    draw.ellipse(0, -27, 84, 18, draw.linear(['#dca873', '#b97d48']));
  });
}

/** Two cups that are full, and a tin of evaporated milk. */
export function cupsAndTin(draw: Drawing): void {
  cup(draw, 290, 690, 1);
  cup(draw, 500, 760, 1.1);
  draw.soft(1000, 656, 90, 14, '#1c100b', 0.5, 10);
  draw.rect(930, 520, 134, 132, draw.linear(['#fffaf0', '#f3ead6', '#b9a888'], 0, 0, 1, 0), 6);
  draw.rect(930, 556, 134, 62, '#c8391a');
  draw.path('M970,606q-6,-34 26,-36q36,2 30,36z', '#fffaf0');
  draw.ellipse(997, 520, 67, 15, '#c9ccc4');
  steam(draw, 290, 650, 110, '#fff', 0.3);
  steam(draw, 500, 716, 120, '#fff', 0.3);
}
