import { shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { WIDTH, fixed } from '../../primitives/frame.ts';

const WALL = 'M400,730V470L600,330L800,470V730Z';

/** Sand before the trees. */
export function beach(draw: Drawing): void {
  draw.path(
    'M0,640Q300,600 600,622T1200,600V900H0Z',
    draw.linear(['#efd9ac', '#cfae7c', '#8f7350']),
  );
  for (let i = 0; i < 120; i++)
    draw.ellipse(
      draw.between(0, WIDTH),
      draw.between(660, 900),
      3,
      1.4,
      '#7d6244',
      'opacity=".35"',
    );
}

function tree(draw: Drawing, x: number, y: number, scale: number): void {
  draw.line(`M${x},${y}q${10 * scale},${-120 * scale} 0,${-230 * scale}`, '#5b4030', 18 * scale);
  for (let i = 0; i < 16; i++)
    draw.ellipse(
      x + draw.between(-90, 90) * scale,
      y - draw.between(190, 330) * scale,
      draw.between(34, 62) * scale,
      draw.between(26, 46) * scale,
      draw.tint(['#2f6f4e', '#3f8a5c', '#1f5540'][i % 3] ?? '#2f6f4e'),
    );
}

export function treesBehind(draw: Drawing): void {
  for (const [x, scale] of [
    [90, 1.2],
    [280, 1.35],
    [880, 1.4],
    [1080, 1.25],
    [1190, 1.1],
  ] as const)
    tree(draw, x, 690, scale);
}

/** A cabin of planks with a porch, two chairs and its lamp lit. */
export function hut(draw: Drawing): void {
  draw.soft(610, 752, 360, 24, '#2a1a10', 0.55, 16);
  draw.path(WALL, draw.linear(['#c08a58', '#94613a', '#6a4126']));
  draw.group(draw.clip(`<path d="${WALL}"/>`), () => {
    for (let y = 350; y < 740; y += 24)
      draw.line(`M390,${y}H810`, '#4f2f1a', 3, `opacity="${fixed(draw.between(0.35, 0.6))}"`);
  });
  draw.path(
    'M360,486L600,312L840,486L822,508L600,350L378,508Z',
    draw.linear(['#3f7a62', '#1f4d3d']),
  );
  draw.rect(548, 540, 104, 190, draw.linear(['#2f7a63', '#174636']), 4);
  draw.ellipse(634, 640, 6, 6, '#e0b766');
  for (const x of [430, 678]) {
    draw.rect(x, 548, 92, 92, '#4a2c1a', 4);
    draw.rect(x + 8, 556, 76, 76, draw.linear(['#fff0bd', '#ffc46b']));
    draw.line(`M${x + 46},556v76M${x + 8},594h76`, '#4a2c1a', 6);
    draw.glow(x + 46, 594, 150, '#ffc46b', 0.65);
  }
  draw.ellipse(600, 440, 30, 30, '#4a2c1a');
  draw.ellipse(600, 440, 22, 22, '#ffd690');
  draw.path('M350,730H850L890,768H310Z', draw.linear(['#b98a5a', '#7a5132']));
  draw.rect(310, 768, 580, 18, '#54341f');
  for (const x of [370, 830])
    draw.rect(x - 7, 500, 14, 234, draw.linear(['#a8744a', '#6b452a'], 0, 0, 1, 0));
  chair(draw, 440, 1);
  chair(draw, 760, -1);
}

function chair(draw: Drawing, x: number, facing: 1 | -1): void {
  draw.group(`transform="translate(${x},748) scale(${facing},1)"`, () => {
    draw.line('M-40,6L-22,-44M36,6L22,-44', '#4a2c1a', 8);
    draw.path('M-36,-50H40L34,-30H-30Z', draw.tone('#d8633a'));
    draw.path('M-40,-48L-58,-124Q-46,-134 -34,-126L-14,-50Z', draw.tone(shade('#d8633a', 0.12)));
  });
}
