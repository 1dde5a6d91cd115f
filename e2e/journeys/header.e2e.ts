import { expect, test } from '../fixtures/test.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  // Covers: RTE-039
  test(`keeps header in view and scroll position on reload, at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const place = (): Promise<number> => page.evaluate(() => scrollY);
    for (const address of ['/en-US', '/zh-HK/search?keyword=pottery']) {
      await page.goto(address);
      await page.waitForFunction(
        () => performance.getEntriesByName('mounted:mf-catalog').length > 0,
      );
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      await expect.poll(place).toBeGreaterThan(400);
      await expect(page.getByRole('banner')).toBeInViewport();
      const before = await place();
      await page.reload();
      await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(60);
    }
  });
}

test('marks the category on a product’s page, also after navigating; clears it after', async ({
  page,
}) => {
  const marked = page.getByRole('banner').locator('[aria-current]');
  await page.goto('/en-US/detail/hands-on-pottery');
  await expect(marked).toHaveText('Workshops');
  await page.getByRole('banner').getByRole('link', { name: 'TapNook' }).first().click();
  await expect(page).toHaveURL(/\/en-US$/);
  await expect(marked).toHaveCount(0);
  await page.goto('/zh-HK/search?keyword=%E9%99%B6%E8%97%9D');
  await page.locator('main article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(marked).toHaveText('工作坊');
});
