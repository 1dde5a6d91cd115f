import { outdoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';
import { BRASS } from './measures.ts';

export function panelling(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, 600, draw.linear(['#16343a', '#245054', '#1b3f44']));
  for (let i = 0; i < 7; i++) {
    draw.rect(-30 + i * 190, 250, 160, 300, draw.linear(['#1c4448', '#143338']));
    draw.path(`M${-30 + i * 190},250h160l-10,10h-140v280l-10,10z`, '#3f736f', 'opacity=".35"');
  }
  draw.rect(0, 222, WIDTH, 14, '#2b585a');
  draw.rect(0, 236, WIDTH, 6, '#0d2a30');
}

export function wallpaper(draw: Drawing): void {
  for (let y = 0; y < 4; y++) {
    for (let x = 0; x < 14; x++) {
      draw.path(
        `M${x * 92 + (y % 2) * 46},${y * 62 + 4}q14,18 0,36q-14,-18 0,-36z`,
        '#3f7a72',
        'opacity=".28"',
      );
    }
  }
}

/** The door, bolted. */
export function door(draw: Drawing): void {
  draw.path('M890,-20H1170V600H890Z', draw.linear(['#8a5a34', '#5a3620', '#33200f'], 0, 0, 1, 0));
  draw.path('M872,-20h22V600h-22zM1166,-20h22V600h-22z', '#3a2415');
  for (const [x, y, w, h] of [
    [920, 30, 100, 210],
    [1040, 30, 100, 210],
    [920, 280, 100, 270],
    [1040, 280, 100, 270],
  ] as const) {
    draw.rect(x, y, w, h, draw.linear(['#4a2c18', '#704525']));
    draw.path(`M${x},${y + h}h${w}v-${h}l-9,9v${h - 18}h-${w - 18}z`, '#a06c3e', 'opacity=".5"');
  }
}

export function bolts(draw: Drawing): void {
  for (const y of [110, 380]) {
    draw.rect(850, y, 150, 26, draw.linear(['#f0c67c', BRASS, '#7a5424']), 6);
    draw.rect(866, y - 14, 20, 54, draw.tone(BRASS), 5);
    draw.rect(960, y - 12, 18, 50, draw.tone(BRASS), 5);
    draw.ellipse(1012, y + 13, 13, 13, draw.tone(BRASS));
  }
  draw.rect(906, 254, 60, 20, draw.tone(BRASS), 9);
}

export function padlock(draw: Drawing): void {
  draw.path('M936,300V274a22,22 0 0 1 44,0V300', 'none', `stroke="#b9c4bc" stroke-width="9"`);
  draw.rect(922, 296, 72, 62, draw.linear(['#ffdf9f', BRASS, '#7a5424'], 0, 0, 1, 0.4), 9);
  draw.path('M958,316a8,8 0 0 1 4,15l3,14h-14l3,-14a8,8 0 0 1 4,-15z', '#3a2415');
}

/** Clock and pinned map with red thread. */
export function clock(draw: Drawing): void {
  draw.soft(704, 134, 70, 70, '#06161a', 0.6, 12);
  draw.ellipse(694, 122, 66, 66, draw.linear(['#f0c67c', '#8a5a24'], 0, 0, 1, 1));
  draw.ellipse(694, 122, 55, 55, draw.radial(['#fff6dc', '#e3cfa0'], 0.35, 0.3, 0.8));
  for (let i = 0; i < 12; i++) {
    draw.group(`transform="translate(694,122) rotate(${i * 30})"`, () => {
      draw.rect(-2, -50, 4, i % 3 ? 7 : 12, '#4a3320', 1);
    });
  }
  draw.line('M694,122L694,84M694,122L668,136', '#2b2226', 5);
  draw.ellipse(694, 122, 5, 5, outdoors.red);
}

