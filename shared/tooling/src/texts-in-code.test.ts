import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from './apps.ts';
import type { SourceFile } from './single-mechanisms.ts';
import { needlessExceptions, textsInCode } from './texts-in-code.ts';

/** Tests and their data, and what fills a demonstration shop. */
const OTHERS = new RegExp(
  String.raw`\.test\.tsx?$|\.(?:examples|fixture|data)\.tsx?$|seed|` +
    '/(?:test|testing|dev|bench)/|^shared/testing/|texts-in-code',
);
const FILES: readonly SourceFile[] = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    ':(glob)shared/*/src/**',
    ':(glob)deploy/*/src/**',
    ':(glob)mf-*/src/**',
    'shell/src',
  ],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file))
  .filter((file) => existsSync(path.join(ROOT, file)))
  .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
const planted = (text: string): readonly SourceFile[] => [
  { path: 'deploy/api/src/new.service.ts', text },
];

describe('texts for people', () => {
  test.each(["const TEXT = { en_gb: 'Paid', zh_hk: '已付款' };", '<p>已付款</p>'])(
    'in code are refused: %s',
    (text) => expect(textsInCode(planted(text))).toHaveLength(1),
  );

  test.each(['/** `Sat`, `星期六`. */', "// A name, `嘉欣`.\nconst a = 'b';"])(
    'in comments are none: %s',
    (text) => expect(textsInCode(planted(text))).toEqual([]),
  );

  test('stand in locale files', () => {
    expect(FILES.length).toBeGreaterThan(1_000);
    expect(textsInCode(FILES)).toEqual([]);
  });

  test('have no exception that is not needed', () => {
    expect(needlessExceptions(FILES)).toEqual([]);
  });
});
