import { outdoors } from '../../palettes.ts';
import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { bloom } from '../bloom.ts';
import { leafy } from '../greenery.ts';

export function foliage(draw: Drawing): void {
  for (let i = 0; i < 22; i++) {
    const a = -104 + i * 9.9 + draw.between(-5, 5);
    const l = draw.between(230, 300) - Math.abs(a) * 0.4;
    leafy(draw, 600, 560, l, a, at(['#2f7a5c', '#6f9a70', '#8fb59d', '#3f8a5c'], i % 4), 0.11);
  }
  for (let i = 0; i < 9; i++) {
    const a = ((-76 + i * 19 + draw.between(-4, 4)) * Math.PI) / 180;
    const l = draw.between(270, 318);
    const x = 600 + Math.sin(a) * l;
    const y = 545 - Math.cos(a) * l * 0.94;
    draw.line(
      `M600,540Q${fixed(600 + Math.sin(a) * l * 0.4)},${fixed(545 - Math.cos(a) * l * 0.7)} ` +
        `${fixed(x)},${fixed(y)}`,
      '#6f8f5c',
      3,
    );
    for (let j = 0; j < 5; j++) {
      draw.ellipse(
        x + draw.between(-14, 14),
        y + draw.between(-14, 18),
        draw.between(4, 7),
        draw.between(4, 7),
        i % 2 ? '#fff6e0' : '#e9b04a',
      );
    }
  }
}

export function blooms(draw: Drawing): void {
  for (const [x, y, r, c, k] of [
    [600, 300, 54, '#f3a58c', 'peony'],
    [500, 336, 48, '#fff0dc', 'rose'],
    [704, 340, 50, outdoors.red, 'rose'],
    [436, 424, 44, outdoors.kumquat, 'rose'],
    [770, 432, 46, '#fbd9c4', 'peony'],
    [560, 394, 40, '#fffaf0', 'daisy'],
    [654, 398, 56, '#fff0dc', 'peony'],
    [500, 452, 58, outdoors.red, 'peony'],
    [726, 498, 40, '#fffaf0', 'daisy'],
    [600, 480, 50, '#f3a58c', 'rose'],
    [424, 500, 34, '#fffaf0', 'daisy'],
    [680, 490, 44, outdoors.kumquat, 'rose'],
    [548, 532, 38, '#fffaf0', 'daisy'],
  ] as const) {
    bloom(draw, x, y, r, c, k);
  }
}

export function paperFront(draw: Drawing): void {
  draw.path(
    'M420,512C470,560 540,556 600,540C660,556 730,560 780,512C752,572 676,612 654,650C662,700 ' +
      '690,760 706,800Q600,826 494,800C510,760 538,700 546,650C524,612 448,572 420,512Z',
    draw.linear(['#efd2a2', '#d3a76c', '#9a6c3c'], 0, 0, 1, 0.2),
  );
  draw.path(
    'M600,540C580,580 570,620 572,650C566,700 560,760 556,808Q520,806 494,800C510,760 538,700 ' +
      '546,650C524,612 448,572 420,512C470,560 540,556 600,540Z',
    '#fff3dc',
    'opacity=".3"',
  );
  draw.path(
    'M600,540C626,590 634,620 630,650C640,700 650,760 656,810L680,806C664,750 652,700 ' +
      '654,650C676,612 752,572 780,512C730,560 660,556 600,540Z',
    '#6d4526',
    'opacity=".18"',
  );
}

export function ribbon(draw: Drawing): void {
  draw.path(
    'M540,640Q600,660 660,640L662,672Q600,690 538,672Z',
    draw.linear(
      [lighten(outdoors.green, 0.3), outdoors.green, shade(outdoors.green, 0.3)],
      0,
      0,
      1,
      0,
    ),
  );
  for (const d of [-1, 1]) {
    draw.path(
      `M600,660C${600 + d * 26},620 ${600 + d * 80},620 ` +
        `${600 + d * 84},652S${600 + d * 30},690 600,664Z`,
      draw.tone(outdoors.green, 0.34),
    );
    draw.path(
      `M${600 + d * 6},668C${600 + d * 30},700 ${600 + d * 40},730 ` +
        `${600 + d * 34},764L${600 + d * 46},752L${600 + d * 58},766C${600 + d * 56},720 ` +
        `${600 + d * 40},690 ${600 + d * 14},662Z`,
      draw.tone(shade(outdoors.green, 0.08)),
    );
  }
  draw.ellipse(600, 662, 15, 13, draw.tone(outdoors.green, 0.4));
}

/** Shears, spool, cut stems. */
export function shears(draw: Drawing): void {
  draw.group('transform="translate(384,836) rotate(-18)"', () => {
    draw.soft(20, 14, 90, 7, '#2a150a', 0.5, 5);
    draw.path('M10,-4L128,-16Q132,-10 126,-6L14,8Z', draw.linear(['#f4f8f2', '#93a8a2']));
    draw.path('M10,6L126,10Q130,16 122,18L8,14Z', draw.linear(['#dfe8e2', '#7f948e']));
    draw.add(
      `<path d="M12,0C-10,-30 -70,-40 -80,-20S-30,4 12,4Z" fill="none" ` +
        `stroke="${outdoors.red}" stroke-width="12" stroke-linejoin="round"/><path ` +
        `d="M12,8C-14,36 -66,48 -80,30S-34,4 10,4Z" fill="none" ` +
        `stroke="${shade(outdoors.red, 0.2)}" stroke-width="12" stroke-linejoin="round"/>`,
    );
    draw.ellipse(16, 3, 7, 7, '#4a5a54');
  });
}

export function spool(draw: Drawing): void {
  draw.soft(820, 846, 60, 8, '#2a150a', 0.5, 6);
  draw.rect(778, 790, 84, 50, draw.linear(['#ffd68a', outdoors.kumquat, '#b5702a'], 0, 0, 1, 0));
  draw.ellipse(820, 842, 46, 10, draw.tone('#c99a62'));
  draw.ellipse(820, 790, 46, 10, draw.tone('#e3bd8a'));
  draw.ellipse(820, 790, 12, 4, '#6d4526');
  draw.path(
    'M862,820C900,830 910,862 960,852S1010,874 1040,866',
    'none',
    `stroke="${outdoors.kumquat}" stroke-width="9" stroke-linecap="round"`,
  );
}

export function cutStems(draw: Drawing): void {
  for (const [x, y, a] of [
    [520, 862, 12],
    [560, 872, -8],
    [640, 866, 20],
  ] as const) {
    draw.group(`transform="translate(${x},${y}) rotate(${a})"`, () => {
      draw.rect(0, 0, 74, 6, '#4f8f5c', 3);
      draw.path('M30,2q14,-20 34,-14q-10,16 -34,14z', '#3f8a5c');
    });
  }
}
