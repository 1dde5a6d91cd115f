import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { callInTurn, createSearches } from './searches.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const raw = { socket: { destroyed: false } } as FastifyRequest['raw'];

/** Calls that were forwarded, each until the test lets it end. */
const openEdge = () => {
  const forwarded: { readonly from: string; readonly end: () => void }[] = [];
  const searches = createSearches();
  const ask = (ip: string, url: string): void =>
    void callInTurn(
      searches,
      { ip, url, raw },
      () => new Promise<void>((end) => forwarded.push({ from: `${ip} ${url}`, end })),
    );
  return { forwarded, ask, searches };
};
const LIST = '/api/user/product/productList';

test.each([LIST, `${LIST}?page=2`, '/api/user/product/searchListV2/tea'])(
  'forwards one %s of a network at a time, and those of others beside it',
  async (url) => {
    const { forwarded, ask } = openEdge();
    for (const ip of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) ask(ip, url);
    await settled();
    expect(forwarded.map(({ from }) => from)).toEqual([`203.0.113.1 ${url}`, `203.0.113.2 ${url}`]);
    forwarded[0]?.end();
    await settled();
    expect(forwarded).toHaveLength(3);
  },
);

test('forwards other calls of a network as they come', async () => {
  const { forwarded, ask } = openEdge();
  for (let n = 0; n < 3; n += 1) ask('203.0.113.1', '/api/user/product/productDetail/1');
  await settled();
  expect(forwarded).toHaveLength(3);
});
