import { describe, expect, test } from '@jest/globals';
import type { RemoteRoute } from '@tapnook/contracts';
import { ownerOf } from './owner-of.ts';

const remotes = [
  { name: 'mf-catalog', routes: [{ id: 'detail', path: '/detail/:customUrl?' } as RemoteRoute] },
  { name: 'mf-home', routes: [{ id: 'home', path: '/' } as RemoteRoute] },
];

describe('which remote owns an address', () => {
  // Covers: RTE-033
  test('only addresses under a locale belong to a remote', () => {
    expect(ownerOf(remotes, '/zh-HK/detail/x')).toBe('mf-catalog');
    expect(ownerOf(remotes, '/zh-HK')).toBe('mf-home');
    expect(ownerOf(remotes, '/detail/x')).toBeUndefined();
  });
});
