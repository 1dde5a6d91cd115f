import { readFile } from 'node:fs/promises';

/** A JSON file, or undefined when it is absent or not JSON. */
export const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
};
