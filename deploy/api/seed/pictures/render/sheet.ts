import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { SHEETS } from './places.ts';

const GAP = 6;

/**
 * Writes a contact sheet `<name>.png`: the given picture files in rows, each `width` × `height`.
 */
export async function contactSheet(
  name: string,
  files: readonly string[],
  columns: number,
  width: number,
  height: number,
): Promise<void> {
  await mkdir(SHEETS, { recursive: true });
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize(width, height, { fit: 'cover' }).png().toBuffer(),
      left: GAP + (index % columns) * (width + GAP),
      top: GAP + Math.floor(index / columns) * (height + GAP),
    })),
  );
  const rows = Math.ceil(files.length / columns);
  const canvas = {
    width: GAP + columns * (width + GAP),
    height: GAP + rows * (height + GAP),
    channels: 3 as const,
    background: '#ffffff',
  };
  await sharp({ create: canvas }).composite(tiles).png().toFile(`${SHEETS}/${name}.png`);
}
