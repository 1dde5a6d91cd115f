import { expect, test } from '@jest/globals';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { problemsOf } from './released.ts';

const released = (code: string) => ({
  record: { name: 'mf-a', version: '1.0.0' } as ReleaseRecord,
  code,
});
const harness = {
  shared: { react: 'the shared one' },
  contractProblems: async (remote: unknown) => [String(remote)],
};

// Covers: REL-003
test('a released bundle runs on what the shell shares, and is held to the contracts', async () => {
  expect(await problemsOf(released(`exports.server = require('react')`), harness, {})).toEqual([
    'the shared one',
  ]);
});
test('a bundle that asks for more, or does not run, is told of', async () => {
  expect(await problemsOf(released(`require('ky')`), harness, {})).toEqual([
    'it does not start: it asks for ky, which the shell does not share',
  ]);
  expect(await problemsOf(released('('), harness, {})).toEqual([
    expect.stringMatching(/^it does not start: /),
  ]);
});
