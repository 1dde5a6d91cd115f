import { expect, test } from '../fixtures/test.ts';

// Covers: RTE-034, RTE-035, CON-001, CON-002
test('the bare root goes to Chinese, then to the remembered language', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/zh-HK$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
  await page.getByRole('link', { name: '切換至英文' }).click();
  await expect(page).toHaveURL(/\/en-US$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/en-US$/);
  await page.goto('/search?keyword=tea');
  await expect(page).toHaveURL(/\/en-US\/search\?keyword=tea$/);
});

// Covers: PRD-002, CAT-086
test('the language switch keeps page, query and what was typed', async ({ page }) => {
  await page.goto('/en-US/detail/hands-on-pottery?qty=2');
  await page
    .getByRole('combobox', { name: 'Search TapNook' })
    .and(page.locator('[aria-expanded]'))
    .fill('kiln');
  await page.getByRole('link', { name: 'Switch to Chinese' }).click();
  await expect(page).toHaveURL(/\/zh-HK\/detail\/hands-on-pottery\?.*qty=2/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('陶');
  const box = page
    .getByRole('combobox', { name: '搜尋TapNook' })
    .and(page.locator('[aria-expanded]'));
  await expect(box).toHaveValue('kiln');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
});

// Covers: RTE-001, RTE-081
test('the home page is complete without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en-US');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /pottery/i })
      .first(),
  ).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: /pottery/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/pottery/i);
  await context.close();
});
