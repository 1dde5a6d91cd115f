import type { Drawing } from '../primitives/drawing.ts';

/** The two characters of the house, the only words a picture may hold. */
export function houseSign(
  draw: Drawing,
  x: number,
  y: number,
  size: number,
  colour: string,
  spacing = 4,
  more = '',
): void {
  draw.add(
    `<text x="${x}" y="${y}" font-family="'Noto Sans CJK HK','PingFang HK',sans-serif" ` +
      `font-size="${size}" font-weight="700" fill="${colour}" text-anchor="middle" ` +
      `letter-spacing="${spacing}" ${more}>拾角</text>`,
  );
}
