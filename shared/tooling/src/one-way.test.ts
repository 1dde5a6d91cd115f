import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from './apps.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const [, section = ''] =
  /## One way to do each thing\n([\s\S]*?)\n## /.exec(read('shared/docs/architecture.md')) ?? [];
const ROWS = section
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:Thing|-)/.test(line))
  .map((line) => {
    const [, , way = '', check = ''] = line.split('|').map((cell) => cell.trim());
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(check) ?? [];
    return { way: way.replaceAll('`', ''), file, title };
  });

describe('the table of the one way to do each thing', () => {
  test('has its rows', () => {
    expect(ROWS.length).toBeGreaterThan(12);
  });

  test.each(ROWS)('$way exists, and $file refuses a second', ({ way, file, title }) => {
    expect([way, existsSync(path.join(ROOT, way))]).toEqual([way, true]);
    expect(file).toMatch(/\.test\.tsx?$/);
    expect(read(file)).toContain(`'${title}'`);
  });
});
