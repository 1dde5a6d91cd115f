import { describe, expect, test } from '@jest/globals';
import { callCost } from './call-limit.ts';
import { createReadLimit } from './read-limit.ts';

describe('the limit of reads', () => {
  const takeAll = (
    limit: ReturnType<typeof createReadLimit>,
    address: string,
    visitor?: string,
  ): number => {
    for (let n = 0; n < 1_000; n += 1) if (limit.take({ address, visitor }) !== undefined) return n;
    return 1_000;
  };

  test('is a network’s, however many addresses and visitors it has', () => {
    const limit = createReadLimit(100, () => 0);
    let taken = 0;
    for (let n = 0; n < 200; n += 1)
      if (limit.take({ address: `2001:db8::${n}`, visitor: `visitor ${n}` }) === undefined)
        taken += 1;
    expect(taken).toBe(100);
    expect(limit.take({ address: '2001:db8:0:1::1', visitor: undefined })).toBeUndefined();
  });
  test('leaves a network’s other visitors their part', () => {
    const limit = createReadLimit(100, () => 0);
    expect(takeAll(limit, '203.0.113.7', 'a')).toBe(25);
    expect(takeAll(limit, '203.0.113.7', 'b')).toBe(25);
    expect(takeAll(limit, '203.0.113.7')).toBe(50);
  });
  test('tells the seconds after which it can be asked again, and keeps to them', () => {
    let now = 0;
    const limit = createReadLimit(120, () => now);
    expect(takeAll(limit, '203.0.113.7')).toBe(120);
    const caller = { address: '203.0.113.7', visitor: undefined };
    const wait = limit.take(caller, 6) ?? 0;
    expect(wait).toBe(3);
    now = wait * 1_000 - 100;
    expect(limit.take(caller, 6)).toBe(1);
    now = wait * 1_000;
    expect(limit.take(caller, 6)).toBeUndefined();
  });
});

describe('what a call costs', () => {
  test.each([
    ['GET', '/api/v1/public/home/categories', 1],
    ['GET', '/api/v1/client/orders', 1],
    ['POST', '/api/v2/public/products/get-districts', 1],
    ['POST', '/api/user/product/productList', 6],
    ['GET', '/api/user/product/searchListV2/tea', 6],
    ['POST', '/api/v2/public/products/get-count', 6],
    ['GET', '/api/user/product/productListInfo/7', 1],
    ['GET', '/api/media/42/320.avif', 0],
    ['POST', '/api/v1/client/orders', 0],
    ['POST', '/api/v1/public/accounts/users/login', 0],
    ['POST', '/api/v1/gateway/webhook', 0],
  ])('%s %s: %d', (method, path, cost) => expect(callCost(method, path)).toBe(cost));
});
