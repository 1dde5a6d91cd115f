import { outdoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { limb } from '../../primitives/limb.ts';
import { GOLD } from './measures.ts';

export function skirt(draw: Drawing): void {
  for (const d of [-1, 1]) {
    draw.path(
      `M${600 + d * 20},520C${600 + d * 90},520 ${600 + d * 120},540 ` +
        `${600 + d * 156},748Q${600 + d * 96},772 ${600 + d * 24},756Z`,
      draw.linear(
        d < 0
          ? [lighten(outdoors.red, 0.22), outdoors.red, shade(outdoors.red, 0.25)]
          : [outdoors.red, shade(outdoors.red, 0.3), shade(outdoors.red, 0.45)],
        0,
        0,
        1,
        0.4,
      ),
    );
    draw.path(
      `M${600 + d * 38},736Q${600 + d * 96},750 ${600 + d * 148},728`,
      'none',
      `stroke="${GOLD}" stroke-width="9" stroke-linecap="round"`,
    );
    draw.path(
      `M${600 + d * 42},714Q${600 + d * 92},728 ${600 + d * 142},706`,
      'none',
      `stroke="${outdoors.green}" stroke-width="6" stroke-linecap="round"`,
    );
    for (let i = 0; i < 3; i++) {
      draw.ellipse(600 + d * (62 + i * 26), 668 - i * 6, 13, 13, draw.tone(GOLD));
    }
    for (let i = 0; i < 3; i++) {
      draw.ellipse(600 + d * (62 + i * 26), 668 - i * 6, 6, 6, outdoors.red);
    }
  }
}

export function apron(draw: Drawing): void {
  draw.path(
    'M556,520H644L652,762Q600,782 548,762Z',
    draw.linear(
      [lighten(outdoors.green, 0.25), outdoors.green, shade(outdoors.green, 0.35)],
      0,
      0,
      1,
      0,
    ),
  );
  for (let y = 560; y < 750; y += 30) {
    draw.path(
      `M${562 - (y - 560) * 0.03},${y}q19,14 38,0t38,0`,
      'none',
      `stroke="${GOLD}" stroke-width="4" opacity=".85"`,
    );
  }
  draw.path('M549,750Q600,770 651,750', 'none', `stroke="${outdoors.kumquat}" stroke-width="10"`);
}

/** Sleeves: water sleeves thrown open. */
export function sleeves(draw: Drawing): void {
  for (const d of [-1, 1]) {
    draw.path(
      `M${600 + d * 60},388C${600 + d * 130},384 ${600 + d * 210},430 ` +
        `${600 + d * 268},452L${600 + d * 244},516C${600 + d * 170},510 ${600 + d * 110},490 ` +
        `${600 + d * 64},476Z`,
      draw.linear(
        d < 0
          ? [lighten(outdoors.red, 0.3), outdoors.red, shade(outdoors.red, 0.2)]
          : [outdoors.red, shade(outdoors.red, 0.2), shade(outdoors.red, 0.4)],
        0,
        0,
        0.3,
        1,
      ),
    );
    draw.path(
      `M${600 + d * 236},446L${600 + d * 216},512`,
      'none',
      `stroke="${GOLD}" stroke-width="11" stroke-linecap="round"`,
    );
    draw.path(
      `M${600 + d * 250},446C${600 + d * 292},452 ${600 + d * 320},500 ` +
        `${600 + d * 330},560C${600 + d * 338},610 ${600 + d * 352},640 ` +
        `${600 + d * 346},668Q${600 + d * 330},684 ` +
        `${600 + d * 318},668T${600 + d * 290},670T${600 + d * 258},662C${600 + d * 248},620 ` +
        `${600 + d * 246},560 ${600 + d * 232},514Z`,
      draw.linear(
        d < 0 ? ['#fffaf0', '#f4e6ca', '#d3bd98'] : ['#f4e6ca', '#dcc8a4', '#b79f7a'],
        0,
        0,
        0.4,
        1,
      ),
    );
    draw.path(
      `M${600 + d * 276},480C${600 + d * 300},540 ${600 + d * 302},620 ` +
        `${600 + d * 318},668Q${600 + d * 302},680 ${600 + d * 290},670C${600 + d * 286},600 ` +
        `${600 + d * 284},540 ${600 + d * 262},500Z`,
      '#a98f6a',
      'opacity=".34"',
    );
    draw.line(
      `M${600 + d * 296},470C${600 + d * 318},540 ${600 + d * 318},600 ${600 + d * 336},660`,
      '#fffdf4',
      4,
      'opacity=".6"',
    );
    limb(
      draw,
      [
        [600 + d * 252, 474, 12],
        [600 + d * 268, 484, 11],
      ],
      '#f0c8a6',
    );
  }
}

/** Armour coat, tiger belt, cloud collar. */
export function coat(draw: Drawing): void {
  draw.path(
    'M530,392C556,372 644,372 670,392C680,440 664,480 668,536Q600,560 532,536C536,480 520,440 ' +
      '530,392Z',
    draw.linear(
      [lighten(outdoors.red, 0.3), outdoors.red, shade(outdoors.red, 0.36)],
      0,
      0,
      1,
      0.2,
    ),
  );
  draw.ellipse(600, 448, 36, 36, draw.tone(GOLD, 0.4));
  draw.ellipse(600, 448, 25, 25, draw.tone(outdoors.green));
  draw.ellipse(594, 442, 8, 8, '#dff0dc', 'opacity=".7"');
  draw.rect(520, 510, 160, 34, draw.linear(['#ffe2a0', GOLD, '#a8722f']), 12);
  for (let i = 0; i < 5; i++) {
    draw.ellipse(544 + i * 28, 527, 8, 8, i % 2 ? outdoors.red : outdoors.green);
  }
}

export function collar(draw: Drawing): void {
  draw.path(
    'M600,352C646,352 700,372 712,404C690,404 684,420 664,414C650,430 626,420 600,436C574,420 ' +
      '550,430 536,414C516,420 510,404 488,404C500,372 554,352 600,352Z',
    draw.linear(['#ffdf9a', GOLD, '#b5762f']),
  );
  draw.path(
    'M600,356C638,358 676,374 690,394C672,394 662,406 646,402C634,412 616,406 600,418C584,406 ' +
      '566,412 554,402C538,406 528,394 510,394C524,374 562,358 600,356Z',
    draw.tone(outdoors.green, 0.2),
  );
}
