import { describe, expect, test } from '@jest/globals';
import { defineCall } from '@tapnook/contracts';
import { callsIn, missingCalls } from './calls.ts';

const BUNDLE =
  `let a=(0,c.x)("getProduct","GET","/v2/public/products/{productRoute}","public"),b=(0, ` +
  `c.x)('createOrder', 'POST', '/v2/client/orders', 'client');t("a","b","/c")`;
const offered = [
  defineCall('getProduct', 'GET', '/v2/public/products/{productRoute}', 'public'),
  defineCall('createOrder', 'POST', '/v2/client/orders', 'client'),
];

// Covers: REL-003
describe('calls of a released bundle against changed contracts', () => {
  test('are read from the bundle as they were declared', () =>
    expect(callsIn(BUNDLE).map(({ id }) => id)).toEqual(['getProduct', 'createOrder']));
  test('that are all still offered', () =>
    expect(missingCalls(callsIn(BUNDLE), offered)).toEqual([]));
  test('one that moved, and one that is gone', () => {
    const moved = [defineCall('getProduct', 'GET', '/v3/public/products/{productRoute}', 'public')];
    expect(missingCalls(callsIn(BUNDLE), moved)).toEqual([
      'getProduct asks GET /v2/public/products/{productRoute}: it is GET ' +
        '/v3/public/products/{productRoute} now',
      'createOrder asks POST /v2/client/orders: there is no such call',
    ]);
  });
});
