import { expect, signIn, test } from '../fixtures/test.ts';

/** A voucher that needs no day. */
const PRODUCT = 'bamboo-bath-cash-coupon';

// A browser that is driven makes no page ready, so what happens there until it is shown is in the
// tests of `page-activation.ts`.
test('pointing at the button prerenders that very checkout, and pressing shows it', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`/en-US/detail/${PRODUCT}`);
  const rules = page.locator('script[type=speculationrules]');
  await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
  await expect(rules).toHaveCount(0);
  const button = page.getByRole('button', { name: /^Buy/ }).filter({ visible: true }).first();
  await button.hover();
  await expect(rules).toHaveCount(1);
  const { prerender } = JSON.parse((await rules.textContent()) ?? '') as {
    prerender: { urls: string[] }[];
  };
  await button.click();
  await expect(page).toHaveURL(prerender[0]?.urls[0] ?? '');
});
