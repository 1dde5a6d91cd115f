import { outdoors } from '../../palettes.ts';
import { lighten, mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { steam } from '../../primitives/steam.ts';

function tentShell(draw: Drawing, shell: string, lit: boolean, colour: string): void {
  draw.path(
    shell,
    lit
      ? draw.radial(
          [
            [0, '#fff0b8'],
            [0.28, '#ffc860'],
            [0.62, mix(outdoors.kumquat, colour, 0.5)],
            [1, shade(colour, 0.25)],
          ],
          0.42,
          0.86,
          0.8,
        )
      : draw.linear(
          [lighten(draw.tint(colour), 0.14), draw.tint(colour), shade(draw.tint(colour), 0.35)],
          0,
          0,
          1,
          0.6,
        ),
  );
}

function tentDoorway(
  draw: Drawing,
  shell: string,
  side: string,
  lit: boolean,
  colour: string,
): void {
  draw.group(draw.clip(`<path d="${shell}"/>`), () => {
    draw.path(
      side,
      lit
        ? draw.linear(
            [
              [0, colour, 0.9],
              [1, shade(colour, 0.4), 0.95],
            ],
            0,
            0,
            1,
            0.4,
          )
        : shade(draw.tint(colour), 0.4),
      `opacity="${lit ? 0.86 : 0.7}"`,
    );
    draw.path(
      'M-232,4C-190,-60 -130,-190 -20,-214C-90,-150 -130,-70 -146,4Z',
      lit ? shade(colour, 0.12) : lighten(draw.tint(colour), 0.06),
      `opacity="${lit ? 0.75 : 0.5}"`,
    );
    if (lit) {
      draw.path(
        'M-20,-214C84,-200 160,-90 180,4h-10C150,-84 80,-186 -20,-214Z',
        '#ffe3a0',
        'opacity=".4"',
      );
    }
  });
}

function tentPeople(draw: Drawing, lit: boolean, colour: string, kid: boolean | undefined): void {
  draw.path(
    'M-92,4C-84,-70 -56,-138 -22,-160C12,-138 40,-70 50,4Z',
    lit
      ? draw.radial(
          [
            [0, '#fffbe2'],
            [0.5, '#ffe08c'],
            [1, '#ffb04e'],
          ],
          0.45,
          0.8,
          0.75,
        )
      : draw.linear([shade(draw.tint(colour), 0.55), shade(draw.tint(colour), 0.4)]),
  );
  if (lit && kid) {
    draw.group(
      draw.clip('<path d="M-92,4C-84,-70 -56,-138 -22,-160C12,-138 40,-70 50,4Z"/>'),
      () => {
        draw.path('M-60,10C-62,-34 -52,-58 -32,-60S-6,-36 -4,10Z', '#8f4a22', 'opacity=".85"');
        draw.ellipse(-33, -74, 14, 16, '#8f4a22', 'opacity=".85"');
        draw.path('M4,10C4,-24 12,-40 26,-42S44,-24 46,10Z', '#8f4a22', 'opacity=".7"');
        draw.ellipse(24, -53, 11, 12, '#8f4a22', 'opacity=".7"');
        draw.line('M-14,-34C-4,-28 2,-28 8,-26', '#8f4a22', 7, 'opacity=".8"');
      },
    );
  }
  draw.path(
    'M-92,4C-84,-70 -56,-138 -22,-160C-56,-150 -104,-70 -128,4Z',
    lit ? lighten(colour, 0.1) : lighten(draw.tint(colour), 0.18),
  );
  draw.path(
    'M-128,4C-118,-50 -92,-118 -22,-160L-30,-158C-84,-112 -108,-50 -112,4Z',
    '#fff3dc',
    'opacity=".3"',
  );
}

function tentSeams(draw: Drawing, lit: boolean, colour: string): void {
  draw.line(
    'M-232,4C-190,-60 -130,-190 -20,-214C110,-206 196,-80 244,4',
    lit ? '#ffdca0' : lighten(draw.tint(colour), 0.3),
    3.4,
    'opacity=".75"',
  );
  draw.line('M-20,-214C50,-170 84,-90 96,4', shade(colour, 0.3), 3, 'opacity=".8"');
  draw.line(
    'M-150,-96L-300,22M190,-84L318,20M-20,-214V-230',
    draw.tint('#e9d9b4'),
    2,
    'opacity=".7"',
  );
  draw.path('M-20,-230l30,7l-30,8z', outdoors.green);
  for (const q of [-300, 318]) {
    draw.line(`M${q},14v14`, draw.tint('#c9b58f'), 4);
  }
}

function tentBody(draw: Drawing, lit: boolean, colour: string, kid: boolean | undefined): void {
  draw.soft(10, 6, 250, 18, '#04121a', 0.7, 10);
  const shell =
    'M-232,-2C-190,-64 -130,-190 -20,-214C110,-206 196,-84 244,-8Q170,10 96,14Q-80,16 -232,-2Z';
  const side = 'M-20,-214C110,-206 196,-84 244,-8Q170,10 96,14C84,-90 50,-170 -20,-214Z';
  tentShell(draw, shell, lit, colour);
  tentDoorway(draw, shell, side, lit, colour);
  tentPeople(draw, lit, colour, kid);
  tentSeams(draw, lit, colour);
}

function tent(
  draw: Drawing,
  x: number,
  y: number,
  scale: number,
  colour: string,
  lit: boolean,
  kid?: boolean,
): void {
  draw.group(`transform="translate(${x},${y}) scale(${scale})"`, () => {
    tentBody(draw, lit, colour, kid);
  });
}

export function tents(draw: Drawing): void {
  tent(draw, 330, 736, 0.62, outdoors.green, false);
  if (draw.dark) {
    draw.glow(584, 700, 330, '#ffb04e', 0.55);
  }
  tent(draw, 640, 772, 1.2, outdoors.red, true, true);
}

/** Kettle on a small stove. */
export function stove(draw: Drawing): void {
  draw.add('<g transform="translate(-6,-34)">');
  draw.soft(336, 842, 60, 7, '#04121a', 0.6, 5);
  draw.path(
    'M312,840l10,-20h30l10,20M322,820h30',
    'none',
    `stroke="${draw.tint('#93a09a')}" stroke-width="4"`,
  );
  draw.path(
    'M306,818Q304,780 337,778T368,818Z',
    draw.linear(['#ffcf86', draw.tint('#4f8a78'), draw.tint('#1c4a40')], 1, 0, 0, 0),
  );
  draw.path('M366,800q16,-4 20,-20l6,2q-2,28 -26,34z', draw.tint('#3a7464'));
  draw.line('M312,790Q337,738 362,790', draw.tint('#93a09a'), 4);
  steam(draw, 378, 774, 90, '#ffe9c4', 0.35);
  draw.add('</g>');
}

export function reeds(draw: Drawing): void {
  for (let i = 0; i < 60; i++) {
    const x = i % 2 ? draw.between(-30, 250) : draw.between(950, 1230);
    const y = 910;
    const l = draw.between(50, 150);
    draw.path(
      `M${fixed(x)},${y}Q${fixed(x + draw.between(-20, 26))},${fixed(y - l * 0.6)} ` +
        `${fixed(x + draw.between(-40, 50))},${fixed(y - l)}` +
        `Q${fixed(x + draw.between(8, 24))},${fixed(y - l * 0.5)} ${fixed(x + 8)},${y}Z`,
      mix(draw.dark ? '#081c20' : '#0f3b33', draw.dark ? '#1d4438' : '#4f9a68', draw.random()),
    );
  }
}
