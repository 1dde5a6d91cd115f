import { describe, expect, test } from '@jest/globals';
import { matchRemote, matchRoute } from './match-route.ts';

const route = (path: string): { readonly path: string } => ({ path });
const routes = [
  '/',
  '/detail/:customUrl?',
  '/merchant/:merchantNo',
  '/merchant/preview/:merchantNo',
  '/checkout/:id/:type/:limit?',
  '/CheckoutQrCode/:type',
].map(route);

describe('the route of a path', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/detail', '/detail/:customUrl?'],
    ['/detail/', '/detail/:customUrl?'],
    ['/detail/pottery', '/detail/:customUrl?'],
    ['/DETAIL/pottery', '/detail/:customUrl?'],
    ['/%64etail/pottery', '/detail/:customUrl?'],
    ['/merchant/kiln', '/merchant/:merchantNo'],
    ['/merchant/preview/kiln', '/merchant/preview/:merchantNo'],
    ['/checkout/7/product', '/checkout/:id/:type/:limit?'],
    ['/checkout/7/product/limited', '/checkout/:id/:type/:limit?'],
    ['/checkoutqrcode/voucher', '/CheckoutQrCode/:type'],
  ])('%s is %s', (path, pattern) => {
    expect(matchRoute(routes, path)?.route.path).toBe(pattern);
  });
  test.each(['/nothing', '/detail/a/b', '/merchant', '/merchant//', '/checkout/7', '/%E0%A4%A'])(
    '%s is nobody’s',
    (path) => {
      expect(matchRoute(routes, path)).toBeUndefined();
    },
  );
  test('comes with what the address has for the names of its pattern, decoded', () => {
    expect(matchRoute(routes, '/merchant/%E9%99%B6%2F1')?.params).toEqual({ merchantNo: '陶/1' });
    expect(matchRoute(routes, '/checkout/7/product')?.params).toEqual({ id: '7', type: 'product' });
  });
  test.each([
    ['/zh/offers', '/zh?/offers'],
    ['/offers', '/zh?/offers'],
    ['/anything/at/all', '/*'],
  ])('%s has a pattern that leaves something open: %s', (path, pattern) => {
    expect(matchRoute(['/*', '/zh?/offers'].map(route), path)?.route.path).toBe(pattern);
  });
  test('is the first of two that fit equally well', () => {
    expect(matchRoute(['/a/:one', '/a/:two'].map(route), '/a/x')?.route.path).toBe('/a/:one');
  });
});

describe('the remote of a path', () => {
  const merchant = { name: 'mf-merchant', routes: ['/merchant/preview/:no'].map(route) };
  const open = { name: 'mf-open', routes: ['/merchant/:part/:no', '/*'].map(route) };
  test('is the one whose pattern fits best, whatever their order', () => {
    for (const owners of [
      [open, merchant],
      [merchant, open],
    ]) {
      expect(matchRemote(owners, '/merchant/preview/7')?.remote).toBe('mf-merchant');
      expect(matchRemote(owners, '/merchant/story/7')?.remote).toBe('mf-open');
    }
  });
  test('is known at once where it arrives later', () => {
    const growing = [merchant];
    expect(matchRemote(growing, '/other')).toBeUndefined();
    growing.push(open);
    expect(matchRemote(growing, '/other')?.remote).toBe('mf-open');
  });
});
