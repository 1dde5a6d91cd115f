import { lighten, shade } from '../primitives/colour.ts';
import type { Drawing } from '../primitives/drawing.ts';
import { WIDTH, fixed } from '../primitives/frame.ts';
import { at } from '../primitives/list.ts';
import { steam } from '../primitives/steam.ts';

const COLOURS = ['#2f6b58', '#7f4a2a', '#24484f', '#a5642f', '#3a5a49', '#d5c7a3'];

export function panelledWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, 640, draw.linear(['#1d2f2c', '#2b403a', '#2c3d35', '#1a2622']));
  for (let x = 0; x < WIDTH; x += 40) {
    draw.rect(x, 0, 4, 520, '#0e1d1b', 0, 'opacity=".55"');
  }
}

function bottle(
  draw: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  draw.path(
    `M${x},${y}V${y - height * 0.62}Q${x},${y - height * 0.72} ` +
      `${x + width * 0.32},${y - height * 0.76}V${y - height}H${x + width * 0.68}` +
      `V${y - height * 0.76}Q${x + width},${y - height * 0.72} ${x + width},${y - height * 0.62}` +
      `V${y}Z`,
    draw.linear([lighten(colour, 0.35), colour, shade(colour, 0.35)], 0, 0, 1, 0),
  );
  draw.rect(x + width * 0.14, y - height * 0.5, width * 0.72, height * 0.3, '#f3e6cc', 2);
}

export function bottlesAndBowls(draw: Drawing): void {
  for (let i = 0; i < 13; i++) {
    bottle(draw, 170 + i * 66, 150, 34, draw.between(84, 116), at(COLOURS, i % 6));
  }
  for (let i = 0; i < 9; i++) {
    const x = 180 + i * 96;
    const c = at(['#d8cdb4', '#7d9a8a', '#b8683f', '#3f5a5c'], i % 4);
    const r = draw.between(26, 38);
    draw.path(
      `M${x},${320 - r * 1.3}H${x + 2 * r}Q${x + 2 * r},320 ${x + r * 1.3},320H${x + r * 0.7}` +
        `Q${x},320 ${x},${320 - r * 1.3}Z`,
      draw.linear([lighten(c, 0.3), c, shade(c, 0.35)], 0, 0, 1, 0),
    );
  }
}

export function pendants(draw: Drawing): void {
  draw.glow(600, 250, 520, '#ffbf73', 0.42);
  for (const x of [260, 600, 940]) {
    draw.line(`M${x},0V84`, '#0b1615', 4);
    draw.path(
      `M${x - 66},142Q${x - 58},84 ${x},84T${x + 66},142Z`,
      draw.linear(['#e7b578', '#9a6231', '#4d2d17'], 0, 0, 1, 0),
    );
    draw.ellipse(x, 142, 66, 12, '#ffe9b6');
    draw.glow(x, 156, 210, '#ffd08a', 0.85);
    draw.path(
      `M${x - 64},146L${x - 250},620H${x + 250}L${x + 64},146Z`,
      '#ffdf9f',
      `opacity=".12" ${draw.blur(12)}`,
    );
  }
}

/** Chef. */
export function chef(draw: Drawing): void {
  draw.path(
    'M442,600C440,470 486,418 560,402H640C714,418 760,470 758,600Z',
    draw.linear(['#ffffff', '#efe7d6', '#b9ae9a'], 0, 0, 1, 0.2),
  );
  draw.path('M556,402L600,520L644,402L628,396H572Z', '#2f4f48');
  draw.path('M566,400L600,486L634,400Z', '#e0a57a');
  draw.path('M548,398L604,548L590,566L530,410Z', '#fdfaf2');
  draw.path('M652,398L596,548L606,566L670,410Z', '#d9cfbc');
  draw.rect(574, 352, 52, 60, draw.linear(['#dd9f73', '#b87448']), 20);
  draw.path(
    'M546,302Q544,236 600,234T654,302Q654,372 600,380Q546,372 546,302Z',
    draw.linear(['#f0bd94', '#e0a376', '#bd7c50'], 0, 0, 1, 0),
  );
  draw.path('M540,286Q538,232 600,228T660,286Q650,268 600,266T540,286Z', '#26221f');
  draw.path(
    'M540,276L546,196Q600,180 654,196L660,276Q600,256 540,276Z',
    draw.linear(['#ffffff', '#d7cdb9'], 0, 0, 1, 0),
  );
  draw.line('M566,306q11,-7 22,0M612,306q11,-7 22,0', '#4a2c1c', 4);
  draw.line('M580,348q20,12 40,0', '#8c4a30', 4);
  draw.path('M470,470C430,520 420,560 462,604L560,612L556,574L500,560L520,500Z', '#f6f0e2');
  draw.path('M730,470C770,520 780,560 738,604L640,612L644,574L700,560L680,500Z', '#cfc5b1');
  draw.ellipse(572, 594, 36, 22, '#e6ad82');
  draw.ellipse(636, 594, 36, 22, '#d1905f');
}

