import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

interface State {
  readonly name: string;
  readonly path: string;
  readonly locale: 'en-US' | 'zh-HK';
  /** Brings the page into the state, in whichever language. */
  readonly into?: (page: Page) => Promise<unknown>;
}
const choose = async (page: Page): Promise<void> => {
  const option = page
    .locator('#book [id^="pick-option"] label')
    .filter({ has: page.locator('input:not([aria-disabled])') })
    .first();
  // The label waits until the page stands still; a press before the script came is taken up by it.
  await option.click();
  await expect(option.getByRole('radio')).toBeChecked();
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).last().click();
  await page.locator('#pick-time').waitFor();
};

/** States that the pages of the general accessibility journey do not show. */
const STATES: readonly State[] = [
  {
    name: 'suggestions',
    path: '',
    locale: 'en-US',
    into: async (page) => {
      await page.locator('header').getByRole('combobox').first().fill('tea');
      await page.getByRole('listbox').waitFor();
    },
  },
  { name: 'nothing found', path: '/search?keyword=zzzzqq', locale: 'zh-HK' },
  {
    name: 'filters and coupons',
    path: '/search?isCashCouponProduct=true&showBanner=true&orderCheckWay=instant',
    locale: 'en-US',
  },
  { name: 'a page beyond the last', path: '/search?page=9000', locale: 'zh-HK' },
  { name: 'a product list', path: '/promo/handpicked', locale: 'zh-HK' },
  { name: 'sold out', path: '/detail/private-heritage-tram-two-hours', locale: 'en-US' },
  { name: 'not on sale yet', path: '/detail/new-year-narcissus-carving', locale: 'zh-HK' },
  { name: 'a choice', path: '/detail/hands-on-pottery', locale: 'zh-HK', into: choose },
  {
    name: 'options as a list, opened',
    path: '/detail/afternoon-tea-for-two-by-the-arch-window',
    locale: 'en-US',
    into: async (page) => {
      const list = page.locator('#book').getByRole('combobox');
      // A press before its script came opens nothing.
      await expect(async () => {
        if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click();
        await expect(list).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
      }).toPass();
      // Nothing stands half below the header, which stays.
      await list.evaluate((element) =>
        scrollTo(0, element.getBoundingClientRect().top + scrollY - 140),
      );
    },
  },
  {
    name: 'a voucher that needs no day',
    path: '/detail/afternoon-tea-for-two-book-later',
    locale: 'zh-HK',
  },
  {
    name: 'the gallery in full',
    path: '/detail/hands-on-pottery',
    locale: 'en-US',
    into: async (page) => {
      await page.locator('main').getByRole('region').first().getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'Page Not Found',
    path: '/no-such-page',
    locale: 'en-US',
    into: (page) => page.getByRole('button').last().click(),
  },
  { name: 'an error', path: '/error', locale: 'zh-HK' },
];
test.use({ expectedConsoleErrors: /status of (404 .*\/no-such-page|500 .*\/error)$/ });
// Covers: CAT-077
test('axe finds nothing in any state of the catalogue, wide and narrow, light and dark', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const found: string[] = [];
  for (const { name, path, locale, into } of STATES) {
    await page.goto(`/${locale}${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await into?.(page);
    found.push(...(await axeViolations(page, name)));
  }
  expect(found).toEqual([]);
});
