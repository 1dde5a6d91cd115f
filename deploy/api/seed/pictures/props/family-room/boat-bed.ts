import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { sky } from '../../primitives/sky.ts';
import { water } from '../../primitives/water.ts';

/** A round window over the beach. */
export function porthole(draw: Drawing): void {
  draw.ellipse(300, 300, 176, 176, draw.linear(['#b5834f', '#6b4529'], 0, 0, 1, 1));
  draw.group(draw.clip('<circle cx="300" cy="300" r="152"/>'), () => {
    sky(draw, 330);
    draw.rect(120, 320, 360, 90, draw.linear([...draw.palette.water]));
    water(draw, 322, 400, 40, '#f3fbf4', draw.palette.water[2], 300, 160);
    draw.path('M120,396Q300,370 480,402V480H120Z', '#f1d9a8');
    draw.path('M330,330l44,0l-8,12h-28z', '#7a3d22');
    draw.path('M350,282q26,22 22,44h-22z', '#c8391a');
  });
}

const pillow = (draw: Drawing, x: number, y: number): void =>
  draw.path(
    `M${x},${y + 8}Q${x + 70},${y - 16} ${x + 140},${y + 8}` +
      `Q${x + 152},${y + 44} ${x + 136},${y + 72}` +
      `Q${x + 70},${y + 86} ${x + 6},${y + 72}Q${x - 12},${y + 44} ${x},${y + 8}Z`,
    draw.linear([lighten('#f7eddc', 0.6), '#f7eddc', shade('#f7eddc', 0.2)], 0, 0, 0.5, 1),
  );

/** Two beds in the shape of a boat, one above the other. */
export function boatBunks(draw: Drawing): void {
  draw.soft(800, 846, 340, 26, '#28150d', 0.55, 16);
  for (const x of [560, 1060])
    draw.rect(x, 180, 26, 640, draw.linear(['#c08a5a', '#7a4c2d'], 0, 0, 1, 0));
  for (const [top, colour] of [
    [330, '#2f7a63'],
    [630, '#c8391a'],
  ] as const) {
    pillow(draw, 596, top - 66);
    draw.path(
      `M760,${top + 10}V${top - 30}Q900,${top - 62} 1050,${top - 30}V${top + 10}Z`,
      draw.linear(['#fffaf0', '#dcc9ab']),
    );
    draw.path(
      `M470,${top - 24}Q800,${top + 26} 1140,${top - 44}Q1120,${top + 110} 1000,${top + 128}` +
        `H620Q500,${top + 110} 470,${top - 24}Z`,
      draw.linear([lighten(colour, 0.25), colour, shade(colour, 0.35)]),
    );
    draw.line(`M478,${top - 8}Q800,${top + 42} 1134,${top - 28}`, '#fff4dc', 10);
    for (const x of [680, 800, 920]) {
      draw.ellipse(x, top + 70, 26, 26, '#e0b766');
      draw.ellipse(x, top + 70, 18, 18, draw.linear(['#d6efe8', '#5aa0a2']));
    }
  }
  for (const x of [440, 500]) draw.line(`M${x + 34},430L${x},840`, '#a8744a', 14);
  for (let i = 0; i < 5; i++) draw.line(`M${468 - i * 8},${500 + i * 76}h62`, '#8a5a36', 11);
}

/** A bucket, a spade and what they have dug up. */
export function bucketAndSpade(draw: Drawing): void {
  draw.soft(250, 826, 130, 16, '#28150d', 0.5, 10);
  draw.path(
    'M180,690H300L280,820H200Z',
    draw.linear(['#ffd98a', '#f0a53c', '#b5701e'], 0, 0, 1, 0.2),
  );
  draw.ellipse(240, 690, 60, 16, '#ffe7b0');
  draw.ellipse(240, 692, 50, 11, '#e8c98d');
  draw.line('M182,690q58,-92 116,0', '#c8391a', 8);
  draw.line('M352,690L334,800', '#0b5a45', 12);
  draw.path('M316,784l44,8q4,44 -30,50q-26,-10 -14,-58z', '#2f7a63');
  draw.path('M246,738l9,20l22,2l-17,14l6,22l-20,-12l-20,12l6,-22l-17,-14l22,-2z', '#fffaf0');
}
