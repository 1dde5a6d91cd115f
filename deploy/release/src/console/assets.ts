import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const PageFiles = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
export type PageFiles = z.infer<typeof PageFiles>;

/** The files that the page names; null while the console has not been built. */
export const readPageFiles = async (folder: string): Promise<PageFiles | null> => {
  const text = await readFile(path.join(folder, 'page.json'), 'utf8').catch(() => null);
  return text === null ? null : PageFiles.parse(JSON.parse(text));
};

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

/** A built file of the console; null when there is none of this name. */
export const readAsset = async (folder: string, file: string): Promise<Asset | null> => {
  const type = TYPES[path.extname(file)];
  if (!type || !/^[\w.-]+$/.test(file)) return null;
  const body = await readFile(path.join(folder, file)).catch(() => null);
  return body && { type, body };
};
