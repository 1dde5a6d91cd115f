import { describe, expect, test } from '@jest/globals';
import { firstSegment, funnelStepOf, isAppSegment, isPaymentAddress } from './addresses.ts';
import { links } from './links.ts';

describe('isPaymentAddress', () => {
  // Covers: PAY-049
  test('holds for every link to the checkout, and for no other one', () => {
    const choice = { fieldIds: [], additions: [] };
    const paying = [
      links.checkout('7', choice),
      links.checkoutOrder('7'),
      links.checkoutQrCode('alipay'),
      links.checkoutResult('7', 'paid'),
    ];
    expect(paying.map(isPaymentAddress)).toEqual([true, true, true, true]);
    expect(
      ['/', links.search({ keyword: 'checkout' }), links.voucher('7'), links.help()].filter(
        isPaymentAddress,
      ),
    ).toEqual([]);
  });

  test.each([
    '/CHECKOUT/7/product',
    '/%63heckout/7',
    '//checkout/7',
    '/checkout-help',
    '/checkout?x',
  ])('holds for %s, however it is written', (path) => expect(isPaymentAddress(path)).toBe(true));
});

describe('isAppSegment', () => {
  test.each([
    '/en-US/search',
    '/EN-us',
    '/zh',
    '/api/x',
    '/remotes/x',
    '/:any',
    '/*',
    '/robots.txt',
  ])('refuses %s: it is the edge’s, or everybody’s', (path) =>
    expect(isAppSegment(firstSegment(path))).toBe(false),
  );
  test.each(['/', '/search', '/CheckoutQrCode/:type', '/aboutTN'])('takes %s', (path) =>
    expect(isAppSegment(firstSegment(path))).toBe(true),
  );
});

describe('funnelStepOf', () => {
  test('knows the steps before an order by their addresses', () => {
    const choice = { fieldIds: [], additions: [] };
    const paths = [
      links.search({ keyword: 'tram' }),
      links.merchantSearch({}),
      links.product({ productId: '7' }),
      links.checkout('7', choice),
      '/SEARCH',
    ];
    expect(paths.map(funnelStepOf)).toEqual(['search', 'search', 'product-view', 'add', 'search']);
    expect(['/', links.checkoutOrder('7'), links.voucher('7')].map(funnelStepOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
