import { existsSync, readFileSync, renameSync } from 'node:fs';

/**
 * A JSON file of our own, read at a start. An empty, cut or wrong one is named and moved aside
 * (`….broken`), and counts as absent.
 */
export const readJsonFile = <T>(
  file: string,
  accept: (value: unknown) => value is T,
  warn: (message: string) => void,
): T | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (accept(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  renameSync(file, `${file}.broken`);
  warn(`${file} is empty or damaged; it was moved to ${file}.broken`);
  return undefined;
};
