import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { AVATARS, MARKS } from '../catalogue/marks.ts';
import { avatar } from '../marks/avatar.ts';
import { favicon, sharePicture, tile } from '../marks/brand.ts';
import type { ShareLocale } from '../marks/brand.ts';
import { merchantMark } from '../marks/merchant-mark.ts';
import type { Shoot } from './browser.ts';
import { MASTERS } from './places.ts';

async function square(svg: string, file: string, side: number): Promise<void> {
  const image = sharp(Buffer.from(svg), { density: 288 }).resize(side, side);
  await image.webp({ quality: 86, effort: 6 }).toFile(`${MASTERS}/${file}`);
}

/** Writes every portrait and every merchant's mark. */
export async function renderMarks(): Promise<void> {
  for (const [index, info] of AVATARS.entries())
    await square(avatar(index + 1), info.file, info.size);
  for (const mark of MARKS)
    await square(merchantMark(mark.kind, mark.colour), mark.file, mark.size);
}

async function share(locale: ShareLocale, shoot: Shoot): Promise<void> {
  const harbour = (await readFile(`${MASTERS}/harbour-wide.webp`)).toString('base64');
  const png = await shoot(sharePicture(locale, `data:image/webp;base64,${harbour}`), 1200, 630, 1);
  await sharp(png)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(`${MASTERS}/og-${locale}.png`);
}

/** Writes the site icons and the sharing pictures; the harbour's master must exist. */
export async function renderBrand(shoot: Shoot): Promise<void> {
  await writeFile(`${MASTERS}/favicon.svg`, favicon());
  const icons = [
    ['favicon-32.png', tile(32, 0.96, 'none')],
    ['icon-180.png', tile(180, 0.62, 'cream')],
    ['icon-512-maskable.png', tile(512, 0.5, 'green')],
  ] as const;
  for (const [file, svg] of icons)
    await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toFile(`${MASTERS}/${file}`);
  await share('en-US', shoot);
  await share('zh-HK', shoot);
}
