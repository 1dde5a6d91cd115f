import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { PageComposition, RemoteRoute, ResolvedVersion } from '@tapnook/contracts';
import {
  createScriptAllowlist,
  crossesIntoPayment,
  isOutOfReach,
  onlyAllowed,
} from './payment-pages.ts';

const route = (id: string, path: string, sensitive = false): RemoteRoute => ({
  id,
  path,
  auth: false,
  render: 'server',
  header: true,
  footer: true,
  searchBar: true,
  fixedHeader: false,
  tabBar: true,
  sensitive,
});
const version = (global: string): ResolvedVersion => ({
  version: '1.0.0',
  entry: `/${global}.js`,
  global,
  integrity: 'sha384-x',
});
const composition: PageComposition = {
  channel: 'production',
  generation: 5,
  shell: { version: '1.0.0', bucket: 'stable' },
  remotes: [
    {
      name: 'mf-shop',
      current: version('shop_1'),
      bucket: 'stable',
      slots: ['search-box'],
      routes: [route('home', '/'), route('detail', '/detail/:id')],
    },
    {
      name: 'mf-pay',
      current: version('pay_2'),
      lastGood: version('pay_1'),
      bucket: 'stable',
      slots: [],
      routes: [
        route('checkout', '/checkout/:id', true),
        route('result', '/result/:id', true),
        route('voucher', '/voucher/:id'),
      ],
    },
  ],
};

describe('payment pages', () => {
  test.each([
    ['/en-US/detail/a', '/en-US/checkout/7', true],
    ['/en-US/result/7', '/en-US', true],
    ['/zh-HK/voucher/7', '/zh-HK/checkout/7', true],
    ['/en-US/checkout/7', '/en-US/result/7', false],
    ['/en-US', '/en-US/detail/a', false],
    ['/en-US/profile/order', '/en-US/profile/cards', true],
    ['/zh-HK/profile/cards', '/zh-HK/profile/order', true],
  ])('from %s to %s takes a new document: %s', (from, to, crosses) => {
    expect(crossesIntoPayment(composition, from, to)).toBe(crosses);
  });

  test.each([
    ['/en-US/detail/a', '/en-US/checkout/7', true],
    ['/en-US/checkout/7', '/en-US/result/7', false],
    ['/en-US/result/7', '/en-US/voucher/7', false],
    ['/en-US', '/en-US/detail/a', false],
    ['/en-US/profile/order', '/en-US/profile/cards', true],
    ['/en-US/profile/cards', '/en-US/profile/order', true],
  ])('without a signal, from %s to %s is out of reach: %s', (from, to, far) => {
    const signal = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(isOutOfReach(composition, from, to)).toBe(far);
    signal.mockReturnValue(true);
    expect(isOutOfReach(composition, from, to)).toBe(false);
    signal.mockRestore();
  });

  // Covers: PAY-049
  test('load only their own remote, in either version; other pages load anything', async () => {
    let path = '/en-US/checkout/7';
    const loadModule = jest.fn(() => Promise.resolve({})) as never;
    const load = onlyAllowed(composition, loadModule, () => path);
    await expect(load(version('shop_1'), 'slot-search-box')).rejects.toThrow('not allowed');
    await expect(load(version('unknown_1'), 'app')).rejects.toThrow('not allowed');
    expect(loadModule).not.toHaveBeenCalled();
    await load(version('pay_2'), 'app');
    await load(version('pay_1'), 'app');
    path = '/en-US/voucher/7';
    await load(version('shop_1'), 'slot-search-box');
    expect(loadModule).toHaveBeenCalledTimes(3);
  });

  // Covers: PAY-049
  describe('run no script that they do not pin', () => {
    const scope = globalThis as { __TAPNOOK_INTEGRITY__?: Record<string, string> };
    afterEach(() => void delete scope.__TAPNOOK_INTEGRITY__);

    test.each([
      ['/pay_2.js', true],
      ['/pay_1.js', true],
      ['/remotes/mf-pay/2.0.0/512.js', true],
      ['/remotes/shell/1.0.0/39.js', true],
      ['/shop_1.js', false],
      ['/remotes/mf-shop/1.0.0/512.js', false],
      ['/remotes/mf-pay/3.0.0/remoteEntry.js', false],
    ])('%s: %s', (address, pinned) => {
      scope.__TAPNOOK_INTEGRITY__ = { '/remotes/shell/1.0.0/39.js': 'sha384-x' };
      const isPinned = createScriptAllowlist(composition, '/en-US/checkout/7');
      // An entry that has come lists its chunks.
      scope.__TAPNOOK_INTEGRITY__['/remotes/mf-pay/2.0.0/512.js'] = 'sha384-x';
      expect([
        isPinned(address),
        createScriptAllowlist(composition, '/en-US/detail/a')(address),
      ]).toEqual([pinned, true]);
    });
    test('but builds of a developer’s machine bear no hashes', () => {
      expect(createScriptAllowlist(composition, '/en-US/checkout/7')('/shop_1.js')).toBe(true);
      scope.__TAPNOOK_INTEGRITY__ = {};
      const local = {
        remotes: composition.remotes.map((remote) => ({
          ...remote,
          current: { ...remote.current, integrity: '' },
        })),
      };
      expect(
        createScriptAllowlist(local, '/en-US/checkout/7')('/remotes/mf-pay/0.0.0-dev/a.js'),
      ).toBe(true);
    });
  });
});
