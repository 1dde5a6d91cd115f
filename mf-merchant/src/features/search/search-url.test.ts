import { describe, expect, test } from '@jest/globals';
import { filterInput, searchPath, parseSearchState, resultsInput } from './search-url.ts';

const read = (query: string) => parseSearchState(new URLSearchParams(query));

describe('the address of a search for merchants', () => {
  test('goes there and back', () => {
    const state = read(
      'keyword=tea+house&categoryId=1&categoryId=22&districtId=30&openNow=true' +
        '&bookableTime=weekend&sort=score_DESC&page=3',
    );
    expect(state).toEqual({
      keyword: 'tea house',
      categoryIds: ['1', '22'],
      districtIds: ['30'],
      openNow: true,
      weekend: true,
      sort: 'score_DESC',
      page: 3,
    });
    expect(read(searchPath(state).split('?')[1] ?? '')).toEqual(state);
  });

  test('leaves out what is as usual', () => expect(searchPath(read(''))).toBe('/merchantSearch'));

  test.each([
    'sort=drop',
    'page=-1',
    'page=1.5',
    'page=99999999',
    'categoryId=x',
    'districtId=0',
    'categoryId=1%20or%201',
  ])('takes %s for nothing said', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  test('names an id once, and keeps words short', () => {
    expect(read('categoryId=1&categoryId=1,2').categoryIds).toEqual(['1', '2']);
    expect(read('keyword=%00%E2%80%AE').keyword).toBe('');
    expect(read(`keyword=${'x'.repeat(500)}`).keyword).toHaveLength(100);
  });

  test('asks for no filter that is not chosen', () => {
    expect(filterInput(read('sort=name_ASC&page=2'))).toEqual({ body: {} });
    expect(resultsInput(read('districtId=30&page=2'))).toEqual({
      body: { districtIds: ['30'], sort: 'recommended', pageNum: 2, pageSize: 24 },
    });
  });
});
