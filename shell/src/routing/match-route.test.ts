import { describe, expect, test } from '@jest/globals';
import type { RemoteRoute } from '@tapnook/contracts';
import { matchRoute, ownerOf } from './match-route.ts';

const route = (id: string, path: string): RemoteRoute => ({
  id,
  path,
  auth: false,
  render: 'server',
  header: true,
  footer: true,
  searchBar: true,
  fixedHeader: false,
  tabBar: true,
  sensitive: false,
});
const remotes = [
  {
    name: 'mf-merchant',
    routes: [
      route('merchant', '/merchant/:merchantNo'),
      route('preview', '/merchant/preview/:merchantNo'),
    ],
  },
  { name: 'mf-catalog', routes: [route('home', '/'), route('detail', '/detail/:customUrl?')] },
];

describe('which remote owns a path', () => {
  test.each([
    ['/', 'home'],
    ['/detail', 'detail'],
    ['/detail/pottery', 'detail'],
    ['/merchant/kiln', 'merchant'],
    ['/merchant/preview/kiln', 'preview'],
  ])('%s is %s', (path, id) => {
    expect(matchRoute(remotes, path)?.route.id).toBe(id);
  });
  test.each(['/nothing', '/detail/a/b'])('%s is nobody’s', (path) => {
    expect(matchRoute(remotes, path)).toBeUndefined();
  });
  test.each([
    ['/DETAIL/pottery', 'detail'],
    ['/%64etail/pottery', 'detail'],
    ['/zh/offers', 'localOffers'],
    ['/offers', 'localOffers'],
    ['/anything/at/all', 'rest'],
  ])('%s is found by what its pattern allows: %s', (path, id) => {
    const open = [
      ...remotes,
      { name: 'mf-open', routes: [route('localOffers', '/zh?/offers'), route('rest', '/*')] },
    ];
    expect(matchRoute(open, path)?.route.id).toBe(id);
  });
  test('an address that cannot be decoded has nobody, and breaks nothing', () => {
    expect(matchRoute(remotes, '/%E0%A4%A')).toBeUndefined();
  });
  test('a remote that arrives later is known at once', () => {
    const growing = [remotes[1]!];
    expect(matchRoute(growing, '/merchant/kiln')).toBeUndefined();
    growing.push(remotes[0]!);
    expect(matchRoute(growing, '/merchant/kiln')?.remote).toBe('mf-merchant');
  });
  // Covers: RTE-033
  test('only addresses under a locale belong to a remote', () => {
    expect(ownerOf(remotes, '/zh-HK/detail/x')).toBe('mf-catalog');
    expect(ownerOf(remotes, '/zh-HK')).toBe('mf-catalog');
    expect(ownerOf(remotes, '/detail/x')).toBeUndefined();
  });
});
