import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createSearches } from '../security/searches.ts';
import { createPublicCalls, isPublicRead } from './public-calls.ts';

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

it('makes one search at a time for a network’s pages, and others beside it', async () => {
  const asked: { readonly url: string | undefined; readonly response: ServerResponse }[] = [];
  const waiting: (() => void)[] = [];
  const api = createServer((request, response) => {
    asked.push({ url: request.url, response });
    for (const check of waiting) check();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const arrived = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => void (asked.length >= count && resolve());
      waiting.push(check);
      check();
    });
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const call = createPublicCalls(origin, 20_000, createSearches());
  const suggest = (source: string, word: string) =>
    call(source, { method: 'GET', path: `/user/product/searchList/${word}`, headers: {} }, '');
  const pages = [suggest('one', 'first'), suggest('one', 'second'), suggest('other', 'third')];
  await arrived(2);
  expect(asked.map(({ url }) => url?.split('/').at(-1))).toEqual(['first', 'third']);
  for (const { response } of asked) response.end('{"code":"0"}');
  await arrived(3);
  asked[2]?.response.end('{"code":"0"}');
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});
