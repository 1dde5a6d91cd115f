/** Strokes of each merchant mark on a 100-unit grid; `INK` stands for the line colour. */
const GLYPHS = {
  wave:
    '<path d="M14 54q12-14 24 0t24 0 24 0"/><path d="M14 68q12-14 24 0t24 0 24 0" ' +
    'opacity=".55"/><path d="M34 40V20l20 20z" fill="INK" stroke="none"/>',
  kiln: '<path d="M28 74V46q0-22 22-22t22 22v28z"/><path d="M40 74V60q0-10 10-10t10 10v14"/>',
  leaf: '<path d="M26 74C22 40 44 24 76 24c2 32-14 52-44 48M30 74q14-26 32-36"/>',
  bowl: '<path d="M20 48h60q-2 26-30 26T20 48z"/><path d="M40 36q-6-6 0-12M54 36q-6-6 0-12"/>',
  tower: '<path d="M30 76V34q0-12 12-12h16v54M58 44h12v32M24 76h52"/>',
  peak: '<path d="M16 72l24-42 14 22 8-12 22 32z"/>',
  cup:
    '<path d="M24 38h42v20q0 16-16 16H40q-16 0-16-16zM66 44h6q8 0 8 8t-8 8h-6"/><path d="M38 ' +
    '28q-4-5 0-10M52 28q-4-5 0-10"/>',
  lantern:
    '<path d="M50 16v10M36 26h28M36 70h28M50 70v14"/><path d="M36 26q-14 22 0 44M64 26q14 22 ' +
    '0 44M50 26v44"/>',
  sail:
    '<path d="M46 18v44M46 20q26 10 28 42H46zM38 30q-14 12-16 32h16zM18 70h64q-6 12-18 ' +
    '12H36q-12 0-18-12z"/>',
  flower:
    '<circle cx="50" cy="50" r="8"/><path d="M50 42c-12-10-8-24 0-26 8 2 12 16 0 26zM58 ' +
    '50c10-12 24-8 26 0-2 8-16 12-26 0zM50 58c12 10 8 24 0 26-8-2-12-16 0-26zM42 50c-10 12-24 ' +
    '8-26 0 2-8 16-12 26 0z"/>',
  note:
    '<path d="M40 70V28l32-8v42"/><circle cx="32" cy="70" r="8"/>' +
    '<circle cx="64" cy="62" r="8"/>',
  bed:
    '<path d="M20 74V34M20 62h60v12M80 62V54q0-8-8-8H42v16"/>' +
    '<circle cx="31" cy="51" r="5.500"/>',
} as const;

const COLOURS = {
  jade: ['#0b5a45', '#fff6e2'],
  sail: ['#c8391a', '#fff3dc'],
  sea: ['#1f4f7d', '#eef4ef'],
  tea: ['#7a4a2b', '#fdf0d6'],
  kumquat: ['#f3b53c', '#2b1c00'],
  plum: ['#6b3f63', '#fbe9ef'],
  ink: ['#17221f', '#7fd8b5'],
  cream: ['#f4ead8', '#0b5a45'],
} as const;

export type MarkKind = keyof typeof GLYPHS;
export type MarkColour = keyof typeof COLOURS;

export const MARK_KINDS = Object.keys(GLYPHS) as readonly MarkKind[];
export const MARK_COLOURS = Object.keys(COLOURS) as readonly MarkColour[];

/** The SVG of a merchant's mark: one glyph in one colour way, square. */
export function merchantMark(kind: MarkKind, colour: MarkColour): string {
  const [ground, ink] = COLOURS[colour];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="256" height="256">' +
    `<rect width="100" height="100" fill="${ground}"/><path d="M0 0H78A78 78 0 0 1 0 78Z" ` +
    `fill="#fff3dc" opacity=".07"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="5.500" stroke-linecap="round" ` +
    `stroke-linejoin="round">${GLYPHS[kind].replace('INK', ink)}</g></svg>`
  );
}
