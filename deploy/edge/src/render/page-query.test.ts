import { describe, expect, it } from '@jest/globals';
import { pageQuery } from './page-query.ts';

describe('pageQuery', () => {
  it.each([
    ['', ''],
    ['fbclid=1', ''],
    ['%66bclid=1', ''],
    ['utm_source=mail&utm_medium=x&gclid=1&msclkid=2', ''],
    ['keyword=tea&a=1', '?a=1&keyword=tea'],
    ['a=1&keyword=tea&', '?a=1&keyword=tea'],
    ['field=2&date=2026-12-01&field=1', '?date=2026-12-01&field=2&field=1'],
    ['redirect=%2Fen-US%3Futm_source%3Dx', '?redirect=%2Fen-US%3Futm_source%3Dx'],
  ])('makes "%s" into "%s"', (query, wanted) => expect(pageQuery(query)).toBe(wanted));

  it.each([
    ['keyword=tea&nonsense=1&page=2', '?keyword=tea&page=2'],
    ['nonsense=1', ''],
    ['page=2&page=2&page=2', '?page=2'],
    ['page=2&page=3&page=2', '?page=2&page=3&page=2'],
    ['keyword=%74ea', '?keyword=tea'],
    ['%6beyword=green%20tea', '?keyword=green+tea'],
    ['keyword=%E8%8C%B6&keyword', '?keyword=%E8%8C%B6&keyword='],
    ['keyword=%E8%8C', '?keyword=%EF%BF%BD'],
  ])('of a route that says what it reads makes "%s" into "%s"', (query, wanted) =>
    expect(pageQuery(query, ['keyword', 'page'])).toBe(wanted),
  );
});
