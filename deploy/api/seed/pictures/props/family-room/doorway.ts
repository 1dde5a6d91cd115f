import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../../primitives/frame.ts';

/** Pale paper with stripes. */
export function paperedWall(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#e9efe6', '#d3ddd0', '#b9c6b8'], 0, 0, 0.3, 1));
  for (let x = 20; x < WIDTH; x += 60) draw.rect(x, 0, 22, 690, '#ffffff', 0, 'opacity=".28"');
  draw.rect(0, 670, WIDTH, 22, '#f7f0e2');
}

/** An open door to a second room, where a small tent is lit. */
export function doorway(draw: Drawing): void {
  draw.rect(60, 130, 340, 570, '#f7f0e2', 4);
  draw.rect(84, 154, 292, 546, draw.linear(['#f2d9ae', '#d9b27c', '#a67d50']));
  draw.group(draw.clip('<rect x="84" y="154" width="292" height="546"/>'), () => {
    draw.rect(84, 600, 292, 100, draw.linear(['#9a7350', '#6f4f36']));
    draw.soft(230, 640, 120, 16, '#3a2318', 0.5, 10);
    draw.path(
      'M130,640L232,420L334,640Z',
      draw.linear(['#f0714a', '#c8391a', '#8f2613'], 0, 0, 1, 0.6),
    );
    draw.path('M196,640L232,470L268,640Z', draw.linear(['#fff0bd', '#ffcf7d']));
    draw.glow(232, 570, 150, '#ffd48a', 0.9);
    draw.line('M232,420V392', '#7a4c2d', 6);
    draw.path('M232,392l30,10l-30,12z', '#0b5a45');
    draw.ellipse(316, 636, 20, 22, '#c99a63');
    draw.ellipse(316, 606, 15, 14, '#c99a63');
    draw.ellipse(306, 594, 6, 6, '#b5834f');
    draw.ellipse(326, 594, 6, 6, '#b5834f');
  });
  draw.path('M400,130L470,96V742L400,700Z', draw.linear(['#fffaf0', '#cbb99c'], 0, 0, 1, 0));
  draw.ellipse(456, 430, 8, 10, '#c9974a');
}

/** A picture of a boat above the bed. */
export function boatPicture(draw: Drawing): void {
  draw.soft(806, 380, 140, 90, '#4b5a4e', 0.3, 14);
  draw.rect(666, 240, 280, 200, draw.linear(['#a97a50', '#6b4529']), 4);
  draw.rect(682, 256, 248, 168, draw.linear(['#bfe0dc', '#f7e6c4', '#5aa0a2']));
  draw.path('M742,376H872L848,404H766Z', '#7a3d22');
  draw.path('M800,276Q860,300 858,368H800Z', '#c8391a');
  draw.path('M792,290Q748,320 752,368H792Z', '#e0664a');
}
