import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures/test.ts';

const PAGES = ['', '/search', '/detail/hands-on-pottery', '/login', '/register', '/help', '/terms/usage-terms', '/aboutTapcoin', '/merchantSearch', '/partner'];
const WIDTHS = [1440, 390];

for (const width of WIDTHS) {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path || '/'} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/en-US${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
    });
  }
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of PAGES) {
    await page.goto(`/zh-HK${path}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ path, overflow }).toEqual({ path, overflow: 0 });
  }
});
