import { describe, expect, test } from '@jest/globals';
import { bannerPath } from './banner-path.ts';
import { cardBadge } from './card-badge.ts';
import { cardPictures } from './card-pictures.ts';

const NOW = Date.parse('2026-11-20T09:50:00Z');
const card = {
  soldOut: false,
  isAutoSoldOut: false,
  startSellTime: null,
  autoSoldOutTime: null,
  limitedPriceEndTime: null,
  inventory: { unlimited: true, maxQuota: null, remainingQuota: null, remainingRatio: null },
  angleMark: { name: { en_gb: 'Pick', zh_hk: '選' }, color: 'moss' },
};
const few = { unlimited: false, maxQuota: 10, remainingQuota: 2, remainingRatio: 0.2 };

describe('the nook holds the first that applies', () => {
  test.each([
    [
      'sold out before all',
      { soldOut: true, autoSoldOutTime: '2026-11-20T12:00:00Z', inventory: few },
      'sold-out',
    ],
    ['not yet on sale', { startSellTime: '2026-12-17T02:00:00Z', inventory: few }, 'soon'],
    ['on sale since', { startSellTime: '2026-11-17T02:00:00Z', inventory: few }, 'few'],
    [
      'a sale that ends within two days',
      { autoSoldOutTime: '2026-11-22T09:00:00Z', inventory: few },
      'ends',
    ],
    [
      'a limited price that ends within two days',
      { limitedPriceEndTime: '2026-11-20T12:00:00Z' },
      'ends',
    ],
    ['few left', { inventory: few }, 'few'],
    ['the mark', { autoSoldOutTime: '2026-12-20T12:00:00Z' }, 'mark'],
  ])('%s', (_, change, kind) => expect(cardBadge({ ...card, ...change }, NOW)?.kind).toBe(kind));
  test('nothing without any', () =>
    expect(cardBadge({ ...card, angleMark: null }, NOW)).toBeUndefined());
  test('an unknown colour becomes a role', () =>
    expect(cardBadge({ ...card, angleMark: { ...card.angleMark, color: '#f0f' } }, NOW)).toEqual({
      kind: 'mark',
      tone: 'neutral',
    }));
});

// Covers: RTE-076, RTE-077, RTE-078, RTE-079
describe('banners lead where the link builder says', () => {
  test.each([
    [{ linkType: 'product', linkKey: '9', route: 'sail' }, '/detail/sail'],
    [{ linkType: 'product', linkKey: '9', route: null }, '/detail?productId=9'],
    [{ linkType: 'productList', linkKey: '5', route: 'rain', campaignId: '2' }, '/promo/rain'],
    [{ linkType: 'category', linkKey: '3', route: null }, '/search?categoryId=3'],
    [
      { linkType: 'cashCoupon', linkKey: null, route: null, campaignId: '2' },
      '/search?isCashCouponProduct=true&showBanner=true&campaignId=2',
    ],
    [{ linkType: 'keyword', linkKey: 'tea', route: null }, '/search?keyword=tea'],
    [{ linkType: 'none', linkKey: null, route: null }, undefined],
  ])('%j', (target, path) => expect(bannerPath(target)).toBe(path));
});

// Covers: CAT-081
test('no two cards of a row show the same picture, as far as their galleries go', () => {
  const cards = [
    ['a', 'b'],
    ['a', 'b'],
    ['c'],
    ['a', 'b', 'd'],
    ['c'],
    ['e'],
    ['f'],
    ['c', 'g'],
    ['c'],
  ].map((productImages) => ({ productImages }));
  expect(cardPictures(cards)).toEqual(['a', 'b', 'c', 'd', 'c', 'e', 'f', 'g', 'c']);
  expect(cardPictures([{ productImages: [] }])).toEqual(['']);
});
