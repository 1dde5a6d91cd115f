import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { className } from './class-names.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
const written = (name: string, text: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

test('apps with a file of the same name do not style each other', () => {
  const text = '.row { color: red }';
  expect(className(written('mf-a/src/row.module.css', text), 'row')).not.toBe(
    className(written('mf-b/src/row.module.css', text), 'row'),
  );
});

test('two versions of one file have other names; the same version has the same', () => {
  const first = className(written('ui/card.module.css', '.card { gap: 4px }'), 'card');
  expect(className(written('ui/card.module.css', '.card { gap: 8px }'), 'card')).not.toBe(first);
  expect(className(written('ui/card.module.css', '.card { gap: 4px }'), 'card')).toBe(first);
});

test('a name can be written in a stylesheet without escapes', () => {
  const file = written('ui/all.module.css', '.a { gap: 4px }');
  expect(className(file, 'is-open')).toMatch(/^is-open_[\w-]{6}$/);
});

test('all classes of a file end alike, which compresses well', () => {
  const file = written('ui/row.module.css', '.row { gap: 4px } .cell { gap: 8px }');
  // The hash may hold a low line of its own.
  const end = className(file, 'row').slice('row_'.length);
  expect(className(file, 'cell')).toBe(`cell_${end}`);
});
