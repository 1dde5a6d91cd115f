import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './apps.ts';

const FOLDERS = [
  'shared/ui',
  'shell',
  ...readdirSync(ROOT).filter((name) => name.startsWith('mf-')),
].map((name) => path.join(ROOT, name, 'src'));
const GATED = /@media \(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*\}/g;
const ungated = (css: string): string[] =>
  css
    .replace(GATED, '')
    .split('\n')
    .filter((line) => line.includes(':hover'));

test('changes styles on hover only for a pointer that hovers, as touch would leave them on', () => {
  expect(
    ungated(
      '.a:hover { color: red; }\n@media (hover: hover) { .b:hover { color: red; } .c:hover { ' +
        'color: red; } }\n.d { color: red; }',
    ),
  ).toEqual(['.a:hover { color: red; }']);
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => path.join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(
    files.flatMap((file) =>
      ungated(readFileSync(file, 'utf8')).map((line) => `${path.relative(ROOT, file)}: ${line}`),
    ),
  ).toEqual([]);
});
