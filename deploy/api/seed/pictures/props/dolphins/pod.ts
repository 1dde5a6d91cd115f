import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { person } from '../person.ts';

/** The white dolphins of these waters are pink when grown, and grey when young. */
const GROWN = '#efb0a6';
const YOUNG = '#9fb0b8';

/** A dolphin in the air, its head to the right, the middle of its back at the point. */
function dolphin(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  turn: number,
  colour: string,
): void {
  draw.group(`transform="translate(${x},${y}) rotate(${turn}) scale(${scale})"`, () => {
    draw.path('M-40,-34Q-62,-84 -30,-96Q-14,-66 22,-44Z', draw.tone(shade(colour, 0.1)));
    draw.path(
      'M-196,66Q-250,42 -262,76Q-232,84 -214,100Q-226,132 -196,142Q-178,108 -180,84Z',
      shade(colour, 0.16),
    );
    draw.path(
      'M-206,92C-160,20 -80,-48 30,-46C96,-44 140,-20 166,8L222,30Q232,40 218,46L164,50' +
        'C120,64 40,44 -30,40C-90,40 -150,66 -206,92Z',
      draw.linear([lighten(colour, 0.35), colour, shade(colour, 0.28)]),
    );
    draw.path(
      'M-120,58C-60,34 40,40 120,58C60,66 -10,50 -60,52Z',
      lighten(colour, 0.62),
      'opacity=".8"',
    );
    draw.path('M34,40Q20,96 -24,108Q-20,70 -6,42Z', draw.tone(shade(colour, 0.18)));
    draw.line('M218,40Q190,40 168,34', shade(colour, 0.42), 3);
    draw.ellipse(140, 8, 6.5, 6.5, '#22252b');
    draw.ellipse(142, 6, 2, 2, '#fff');
  });
}

/** White water where a body goes in or comes out. */
function splash(draw: Drawing, x: number, y: number, width: number): void {
  draw.soft(x, y + 6, width, width * 0.12, mix(draw.palette.water[2], '#06222a', 0.4), 0.5, 6);
  for (let i = 0; i < 34; i++) {
    const at = x + draw.between(-1, 1) * width;
    draw.line(
      `M${fixed(at)},${fixed(y + draw.between(-3, 12))}h${fixed(draw.between(10, 50))}`,
      '#fffdf2',
      fixed(draw.between(2, 5)),
      `opacity="${fixed(draw.between(0.5, 0.95))}"`,
    );
  }
  for (let i = 0; i < 26; i++)
    draw.ellipse(
      x + draw.between(-0.8, 0.8) * width,
      y - draw.between(4, 70),
      draw.between(2, 6),
      draw.between(2, 6),
      '#fffdf2',
      'opacity=".85"',
    );
}

/** Two leap, a young one shows its back. */
export function pod(draw: Drawing): void {
  dolphin(draw, 470, 628, 0.62, -24, draw.tint(YOUNG));
  splash(draw, 372, 720, 74);
  dolphin(draw, 660, 600, 1.12, -14, draw.tint(GROWN));
  splash(draw, 470, 796, 130);
  draw.path('M860,800Q930,742 1010,800Z', draw.tone(draw.tint(GROWN)));
  draw.path('M914,764Q912,726 944,722Q946,744 968,766Z', draw.tone(shade(draw.tint(GROWN), 0.1)));
  splash(draw, 930, 804, 96);
}

/** A small boat that keeps its distance, with people at the rail. */
export function watchBoat(draw: Drawing): void {
  draw.soft(250, 516, 170, 10, '#06222a', 0.4, 7);
  for (const [x, coat] of [
    [184, '#d8482a'],
    [226, '#f3b53c'],
    [272, '#2f6f8a'],
    [312, '#f4ead4'],
  ] as const)
    person(draw, x, 474, 0.82, draw.tint(coat));
  draw.path('M112,470H388L350,516H142Z', draw.linear(['#fffaf0', '#dccfb8', '#8fa39d']));
  draw.path('M118,478H382L376,488H124Z', draw.tint('#1f6f57'));
  draw.path('M166,412H318L330,424H154Z', draw.tint('#1f6f57'));
  draw.line('M166,424V470M318,424V470', draw.tint('#8d7a5c'), 5);
}
