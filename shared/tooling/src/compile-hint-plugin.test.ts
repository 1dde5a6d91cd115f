import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { appOf } from './apps.ts';
import { embedChunkHashes } from './chunk-hashes.ts';
import { COMPILE_HINT, CompileHintPlugin } from './compile-hint-plugin.ts';
import { runWebpack } from './run-webpack.ts';

interface Map {
  readonly mappings: string;
}
const folder = mkdtempSync(path.join(tmpdir(), 'compile-hint-'));
const built = (name: string): string => readFileSync(path.join(folder, 'browser', name), 'utf8');

test('marks scripts for eager compilation in line one, and shifts source maps', async () => {
  const functions = Array.from({ length: 200 }, (_, index) => `() => 'number ${index}'`);
  const large = `globalThis.made = [${functions.join(', ')}];`;
  writeFileSync(path.join(folder, 'large.js'), large);
  writeFileSync(path.join(folder, 'small.js'), 'globalThis.made = 1;');
  await runWebpack({
    context: folder,
    entry: { main: './large.js', small: './small.js' },
    mode: 'production',
    cache: false,
    devtool: 'source-map',
    output: { path: path.join(folder, 'browser'), filename: '[name].js' },
    plugins: [new CompileHintPlugin()],
  });
  expect(built('small.js')).not.toContain(COMPILE_HINT.trim());
  expect(built('main.js').startsWith(COMPILE_HINT)).toBe(true);
  // A line that nothing is said of, then the code.
  expect((JSON.parse(built('main.js.map')) as Map).mappings).toMatch(/^;\w/);
  embedChunkHashes(appOf('shell', '1.0.0'), folder);
  const [first, second, third] = built('main.js').split('\n');
  expect([
    `${first}\n`,
    second?.includes('"small":"'),
    third?.startsWith('globalThis.made'),
  ]).toEqual([COMPILE_HINT, true, true]);
  expect((JSON.parse(built('main.js.map')) as Map).mappings).toMatch(/^;;\w/);
});
