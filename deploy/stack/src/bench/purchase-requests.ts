/// <reference lib="dom" />
import type { Page } from 'playwright-core';

const SCREENS = ['product', 'checkout', 'paid'] as const;
type Screen = (typeof SCREENS)[number];
/**
 * What one screen of a purchase fetched: all requests, and the compressed bytes of checkout's own
 * scripts.
 */
export interface ScreenFetches {
  readonly screen: Screen;
  readonly requests: number;
  readonly ownScriptBytes: number;
}

/**
 * From a product to its paid order, nothing cached before: what each of the three screens fetched.
 * `page` is signed in; it buys one voucher.
 */
export const countPurchase = async (
  page: Page,
  shop: string,
  product: string,
): Promise<readonly ScreenFetches[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const seen = new Map<Screen, { requests: number; bytes: number }>(
    SCREENS.map((screen) => [screen, { requests: 0, bytes: 0 }]),
  );
  let screen: Screen = 'product';
  const own = new Map<string, Screen>();
  const of = (name: Screen): { requests: number; bytes: number } =>
    seen.get(name) ?? { requests: 0, bytes: 0 };
  page.on('request', () => void (of(screen).requests += 1));
  session.on(
    'Network.responseReceived',
    ({ requestId, type, response }) =>
      void (
        type === 'Script' &&
        response.url.includes('/mf-checkout/') &&
        own.set(requestId, screen)
      ),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = own.get(requestId);
    if (name) of(name).bytes += encodedDataLength;
  });
  await page.goto(`${shop}/en-US/detail/${product}`, { waitUntil: 'networkidle' });
  screen = 'checkout';
  await page
    .getByRole('button', { name: /^(Buy|Book)/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.locator('input[value="new-card"]').check({ force: true });
  const fields = page.frameLocator('iframe[src*="/elements/payment"]').getByRole('textbox');
  for (const [index, text] of ['4242424242424242', '1230', '123'].entries())
    await fields.nth(index).fill(text);
  await page.locator('#co-terms').check({ force: true });
  screen = 'paid';
  await page.getByRole('button', { name: /^Pay/ }).filter({ visible: true }).first().click();
  await page.waitForURL(/checkoutSuccess/);
  await page.waitForLoadState('networkidle');
  return SCREENS.map((name) => ({
    screen: name,
    requests: of(name).requests,
    ownScriptBytes: of(name).bytes,
  }));
};
