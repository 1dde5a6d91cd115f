import { indoors } from '../../palettes.ts';
import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { ridge } from '../../primitives/ridge.ts';
import { water } from '../../primitives/water.ts';

const KARAOKE_R = 74;

const CY = 62;

const CX = 600;

export function paddedWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#1a2846', '#2c3f5e', '#14233a']));
  for (let i = 0; i < 24; i++) {
    const x = i * 50;
    draw.rect(
      x,
      0,
      46,
      620,
      draw.linear(['#35507a', '#28406a', '#172a48'], 0, 0, 1, 0),
      0,
      'opacity=".6"',
    );
  }
  for (let y = 30; y < 620; y += 74) {
    for (let i = 0; i < 24; i++) {
      draw.ellipse(i * 50 + 23, y + (i % 2) * 37, 3, 3, '#f3c766', 'opacity=".55"');
    }
  }
}

/** The screen, with a sunset and a line being sung. */
export function screen(draw: Drawing): void {
  draw.glow(600, 300, 620, '#ffa06a', 0.65);
  draw.rect(296, 96, 608, 372, '#0b1420', 16);
  draw.group(draw.clip('<rect x="310" y="110" width="580" height="344" rx="8"/>'), () => {
    draw.rect(310, 110, 580, 344, draw.linear(['#4f6fa8', '#e98a7c', '#ffc37a', '#ffe6a8']));
    draw.glow(600, 330, 260, '#fff0b4', 0.9);
    draw.ellipse(600, 312, 62, 62, '#fff3c4');
    ridge(
      draw,
      [
        [310, 320],
        [420, 270],
        [520, 318],
        [640, 290],
        [760, 322],
        [890, 262],
      ],
      30,
      draw.linear(['#a8708a', '#d98f7c']),
      460,
    );
    draw.rect(310, 340, 580, 120, draw.linear(['#f0a884', '#8a6f8e', '#3f4f78']));
    water(draw, 344, 450, 70, '#ffe9b8', '#3f4f78', 600, 90);
    draw.group('transform="translate(226,-2)"', () => {
      draw.path('M470,362Q500,384 540,362Q536,346 530,346H478Z', '#2c2f48');
      draw.path('M504,346V282Q536,306 534,344Z', indoors.red);
      draw.path('M498,346V292Q478,314 476,344Z', '#a92f2a');
    });
    draw.rect(372, 392, 456, 50, '#101a2c', 25, 'opacity=".55"');
    let x = 396;
    for (let i = 0; i < 8; i++) {
      const w = at([46, 34, 52, 40, 46, 34, 58, 40], i);
      draw.rect(x, 408, w, 18, i < 4 ? '#f3b53c' : '#fff6e0', 9, i < 4 ? '' : 'opacity=".85"');
      x += w + 10;
    }
  });
  draw.path('M310,110H520L380,454H310Z', '#fff', 'opacity=".07"');
}

export function speakers(draw: Drawing): void {
  for (const d of [-1, 1]) {
    const x = 600 + d * 384;
    draw.rect(x - 54, 150, 108, 300, draw.linear(['#2c3646', '#121a26'], 0, 0, 1, 0), 10);
    for (const [y, r] of [
      [220, 30],
      [340, 44],
    ] as const) {
      draw.ellipse(x, y, r, r, '#0b1018');
      draw.ellipse(x, y, r * 0.84, r * 0.84, draw.radial(['#4a5568', '#1c2432'], 0.4, 0.3, 0.8));
      draw.ellipse(
        x,
        y,
        r * 0.34,
        r * 0.34,
        draw.radial(['#ffd98a', '#c98f3a', '#5e3c14'], 0.38, 0.3, 0.8),
      );
    }
  }
}

