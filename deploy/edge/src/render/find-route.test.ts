import { describe, expect, test } from '@jest/globals';
import type { RouteEntry } from '@tapnook/contracts/release';
import { findRoute } from './find-route.ts';

const routes = [
  '/',
  '/detail/:customUrl?',
  '/merchant/:merchantNo',
  '/merchant/preview/:merchantNo',
  '/checkout/:id/:type/:limit?',
  '/CheckoutQrCode/:type',
].map((path) => ({ id: path, path }) as RouteEntry);

describe('finding a route on the edge', () => {
  test.each([
    ['/', '/'],
    ['/detail', '/detail/:customUrl?'],
    ['/detail/pottery', '/detail/:customUrl?'],
    ['/merchant/kiln', '/merchant/:merchantNo'],
    ['/merchant/preview/kiln', '/merchant/preview/:merchantNo'],
    ['/checkout/7/product', '/checkout/:id/:type/:limit?'],
    ['/checkout/7/product/limited', '/checkout/:id/:type/:limit?'],
    ['/checkoutqrcode/voucher', '/CheckoutQrCode/:type'],
  ])('%s', (path, id) => {
    expect(findRoute(routes, path)?.id).toBe(id);
  });
  test.each(['/nothing', '/detail/a/b', '/merchant', '/checkout/7'])('%s is nobody’s', (path) => {
    expect(findRoute(routes, path)).toBeUndefined();
  });
});
