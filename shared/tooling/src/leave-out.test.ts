import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { leaveOut } from './leave-out.ts';
import { LEFT_OUT } from './left-out.ts';
import { ROOT } from './parts.ts';

const list = { file: 'a.js', sourceType: 'script' } as const;
const run = (code: string, result: string): unknown => new Function(`${code}; return ${result}`)();

describe('what is left out of a library', () => {
  const source = "function used() { return 1 }\nfunction never() { return 2 }\nclass Thing { one() { return 3 } }\nconst held = {}; held.member = function () { return 4 };";
  test('says so when it is called after all, and leaves the rest', () => {
    const code = leaveOut(source, { ...list, refused: ['never'] });
    expect(run(code, 'used()')).toBe(1);
    expect(() => run(code, 'never()')).toThrow('left out: never');
  });
  test('or does nothing: functions, methods, members', () => {
    const code = leaveOut(source, { ...list, emptied: ['Thing.one', 'held.member ='] });
    expect(run(code, '[new Thing().one(), held.member()]')).toEqual([undefined, undefined]);
  });
  test('lines stay where they were', () => {
    expect(leaveOut(source, { ...list, emptied: ['used'] }).split('\n')).toHaveLength(source.split('\n').length);
  });
  test('a name that the library no longer has fails the build', () => {
    expect(() => leaveOut(source, { ...list, refused: ['gone'] })).toThrow(/has no gone/);
  });
  test('cases of kinds that never arise go, with what they share kept: declarations, labels, running on', () => {
    const cases = 'function kind(it) { switch (it.tag) { case 1: return "one"; case 26: var shared = 5; return "x"; case 27: case 5: shared = 6; return shared; case 30: it.more = 1; case 6: return it.more } }';
    const code = leaveOut(cases, { ...list, tags: [26, 27, 30] });
    expect(run(`"use strict"; ${code}`, '[1, 26, 27, 5, 30, 6].map((tag) => kind({ tag }))')).toEqual(['one', undefined, undefined, 6, 1, undefined]);
  });
});

test.each(LEFT_OUT.map((one) => [one.file, one] as const))('%s: every name is of the installed version, and a part of it goes', (file, one) => {
  const source = readFileSync(path.join(ROOT, 'node_modules', file), 'utf8');
  const lean = leaveOut(source, one);
  expect(lean.replace(/\n/g, '').length).toBeLessThan(source.replace(/\n/g, '').length);
});
