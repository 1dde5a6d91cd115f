import type { Drawing } from '../../primitives/drawing.ts';
import { steam } from '../../primitives/steam.ts';

/** A desk below the window with a computer and coffee. */
export function workDesk(draw: Drawing): void {
  draw.soft(260, 846, 250, 24, '#3a2318', 0.5, 16);
  draw.path('M20,640H500L540,676H-20Z', draw.linear(['#d9a877', '#a8744a']));
  draw.rect(-20, 674, 560, 26, draw.linear(['#96643d', '#6b4226']));
  draw.rect(20, 700, 26, 170, '#5a351f');
  draw.rect(470, 700, 26, 170, '#5a351f');
  draw.path('M160,656L196,540H392L370,656Z', draw.linear(['#4a5a60', '#27353a']));
  draw.path('M174,648L204,552H382L364,648Z', draw.linear(['#e9fbf4', '#bfe6d6'], 0, 0, 1, 1));
  draw.path('M218,574h110M212,596h124M206,618h86', 'none', 'stroke="#2f7a63" stroke-width="7"');
  draw.path('M140,656H378L408,672H112Z', draw.linear(['#c9d2d0', '#8b9896']));
  draw.soft(446, 664, 40, 8, '#4a2c1a', 0.5, 5);
  draw.path('M420,616h54q-2,44 -27,44t-27,-44z', draw.linear(['#fffdf5', '#cdb89b'], 0, 0, 1, 0));
  draw.line('M474,626q22,2 18,18q-4,10 -22,8', '#efe2cc', 7);
  draw.ellipse(447, 616, 27, 7, '#7b451f');
  steam(draw, 447, 612, 80, '#fff', 0.28);
}
