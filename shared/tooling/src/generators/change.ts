import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Whole texts by their path from the root: what a generator wants to be there. */
export type Files = Readonly<Record<string, string>>;
/** `created` must not exist yet; `changed` are texts of files that do. */
export interface Change {
  readonly created: Files;
  readonly changed: Files;
}

export const readText = (root: string, file: string): string => {
  const full = path.join(root, file);
  if (!existsSync(full)) throw new Error(`${file} is not there`);
  return readFileSync(full, 'utf8');
};

/**
 * The text with `addition` put in before the last `mark`; throws when the file no longer has it.
 */
export const insertBefore = (text: string, mark: string, addition: string): string => {
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`no “${mark.trim()}” to put it before`);
  return text.slice(0, at) + addition + text.slice(at);
};

/** Writes all of it, or nothing when something stands in the way. Gives the paths written. */
export const apply = (root: string, { created, changed }: Change): string[] => {
  for (const file of Object.keys(created))
    if (existsSync(path.join(root, file))) throw new Error(`${file} is there already`);
  const all = { ...created, ...changed };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return Object.keys(all);
};
