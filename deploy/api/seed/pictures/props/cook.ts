import { indoors } from '../palettes.ts';
import { lighten, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';

/** What a cook wears. */
export interface CookOptions {
  readonly skin?: string;
  readonly coat?: string;
  readonly apron?: string;
  readonly cap?: string;
  readonly hair?: string;
}

/** A cook behind a counter: head, cap, coat. Arms are left to the scene. */
export function cook(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  options: CookOptions = {},
): void {
  const {
    skin = '#e3a981',
    coat = '#f7f0e2',
    apron = indoors.green,
    cap = indoors.cream,
    hair = '#22252b',
  } = options;
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    draw.path(
      'M-128,300C-132,180 -124,110 -84,88C-56,76 -30,72 -22,56H22C30,72 56,76 84,88C124,110 ' +
        '132,180 128,300Z',
      draw.linear(
        [
          [0, lighten(coat, 0.3)],
          [0.5, coat],
          [1, shade(coat, 0.34)],
        ],
        0,
        0,
        1,
        0.1,
      ),
    );
    draw.path(
      'M-62,84L-56,300H56L62,84L44,78L36,150H-36L-44,78Z',
      draw.linear([lighten(apron, 0.16), apron, shade(apron, 0.35)], 0, 0, 1, 0),
    );
    draw.path('M-24,30H24V66Q0,92 -24,66Z', shade(skin, 0.22));
    draw.path('M-26,64L0,94L26,64L34,74L2,112L-34,74Z', lighten(coat, 0.35));
    draw.ellipse(-47, -4, 9, 14, shade(skin, 0.1));
    draw.ellipse(47, -4, 9, 14, shade(skin, 0.22));
    draw.path(
      'M-45,-34C-48,22 -28,52 0,52S48,22 45,-34Z',
      draw.linear([lighten(skin, 0.3), skin, shade(skin, 0.2)], 0, 0, 1, 0.1),
    );
    draw.path('M-46,-14C-48,-34 -44,-46 -40,-50H40C44,-46 48,-34 46,-14L38,-30H-38Z', hair);
    draw.path(
      'M-49,-36C-56,-92 56,-92 49,-36C20,-46 -20,-46 -49,-36Z',
      draw.linear([lighten(cap, 0.5), cap, shade(cap, 0.3)], 0, 0, 1, 0.2),
    );
    draw.path('M-50,-34C-20,-46 20,-46 50,-34V-24C20,-35 -20,-35 -50,-24Z', shade(apron, 0.1));
    draw.line('M-28,-2q9,-8 18,0M10,-2q9,-8 18,0', '#4a2c1e', 3.4);
    draw.line('M-13,26q13,11 26,0', '#8a4b2c', 3.4);
    draw.ellipse(-28, 16, 10, 6, '#e8744a', 'opacity=".25"');
    draw.ellipse(28, 16, 10, 6, '#e8744a', 'opacity=".22"');
    draw.path(
      'M-3,2q-6,14 -1,16q4,2 8,0',
      'none',
      `stroke="${shade(skin, 0.25)}" stroke-width="2.500" stroke-linecap="round"`,
    );
  });
}
