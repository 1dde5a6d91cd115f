import { mix, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import type { Knot } from '../../primitives/frame.ts';

const FOAM_LIGHT = '#fffaec';

/**
 * Foam in cut-paper planes: shade behind, then mid, then light, each plane one flat tone of
 * overlapping rounds.
 */
function foam(draw: Drawing, points: readonly Knot[], colour: string): void {
  draw.group(`fill="${colour}"`, () => {
    draw.add(
      points
        .map(([x, y, r]) => `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}"/>`)
        .join(''),
    );
  });
}

function rim(draw: Drawing, count: number, dr: number, r0: number, r1: number): readonly Knot[] {
  return Array.from({ length: count }, (_, i): Knot => {
    const t = i / (count - 1);
    const a = Math.PI * (1.06 + t * 0.94);
    const w = r0 + (r1 - r0) * t;
    return [
      800 + Math.cos(a) * (258 + dr + draw.between(-6, 6)),
      420 + Math.sin(a) * (200 + dr + draw.between(-6, 6)),
      w * draw.between(0.6, 1.1),
    ];
  });
}

export function lipFoam(draw: Drawing, foamShade: string, foamMid: string): void {
  foam(draw, rim(draw, 60, 6, 7, 22), mix(foamShade, foamMid, 0.72));
  foam(draw, rim(draw, 54, 0, 6, 18), mix(foamMid, FOAM_LIGHT, 0.4));
  foam(draw, rim(draw, 40, 2, 5, 13), FOAM_LIGHT);
}

export function spray(draw: Drawing): void {
  for (let i = 0; i < 46; i++) {
    const x = draw.between(476, 640);
    const y = 396 - (x - 500) * 0.95 + draw.between(-44, 26);
    draw.ellipse(
      x,
      y,
      draw.between(1.2, 4.6),
      draw.between(1.2, 4.6),
      '#fffdf2',
      `opacity="${fixed(draw.between(0.4, 1))}"`,
    );
  }
}

function bank(
  draw: Drawing,
  top: number,
  scale: number,
  low: number,
  count: number,
  r0: number,
  r1: number,
  x0 = 690,
): readonly Knot[] {
  return Array.from({ length: count }, (): Knot => {
    const t = draw.random();
    const x = x0 + t * (1240 - x0);
    const e = top + 250 * Math.pow(1 - Math.min(1, Math.max(0, (x - x0) / 300)), 1.5) * scale;
    return [x, e + draw.between(0, low) * draw.random(), draw.between(r0, r1)];
  });
}

export function foamBank(draw: Drawing, foamShade: string, foamMid: string): void {
  foam(draw, bank(draw, 410, 1, 60, 60, 30, 58, 760), foamShade);
  draw.path('M790,740C840,620 900,500 1000,430L1210,400V790H760Z', foamShade);
  foam(draw, bank(draw, 486, 0.9, 50, 56, 26, 52, 730), mix(foamShade, foamMid, 0.6));
  draw.path('M770,740C840,640 930,520 1010,500H1210V790H740Z', mix(foamShade, foamMid, 0.6));
  foam(draw, bank(draw, 556, 0.74, 40, 60, 22, 44, 700), foamMid);
  draw.path('M740,750C820,680 900,590 1000,572H1210V790H720Z', foamMid);
  foam(draw, bank(draw, 636, 0.42, 30, 60, 20, 40, 660), mix(foamMid, FOAM_LIGHT, 0.65));
  draw.path('M700,756C780,720 900,660 1000,650H1210V796H690Z', mix(foamMid, FOAM_LIGHT, 0.65));
  foam(draw, bank(draw, 706, 0.16, 20, 60, 16, 32, 640), FOAM_LIGHT);
  draw.path('M690,764C780,736 900,716 1000,716H1210V800H680Z', FOAM_LIGHT);
}

/** Trough water and foreground foam. */
export function trough(draw: Drawing, teal: string, deep: string, lite: string): void {
  draw.path(
    'M0,740C220,700 420,748 620,752S980,752 1200,782V900H0Z',
    draw.linear([mix(teal, deep, 0.4), deep, shade(deep, 0.3)]),
  );
  for (let i = 0; i < 70; i++) {
    const t = draw.random();
    const y = 758 + t * 140;
    draw.line(
      `M${fixed(draw.between(-40, 1180))},${fixed(y)}q${fixed(20 + t * 40)},${fixed(-5)} ` +
        `${fixed(40 + t * 90)},0`,
      draw.random() < 0.6 ? '#fff3dc' : lite,
      fixed(1.4 + 3 * t),
      `opacity="${fixed(draw.between(0.15, 0.6))}"`,
    );
  }
}

export function foamEdge(draw: Drawing): void {
  foam(
    draw,
    Array.from({ length: 40 }, (): Knot => {
      const x = draw.between(630, 1210);
      return [x, 752 + (x - 630) * 0.04 + draw.between(-6, 8), draw.between(6, 18)];
    }),
    FOAM_LIGHT,
  );
}

/** Wake and surfer. */
export function wake(draw: Drawing): void {
  draw.path(
    'M470,626C560,600 620,610 690,660C620,640 560,634 476,650Z',
    '#fffdf2',
    'opacity=".85"',
  );
  draw.path(
    'M476,640C560,628 640,650 700,690C620,668 560,660 480,656Z',
    '#fffdf2',
    'opacity=".55"',
  );
  for (let i = 0; i < 40; i++) {
    draw.ellipse(
      draw.between(480, 660),
      draw.between(580, 650),
      draw.between(1.5, 6),
      draw.between(1.5, 6),
      '#fffdf2',
      `opacity="${fixed(draw.between(0.4, 0.95))}"`,
    );
  }
}
