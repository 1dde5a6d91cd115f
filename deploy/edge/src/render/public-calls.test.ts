import { describe, expect, it } from '@jest/globals';
import { isPublicRead } from './public-calls.ts';

describe('isPublicRead', () => {
  it.each([
    ['GET', '/user/product/hotProduct'],
    ['GET', '/user/product/searchHotWord'],
    ['GET', '/user/product/searchHotWord/5'],
    ['GET', '/user/product/searchList/tea%20house?page=2'],
  ])('lets pass %s %s', (method, path) => {
    expect(isPublicRead(method, path)).toBe(true);
  });
  it.each([
    ['POST', '/user/product/hotProduct'],
    ['GET', '/user/profile'],
    ['GET', '/user/product/searchList/..'],
    ['GET', '/user/product/searchList/a%2f..%2f..'],
    ['GET', '/user/product/searchList/%2e%2e'],
    ['GET', '/user/product/hotProduct/../../../metrics'],
    ['GET', '@evil.example/user/product/hotProduct'],
    ['POST', '/user/help/contactUs'],
    ['POST', '/user/help/joinUs'],
    ['DELETE', '/user/product/hotProduct'],
  ])('refuses %s %s', (method, path) => {
    expect(isPublicRead(method, path)).toBe(false);
  });
});