/** Mirror ball. */
export function mirrorBall(draw: Drawing): void {
  draw.line('M600,-40V0', '#8a94a4', 4);
  draw.ellipse(
    CX,
    CY,
    KARAOKE_R,
    KARAOKE_R,
    draw.radial(['#fff6e0', '#a8b4c4', '#3f4f68', '#1a2438'], 0.36, 0.28, 0.85),
  );
  draw.group(draw.clip(`<circle cx="${CX}" cy="${CY}" r="${KARAOKE_R}"/>`), () => {
    for (let j = -5; j <= 5; j++) {
      const y0 = CY + KARAOKE_R * Math.sin(j * 0.28 - 0.14);
      const y1 = CY + KARAOKE_R * Math.sin(j * 0.28 + 0.14);
      const rr = KARAOKE_R * Math.cos(j * 0.28);
      for (let i = -6; i < 7; i++) {
        const a = i * 0.24;
        const x0 = CX + rr * Math.sin(a - 0.12);
        const x1 = CX + rr * Math.sin(a + 0.12);
        const k = draw.random();
        draw.rect(
          x0 + 0.8,
          y0 + 0.8,
          x1 - x0 - 1.6,
          y1 - y0 - 1.6,
          k < 0.14
            ? '#fff9e0'
            : k < 0.24
              ? '#ffb07a'
              : k < 0.34
                ? '#7fd0b4'
                : mix('#c4ccd4', '#3f4f68', draw.random()),
          1,
          `opacity="${k < 0.34 ? 1 : 0.75}"`,
        );
      }
    }
  });
  draw.glow(CX - 20, CY - 14, 150, '#fff0c4', 0.8);
}

export function sparkles(draw: Drawing): void {
  for (let i = 0; i < 70; i++) {
    const a = draw.random() * 6.28;
    const q = draw.between(180, 720);
    const x = 600 + Math.cos(a) * q;
    const y = 120 + Math.abs(Math.sin(a)) * q * 0.9;
    if (x > 300 && x < 900 && y > 96 && y < 468) {
      continue;
    }
    draw.group(`transform="translate(${fixed(x)},${fixed(y)}) rotate(${fixed(a * 57)})"`, () => {
      draw.rect(
        -8,
        -5,
        draw.between(10, 22),
        draw.between(6, 11),
        at(['#ffe0a0', '#ffa884', '#9fe0c8', '#fff6e0'], i % 4),
        3,
        `opacity="${fixed(draw.between(0.25, 0.7))}"`,
      );
    });
  }
}

export function beams(draw: Drawing): void {
  for (const [x, c] of [
    [180, '#ffb27a'],
    [420, '#7fd0b4'],
    [780, '#f3b53c'],
    [1020, '#ff8a6a'],
  ] as const) {
    draw.path(
      `M600,70L${x - 70},900H${x + 70}Z`,
      draw.linear([
        [0, c, 0.3],
        [1, c, 0],
      ]),
      'style="mix-blend-mode:screen"',
    );
  }
}

export function sofa(draw: Drawing, side: number): void {
  draw.group(side < 0 ? '' : `transform="translate(1200,0) scale(-1,1)"`, () => {
    draw.soft(150, 842, 260, 24, '#060c14', 0.7, 14);
    draw.path(
      'M-20,520H250Q300,520 306,570V700H-20Z',
      draw.linear(['#2f8a6c', '#1a5f4a', '#0b332a']),
    );
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 2; j++) {
        draw.ellipse(30 + i * 72, 566 + j * 62, 5, 5, '#0b332a');
      }
    }
    draw.path(
      'M-20,688H350Q392,690 392,726V770H-20Z',
      draw.linear(['#3b9a7a', '#1f6f57', '#0f4435']),
    );
    draw.path('M-20,766H392V836H-20Z', draw.linear(['#155040', '#082a22']));
    draw.path(
      'M290,640Q290,600 330,600T372,640V836H290Z',
      draw.linear(['#3b9a7a', '#155040', '#0b332a'], 0, 0, 1, 0.2),
    );
    draw.group('transform="rotate(-12 130 650)"', () => {
      draw.rect(
        90,
        606,
        92,
        88,
        draw.linear(side < 0 ? ['#ffd872', '#d9942a'] : ['#f0714a', '#a92f1a'], 0, 0, 1, 1),
        18,
      );
    });
  });
}
