import { expect, test } from '../fixtures/test.ts';

test.use({ provoked: /404 \(Not Found\)/i });

test('an unknown path answers 404, counts down and goes home; the countdown can be stopped', async ({ page }) => {
  const answer = await page.goto('/en-US/no-such-pier');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'That one has left the pier.' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveAccessibleName(/\d+ seconds/);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('Staying here.')).toBeVisible();
  await page.getByRole('link', { name: 'Go home now' }).click();
  await expect(page).toHaveURL(/\/en-US$/);
});

test('left alone, the countdown ends at the home page', async ({ page }) => {
  await page.goto('/zh-HK/no-such-pier');
  await expect(page.getByRole('heading', { name: '這班船已開出。' })).toBeVisible();
  await expect(page).toHaveURL(/\/zh-HK$/, { timeout: 20_000 });
});
