import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

interface State {
  readonly name: string;
  readonly path: string;
  /** Language at 1440 px; at 390 px it is the other one. */
  readonly locale: 'en-US' | 'zh-HK';
  /** Brings the page into the state, in whichever language. */
  readonly into?: (page: Page) => Promise<unknown>;
}
const choose = async (page: Page): Promise<void> => {
  await page.locator('#book [id^="pick-option"] input:not([aria-disabled])').first().check({ force: true });
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).last().click();
  await page.locator('#pick-time').waitFor();
};

/** States that the pages of the general accessibility journey do not show. */
const STATES: readonly State[] = [
  { name: 'suggestions', path: '', locale: 'en-US', into: async (page) => {
    await page.locator('header').getByRole('combobox').first().fill('tea');
    await page.getByRole('listbox').waitFor();
  } },
  { name: 'nothing found', path: '/search?keyword=zzzzqq', locale: 'zh-HK' },
  { name: 'filters and coupons', path: '/search?isCashCouponProduct=true&showBanner=true&orderCheckWay=instant', locale: 'en-US' },
  { name: 'a page beyond the last', path: '/search?page=9000', locale: 'zh-HK' },
  { name: 'a product list', path: '/promo/handpicked', locale: 'zh-HK' },
  { name: 'sold out', path: '/detail/private-heritage-tram-two-hours', locale: 'en-US' },
  { name: 'not on sale yet', path: '/detail/new-year-narcissus-carving', locale: 'zh-HK' },
  { name: 'a choice', path: '/detail/hands-on-pottery', locale: 'zh-HK', into: choose },
  { name: 'options as a list, opened', path: '/detail/afternoon-tea-for-two-by-the-arch-window', locale: 'en-US', into: async (page) => {
    const list = page.locator('#book').getByRole('combobox');
    // A press before its script came opens nothing.
    await expect(async () => {
      if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click();
      await expect(list).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
    }).toPass();
  } },
  { name: 'a voucher that needs no day', path: '/detail/afternoon-tea-five-visit-pass', locale: 'zh-HK' },
  { name: 'the gallery in full', path: '/detail/hands-on-pottery', locale: 'en-US', into: async (page) => {
    await page.locator('main').getByRole('region').first().getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
  } },
  { name: 'Page Not Found', path: '/no-such-page', locale: 'en-US', into: (page) => page.getByRole('button').last().click() },
  { name: 'an error', path: '/error', locale: 'zh-HK' },
];
const otherOf = (locale: State['locale']): State['locale'] => (locale === 'en-US' ? 'zh-HK' : 'en-US');

test.use({ provoked: /status of 404/ });
for (const [width, colorScheme] of [[1440, 'light'], [390, 'dark']] as const) {
  test(`axe finds nothing in any state of the catalogue at ${width} px, in the ${colorScheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const problems: string[] = [];
    for (const { name, path, locale, into } of STATES) {
      await page.goto(`/${width > 1000 ? locale : otherOf(locale)}${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await into?.(page);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      problems.push(...violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`));
    }
    expect(problems).toEqual([]);
  });
}
