import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { limb } from '../../primitives/limb.ts';

const CX = 600;

/** The ray overhead, seen from below. */
export function rayOverhead(draw: Drawing): void {
  draw.group('transform="translate(560,196) rotate(-14)"', () => {
    draw.soft(20, 40, 200, 70, '#0b3a4c', 0.35, 22);
    draw.path(
      'M0,-104C40,-98 70,-70 120,-52C180,-34 230,-24 262,10C210,4 170,26 120,44C70,66 40,84 ' +
        '8,92Q0,96 -8,92C-40,84 -70,66 -120,44C-170,26 -210,4 -262,10C-230,-24 -180,-34 ' +
        '-120,-52C-70,-70 -40,-98 0,-104Z',
      draw.linear(['#7fb5b8', '#4f8c98', '#2f6a7a']),
    );
    draw.path(
      'M0,-92C30,-88 56,-62 104,-40C150,-22 190,-14 220,2C170,6 130,28 90,42C56,56 30,70 ' +
        '0,76C-30,70 -56,56 -90,42C-130,28 -170,6 -220,2C-190,-14 -150,-22 -104,-40C-56,-62 ' +
        '-30,-88 0,-92Z',
      draw.linear(['#eef8ea', '#c4e3da', '#86b9ba']),
    );
    for (const d of [-1, 1]) {
      draw.ellipse(d * 22, -64, 4.5, 3, '#24566a');
      for (let i = 0; i < 5; i++) {
        draw.path(
          `M${d * (22 + i)},${-34 + i * 13}q${d * 16},-3 ${d * 30},3`,
          'none',
          'stroke="#5f9aa0" stroke-width="3.5" stroke-linecap="round" opacity=".8"',
        );
      }
    }
    draw.path('M-22,-50Q0,-36 22,-50Q12,-40 0,-40T-22,-50Z', '#24566a');
    limb(
      draw,
      [
        [0, 88, 8],
        [14, 150, 4.5],
        [-6, 214, 2.5],
        [10, 276, 1],
      ],
      '#1f4f62',
    );
  });
}

/** Shark in the distance. */
export function shark(draw: Drawing): void {
  draw.group('transform="translate(910,236) scale(-.9,.9) rotate(6)" opacity=".6"', () => {
    draw.path(
      'M-190,0C-130,-40 -20,-54 70,-30C120,-16 150,-4 176,-2L222,-50Q218,-14 204,2Q220,22 ' +
        '224,44L176,14C130,26 60,40 -20,36C-100,30 -160,18 -190,0Z',
      draw.linear(['#2f7484', '#7fb5b8']),
    );
    draw.path('M-30,-44L20,-104Q26,-60 50,-36ZM-40,30L-70,84Q-10,66 10,34Z', '#2a6a7a');
    draw.ellipse(-150, -8, 4, 4, '#0b2f42');
  });
}

export function bubbles(draw: Drawing): void {
  for (let i = 0; i < 60; i++) {
    const x = draw.between(60, 1140);
    const y = draw.between(40, 620);
    const r = draw.between(1.5, 6);
    draw.add(
      `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="#e9fbef" ` +
        `opacity="${fixed(draw.between(0.15, 0.5))}"/>`,
    );
  }
}

/** The tunnel: far mouth, ribs, kerbs, floor. */
export function tunnelMouth(draw: Drawing): void {
  draw.path(
    'M508,640V548A92,92 0 0 1 692,548V640Z',
    draw.radial(
      [
        [0, '#e9fbe6'],
        [0.6, '#8fdccc'],
        [1, '#3aa0a4'],
      ],
      0.5,
      0.5,
      0.6,
    ),
  );
  draw.glow(600, 580, 230, '#bff0dc', 0.6);
}

export function walkway(draw: Drawing): void {
  draw.path('M508,632H692L1180,900H20Z', draw.linear(['#6fb5b4', '#1f5566', '#0c2b3a']));
  for (let i = -4; i < 5; i++) {
    draw.line(`M${600 + i * 20},634L${600 + i * 130},900`, '#0b2f42', 2, 'opacity=".35"');
  }
  for (const y of [650, 676, 716, 776, 850]) {
    draw.line(
      `M${600 - (y - 590) * 1.7 - 30},${y}H${600 + (y - 590) * 1.7 + 30}`,
      '#0b2f42',
      2,
      'opacity=".3"',
    );
  }
  draw.path('M548,634H652L760,900H440Z', '#dffbe8', `opacity=".3" ${draw.blur(16)}`);
}

export function kerbs(draw: Drawing): void {
  for (const d of [-1, 1]) {
    draw.path(
      `M${CX + d * 92},612L${CX + d * 620},820V900H${CX + d * 580}L${CX + d * 92},634Z`,
      draw.linear(['#0f3a4a', '#081f2c']),
    );
    draw.path(
      `M${CX + d * 92},612L${CX + d * 620},820V832L${CX + d * 92},616Z`,
      '#7fd6c8',
      'opacity=".5"',
    );
    for (let i = 0; i < 8; i++) {
      const t = Math.pow(i / 8, 1.7);
      const x = CX + d * (110 + t * 470);
      const y = 630 + t * 206;
      draw.glow(x, y, 16 + t * 34, '#ffcf86', 0.9);
      draw.ellipse(x, y, 3 + t * 7, 2 + t * 4, '#fff0c4');
    }
  }
}

export function ribs(draw: Drawing): void {
  for (const [r, w, o] of [
    [94, 6, 0.9],
    [150, 9, 0.9],
    [240, 14, 0.92],
    [380, 22, 0.95],
    [590, 36, 1],
  ] as const) {
    const y = 548 - (r - 94) * 0.0 + (r - 94) * 0.06;
    const b = 612 + (r - 92) * 0.394;
    draw.path(
      `M${CX - r},${fixed(b)}V${fixed(y)}A${r},${r * 1.02} 0 0 1 ${CX + r},${fixed(y)}V${fixed(b)}`,
      'none',
      `stroke="#0c3446" stroke-width="${w}" opacity="${o}"`,
    );
    draw.path(
      `M${CX - r + w * 0.5},${fixed(b)}V${fixed(y)}A${r - w * 0.5},${r * 1.02 - w * 0.5} 0 0 ` +
        `1 ${CX + r - w * 0.5},${fixed(y)}V${fixed(b)}`,
      'none',
      `stroke="#8fe0d0" stroke-width="${fixed(w * 0.16)}" opacity=".6"`,
    );
  }
}

export function glassShine(draw: Drawing): void {
  draw.path(
    'M250,560C262,360 350,230 470,170C380,250 310,380 300,570Z',
    '#fffdf2',
    `opacity=".12" ${draw.blur(5)}`,
  );
}
