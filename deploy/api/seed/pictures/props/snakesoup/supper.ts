import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { steam } from '../../primitives/steam.ts';
import { bowl } from '../bowl.ts';
import { plate } from '../plate.ts';

/** Thick soup with threads of meat and fungus, petals of chrysanthemum and lemon leaf on top. */
export function snakeSoup(draw: Drawing): void {
  bowl(draw, 430, 470, 300, 150, 250, '#f3f0e4', {
    band: '#1f4b6b',
    soup: draw.linear(['#d9a860', '#b67d3a', '#8f5a26']),
    contents: () => {
      for (let i = 0; i < 90; i++)
        draw.line(
          `M${fixed(draw.between(190, 650))},${fixed(draw.between(400, 590))}` +
            `q${fixed(draw.between(-24, 24))},${fixed(draw.between(-14, 14))} ` +
            `${fixed(draw.between(-46, 46))},${fixed(draw.between(-12, 12))}`,
          ['#f3dfb4', '#5b3a24', '#e2c188', '#3b2a22'][i % 4] ?? '#f3dfb4',
          fixed(draw.between(3, 6)),
          'opacity=".85"',
        );
      for (let i = 0; i < 26; i++)
        draw.group(
          `transform="translate(${fixed(draw.between(330, 520))},` +
            `${fixed(draw.between(430, 510))}) ` +
            `rotate(${fixed(draw.between(0, 360))})"`,
          () => draw.ellipse(0, 0, 24, 7, i % 3 ? '#fffaf0' : '#f6d24a'),
        );
      for (let i = 0; i < 16; i++)
        draw.line(
          `M${fixed(draw.between(360, 540))},${fixed(draw.between(450, 520))}` +
            `l${fixed(draw.between(-28, 28))},${fixed(draw.between(-12, 12))}`,
          '#2f7a3f',
          5,
        );
    },
  });
  steam(draw, 430, 420, 240, '#fff', 0.4);
}

/** A clay pot of rice with cured sausage and pork. */
export function lapMeiRice(draw: Drawing): void {
  draw.rect(1046, 560, 130, 34, '#6b4a35', 16);
  bowl(draw, 900, 560, 190, 92, 170, '#7a4b32', {
    contents: () => {
      draw.ellipse(900, 566, 172, 80, '#f7f0df');
      for (let i = 0; i < 160; i++)
        draw.ellipse(
          draw.between(745, 1055),
          draw.between(505, 640),
          6,
          2.6,
          i % 2 ? '#fffdf6' : '#e2d5b8',
        );
      for (const [x, y, turn] of [
        [820, 548, -18],
        [868, 536, -14],
        [916, 530, -10],
        [962, 536, -4],
        [846, 588, -16],
        [896, 582, -12],
      ] as const)
        draw.group(`transform="rotate(${turn} ${x} ${y})"`, () => {
          draw.ellipse(x, y + 3, 30, 17, '#5f160f');
          draw.ellipse(x, y, 29, 16, draw.linear(['#d8553a', '#9a2418']));
          for (const dot of [-12, 0, 11]) draw.ellipse(x + dot, y - 2, 4, 3, '#f3cdb4');
        });
      for (const x of [946, 984])
        draw.path(`M${x},560l44,-8l6,40l-44,8z`, draw.linear(['#f0c79a', '#a85a34', '#6d2a18']));
    },
  });
  steam(draw, 900, 520, 170, '#fff', 0.34);
}

/** Crisp flour strips and lemon leaf to add, and a pair of chopsticks. */
export function garnishes(draw: Drawing): void {
  plate(draw, 800, 230, 150, 70);
  for (let i = 0; i < 26; i++)
    draw.line(
      `M${fixed(draw.between(710, 880))},${fixed(draw.between(196, 256))}` +
        `l${fixed(draw.between(-40, 40))},${fixed(draw.between(-18, 18))}`,
      i % 2 ? '#e7b565' : '#c98a3c',
      9,
    );
  plate(draw, 1080, 300, 110, 52);
  for (let i = 0; i < 24; i++)
    draw.line(
      `M${fixed(draw.between(1020, 1136))},${fixed(draw.between(280, 318))}` +
        `l${fixed(draw.between(-26, 26))},${fixed(draw.between(-10, 10))}`,
      i % 3 ? '#2f7a3f' : '#fffaf0',
      5,
    );
  draw.line('M640,830L1120,780M646,852L1126,806', '#2a1a12', 12);
}
