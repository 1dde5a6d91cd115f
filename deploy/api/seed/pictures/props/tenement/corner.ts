import type { Drawing } from '../../primitives/drawing.ts';

/** The round corner behind the bed, with a narrow iron window in it. */
export function curvedWall(draw: Drawing): void {
  draw.path(
    'M560,0H1200V690H560Z',
    draw.linear(
      [
        [0, '#d9c6a4', 0],
        [0.3, '#b89f78', 0.75],
        [0.62, '#f6ecd6', 0.9],
        [1, '#cbb38c', 0.7],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  draw.rect(0, 440, 1200, 12, '#2b5746');
  for (const x of [700, 950]) {
    draw.rect(x, 130, 150, 300, draw.linear([...draw.palette.sky]), 4);
    draw.path(`M${x},330l40,-30l34,22l76,-40v148h-150z`, '#8a6d5a', 'opacity=".75"');
    for (const bar of [0, 50, 100, 150])
      draw.rect(x + bar - 4, 126, 9, 308, draw.linear(['#3d5a4e', '#1e3a30'], 0, 0, 1, 0));
    for (const y of [130, 230, 330, 430]) draw.rect(x - 6, y - 4, 162, 9, '#2c4a3e');
  }
}

/** A fan that clicks. */
export function ceilingFan(draw: Drawing): void {
  draw.rect(594, 0, 12, 54, '#5a4636');
  draw.ellipse(600, 64, 34, 20, '#6f523a');
  for (const [turn, reach] of [
    [6, 190],
    [174, 190],
    [-28, 120],
    [152, 120],
  ] as const)
    draw.group(`transform="translate(600,66) rotate(${turn})"`, () => {
      draw.path(
        `M20,-8L${reach},-20Q${reach + 16},0 ${reach},18L20,8Z`,
        '#8a6243',
        'opacity=".92"',
      );
    });
}
