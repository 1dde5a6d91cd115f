import { indoors } from '../../palettes.ts';
import { shafts } from '../../primitives/air.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { plant } from '../greenery.ts';
import { person } from '../person.ts';

/** Chandelier: three rings of glass. */
export function chandelier(draw: Drawing): void {
  draw.line('M600,-10V70', '#a9762c', 5);
  draw.glow(600, 180, 420, '#ffdf96', 0.95);
  for (const [y, rx, n] of [
    [92, 62, 12],
    [146, 124, 20],
    [204, 178, 28],
  ] as const) {
    draw.add(
      `<ellipse cx="600" cy="${y}" rx="${rx}" ry="${fixed(rx * 0.19)}" fill="none" ` +
        `stroke="#c9933c" stroke-width="7"/><ellipse cx="600" cy="${y - 2}" rx="${rx}" ` +
        `ry="${fixed(rx * 0.19)}" fill="none" stroke="#ffe9ae" stroke-width="2.500"/>`,
    );
    for (let i = 0; i < n; i++) {
      const a = (i * 2 * Math.PI) / n;
      const x = 600 + Math.cos(a) * rx;
      const yy = y + Math.sin(a) * rx * 0.19;
      const l = 26 + (Math.sin(a) > 0 ? 12 : 0);
      draw.path(
        `M${fixed(x - 5)},${fixed(yy)}h10l-2,${l}l-3,8l-3,-8z`,
        draw.linear([
          [0, '#fffdf0', 0.95],
          [1, '#ffd27a', 0.85],
        ]),
      );
      draw.ellipse(x, yy - 3, 4.5, 4.5, '#fffbe6');
    }
  }
  for (const d of [-1, 1]) {
    draw.line(
      `M600,66L${600 + d * 62},92L${600 + d * 124},146L${600 + d * 178},204`,
      '#c9933c',
      2.4,
    );
  }
}

export function guests(draw: Drawing): void {
  person(draw, 452, 606, 1.6, '#2c5f7a');
  person(draw, 776, 610, 1.65, indoors.red, '#d69b70', '#3a2a22');
  draw.rect(800, 578, 22, 34, draw.linear(['#f3c766', '#a9762c'], 0, 0, 1, 0), 4);
  draw.line('M811,578V552', '#7a6a55', 3);
}

/** Seating: two sofas and a low table round a rug. */
export function rug(draw: Drawing): void {
  draw.ellipse(600, 746, 380, 84, draw.linear(['#1f6f57', '#124a3b']));
  draw.add(
    '<ellipse cx="600" cy="746" rx="352" ry="74" fill="none" stroke="#f3d79a" ' +
      'stroke-width="4" opacity=".8"/><ellipse cx="600" cy="746" rx="300" ry="60" fill="none" ' +
      'stroke="#f3d79a" stroke-width="2" opacity=".5"/>',
  );
}

function chair(draw: Drawing, x: number, y: number, side: number, colour: string): void {
  draw.group(`transform="translate(${x},${y}) scale(${side},1)"`, () => {
    draw.soft(4, 66, 120, 16, '#2a1a10', 0.6, 9);
    for (const lx of [-86, 92]) {
      draw.rect(lx, 48, 9, 22, '#a9762c', 2);
    }
    draw.path(
      'M-112,-110Q-112,-146 -78,-146H-30Q2,-146 4,-110V10H-112Z',
      draw.linear([lighten(colour, 0.3), colour, shade(colour, 0.3)], 0, 0, 1, 0.3),
    );
    draw.path(
      'M-104,-14H96Q112,-14 112,4V50H-104Z',
      draw.linear([lighten(colour, 0.22), colour, shade(colour, 0.4)]),
    );
    draw.path(
      'M-20,-40H96Q116,-38 114,-12V0H-20Z',
      draw.linear([lighten(colour, 0.46), lighten(colour, 0.12)]),
    );
    draw.path(
      'M-124,-62Q-124,-84 -104,-84T-82,-62V54H-124Z',
      draw.linear([lighten(colour, 0.34), shade(colour, 0.34)], 0, 0, 1, 0.2),
    );
  });
}

export function seating(draw: Drawing): void {
  chair(draw, 330, 700, 1, '#d98a5c');
  chair(draw, 870, 700, -1, '#d98a5c');
  draw.group('transform="rotate(12 332 648)"', () => {
    draw.rect(298, 612, 66, 62, draw.linear(['#ffd872', '#d9942a'], 0, 0, 1, 1), 12);
  });
  draw.group('transform="rotate(-10 868 648)"', () => {
    draw.rect(836, 612, 66, 62, draw.linear(['#3b9a7a', '#14513f'], 0, 0, 1, 1), 12);
  });
}

export function lowTable(draw: Drawing): void {
  draw.soft(606, 812, 150, 18, '#0c1f1b', 0.6, 10);
  for (const x of [506, 684]) {
    draw.line(`M${x},742L${x + (x < 600 ? -8 : 8)},808`, '#a9762c', 6);
  }
  draw.ellipse(600, 744, 142, 33, '#7a6a55');
  draw.ellipse(600, 736, 142, 33, draw.linear(['#fffaf0', '#e2cfae', '#b9a07a'], 0, 0, 1, 1));
}

export function flowers(draw: Drawing): void {
  draw.path(
    'M566,734C556,700 564,674 576,664H624C636,674 644,700 634,734Q600,746 566,734Z',
    draw.linear(['#f4faf4', '#a9cfc2', '#3f7f6c'], 0, 0, 1, 0),
  );
  for (let i = 0; i < 13; i++) {
    const a = -Math.PI / 2 + (i - 6) * 0.23;
    const l = draw.between(80, 140);
    const x = 600 + Math.cos(a) * l;
    const y = 668 + Math.sin(a) * l;
    draw.line(
      `M600,670Q${fixed(600 + Math.cos(a) * l * 0.4)},${fixed(640 + Math.sin(a) * l * 0.5)} ` +
        `${fixed(x)},${fixed(y)}`,
      '#3f7a52',
      3,
    );
    for (let k = 0; k < 5; k++) {
      draw.ellipse(
        x + Math.cos(k * 1.257) * 11,
        y + Math.sin(k * 1.257) * 11,
        10,
        9,
        draw.radial(['#fff6f0', i % 3 ? '#f5a78f' : '#fbe0a0']),
      );
    }
    draw.ellipse(x, y, 5, 5, '#f3b53c');
  }
  for (const [x, y] of [
    [510, 742],
    [694, 738],
  ] as const) {
    draw.ellipse(x, y, 26, 8, '#fffdf6');
    draw.path(
      `M${x - 15},${y - 18}q0,18 15,18t15,-18z`,
      draw.linear(['#fffdf6', '#d3bf9c'], 0, 0, 1, 0),
    );
    draw.ellipse(x, y - 18, 15, 4.5, '#a9642f');
  }
}

/** People, small; palms at the edge. */
function palm(draw: Drawing, x: number, scale: number): void {
  draw.path(
    `M${x - 50 * scale},900L${x - 62 * scale},780H${x + 62 * scale}L${x + 50 * scale},900Z`,
    draw.linear(['#f4e4c2', '#c9a878', '#8a6238'], 0, 0, 1, 0),
  );
  plant(draw, x, 786, 250 * scale, '#1f6f57');
  plant(draw, x, 790, 190 * scale, '#2f8a6c');
}

/** People, small; palms at the edge. */
export function palms(draw: Drawing): void {
  palm(draw, 52, 0.86);
  palm(draw, 1152, 0.86);
  shafts(draw, 150, 0, 120, 0.3, draw.palette.sun);
}
