import { mix } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { HEIGHT, WIDTH, fixed } from '../../primitives/frame.ts';
import { ridge } from '../../primitives/ridge.ts';
import { woodGrain } from '../table.ts';

export function panelling(draw: Drawing): void {
  draw.rect(0, 0, WIDTH, HEIGHT, draw.linear(['#6f5a42', '#57432f', '#33261b']));
  for (let i = 0; i < 9; i++) {
    draw.rect(
      i * 140 - 30,
      0,
      136,
      620,
      draw.linear(['#8d7556', '#75603f', '#4a3924'], 0, 0, 1, 0),
      0,
      'opacity=".6"',
    );
  }
  woodGrain(draw, 0, 600, '#3a2a1a', '#b99a6c', 30);
}

function gardenSky(draw: Drawing): void {
  draw.rect(340, 30, 520, 560, draw.linear(draw.palette.sky));
  draw.glow(700, 250, 230, draw.palette.sun, 1);
  draw.ellipse(704, 214, 34, 34, draw.palette.sun, 'opacity=".9"');
  ridge(
    draw,
    [
      [340, 300],
      [420, 230],
      [490, 160],
      [560, 250],
      [640, 210],
      [730, 300],
      [860, 240],
    ],
    46,
    draw.linear(
      [
        mix(draw.palette.far, draw.palette.sky[2], 0.35),
        mix(draw.palette.far, draw.palette.sky[3], 0.8),
      ],
      0,
      150,
      0,
      440,
      true,
    ),
    560,
  );
  draw.soft(600, 370, 300, 30, draw.palette.sky[3], 0.9, 18);
}

function gardenHills(draw: Drawing): void {
  ridge(
    draw,
    [
      [340, 380],
      [430, 330],
      [540, 392],
      [660, 340],
      [760, 300],
      [860, 360],
    ],
    40,
    draw.linear(
      [
        mix(draw.palette.mid, draw.palette.sky[2], 0.3),
        mix(draw.palette.mid, draw.palette.sky[3], 0.6),
      ],
      0,
      300,
      0,
      500,
      true,
    ),
    560,
  );
  draw.soft(560, 450, 300, 30, draw.palette.sky[3], 0.85, 18);
  ridge(
    draw,
    [
      [340, 470],
      [460, 440],
      [600, 478],
      [740, 440],
      [860, 462],
    ],
    30,
    mix(draw.palette.near, draw.palette.mid, 0.5),
    560,
  );
  draw.line('M380,560C400,460 372,380 430,300C452,268 470,250 520,236', '#3a2a1e', 15);
  draw.line('M430,300C456,312 480,320 512,314M410,360C440,356 470,372 488,390', '#3a2a1e', 7);
}

function gardenPine(draw: Drawing): void {
  for (const [x, y, k] of [
    [520, 226, 1.2],
    [470, 250, 0.9],
    [512, 312, 1],
    [490, 390, 0.9],
    [430, 280, 0.8],
    [548, 250, 0.8],
  ] as const) {
    for (let i = 0; i < 8; i++) {
      draw.ellipse(
        x + draw.between(-34, 34) * k,
        y + draw.between(-12, 10) * k,
        draw.between(18, 30) * k,
        draw.between(9, 14) * k,
        draw.radial([mix('#7fae7c', draw.palette.sun, 0.25), '#3f7a5c', '#1c4a40'], 0.4, 0.1, 0.9),
      );
    }
  }
}

function gardenInGate(draw: Drawing): void {
  gardenSky(draw);
  gardenHills(draw);
  gardenPine(draw);
}

/** Moon gate. */
export function moonGate(draw: Drawing): void {
  draw.glow(600, 300, 560, draw.palette.sun, 0.5);
  draw.add(
    '<circle cx="600" cy="292" r="286" fill="#4a3020"/><circle cx="600" cy="290" r="282" ' +
      'fill="#9a6a3e"/>',
  );
  draw.add('<circle cx="600" cy="292" r="258" fill="#3a2417"/>');
  draw.group(draw.clip('<circle cx="600" cy="292" r="252"/>'), () => {
    gardenInGate(draw);
  });
  draw.add(
    '<circle cx="600" cy="292" r="255" fill="none" stroke="#2a180e" stroke-width="7"/><circle ' +
      'cx="600" cy="290" r="276" fill="none" stroke="#e0b070" stroke-width="3" opacity=".7"/>',
  );
}

/** Table and slatted tray. */
export function table(draw: Drawing): void {
  draw.rect(0, 566, WIDTH, 340, draw.linear(['#a8754a', '#7d4f2e', '#452918']));
  draw.rect(0, 560, WIDTH, 12, draw.linear(['#e6b27c', '#8a5632']));
  woodGrain(draw, 580, 900, '#32190c', '#d9a06a', 56);
  draw.path('M380,570H820L980,900H240Z', draw.palette.sun, `opacity=".3" ${draw.blur(26)}`);
}

export function tray(draw: Drawing): void {
  draw.soft(600, 830, 470, 40, '#180b05', 0.7, 18);
  draw.path('M226,656H974L1076,826H124Z', draw.linear(['#c98f52', '#a56c36', '#7d4a22']));
  draw.path(
    'M124,826H1076V852Q1076,862 1064,862H136Q124,862 124,852Z',
    draw.linear(['#7d4a22', '#462611']),
  );
  draw.path('M262,672H938L1020,808H180Z', '#3a2010');
  for (let i = 0; i < 12; i++) {
    const t0 = i / 12;
    const t1 = t0 + 0.064;
    const y = (t: number) => 674 + 132 * t;
    const leftEdge = (t: number) => 262 - 80 * t;
    const rightEdge = (t: number) => 938 + 80 * t;
    draw.path(
      `M${fixed(leftEdge(t0))},${fixed(y(t0))}H${fixed(rightEdge(t0))}` +
        `L${fixed(rightEdge(t1))},${fixed(y(t1))}H${fixed(leftEdge(t1))}Z`,
      draw.linear(['#e6b878', '#c08a4a', '#a06a34'], 0, 0, 1, 0),
    );
  }
}
