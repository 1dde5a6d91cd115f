import { describe, expect, test } from '@jest/globals';
import { links } from '@tapnook/contracts';
import { withFilters } from '@tapnook/listing';
import { subjectName } from './search-heading.ts';
import { readSearch, searchParams, withoutFilters } from './search-params.ts';
import { countsInput, resultsInput } from './search-queries.ts';

const address =
  'keyword=tea&searchList=dumplings&searchList=steam&rootCategoryId=4&categoryId=1&categoryId=22' +
  '&districtId=5&bookableTime=weekend&lowestPrice=10000&highestPrice=80000' +
  '&orderCheckWay=instant&lowestScore=4.5&isCashCouponProduct=true&showBanner=true' +
  '&productListId=105&campaignId=3&sort=price_ASC&page=2';
const state = readSearch(new URLSearchParams(address));

describe('a search in the address', () => {
  test('comes back whole', () => {
    const path = links.search(searchParams(state));
    expect(readSearch(new URLSearchParams(path.split('?')[1]))).toEqual(state);
  });
  test('leaves out what is at its default', () =>
    expect(links.search(searchParams(readSearch(new URLSearchParams())))).toBe('/search'));
  test('ignores what is malformed', () => {
    const odd = readSearch(
      new URLSearchParams(
        'rootCategoryId=0&searchList=&searchList=%20&categoryId=x&categoryId=7' +
          '&bookableTime=2026-13-01&lowestPrice=-1&highestPrice=1.5&orderCheckWay=maybe' +
          '&lowestScore=9&sort=dearest&page=0&productListId=<script>',
      ),
    );
    expect(odd).toEqual({ ...readSearch(new URLSearchParams()), categoryIds: ['7'] });
  });
  // Covers: CAT-049, CAT-083
  test.each([
    'bookableTime=2026-02-31',
    'bookableTime=2026-12-20~2026-12-01',
    'bookableTime=2026-12-01~2026-12-02~2026-12-03',
    'bookableTime=~',
    'lowestPrice=5e3',
    'highestPrice=0x10',
    'keyword=%00%20%E2%80%AE',
  ])('takes %s for nothing', (odd) =>
    expect(readSearch(new URLSearchParams(odd))).toEqual(readSearch(new URLSearchParams())),
  );
  test('prices the wrong way round are turned', () =>
    expect(readSearch(new URLSearchParams('lowestPrice=50000&highestPrice=100'))).toMatchObject({
      lowestPrice: 100,
      highestPrice: 50_000,
    }));
  test('words lose what nobody types and are never cut inside a character', () => {
    expect(readSearch(new URLSearchParams('keyword=tea\u0000house')).keyword).toBe('tea house');
    expect(readSearch(new URLSearchParams({ keyword: `${'a'.repeat(99)}🍜` })).keyword).toBe(
      'a'.repeat(99),
    );
  });
  test('takes what a form without script sends after what it kept', () => {
    expect(
      readSearch(
        new URLSearchParams('bookableTime=weekend&lowestScore=4&bookableTime=&lowestScore=4.5'),
      ),
    ).toMatchObject({ bookableTime: 'weekend', lowestScore: 4.5 });
    expect(
      readSearch(new URLSearchParams('bookableTime=weekend&bookableTime=2026-11-28')).bookableTime,
    ).toBe('2026-11-28');
  });
  test('takes a range of days', () =>
    expect(readSearch(new URLSearchParams('bookableTime=2026-11-21~2026-11-22')).bookableTime).toBe(
      '2026-11-21~2026-11-22',
    ));
  test('a filter begins at the first page, and clearing keeps words and order', () => {
    expect(withFilters(state, { lowestScore: undefined }).page).toBe(1);
    expect(withoutFilters(state)).toMatchObject({
      keyword: 'tea',
      sort: 'price_ASC',
      categoryIds: [],
      bookableTime: undefined,
      page: 1,
    });
  });
});

// Covers: CAT-057
test('the requests carry every filter, the counts no order or page', () => {
  const filters = {
    keyword: 'tea',
    searchList: ['dumplings', 'steam'],
    rootCategoryId: '4',
    categoryIds: ['1', '22'],
    districtIds: ['5'],
    bookableTime: 'weekend',
    lowestPrice: 10_000,
    highestPrice: 80_000,
    orderCheckWay: 'instant',
    lowestScore: 4.5,
    isCashCouponProduct: true,
    productListId: '105',
  };
  expect(countsInput(state)).toEqual({ body: filters });
  expect(resultsInput(state)).toEqual({
    body: { ...filters, sort: 'price_ASC', pageNum: 2, pageSize: 24 },
  });
});

describe('what a search is about', () => {
  const named = (id: string, en: string, zh: string) => ({
    categoryId: id,
    id,
    categoryName: { en_gb: en, zh_hk: zh },
    districtName: { en_gb: en, zh_hk: zh },
    childCategories: [],
    childDescriptions: [],
  });
  const trees = {
    categories: [
      named('22', 'Workshops', '工作坊'),
      named('1', 'Dining', '美食'),
      named('31', 'Sport', '運動'),
      named('32', 'Sea', '海'),
    ],
    districts: [named('5', 'Kowloon', '九龍')],
  } as unknown as Parameters<typeof subjectName>[1];
  // Covers: CAT-083
  test.each([
    ['categoryId=22', 'Workshops', '工作坊'],
    ['categoryId=22&districtId=5', 'Workshops · Kowloon', '工作坊 · 九龍'],
    ['districtId=5', 'Kowloon', '九龍'],
    ['rootCategoryId=22', 'Workshops', '工作坊'],
    ['categoryId=22&categoryId=1', 'Workshops, Dining', '工作坊、美食'],
    ['categoryId=22&categoryId=1&categoryId=31&categoryId=32', '', ''],
    ['categoryId=999', '', ''],
    ['', '', ''],
  ])('%s is “%s” and “%s”', (query, en, zh) => {
    const asked = readSearch(new URLSearchParams(query));
    expect([subjectName(asked, trees, 'en-US'), subjectName(asked, trees, 'zh-HK')]).toEqual([
      en,
      zh,
    ]);
  });
  test('a list is named before what of it is looked at', () => {
    const list = { listName: { en_gb: 'Rainy days', zh_hk: '雨天' } };
    expect(
      subjectName(
        readSearch(new URLSearchParams('productListId=7&districtId=5')),
        { ...trees, list },
        'en-US',
      ),
    ).toBe('Rainy days · Kowloon');
  });
});
