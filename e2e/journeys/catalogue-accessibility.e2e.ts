import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** States that the pages of the general accessibility journey do not show. */
const STATES: readonly { readonly name: string; readonly path: string; readonly into?: (page: Page) => Promise<unknown> }[] = [
  { name: 'suggestions open', path: '/en-US', into: async (page) => {
    await page.getByRole('combobox', { name: 'Search TapNook' }).fill('pottery');
    await page.getByRole('listbox').waitFor();
  } },
  { name: 'nothing found', path: '/zh-HK/search?keyword=zzzzqq' },
  { name: 'filters and coupons', path: '/en-US/search?isCashCouponProduct=true&showBanner=true&orderCheckWay=instant' },
  { name: 'a product list', path: '/zh-HK/promo/handpicked' },
  { name: 'a product that is sold out', path: '/en-US/detail/private-heritage-tram-two-hours' },
  { name: 'a choice', path: '/zh-HK/detail/hands-on-pottery', into: async (page) => {
    await page.getByRole('radio', { name: '青瓷', exact: true }).check({ force: true });
    await page.getByRole('gridcell').getByRole('button', { disabled: false }).last().click();
  } },
  { name: 'the gallery in full', path: '/en-US/detail/hands-on-pottery', into: async (page) => {
    await page.getByRole('region', { name: 'Pictures' }).getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
  } },
];

for (const width of [1440, 390]) {
  test(`axe finds nothing in any state of the catalogue at ${width} px`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems: string[] = [];
    for (const { name, path, into } of STATES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await into?.(page);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      problems.push(...violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`));
    }
    expect(problems).toEqual([]);
  });
}
