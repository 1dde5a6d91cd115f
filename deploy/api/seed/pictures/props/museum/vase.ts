import { outdoors } from '../../palettes.ts';
import { shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';
import { head } from '../head.ts';

const OUTLINE =
  'M566,612C548,596 500,520 504,452C508,396 556,372 572,350C580,336 574,318 568,300C586,292 ' +
  '630,292 648,300C642,318 636,336 644,350C660,372 708,396 712,452C716,520 668,596 ' +
  '650,612Q608,620 566,612Z';

interface VisitorLook {
  readonly coat?: boolean;
  readonly bun?: boolean;
  /** One hand reaches down to a child. */
  readonly hold?: boolean;
}

export function vase(draw: Drawing): void {
  draw.soft(628, 610, 80, 9, '#3a3122', 0.6, 5);
  draw.path(OUTLINE, draw.linear(['#e9f6e9', '#8fcbb0', '#3f917a', '#17503f'], 0, 0, 1, 0.1));
  draw.group(draw.clip(`<path d="${OUTLINE}"/>`), () => {
    draw.rect(490, 384, 240, 7, '#fdf0d6', 0, 'opacity=".75"');
    draw.rect(490, 396, 240, 3, '#17503f', 0, 'opacity=".6"');
    draw.rect(490, 540, 240, 5, '#fdf0d6', 0, 'opacity=".7"');
    for (let i = 0; i < 9; i++) {
      draw.path(
        `M${500 + i * 27},618Q${514 + i * 27},556 ${514 + i * 27},552Q${514 + i * 27},556 ` +
          `${528 + i * 27},618Z`,
        '#17503f',
        'opacity=".4"',
      );
    }
    for (const [x, y, k] of [
      [560, 470, 1],
      [640, 486, 1.15],
      [604, 440, 0.8],
    ] as const) {
      for (let a = -2; a <= 2; a++) {
        draw.path(
          `M${x},${y}Q${x + a * 14 * k - 7 * k},${y - 20 * k} ` +
            `${x + a * 17 * k},${y - (34 - Math.abs(a) * 7) * k}` +
            `Q${x + a * 14 * k + 7 * k},${y - 16 * k} ${x},${y}Z`,
          a % 2 ? '#fdf0d6' : '#f3d9b0',
          'opacity=".9"',
        );
      }
    }
    draw.path(
      'M520,520Q570,470 604,520T700,510',
      'none',
      'stroke="#14453a" stroke-width="4" opacity=".6"',
    );
    draw.ellipse(
      540,
      460,
      16,
      78,
      '#fffdf2',
      `opacity=".6" transform="rotate(8 540 460)" ${draw.blur(4)}`,
    );
    draw.path(
      'M660,340C700,420 720,520 650,620H740V340Z',
      '#0d2230',
      `opacity=".35" ${draw.blur(10)}`,
    );
  });
  draw.ellipse(608, 300, 40, 8, draw.linear(['#f4fbee', '#6fb095'], 0, 0, 1, 0));
  draw.ellipse(608, 301, 31, 5, '#123c33');
}

export function dust(draw: Drawing): void {
  for (let i = 0; i < 60; i++) {
    const t = draw.random();
    const y = 60 + t * 700;
    draw.ellipse(
      360 + t * 130 + draw.random() * 260,
      y,
      draw.between(0.8, 2.4),
      draw.between(0.8, 2.4),
      '#fffbe6',
      `opacity="${fixed(draw.between(0.3, 0.9))}"`,
    );
  }
}

function visitorFigure(
  draw: Drawing,
  leg: string,
  look: VisitorLook,
  colour: string,
  hair: string,
): void {
  draw.soft(16, 2, 44, 7, '#14262a', 0.6, 5);
  limb(
    draw,
    [
      [-9, -92, 13],
      [-10, -44, 10],
      [-9, -8, 7],
    ],
    draw.tone(leg),
  );
  limb(
    draw,
    [
      [10, -92, 13],
      [11, -44, 10],
      [12, -8, 7],
    ],
    draw.tone(shade(leg, 0.15)),
  );
  draw.rect(-20, -8, 16, 9, outdoors.ink, 4);
  draw.rect(4, -8, 16, 9, outdoors.ink, 4);
  draw.path(
    `M-26,${look.coat ? -60 : -88}C-30,-130 -28,-164 -14,-172C-4,-176 8,-176 16,-172C30,-164 ` +
      `30,-130 26,${look.coat ? -60 : -88}Z`,
    draw.tone(colour, 0.3, 0.34),
  );
  limb(
    draw,
    [[-22, -160, 9], [-30, -122, 8], look.hold ? [-44, -92, 6] : [-28, -88, 6]],
    draw.tone(shade(colour, 0.06)),
  );
  limb(
    draw,
    [
      [22, -160, 9],
      [30, -124, 8],
      [26, -90, 6],
    ],
    draw.tone(shade(colour, 0.2)),
  );
  limb(
    draw,
    [
      [1, -172, 7],
      [1, -184, 7],
    ],
    '#b57c58',
  );
  head(draw, 1, -200, 18, { back: true, hair, bun: look.bun });
}

/** Visitors. */
function visitor(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  colour: string,
  leg: string,
  hair: string,
  look: VisitorLook = {},
): void {
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    visitorFigure(draw, leg, look, colour, hair);
  });
}

export function visitors(draw: Drawing): void {
  visitor(draw, 420, 836, 0.9, outdoors.red, '#2d3a44', '#231d20', {
    coat: true,
    bun: true,
    hold: true,
  });
  visitor(draw, 376, 840, 0.56, outdoors.kumquat, '#24404c', '#3a2a22');
  visitor(draw, 868, 812, 0.84, outdoors.green, '#33424a', '#2b2226');
}

export function ropeBarrier(draw: Drawing): void {
  for (const [x, y] of [
    [1040, 812],
    [1156, 880],
  ] as const) {
    draw.rect(x - 3, y - 92, 6, 92, '#e9c98f');
    draw.ellipse(x, y - 94, 7, 7, '#f7e4b8');
    draw.ellipse(x, y, 22, 5, '#8f6a38');
  }
  draw.line('M1040,726Q1098,800 1156,792', outdoors.red, 7);
}
