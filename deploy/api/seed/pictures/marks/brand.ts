import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The mark on its 40-unit grid: a corner wall and the tap tucked into it. */
const WALL = 'M4 37V17A13 13 0 0 1 17 4h20v13H20a3 3 0 0 0-3 3v17z';

const GREEN = '#0b5a45';
const RED = '#c8391a';
const CREAM = '#fff6e2';

/** The site icon, for browsers that take SVG; follows the reader's dark setting. */
export function favicon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    '<style>path{fill:#0b5a45}circle{fill:#c8391a}@media ' +
    '(prefers-color-scheme:dark){path{fill:#74d3ae}circle{fill:#ff8d69}}</style>' +
    `<path d="${WALL}"/><circle cx="29" cy="29" r="7"/></svg>\n`
  );
}

/**
 * The mark on a solid ground. `scale` is the share of the square the mark takes:
 * a maskable icon must keep it inside the inner 80 %.
 */
export function tile(size: number, scale: number, ground: 'cream' | 'green' | 'none'): string {
  const unit = (size * scale) / 41;
  const offset = (size - 41 * unit) / 2;
  const back = { cream: CREAM, green: GREEN, none: '' }[ground];
  const wall = ground === 'green' ? CREAM : GREEN;
  const tap = ground === 'green' ? '#ff8d69' : RED;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ` +
    `${size} ${size}">` +
    (back === '' ? '' : `<rect width="${size}" height="${size}" fill="${back}"/>`) +
    `<g transform="translate(${offset} ${offset}) scale(${unit})"><path d="${WALL}" ` +
    `fill="${wall}"/><circle cx="29" cy="29" r="7" fill="${tap}"/></g></svg>`
  );
}

const SHARE_LINES = {
  'en-US': ['Every good evening', 'starts at a corner.'],
  'zh-HK': ['每個好晚上，', '都由街角開始。'],
} as const;

/** Languages that have a sharing picture. */
export type ShareLocale = keyof typeof SHARE_LINES;

function latinFace(): string {
  const require = createRequire(import.meta.url);
  const file = 'instrument-sans-latin-standard-normal.woff2';
  const path = require.resolve(`@fontsource-variable/instrument-sans/files/${file}`);
  const data = readFileSync(path).toString('base64');
  return (
    '@font-face{font-family:Instrument;font-weight:400 ' +
    `700;src:url(data:font/woff2;base64,${data}) format('woff2')}`
  );
}

/**
 * The picture shown when a page is shared: the harbour on the right behind the street corner,
 * the mark, the name and one line on the left. 1200 × 630.
 *
 * @param harbour the harbour scene as a data address
 */
export function sharePicture(locale: ShareLocale, harbour: string): string {
  const [first, second] = SHARE_LINES[locale];
  const chinese = locale === 'zh-HK';
  const family = `Instrument,'Noto Sans CJK HK','PingFang HK',sans-serif`;
  const line = (text: string, y: number): string =>
    `<text x="80" y="${y}" font-family="${family}" font-size="${chinese ? 56 : 52}" ` +
    `font-weight="600" fill="#11201b" letter-spacing="${chinese ? 0 : -1.2}">${text}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">` +
    `<style>${latinFace()}</style>` +
    '<defs><clipPath id="corner"><path d="M600 630V148A148 148 0 0 1 748 0H1200V630Z"/>' +
    '</clipPath></defs>' +
    `<rect width="1200" height="630" fill="#f2f5f1"/><g clip-path="url(#corner)"><image ` +
    `href="${harbour}" x="318" y="-40" width="960" height="720" preserveAspectRatio="xMidYMid ` +
    `slice"/></g>` +
    `<g transform="translate(80 88) scale(2)"><path d="${WALL}" fill="${GREEN}"/><circle ` +
    `cx="29" cy="29" r="7" fill="${RED}"/></g>` +
    `<text x="186" y="148" font-family="${family}" font-size="58" font-weight="700" ` +
    `fill="#11201b" letter-spacing="-1.8">TapNook</text>` +
    '<path d="M446 102V154" stroke="#7f8d86" stroke-width="2"/>' +
    `<text x="466" y="146" font-family="'Noto Sans CJK HK','PingFang HK',sans-serif" ` +
    `font-size="44" font-weight="600" fill="#11201b">拾角</text>` +
    line(first, 430) +
    line(second, 500) +
    '</svg>'
  );
}
