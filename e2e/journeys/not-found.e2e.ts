import { expect, test } from '../fixtures/test.ts';

test.use({ expectedConsoleErrors: /404 \(Not Found\)/i });

// Covers: RTE-032, RTE-086
test('an unknown path answers 404, counts down, goes home; the countdown can be stopped', async ({
  page,
}) => {
  const answer = await page.goto('/en-US/no-such-pier');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveAccessibleName(/\d+ seconds/);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('Staying here.')).toBeVisible();
  await page.getByRole('link', { name: 'Go home now' }).click();
  await expect(page).toHaveURL(/\/en-US$/);
});

test.describe('in a browser that asks for Chinese', () => {
  test.use({ locale: 'zh-HK' });
  // Covers: RTE-086
  test('an address without a language is an unknown path in Chinese, loaded once', async ({
    page,
  }) => {
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    expect((await page.goto('/no-such-pier'))?.status()).toBe(404);
    await page.getByRole('button', { name: '留在這裏' }).click();
    await expect(page.getByText('已留在這裏，船會等你。')).toBeVisible();
    expect(documents).toBe(1);
    await page.getByRole('link', { name: '立即前往首頁' }).click();
    await expect(page).toHaveURL(/\/zh-HK$/);
  });
});

for (const [address, canonical] of [
  ['/zh-TW/search', '/zh-HK/search'],
  ['/EN-us', '/en-US'],
] as const) {
  // Covers: RTE-086
  test(`${address} leads to ${canonical}`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(canonical);
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 640],
] as const) {
  // Covers: RTE-032
  test(`all of it is in sight at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/en-US/no-such-pier');
    await expect(page.getByRole('link', { name: 'Go home now' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Stay here' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });
}

// Covers: RTE-032
test('left alone, the countdown ends at the home page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/zh-HK/no-such-pier');
  await expect(page.getByRole('heading', { name: '找不到頁面' })).toBeVisible();
  // The page's own ten seconds, which nobody has to wait for.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(/\/zh-HK$/, { timeout: 1 });
  }).toPass();
});
