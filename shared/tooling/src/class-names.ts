import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './apps.ts';

/**
 * The name of a class of a CSS module: `card` → `card_h3Xk9a`. It is made of the file's place in
 * the repository and of its text, so that two apps with a file of the same name, and two versions
 * of one shared package that apps brought at different times, never style each other on one page;
 * and so that browser, server and every machine agree on it. All classes of a file end alike:
 * random characters do not compress, and every page and script is full of these names.
 */
export const className = (file: string, local: string): string => {
  const digest = createHash('sha256')
    .update(path.relative(ROOT, file))
    .update('\0')
    .update(readFileSync(file))
    .digest('base64url');
  return `${local}_${digest.slice(0, 6)}`;
};
