import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../../primitives/frame.ts';

/** A wall of pegs with tools on it. */
export function toolWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#7a5a3e', '#5b3f2a', '#33221a']));
  draw.rect(90, 60, 1020, 410, draw.linear(['#3f7a62', '#285646']), 10);
  for (let y = 90; y < 460; y += 34)
    for (let x = 116; x < 1100; x += 34) draw.ellipse(x, y, 3, 3, '#173a2e');
  draw.path('M190,140h24v190h-24z', draw.linear(['#c98a4f', '#7f4f28'], 0, 0, 1, 0));
  draw.path('M150,120h110q18,24 0,46h-110z', draw.linear(['#cdd6d2', '#6f7f7a']));
  draw.path('M330,130h16l8,120h-32z', draw.tone('#d8553a'));
  draw.rect(333, 250, 10, 100, '#c9d2cd');
  draw.path('M404,130h16l8,120h-32z', draw.tone('#f3b53c'));
  draw.rect(407, 250, 10, 100, '#c9d2cd');
  draw.line('M872,140Q910,230 880,340M926,140Q886,230 918,340', '#d8553a', 18);
  draw.path('M868,140l30,-40l32,40l-30,30z', '#aab6b1');
  draw.path(
    'M1000,130a34,34 0 1 0 34,-4l-6,34l-24,-4zM1006,170h22v180h-22z',
    draw.linear(['#d5dcd8', '#7e8d88'], 0, 0, 1, 0),
  );
}

export function benchTop(draw: Drawing): void {
  draw.rect(0, 620, WIDTH, 280, draw.linear(['#b9804a', '#8a5a34', '#4f2f1b']));
  for (const y of [676, 742, 822]) draw.line(`M0,${y}H1200`, '#3f2413', 4, 'opacity=".5"');
  draw.rect(0, 614, WIDTH, 14, '#dba868');
}

/** A fan with its guard taken off. */
export function openFan(draw: Drawing): void {
  draw.soft(330, 742, 190, 22, '#1c100b', 0.6, 14);
  draw.ellipse(330, 724, 120, 28, draw.linear(['#5fa88d', '#1f5c4a']));
  draw.rect(312, 520, 36, 200, draw.linear(['#5fa88d', '#1f5c4a'], 0, 0, 1, 0), 8);
  for (const turn of [20, 140, 260])
    draw.group(`transform="rotate(${turn} 330 430)"`, () =>
      draw.path(
        'M330,430Q270,360 300,290Q372,270 388,340Q386,400 330,430Z',
        draw.linear(['#e8f3ec', '#8fbfac']),
      ),
    );
  draw.ellipse(330, 430, 34, 34, draw.linear(['#f3d7a4', '#b98a45']));
  draw.ellipse(330, 430, 12, 12, '#6a4124');
}

/** A radio with its back open, a screwdriver in it and the screws in a dish. */
export function openRadio(draw: Drawing): void {
  draw.soft(720, 780, 270, 24, '#1c100b', 0.6, 14);
  draw.rect(500, 520, 440, 250, draw.linear(['#c8553a', '#8f2f1b']), 26);
  draw.rect(530, 550, 380, 190, '#2b1a14', 14);
  draw.ellipse(628, 646, 76, 76, draw.linear(['#d9c9a5', '#8d7750']));
  draw.ellipse(628, 646, 44, 44, '#4b3b28');
  draw.rect(730, 570, 156, 150, draw.linear(['#3f8f5f', '#1d5a3a']), 6);
  for (const [x, y, colour] of [
    [752, 592, '#f3b53c'],
    [796, 592, '#d8553a'],
    [840, 600, '#e8f0ea'],
    [756, 650, '#22252b'],
    [812, 656, '#f3b53c'],
  ] as const)
    draw.rect(x, y, 28, 34, colour, 4);
  draw.line('M704,640C720,600 728,680 748,620M700,680C716,720 730,690 752,704', '#f3b53c', 5);
  draw.line('M570,520V420', '#c9d2cd', 6);
  draw.group('transform="rotate(38 860 560)"', () => {
    draw.rect(852, 520, 12, 150, '#d5dcd8');
    draw.rect(838, 390, 40, 140, draw.linear(['#ffd27e', '#d8923a'], 0, 0, 1, 0), 14);
  });
  draw.ellipse(1030, 760, 92, 26, draw.linear(['#f3ead6', '#b9a888']));
  for (const [x, y] of [
    [1000, 756],
    [1030, 766],
    [1056, 754],
    [1024, 750],
  ] as const)
    draw.ellipse(x, y, 11, 6, '#8a9690');
}
