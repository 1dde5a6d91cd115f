import type { Drawing } from '../primitives/drawing.ts';
import { fixed } from '../primitives/frame.ts';

function upperDeck(draw: Drawing): void {
  draw.rect(246, -34, 50, 52, draw.linear(['#f5e9cd', '#d9c7a2', '#a58f70'], 0, 0, 1, 0), 3);
  draw.rect(246, -34, 50, 15, '#17453c', 3);
  draw.path('M52,18Q52,4 68,3H474Q490,4 490,18V24H52Z', draw.linear(['#2c7a63', '#14513f']));
  for (const cx of [96, 398]) {
    draw.path(
      `M${cx},4V-20Q${cx},-26 ${cx + 6},-26H${cx + 42}Q${cx + 48},-26 ${cx + 48},-20V4Z`,
      draw.linear(['#fdf3dc', '#cfb992'], 0, 0, 1, 0),
    );
    draw.rect(cx + 5, -20, 38, 11, '#2a4a52', 2);
    draw.rect(cx + 5, -20, 14, 11, '#ffdf9f', 2);
  }
  draw.rect(50, 24, 442, 46, draw.linear(['#fff4dc', '#e2cfa8'], 0, 0, 1, 0));
  draw.rect(62, 30, 418, 30, '#3b3a35', 3);
  for (let i = 0; i < 13; i++) {
    draw.rect(66 + i * 32, 32, 26, 26, draw.linear(['#ffe7ab', '#f4a95a']), 3);
    if (i % 3 !== 1) {
      draw.path(`M${72 + i * 32},58v-9q0,-7 6,-7t6,7v9z`, '#4a3a33', 'opacity=".75"');
    }
  }
  draw.rect(26, 70, 490, 9, draw.linear(['#2c7a63', '#14513f']), 3);
}

function lowerDeck(draw: Drawing): void {
  draw.rect(34, 79, 474, 42, draw.linear(['#fff4dc', '#dcc69c'], 0, 0, 1, 0));
  draw.rect(48, 85, 446, 26, '#34342f', 3);
  for (let i = 0; i < 14; i++) {
    draw.rect(52 + i * 32, 87, 25, 22, draw.linear(['#ffe0a0', '#e99a4f']), 3);
    if (i % 4 !== 2) {
      draw.path(`M${58 + i * 32},109v-7q0,-6 5.500,-6t5.500,6v7z`, '#4a3a33', 'opacity=".7"');
    }
  }
}

function hull(draw: Drawing): void {
  draw.path(
    'M0,112C6,116 16,120 40,121H502C526,120 536,116 540,112C536,150 512,176 462,180H78C30,176 ' +
      '6,150 0,112Z',
    draw.linear(['#2f8067', '#175545', '#0c342c']),
  );
  draw.path(
    'M3,126C20,133 60,135 90,135H450C480,135 520,133 537,126L534,137C516,143 480,145 ' +
      '450,145H90C60,145 24,143 6,137Z',
    '#f4e6c6',
  );
  for (let i = 0; i < 7; i++) {
    draw.add(
      `<circle cx="${102 + i * 56}" cy="158" r="6.500" fill="none" stroke="#0b2922" ` +
        `stroke-width="4" opacity=".7"/>`,
    );
  }
  draw.rect(20, 60, 2.5, 54, '#e8d8b6');
  draw.rect(518, 60, 2.5, 54, '#e8d8b6');
  draw.line('M271,-34V-72M271,-66L170,-26M271,-66L372,-26', '#233a3c', 1.6, 'opacity=".75"');
  draw.path('M272,-71l24,6l-24,7z', '#e2512c');
}

/** A small double-ended harbour ferry, 540 × 220 before it is scaled, with its reflection. */
export function ferry(draw: Drawing, x: number, y: number, scale: number): void {
  const body = (): void => {
    upperDeck(draw);
    lowerDeck(draw);
    hull(draw);
  };
  draw.group(
    `transform="translate(${x},${y + 352 * scale}) scale(${scale},${-scale * 0.92})" ` +
      `opacity=".30" ${draw.blur(3)}`,
    body,
  );
  draw.soft(x + 270 * scale, y + 180 * scale, 300 * scale, 9 * scale, '#0a2029', 0.55, 7);
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, body);
  for (let i = 0; i < 26; i++) {
    draw.line(
      `M${fixed(x + (540 + i * 11) * scale)},` +
        `${fixed(y + (172 + draw.between(-3, 7 + i * 0.8)) * scale)}` +
        `h${fixed(draw.between(14, 46) * scale)}`,
      '#fff2d8',
      fixed(draw.between(1, 3)),
      `opacity="${fixed(draw.between(0.2, 0.7))}"`,
    );
  }
  for (let i = 0; i < 16; i++) {
    draw.line(
      `M${fixed(x + draw.between(-20, 90) * scale)},${fixed(y + draw.between(174, 184) * scale)}` +
        `h${fixed(draw.between(16, 50) * scale)}`,
      '#fff2d8',
      fixed(draw.between(1, 3)),
      `opacity="${fixed(draw.between(0.2, 0.7))}"`,
    );
  }
}
