import { describe, expect, test } from '@jest/globals';
import { bannerLink, links, readChoice, safePath } from './links.ts';

// Covers: RTE-076, RTE-077, RTE-078, RTE-079
describe('the link builder for banners and lists (part 1, section 2)', () => {
  // Covers: RTE-075, RTE-080
  test.each([
    ['a search result', { linkType: 'search', id: '5' }, '/search?productListId=5'],
    [
      'a search result of a campaign',
      { linkType: 'search', id: '5', campaignId: '2' },
      '/search?productListId=5&campaignId=2',
    ],
    [
      'a product list by its address',
      { linkType: 'productList', id: '5', customUrl: 'rainy-days' },
      '/promo/rainy-days',
    ],
    ['a product list by its id', { linkType: 'productList', id: '5' }, '/promo/5'],
    [
      'a product by its address',
      { linkType: 'product', id: '9', customUrl: 'pottery' },
      '/detail/pottery',
    ],
    ['a product by its id', { linkType: 'product', id: '9' }, '/detail?productId=9'],
    ['a category', { linkType: 'category', id: '3' }, '/search?categoryId=3'],
    [
      'cash coupons',
      { linkType: 'cashCoupon' },
      '/search?isCashCouponProduct=true&showBanner=true',
    ],
    [
      'cash coupons of a campaign',
      { linkType: 'cashCoupon', campaignId: '2' },
      '/search?isCashCouponProduct=true&showBanner=true&campaignId=2',
    ],
    ['anything else', { linkType: 'elsewhere', id: '1' }, '/'],
    ['a product that names nothing', { linkType: 'product' }, '/'],
  ])('%s', (_name, target, path) => {
    expect(bannerLink(target)).toBe(path);
  });
});

// Covers: ACC-074, ACC-075
describe('a path from outside stays same-origin (part 3, Identity)', () => {
  test.each([
    '/',
    '/profile/order',
    '/detail/pottery?qty=2#story',
    '/zh-HK/search?keyword=%E7%AA%AF',
  ])('%s is kept', (path) => {
    expect(safePath(path)).toBe(path);
  });
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'javascript:alert(1)',
    'profile',
    '',
    '/a\nb',
    '/a\u0000',
    '/\t/evil.example',
    `/${'a'.repeat(2048)}`,
    ' /a',
  ])('%j falls back to the home page', (value) => {
    expect(safePath(value)).toBe('/');
  });
  test('nothing falls back to what is asked for', () => {
    expect([safePath(null), safePath(undefined, '/help')]).toEqual(['/', '/help']);
  });
});

test('a choice survives its way through the address of the checkout', () => {
  const choice = {
    planId: '7',
    fieldIds: ['2', '3'],
    date: '2026-12-24',
    time: '18:30',
    people: ['adult:1', 'child:1'],
    quantity: 2,
    additions: ['4:1'],
    seen: 96_000,
  };
  const address = new URL(links.checkout('9', choice, true), 'https://shop.example');
  expect(address.pathname).toBe('/checkout/9/product/limited');
  expect(links.checkout('9', choice, true, 'selectCard')).toBe(
    address.href.replace('https://shop.example', '').replace('/product/', '/selectCard/'),
  );
  expect(readChoice(address.searchParams)).toEqual(choice);
  expect(links.product({ productId: '9' }, choice)).not.toContain('seen');
  for (const rubbish of [
    'date=2026-02-30',
    'date=9999-12-31',
    'date=0000-01-01',
    'time=25:99',
    'plan=<script>',
    'plan=-1',
    'field=1e9',
    'field=',
    'qty=1e999',
    'qty=1e2',
    'qty=%202',
    'qty=-1',
    'add=200:9999',
  ]) {
    expect([rubbish, JSON.stringify(readChoice(new URLSearchParams(rubbish)))]).toEqual([
      rubbish,
      '{"fieldIds":[],"people":[],"additions":[]}',
    ]);
  }
  expect(
    readChoice(new URLSearchParams('date=tomorrow&time=9&qty=0&add=x&seen=free')),
  ).toMatchObject({
    date: undefined,
    time: undefined,
    quantity: undefined,
    additions: [],
    seen: undefined,
  });
});