export function pinnedMap(draw: Drawing): void {
  draw.group('transform="translate(230,60) rotate(-3)"', () => {
    draw.soft(116, 150, 140, 100, '#06161a', 0.5, 12);
    draw.path(
      'M0,0H240V170L228,180L240,190V236H0Z',
      draw.linear(['#f3dfb0', '#dcbf88', '#a9854f'], 0, 0, 1, 1),
    );
    draw.path('M10,150Q60,90 110,130T232,90V226H10Z', '#8fb59d', 'opacity=".75"');
    draw.path('M10,190Q80,150 140,190T232,170V226H10Z', '#5f9482', 'opacity=".75"');
    draw.path('M120,0V236M0,118H240', 'none', 'stroke="#8a6a3c" stroke-width="2" opacity=".4"');
    draw.line('M42,52L104,96L86,166L188,60L206,150', outdoors.red, 4);
    for (const [x, y] of [
      [42, 52],
      [104, 96],
      [86, 166],
      [188, 60],
      [206, 150],
    ] as const) {
      draw.ellipse(x + 3, y + 4, 7, 7, '#4a3320', 'opacity=".4"');
      draw.ellipse(x, y, 7.5, 7.5, draw.tone(x > 180 ? outdoors.kumquat : outdoors.red, 0.5));
    }
  });
}

/** Desk. */
export function desk(draw: Drawing): void {
  draw.rect(0, 592, WIDTH, 310, draw.linear(['#122b30', '#0a1a20']));
  draw.rect(0, 588, 890, 14, '#0f2a30');
  draw.path('M-40,900L110,562H1090L1240,900Z', draw.linear(['#b5793f', '#8a542a', '#4a2a16']));
  draw.path('M110,562H1090L1096,576H104Z', '#e0a868', 'opacity=".7"');
  for (let i = 0; i < 26; i++) {
    const y = draw.between(590, 890);
    draw.line(
      `M${fixed(draw.between(-20, 900))},${fixed(y)}` +
        `q${fixed(draw.between(60, 160))},${fixed(draw.between(-6, 6))} ` +
        `${fixed(draw.between(200, 340))},${fixed(draw.between(-4, 4))}`,
      i % 2 ? '#3a2010' : '#d9a05f',
      fixed(draw.between(1, 3)),
      'opacity=".3"',
    );
  }
  draw.path(
    'M250,600C360,560 660,560 800,640C900,740 760,860 560,860S160,720 250,600Z',
    '#ffdf9a',
    `opacity=".5" ${draw.blur(34)} style="mix-blend-mode:soft-light"`,
  );
}

/** Lamp. */
export function deskLamp(draw: Drawing): void {
  draw.soft(430, 700, 110, 16, '#1a0d06', 0.6, 10);
  draw.path(
    'M340,690Q340,664 420,660T500,690Q420,716 340,690Z',
    draw.linear(['#ffe2a0', BRASS, '#6d4820'], 0, 0, 1, 0),
  );
  draw.rect(412, 430, 16, 236, draw.linear(['#ffe2a0', BRASS, '#6d4820'], 0, 0, 1, 0), 6);
  draw.ellipse(420, 560, 16, 12, draw.tone(BRASS));
  draw.path(
    'M330,424L262,690H720L512,424Z',
    draw.linear([
      [0, '#ffe6a8', 0.5],
      [1, '#ffe6a8', 0],
    ]),
    draw.blur(10) + ' style="mix-blend-mode:screen"',
  );
  draw.path(
    'M300,412C306,352 352,326 420,326S534,352 540,412Q420,430 300,412Z',
    draw.linear(['#7fd0a8', '#2f8a6c', '#14513f']),
  );
  draw.path('M322,398C330,360 356,342 396,338C360,352 346,374 342,404Z', '#e9fbe9', 'opacity=".6"');
  draw.ellipse(420, 414, 120, 13, '#fff3c4');
  draw.ellipse(420, 414, 120, 13, 'none', `stroke="${BRASS}" stroke-width="5"`);
  draw.rect(410, 308, 20, 22, draw.tone(BRASS), 5);
  draw.glow(420, 424, 170, '#ffe2a0', 0.9);
  draw.line('M510,418V478', '#e9c98a', 2.5);
  draw.ellipse(510, 484, 5, 8, draw.tone(BRASS));
}
