import { cloud } from '../primitives/air.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { WIDTH, fixed } from '../primitives/frame.ts';
import { ridge } from '../primitives/ridge.ts';
import { sky } from '../primitives/sky.ts';
import { skyline } from '../primitives/skyline.ts';
import { tower } from '../primitives/tower.ts';

export function noonSky(draw: Drawing): void {
  sky(draw, 520);
  draw.glow(250, 110, 420, '#ffffff', 0.8);
  cloud(draw, 800, 160, 520, 90, '#ffffff', 0.55);
  cloud(draw, 330, 280, 460, 60, '#ffffff', 0.5);
  cloud(draw, 1060, 300, 300, 60, '#fffdf2', 0.5);
}

export function farShore(draw: Drawing): void {
  ridge(
    draw,
    [
      [0, 420],
      [220, 350],
      [420, 390],
      [700, 300],
      [900, 352],
      [1200, 320],
    ],
    50,
    draw.linear(['#9cc5c4', '#c5ded2']),
    560,
  );
  skyline(draw, 540, -10, 1210, 60, 210, '#9fc4c6', { second: '#bcd3cc', lit: 0, haze: 0.6 });
  draw.soft(600, 520, 800, 40, '#eef6e9', 0.7, 26);
  skyline(draw, 560, -10, 520, 40, 170, '#6ba7aa', {
    second: '#89b9b4',
    lit: 0.08,
    litColour: '#eafff6',
  });
  skyline(draw, 560, 760, 1210, 40, 190, '#5f9ea3', {
    second: '#83b4b0',
    lit: 0.08,
    litColour: '#eafff6',
  });
  tower(draw, 560, 560, 70, 330, '#6fa9ae', {
    roof: 'taper',
    glass: true,
    lit: 0.05,
    litColour: '#fff',
  });
  tower(draw, 664, 560, 58, 230, '#5b9aa0', {
    roof: 'curve',
    glass: true,
    lit: 0.05,
    litColour: '#fff',
  });
}

export function poolWater(draw: Drawing): void {
  draw.rect(0, 540, WIDTH, 22, draw.linear(['#e9f7ee', '#7cc4bd']));
  draw.rect(0, 556, WIDTH, 350, draw.linear(['#6fd0c6', '#2fa9a9', '#0f7785', '#0b5c70']));
  draw.group(`style="mix-blend-mode:screen"`, () => {
    for (let i = 0; i < 74; i++) {
      const t = draw.random();
      const y = 570 + Math.pow(t, 1.4) * 320;
      const w = 26 + 130 * t;
      const x = draw.random() * WIDTH;
      draw.line(
        `M${fixed(x)},${fixed(y)}q${fixed(w * 0.25)},${fixed(-7 - 9 * t)} ` +
          `${fixed(w * 0.5)},0t${fixed(w * 0.5)},${fixed(draw.between(-5, 5))}` +
          `q${fixed(w * 0.2)},${fixed(9 + 9 * t)} ${fixed(-w * 0.3)},${fixed(10 + 14 * t)}`,
        '#c9fff1',
        fixed(1 + 4 * t),
        `opacity="${fixed(draw.between(0.08, 0.3))}"`,
      );
    }
  });
  draw.group(`opacity=".22" ${draw.blur(5)}`, () => {
    draw.rect(560, 562, 70, 250, '#f2fff8');
    draw.rect(240, 562, 60, 150, '#f2fff8');
    draw.rect(880, 562, 70, 170, '#f2fff8');
  });
}

export function glints(draw: Drawing): void {
  for (let i = 0; i < 30; i++) {
    const x = draw.random() * WIDTH;
    const y = draw.between(575, 860);
    const k = draw.between(3, 9);
    draw.path(
      `M${x},${y - k}l${k * 0.22},${k * 0.78}l${k * 0.78},${k * 0.22}l${-k * 0.78},${k * 0.22}` +
        `l${-k * 0.22},${k * 0.78}l${-k * 0.22},${-k * 0.78}l${-k * 0.78},${-k * 0.22}` +
        `l${k * 0.78},${-k * 0.22}z`,
      '#fff',
      'opacity=".85"',
    );
  }
}

/** Swimmer at the edge. */
export function swimmer(draw: Drawing): void {
  draw.ellipse(470, 578, 62, 8, '#eafff6', 'opacity=".7"');
  draw.path('M432,576Q438,534 470,532T508,576Z', draw.linear(['#e7b088', '#c98a5e'], 0, 0, 1, 0));
  draw.ellipse(470, 516, 19, 21, '#dba27a');
  draw.path(
    'M448,520Q444,488 472,490T494,522Q494,548 484,552Q486,520 470,512Q452,520 448,520Z',
    '#2b2522',
  );
  draw.path('M410,560Q440,540 470,548T530,560L528,570Q470,560 412,570Z', '#dfa67c');
}

/** Deck with parasol & lounger. */
export function deck(draw: Drawing): void {
  draw.path(
    'M720,900C742,800 880,742 1200,716V900Z',
    draw.linear(['#f5ead6', '#e2cfae', '#b99a72']),
  );
  for (let i = 0; i < 8; i++) {
    draw.line(
      `M${760 + i * 62},900C${790 + i * 60},830 ${900 + i * 46},770 1200,${742 + i * 22}`,
      '#9a7a52',
      2,
      'opacity=".4"',
    );
  }
  draw.path('M720,900C742,800 880,742 1200,716', 'none', 'stroke="#fffdf4" stroke-width="10"');
}

export function parasol(draw: Drawing): void {
  draw.soft(1010, 842, 190, 22, '#4a3521', 0.45, 14);
  draw.rect(1034, 380, 11, 450, draw.linear(['#fff7e2', '#a98c62'], 0, 0, 1, 0));
  draw.path(
    'M790,420C850,318 960,276 1040,276S1232,318 1292,420Q1250,398 1208,420Q1166,398 ' +
      '1124,420Q1082,398 1040,420Q998,398 956,420Q914,398 874,420Q832,398 790,420Z',
    draw.linear(['#ffb35b', '#f07f3a', '#d0562a'], 0, 0, 1, 0),
  );
  draw.path(
    'M874,420C906,330 980,284 1040,276C1000,316 966,366 956,420Q914,398 874,420Z',
    '#fff3dc',
    'opacity=".92"',
  );
  draw.path(
    'M1124,420C1116,366 1082,316 1040,276C1102,284 1176,330 1208,420Q1166,398 1124,420Z',
    '#f5e2c2',
    'opacity=".92"',
  );
  draw.ellipse(1040, 274, 9, 9, '#fff3dc');
}

export function lounger(draw: Drawing): void {
  draw.path('M860,780L1130,760L1150,786L880,810Z', draw.linear(['#fffaf0', '#dccbb0']));
  draw.path('M1094,764L1176,668L1200,676V700L1150,786Z', draw.linear(['#ffffff', '#d8c6a8']));
  draw.line('M884,808V852M1132,784V836', '#8d6a42', 9);
  draw.path('M900,776L1040,766L1050,788L908,800Z', '#2f8a72');
  draw.ellipse(820, 826, 22, 6, '#e7d4b3');
  draw.path(
    'M804,772h32l-6,54h-20z',
    draw.linear([
      [0, '#ffd98a', 0.95],
      [1, '#f0803e', 0.95],
    ]),
  );
  draw.line('M824,776l14,-36', '#2f7a63', 4);
  draw.path('M828,772a16,16 0 0 1 26,-8z', '#ffd25e');
}
