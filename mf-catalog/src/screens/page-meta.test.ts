/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import type { Product } from '@tapnook/contracts/api';
import { getCalendarMonth, getProduct, searchProducts } from '@tapnook/contracts/calls';
import { createFakePlatform } from '@tapnook/testing';
import { fakeMonth, fakeShop } from '../../dev/fakes.ts';
import { cardOf, productOf } from '../../dev/shop.fixture.ts';
import { server } from '../server.ts';

const metaOf = async (path: string, api = fakeShop()) => {
  const platform = createFakePlatform({ fetch: api.fetch, path });
  const plan = await server.plan(platform, path);
  platform.queryClient.clear();
  return plan?.meta;
};
const nothing = (totalCount: number, correctedKeyword: string | null = null) =>
  fakeShop().on(searchProducts, {
    data: [],
    extra: { totalCount, correctedKeyword, readFilters: { keyword: null, price: null, day: null } },
  });

describe('what search engines are told', () => {
  test('results are there to be found', async () =>
    expect((await metaOf('/search?keyword=tea'))?.noIndex).toBe(false));
  test.each([
    '/search',
    '/search?categoryId=22',
    '/search?districtId=5&page=2',
    '/search?productListId=105',
    '/search?isCashCouponProduct=true&showBanner=true',
  ])('%s is there to be found', async (path) => expect((await metaOf(path))?.noIndex).toBe(false));
  test.each([
    'lowestScore=3.3',
    'lowestPrice=100',
    'highestPrice=9000',
    'bookableTime=weekend',
    'orderCheckWay=instant',
    'categoryId=22&districtId=5',
    'keyword=tea&categoryId=22',
  ])('a combination of filters is not: %s', async (query) =>
    expect((await metaOf(`/search?${query}`))?.noIndex).toBe(true),
  );
  test('what changes no result is no page of its own', async () =>
    expect(
      (await metaOf('/search?categoryId=22&campaignId=9&showBanner=true&sort=price_ASC'))
        ?.canonical,
    ).toBe('/search?categoryId=22'));
  test.each([
    ['no results', nothing(0)],
    ['a page beyond the last', nothing(30)],
  ])('%s: not to be found', async (_what, api) =>
    expect((await metaOf('/search?keyword=tea', api))?.noIndex).toBe(true),
  );
  // Covers: CAT-058
  test('results of other words than were typed: not to be found', async () => {
    expect(
      (
        await metaOf(
          '/search?keyword=potery',
          fakeShop().on(searchProducts, {
            data: [cardOf()],
            extra: {
              totalCount: 3,
              correctedKeyword: 'pottery',
              readFilters: { keyword: null, price: null, day: null },
            },
          }),
        )
      )?.noIndex,
    ).toBe(true);
  });
});

describe('the offers and events that search engines are told', () => {
  const offerOf = async (change: Partial<Product>) =>
    (
      await metaOf(
        '/detail/hands-on-pottery',
        fakeShop().on(getProduct, { data: productOf(change) }),
      )
    )?.jsonLd?.find((each) => each['@type'] === 'Product')?.['offers'];
  // Covers: CAT-087
  test('an offer has its price, or the range of its prices where they differ', async () => {
    expect(await offerOf({})).toMatchObject({
      '@type': 'Offer',
      price: '420.00',
      priceCurrency: 'HKD',
    });
    const range = await offerOf({ highestPrice: { HKD: 88_000, USD: 11_282 } });
    expect(range).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '420.00',
      highPrice: '880.00',
      priceCurrency: 'HKD',
      availability: 'https://schema.org/InStock',
    });
    expect(range).not.toHaveProperty('price');
  });
  const startOf = async (startSellTime: string | null) => {
    const meta = await metaOf(
      '/detail/hands-on-pottery',
      fakeShop().on(getProduct, { data: productOf({ startSellTime }) }),
    );
    return meta?.jsonLd?.find((each) => each['@type'] === 'Event')?.['startDate'];
  };
  test('an event begins on the first day that can be bought', async () =>
    expect(await startOf(null)).toBe('2026-11-20'));
  test('and never before it is on sale, in whichever month that is', async () => {
    expect(await startOf('2026-11-25T02:00:00Z')).toBe('2026-11-25');
    expect(await startOf('2026-12-17T18:00:00Z')).toBe('2026-12-18');
  });
  test('and in a later month when nothing of this one can be bought any more', async () => {
    const api = fakeShop().on(getCalendarMonth, ({ url }) => {
      const month = (url.searchParams.get('date') ?? '').slice(0, 7);
      const days = month === '2026-12' ? fakeMonth(month) : [];
      return { data: { month, days, nextAvailableDay: '2026-12-01' } };
    });
    const meta = await metaOf('/detail/hands-on-pottery', api);
    expect(meta?.jsonLd?.find((each) => each['@type'] === 'Event')?.['startDate']).toBe(
      '2026-12-01',
    );
  });
  const placeOf = async (change: Partial<Product>) => {
    const meta = await metaOf(
      '/detail/hands-on-pottery',
      fakeShop().on(getProduct, { data: productOf(change) }),
    );
    return meta?.jsonLd?.find((each) => each['@type'] === 'Event')?.['location'];
  };
  // Covers: CAT-087
  test('an event is at the shop, or where it meets instead', async () => {
    expect(await placeOf({})).toMatchObject({
      name: 'Kiln Street Studio',
      address: { streetAddress: '3/F, 128 Yu Chau Street', addressLocality: 'Sham Shui Po' },
    });
    expect(
      await placeOf({
        experienceLocation: { en_gb: 'Meet at Choi Hung station', zh_hk: '彩虹站集合' },
        districtName: { en_gb: 'Wong Tai Sin District', zh_hk: '黃大仙區' },
      }),
    ).toMatchObject({
      name: 'Meet at Choi Hung station',
      address: {
        streetAddress: 'Meet at Choi Hung station',
        addressLocality: 'Wong Tai Sin District',
      },
    });
  });
});
