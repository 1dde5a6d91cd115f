import { AVATARS, MARKS, SCENES } from '../index.ts';
import { withBrowser } from './browser.ts';
import { renderBrand, renderMarks } from './marks.ts';
import { renderPictures } from './pictures.ts';
import { MASTERS } from './places.ts';
import { contactSheet } from './sheet.ts';

const PER_SHEET = 24;

async function sheets(): Promise<void> {
  const files = SCENES.map(({ file }) => `${MASTERS}/${file}`);
  for (let start = 0; start < files.length; start += PER_SHEET) {
    const number = String(start / PER_SHEET + 1).padStart(2, '0');
    await contactSheet(`scenes-${number}`, files.slice(start, start + PER_SHEET), 4, 320, 240);
  }
  const squares = [...AVATARS, ...MARKS].map(({ file }) => `${MASTERS}/${file}`);
  await contactSheet('marks', squares, 16, 80, 80);
}

/**
 * `npm run pictures -w deploy/api -- [picture…]`: draws what has changed, or the pictures that are
 * named.
 */
async function main(only: readonly string[]): Promise<void> {
  await withBrowser(async (shoot) => {
    const written = await renderPictures(shoot, only);
    process.stdout.write(`${written.length} pictures drawn ${written.join(' ')}\n`);
    if (only.length > 0) return;
    await renderMarks();
    await renderBrand(shoot);
  });
  await sheets();
}

await main(process.argv.slice(2));
