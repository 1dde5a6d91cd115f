import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { typePrograms } from './type-programs.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'type-programs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const workspace = (name: string, settings: object, source = 'export {};'): string => {
  const folder = path.join(root, name);
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '@tapnook/tooling/tsconfig/browser.json', ...settings }),
  );
  writeFileSync(path.join(folder, 'src/a.ts'), source);
  return name;
};
const programs = (...folders: string[]): string[] =>
  typePrograms(root, folders, path.join(root, 'programs'));

describe('the programs that tsc checks', () => {
  it('are one for folders of the same options, with all that each includes', () => {
    const [program = '', ...more] = programs(
      workspace('mf-a', { include: ['src', '../css.d.ts'] }),
      workspace('mf-b', { include: ['src'], exclude: ['src/old'] }),
    );
    expect(more).toEqual([]);
    expect(JSON.parse(readFileSync(program, 'utf8'))).toEqual({
      extends: path.join(root, 'mf-a/tsconfig.json'),
      include: ['mf-a/src', 'css.d.ts', 'mf-b/src'].map((one) => path.join(root, one)),
      exclude: [path.join(root, 'mf-b/src/old')],
    });
  });

  it('are a folder’s own when its options differ, or when it declares something ambient', () => {
    const include = ['src'];
    const folders = [
      workspace('mf-a', { include }),
      workspace('mf-b', { include, compilerOptions: { lib: ['es2025'] } }),
      workspace('mf-c', { include }, "declare module 'fastify' {\n}\nexport {};"),
      workspace('mf-d', { include, extends: '@tapnook/tooling/tsconfig/server.json' }),
    ];
    expect(programs(...folders).toSorted()).toEqual(folders);
  });

  it('know a base by either of its names', () => {
    const folders = [
      workspace('mf-a', { include: ['src'] }),
      workspace('shared/tooling', { include: ['src'], extends: './tsconfig/browser.json' }),
    ];
    expect(programs(...folders)).toHaveLength(1);
  });
});
