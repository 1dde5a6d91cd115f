import { describe, expect, test } from '@jest/globals';
import { versionOf } from '../../../test/fake-registry.ts';
import { createBundles } from './bundles.ts';

type Version = ReturnType<typeof versionOf>;
const shell = versionOf('shell', '1.0.0', 'exports.shared = {};');
const remotes = Array.from({ length: 100 }, (_, i) => versionOf(`mf-r${i}`, '1.0.0'));
const codeOf = ({ files }: Version): string => files['server/server.cjs'] ?? '';

/** Keeps so many bytes of code; `show` gives how many bundles were evaluated until now. */
const open = (maxBytes: number) => {
  const codes = new Map([shell, ...remotes].map((one) => [one.record.name, codeOf(one)]));
  const bundles = createBundles(async ({ name }) => codes.get(name) ?? '', maxBytes);
  const evaluated = new Set<object>();
  return async (shown: readonly Version[]): Promise<number> => {
    for (const { record } of shown)
      evaluated.add(await bundles.remote(record, shell.record, () => {}));
    return evaluated.size;
  };
};
const bytesOf = (versions: readonly Version[]): number =>
  versions.reduce((sum, one) => sum + codeOf(one).length, codeOf(shell).length);

describe('evaluated server bundles', () => {
  test('of a hundred remotes are evaluated once, however many pages show them', async () => {
    const show = open(bytesOf(remotes));
    expect(await show(remotes)).toBe(100);
    for (let page = 0; page < 200; page += 1)
      expect(await show(remotes.slice(page % 98, (page % 98) + 3))).toBe(100);
  });
  test('beyond the bytes that are kept, the one that was shown longest ago goes', async () => {
    const [first, second, third] = remotes as [Version, Version, Version];
    const show = open(bytesOf([first, second]));
    expect(await show([first, second, first, third])).toBe(3);
    expect(await show([first, third])).toBe(3);
    expect(await show([second])).toBe(4);
  });
});
