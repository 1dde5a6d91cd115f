import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawPicture, fingerprint } from '../catalogue/draw-picture.ts';
import { MEASURED } from '../catalogue/measured.tables.ts';
import type { Measured } from '../catalogue/measured.tables.ts';
import type { PictureSpec } from '../catalogue/picture.ts';
import { PICTURES } from '../catalogue/pictures.ts';
import { HEIGHT, WIDTH } from '../primitives/frame.ts';
import type { Shoot } from './browser.ts';
import { MASTERS } from './places.ts';

const TABLE = fileURLToPath(new URL('../catalogue/measured.tables.ts', import.meta.url));
const QUALITY = 82;

async function meanColour(
  png: Buffer,
  top: number,
  width: number,
  height: number,
): Promise<string> {
  const pixel = await sharp(png)
    .extract({ left: 0, top, width, height })
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

async function renderOne(picture: PictureSpec, svg: string, shoot: Shoot): Promise<Measured> {
  const height = (picture.width * 3) / 4;
  const png = await shoot(svg, WIDTH, HEIGHT, picture.width / WIDTH);
  await sharp(png).webp({ quality: QUALITY, effort: 6 }).toFile(`${MASTERS}/${picture.id}.webp`);
  const half = height / 2;
  const upper = await meanColour(png, 0, picture.width, half);
  const lower = await meanColour(png, half, picture.width, half);
  return { drawing: fingerprint(svg), colours: [upper, lower] };
}

async function hasMaster(id: string): Promise<boolean> {
  return readFile(`${MASTERS}/${id}.webp`).then(
    () => true,
    () => false,
  );
}

async function writeTable(measured: Readonly<Record<string, Measured>>): Promise<void> {
  const rows = PICTURES.flatMap(({ id }) => {
    const row = measured[id];
    if (row === undefined) return [];
    const [upper, lower] = row.colours;
    return [`  '${id}': { drawing: '${row.drawing}', colours: ['${upper}', '${lower}'] },`];
  });
  const [head] = (await readFile(TABLE, 'utf8')).split('= {');
  await writeFile(TABLE, `${head}= {\n${rows.join('\n')}\n};\n`);
}

/**
 * Writes the masters whose drawing has changed, and the table of what was measured from them.
 *
 * @param only names of pictures to draw; all of them when empty
 * @returns the names of the pictures written
 */
export async function renderPictures(
  shoot: Shoot,
  only: readonly string[],
): Promise<readonly string[]> {
  const measured: Record<string, Measured> = { ...MEASURED };
  const written: string[] = [];
  for (const picture of PICTURES) {
    if (only.length > 0 && !only.includes(picture.id)) continue;
    const svg = drawPicture(picture);
    const same = measured[picture.id]?.drawing === fingerprint(svg);
    if (same && (await hasMaster(picture.id))) continue;
    measured[picture.id] = await renderOne(picture, svg, shoot);
    written.push(picture.id);
  }
  await writeTable(measured);
  return written;
}
