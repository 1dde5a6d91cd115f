import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const SHEET_IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

const sources = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && file !== 'shared/tooling/src/css-modules.test.ts');

const classesOf = (sheet: string): Set<string> =>
  new Set(
    [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(
      ([, name]) => name ?? '',
    ),
  );

/** Names that a source reads from its style sheet and that the sheet does not define. */
const missingClasses = (source: string, readSheet: (path: string) => string): string[] =>
  [...source.matchAll(SHEET_IMPORT)].flatMap(([, binding, path]) => {
    const defined = classesOf(readSheet(path ?? ''));
    const used = source.matchAll(new RegExp(`\\b${binding}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'));
    return [...used]
      .map(([, dotted, quoted]) => dotted ?? quoted ?? '')
      .filter((name) => !defined.has(name));
  });

describe('CSS modules', () => {
  // A class that no sheet has is undefined at run time, and the element loses its look in silence.
  test('every class that a component reads is in its sheet', () => {
    const missing = sources().flatMap((file) =>
      missingClasses(readFileSync(join(ROOT, file), 'utf8'), (path) =>
        readFileSync(join(ROOT, dirname(file), path), 'utf8'),
      ).map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('a class that was renamed in the sheet alone is found', () => {
    const source = "import styles from './a.module.css';\n<a className={styles.item} />;";
    expect(missingClasses(source, () => '.navigationLink { color: red; }')).toEqual(['item']);
    expect(missingClasses(source, () => '.item:hover { color: red; }')).toEqual([]);
  });
});
