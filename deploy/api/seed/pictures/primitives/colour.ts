function channels(hex: string): [number, number, number] {
  return [
    Number.parseInt(hex.slice(1, 3), 16),
    Number.parseInt(hex.slice(3, 5), 16),
    Number.parseInt(hex.slice(5, 7), 16),
  ];
}

/** The colour a share `t` (0 to 1) of the way from `a` to `b`; all colours are `#rrggbb`. */
export function mix(a: string, b: string, t: number): string {
  const [r0, g0, b0] = channels(a);
  const [r1, g1, b1] = channels(b);
  const at = (from: number, to: number): string =>
    Math.round(from + (to - from) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${at(r0, r1)}${at(g0, g1)}${at(b0, b1)}`;
}

/** Towards light. Light is warm cream, never white. */
export function lighten(colour: string, t: number): string {
  return mix(colour, '#fff3dc', t);
}

/** Towards shade. Shade is harbour ink, never black. */
export function shade(colour: string, t: number): string {
  return mix(colour, '#0d2230', t);
}
