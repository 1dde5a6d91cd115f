import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { steam } from '../../primitives/steam.ts';
import { bowl } from '../bowl.ts';

/** A single bed along the wall, its pillow to the left. */
export function singleBed(draw: Drawing): void {
  draw.soft(860, 800, 380, 34, '#3a2318', 0.55, 20);
  draw.path(
    'M560,800V560Q560,536 584,536H604V800Z',
    draw.linear(['#8a5d3e', '#55341f'], 0, 0, 1, 0),
  );
  draw.rect(580, 664, 640, 60, draw.linear(['#7d5236', '#4a2c1a']));
  draw.rect(590, 724, 26, 84, '#4a2c1a');
  draw.path(
    'M590,672V640Q590,616 620,614H1220V690H590Z',
    draw.linear(['#fffaf0', '#efe1cb', '#cfb698']),
  );
  draw.path(
    'M760,690V612Q780,600 820,602H1220V724H770Q760,712 760,690Z',
    draw.linear(['#4f9b80', '#2d705a', '#174636'], 0, 0, 0.4, 1),
  );
  draw.path('M760,640V612Q780,600 820,602H862Q850,640 858,724H770Q760,690 760,640Z', '#f7ecd8');
  draw.path(
    'M612,622Q606,574 640,566Q700,552 756,568Q776,578 768,624Q690,640 612,622Z',
    draw.linear([lighten('#f7eddc', 0.6), '#f7eddc', shade('#f7eddc', 0.22)], 0, 0, 0.5, 1),
  );
}

/** One hook on the wall with a jacket and a bag. */
export function hook(draw: Drawing): void {
  draw.rect(912, 214, 60, 14, draw.linear(['#9a6a45', '#6b452a']), 6);
  draw.line('M942,228q0,22 12,22', '#c9974a', 7);
  draw.soft(958, 410, 90, 130, '#5b4632', 0.25, 20);
  for (const [side, colour] of [
    [-1, '#9a3a25'],
    [1, '#7a2a19'],
  ] as const)
    draw.path(
      `M${950 + side * 34},262Q${950 + side * 66},270 ${950 + side * 70},310` +
        `L${950 + side * 78},400` +
        `L${950 + side * 50},404L${950 + side * 34},310Z`,
      colour,
    );
  draw.path(
    'M926,250Q950,264 974,250Q998,256 1000,290L1004,436Q950,452 896,436L900,290Q902,256 926,250Z',
    draw.linear(['#c0583f', '#a5412a', '#7b2b19'], 0, 0, 1, 0.3),
  );
  draw.line('M950,262V446', '#5f1f11', 4);
  for (const y of [300, 344, 388]) draw.ellipse(960, y, 5, 5, '#f3d7a4');
}

/** A desk against the wall, with a lamp, paper and a kettle. */
export function desk(draw: Drawing): void {
  draw.soft(300, 800, 220, 22, '#3a2318', 0.5, 16);
  draw.rect(110, 606, 400, 26, draw.linear(['#c08a5a', '#8a5a36']), 4);
  draw.rect(128, 632, 22, 170, '#6f4429');
  draw.rect(470, 632, 22, 170, '#5a351f');
  draw.rect(330, 632, 140, 60, draw.linear(['#a8744a', '#7a4c2d']), 4);
  draw.ellipse(400, 662, 9, 9, '#e0b766');
  draw.path('M220,604l84,-16l26,10l-84,18z', '#fffaf0');
  draw.path('M212,596l84,-16l26,10l-84,18z', '#fffdf6');
  draw.line('M286,592l52,-26', '#1f4b6b', 6);
  draw.path(
    'M400,602q-6,-52 24,-58h22q30,6 24,58z',
    draw.linear(['#e8f0ea', '#9fb8ac', '#5f7d70'], 0, 0, 1, 0),
  );
  draw.line('M408,546q27,-42 54,0', '#3a4a44', 7);
  draw.rect(146, 594, 56, 12, '#2b5746', 5);
  draw.line('M174,594L182,500L226,478', '#2b5746', 8);
  draw.path('M206,470l52,-8l22,48l-62,12z', draw.linear(['#3f8f76', '#1c5343']));
  draw.glow(246, 540, 190, '#ffcf86', 0.85);
}

/** A stool with a bowl of noodles on it. */
export function noodleStool(draw: Drawing): void {
  draw.soft(490, 858, 120, 18, '#3a2318', 0.6, 12);
  draw.line('M430,760L410,860M550,760L570,860', '#a5331c', 16);
  draw.path('M396,742H584V768H396Z', draw.linear(['#d8553a', '#9a2f1a']));
  draw.ellipse(490, 742, 96, 22, '#e56a4c');
  bowl(draw, 490, 690, 74, 26, 62, '#f3f0e4', {
    band: '#1f6a55',
    soup: '#d9a253',
    contents: () => {
      for (let i = 0; i < 10; i++)
        draw.line(
          `M${436 + i * 11},${696 + (i % 3) * 3}q14,-16 30,-2`,
          '#f6dfa0',
          5,
          'opacity=".95"',
        );
      draw.ellipse(466, 690, 18, 9, '#f7d9c6');
      draw.ellipse(514, 688, 18, 9, '#f7d9c6');
      draw.path('M480,684q14,-12 34,-6q-8,12 -34,6z', '#3f8f55');
    },
  });
  draw.line('M430,676L560,652M434,684L566,662', '#7d4a2a', 6);
  steam(draw, 490, 680, 110, '#fff', 0.3);
}
