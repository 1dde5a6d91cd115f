import { axeViolationsOf } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

const PAGES = [
  '',
  '/search',
  '/detail/hands-on-pottery',
  '/login',
  '/register',
  '/help',
  '/terms/usage-terms',
  '/aboutTapcoin',
  '/merchantSearch',
  '/partner',
];

for (const path of PAGES) {
  // Covers: PRD-020, PRD-021, RTE-003, RTE-005, RTE-006
  test(`axe finds nothing on ${path || '/'}, wide and narrow, light and dark`, async ({ page }) => {
    expect(await axeViolationsOf(page, `/en-US${path}`)).toEqual([]);
  });
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of PAGES) {
    await page.goto(`/zh-HK${path}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ path, overflow }).toEqual({ path, overflow: 0 });
  }
});
