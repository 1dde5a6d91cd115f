import { expect, test } from '@jest/globals';
import type { PageComposition, ResolvedRemote } from '@tapnook/contracts';
import { pageManifest } from './page-manifest.ts';
import { releaseRecord } from './release-record.fixture.ts';

const remote = (name: string, slots: readonly string[] = []): ResolvedRemote => ({
  name,
  current: { version: '1.0.0', entry: '', global: name, integrity: '' },
  bucket: 'stable',
  routes: [],
  slots,
});
const uses = (...slots: string[]) => releaseRecord({ slots: { gives: [], uses: slots } });
const remotes = [
  remote('mf-a'),
  remote('mf-b', ['card']),
  remote('mf-c', ['box']),
  ...Array.from({ length: 97 }, (_, i) => remote(`mf-r${i}`, [`slot-${i}`])),
];
const large: PageComposition = {
  channel: 'production',
  generation: 1,
  shell: { version: '1.0.0', bucket: 'stable' },
  remotes,
  rest: { url: '/compositions/x', integrity: 'sha384-x' },
};
const records = { shell: uses('box'), 'mf-a': uses('card') };

// Covers: REL-030
test('a page of a hundred remotes names the one it shows and those that give it slots', () => {
  expect(pageManifest(large, records, 'mf-a').remotes.map(({ name }) => name)).toEqual([
    'mf-a',
    'mf-b',
    'mf-c',
  ]);
  expect(pageManifest(large, records, undefined).remotes.map(({ name }) => name)).toEqual(['mf-c']);
});
test('a small composition is told whole', () => {
  const { rest: _rest, ...small } = large;
  expect(pageManifest(small, records, 'mf-a')).toBe(small);
});