/** Counter. */
export function counter(draw: Drawing): void {
  draw.rect(0, 596, WIDTH, 30, draw.linear(['#eab873', '#b87d40']));
  draw.rect(0, 620, WIDTH, 290, draw.linear(['#eebf7e', '#d1924f', '#8a5226']));
  for (let i = 0; i < 60; i++) {
    draw.line(
      `M${fixed(draw.between(-200, 800))},${fixed(626 + draw.random() * 268)}` +
        `q${fixed(draw.between(100, 300))},${fixed(draw.between(-5, 5))} ` +
        `${fixed(draw.between(300, 900))},0`,
      draw.random() < 0.5 ? '#7a431d' : '#ffe3ae',
      fixed(draw.between(0.8, 2)),
      `opacity="${fixed(draw.between(0.08, 0.25))}"`,
    );
  }
  for (const x of [260, 600, 940]) {
    draw.soft(x, 690, 190, 60, '#fff0c4', 0.4, 34);
  }
}

/** Slab + nigiri. */
export function slab(draw: Drawing): void {
  draw.soft(610, 836, 470, 30, '#3a1a0a', 0.6, 18);
  draw.path('M170,760L226,708H974L1030,760Z', draw.linear(['#46585a', '#2a3a3d']));
  draw.path(
    'M170,760H1030V796Q1030,806 1018,806H182Q170,806 170,796Z',
    draw.linear(['#223033', '#121c1f']),
  );
  draw.line('M174,761H1026', '#84989a', 2.4);
}

function nigiri(draw: Drawing, x: number, y: number, colour: string, kind: string): void {
  draw.soft(x + 8, y + 26, 78, 12, '#05090a', 0.7, 8);
  draw.path(
    `M${x - 66},${y + 20}C${x - 76},${y - 12} ${x - 50},${y - 26} ${x},${y - 26}` +
      `S${x + 76},${y - 12} ${x + 66},${y + 20}Q${x},${y + 36} ${x - 66},${y + 20}Z`,
    draw.linear(['#fffdf6', '#efe3cb', '#cdb996']),
  );
  for (let i = 0; i < 26; i++) {
    draw.ellipse(
      x + draw.between(-58, 58),
      y + draw.between(2, 24),
      5,
      2.6,
      '#fffef9',
      `opacity=".9" transform="rotate(${fixed(draw.between(-40, 40))} ${x} ${y})"`,
    );
  }
  draw.path(
    `M${x - 86},${y + 6}C${x - 84},${y - 30} ${x - 40},${y - 48} ${x + 4},${y - 46}` +
      `S${x + 90},${y - 24} ${x + 88},${y + 8}C${x + 60},${y - 12} ${x - 56},${y - 14} ` +
      `${x - 86},${y + 6}Z`,
    draw.linear([lighten(colour, 0.35), colour, shade(colour, 0.14)], 0, 0, 1, 0.6),
  );
  for (let i = 0; i < 5; i++) {
    draw.line(
      `M${x - 54 + i * 26},${y - 4 - (i % 2)}q6,-20 20,-34`,
      kind === 'ebi' ? '#e4552f' : lighten(colour, 0.6),
      kind === 'tuna' ? 1.6 : 4.5,
      'opacity=".75"',
    );
  }
  draw.path(
    `M${x - 60},${y - 22}Q${x},${y - 50} ${x + 50},${y - 34}Q${x},${y - 38} ${x - 60},${y - 22}Z`,
    '#fff',
    'opacity=".45"',
  );
}

export function nigiriSet(draw: Drawing): void {
  nigiri(draw, 300, 744, '#ee7f4f', 'sal');
  nigiri(draw, 482, 744, '#c22f35', 'tuna');
  nigiri(draw, 664, 744, '#f6d9c0', 'ebi');
  nigiri(draw, 846, 744, '#f3b08f', 'sal');
  draw.ellipse(960, 750, 34, 14, '#f8d9c8');
  draw.path('M930,748q28,-36 58,-4q-22,16 -58,4z', '#f5b9a4');
  draw.ellipse(908, 766, 14, 8, '#9dbb5d');
}

export function teacup(draw: Drawing): void {
  draw.soft(1090, 850, 90, 16, '#3a1a0a', 0.6, 12);
  draw.path(
    'M1030,720H1140L1128,842Q1085,852 1042,842Z',
    draw.linear(['#7aa695', '#3f7464', '#1c4339'], 0, 0, 1, 0),
  );
  draw.ellipse(1085, 720, 55, 14, '#a9cbbb');
  draw.ellipse(1085, 722, 46, 10, '#6d8f3f');
  steam(draw, 1085, 700, 170, '#fff3d6', 0.45);
}

export function soyDish(draw: Drawing): void {
  draw.soft(96, 856, 80, 14, '#3a1a0a', 0.6, 10);
  draw.ellipse(100, 838, 82, 22, draw.linear(['#33484a', '#131f21']));
  draw.ellipse(100, 833, 62, 13, '#2a0e08');
  draw.ellipse(84, 830, 22, 4, '#c8835a', 'opacity=".7"');
}
