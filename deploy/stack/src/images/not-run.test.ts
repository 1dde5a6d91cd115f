import { expect, test } from '@jest/globals';
import { isNotRun } from './not-run.ts';

test('an image holds of packages by others what Node runs, and their licences', () => {
  const files = [
    'node_modules/a/LICENSE',
    'node_modules/a/README.md',
    'node_modules/a/dist/index.d.mts',
    'node_modules/a/dist/index.js',
    'node_modules/a/dist/index.js.map',
    'node_modules/a/dist/index.test.cjs',
    'node_modules/a/package.json',
    'node_modules/a/src/index.ts',
    'node_modules/a/src/tests/index.test.ts',
    'node_modules/a/wasm/parser.wasm',
  ];
  expect(files.filter((file) => !isNotRun(file))).toEqual([
    'node_modules/a/LICENSE',
    'node_modules/a/dist/index.js',
    'node_modules/a/package.json',
    'node_modules/a/wasm/parser.wasm',
  ]);
});
