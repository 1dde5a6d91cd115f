import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { person } from '../person.ts';

export function road(draw: Drawing): void {
  draw.path(
    'M510,560H690L1200,870V900H0V870Z',
    draw.linear(['#d9c39b', '#8d8676', '#4b5654', '#26383b']),
  );
  draw.path('M0,870L510,560H540L160,900H0Z', draw.linear(['#d5b98c', '#8d775c', '#5d5145']));
  draw.path('M1200,870L690,560H660L1040,900H1200Z', draw.linear(['#b09c7b', '#6a6052', '#3f3f3a']));
  for (const [a, b] of [
    [578, 330],
    [596, 470],
    [622, 690],
    [640, 830],
  ] as const) {
    draw.line(`M${a},566L${b},900`, '#1d2b2d', 6, 'opacity=".7"');
    draw.line(`M${a + 1},566L${b + 2},900`, '#fff0cb', 2, 'opacity=".8"');
  }
  draw.path('M560,560H640L800,900H400Z', '#ffe2a3', `opacity=".35" ${draw.blur(18)}`);
  for (let i = 0; i < 60; i++) {
    const t = draw.random();
    const y = 600 + t * 290;
    draw.line(
      `M${fixed(draw.between(300 - 200 * t, 900 + 200 * t))},${fixed(y)}h${fixed(10 + 80 * t)}`,
      draw.random() < 0.6 ? '#ffe9bb' : '#1d2f33',
      fixed(1 + 2.4 * t),
      `opacity="${fixed(draw.between(0.1, 0.4))}"`,
    );
  }
}

/** Tram. */
function tramBody(draw: Drawing): void {
  draw.path(
    'M452,250Q452,214 490,210H710Q748,214 748,250V790H452Z',
    draw.linear(['#2f8a6c', '#1b6650', '#0f4435'], 0, 0, 1, 0),
  );
  draw.path('M462,218Q470,196 500,194H700Q730,196 738,218Z', draw.linear(['#f6ead0', '#b9a27c']));
  draw.rect(470, 246, 260, 128, '#182e2e', 16);
  for (const x of [478, 563, 648]) {
    draw.rect(x, 254, 76, 112, draw.linear(['#ffe9b6', '#f3b56a', '#8d6238'], 0, 0, 0.4, 1), 10);
  }
  for (const x of [506, 540, 596, 672, 700]) {
    draw.path(`M${x - 15},366Q${x - 16},328 ${x},326T${x + 15},366Z`, '#3a2f2b', 'opacity=".72"');
    draw.ellipse(x, 314, 10, 12, '#4a382f', 'opacity=".8"');
  }
  draw.rect(452, 392, 296, 14, '#f6ead0');
  draw.rect(520, 412, 160, 42, '#10211f', 8);
  draw.add(
    `<text x="600" y="443" font-family="'Noto Sans CJK HK','PingFang HK',sans-serif" ` +
      `font-size="27" font-weight="700" fill="#ffe08f" text-anchor="middle" ` +
      `letter-spacing="5">拾角</text>`,
  );
  draw.rect(470, 468, 260, 138, '#182e2e', 14);
  draw.rect(478, 476, 80, 122, draw.linear(['#e9f4e8', '#a9c9bd', '#557a72'], 0, 0, 0.6, 1), 8);
  draw.rect(564, 476, 74, 122, draw.linear(['#fff1c8', '#eab872', '#8d6238'], 0, 0, 0.4, 1), 8);
  draw.rect(644, 476, 78, 122, draw.linear(['#f4eccf', '#c9b488', '#76664a'], 0, 0, 0.6, 1), 8);
  draw.path('M574,598Q572,548 600,546T628,598Z', '#26403d');
  draw.ellipse(600, 530, 15, 17, '#c98f68');
  draw.path('M583,526Q584,508 600,508T617,526L622,530H579Z', '#1b3a34');
  draw.rect(452, 622, 296, 12, '#f6ead0');
  draw.rect(452, 634, 296, 100, draw.linear(['#237058', '#0f4435']));
  draw.ellipse(600, 684, 27, 27, '#10211f');
  draw.ellipse(600, 684, 22, 22, draw.radial(['#fffdf0', '#ffe6a8', '#f2b864']));
  draw.glow(600, 684, 200, '#ffe3a0', 0.85);
  draw.add(
    `<text x="506" y="700" font-family="'Instrument Sans',sans-serif" font-size="36" ` +
      `font-weight="700" fill="#f6ead0" text-anchor="middle">128</text>`,
  );
  draw.path(
    'M440,734H760L744,782Q742,790 732,790H468Q458,790 456,782Z',
    draw.linear(['#3a4a48', '#121f20']),
  );
  draw.rect(480, 742, 240, 10, '#d9532c', 4);
  draw.path('M456,250L470,250V730L456,730Z', '#8fe0bf', 'opacity=".35"');
}

export function tramAndReflection(draw: Drawing): void {
  draw.soft(600, 800, 250, 26, '#0d1f22', 0.75, 16);
  tramBody(draw);
  draw.group(`transform="translate(0,1590) scale(1,-1)" opacity=".2" ${draw.blur(7)}`, () =>
    tramBody(draw),
  );
}

export function wires(draw: Drawing): void {
  draw.line('M600,194V130M560,130H640', '#20302f', 4);
  draw.line('M-20,60L600,132L1220,60', '#20302f', 2.4, 'opacity=".75"');
  draw.line('M560,132L545,0M640,132L655,0', '#20302f', 2, 'opacity=".6"');
}

export function passers(draw: Drawing): void {
  person(draw, 188, 848, 3.3, '#d9532c');
  person(draw, 262, 790, 2.5, '#2c4a6a', '#c98a62');
  person(draw, 972, 818, 2.9, '#efb23f', '#dda47c', '#3a2a22');
  draw.path('M892,648Q972,566 1052,648Q1012,634 972,648Q932,634 892,648Z', '#2f7a63');
  draw.line('M972,644V742', '#20302f', 4);
}
