import { describe, expect, test } from '@jest/globals';
import { listingParams, queryOf, readListing, withFilters } from './address.ts';

const SORTS = ['recommended', 'score_DESC'] as const;
const read = (query: string) => readListing(new URLSearchParams(query), SORTS);

describe('the address of a listing', () => {
  test('is read back', () => {
    expect(
      read('keyword=tea&categoryId=1&categoryId=2,3&districtId=5&sort=score_DESC&page=4'),
    ).toEqual({
      keyword: 'tea',
      categoryIds: ['1', '2', '3'],
      districtIds: ['5'],
      sort: 'score_DESC',
      page: 4,
    });
  });

  test.each(['categoryId=0&categoryId=x&page=0&sort=none', 'page=10001', 'page=1.5', ''])(
    'without what is malformed: %s',
    (query) => {
      expect(read(query)).toEqual({
        keyword: '',
        categoryIds: [],
        districtIds: [],
        sort: 'recommended',
        page: 1,
      });
    },
  );

  test('cuts long words, and no character in two', () => {
    expect(read(`keyword=${encodeURIComponent(`${'a'.repeat(99)}😀`)}`).keyword).toBe(
      'a'.repeat(99),
    );
  });

  test('leaves out what is at its default', () => {
    expect(listingParams(read(''))).toEqual({ categoryId: [], districtId: [] });
    expect(listingParams(read('keyword=tea&page=2'))).toMatchObject({ keyword: 'tea', page: 2 });
  });

  test('begins at the first page when a filter changes', () => {
    expect(withFilters(read('page=4'), { districtIds: ['7'] })).toMatchObject({
      page: 1,
      districtIds: ['7'],
    });
  });

  test('has the query of a path', () => {
    expect(queryOf('/search?keyword=tea').get('keyword')).toBe('tea');
    expect([...queryOf('/search')]).toEqual([]);
  });
});
