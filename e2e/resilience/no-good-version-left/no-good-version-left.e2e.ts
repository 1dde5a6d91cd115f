import { expect, test } from '../../fixtures/test.ts';

test.use({
  expectedConsoleErrors: new RegExp(
    'did not load|did not start|threw|recovered from|Failed to load resource|ERR_|' +
      'preloaded using link preload|already registered',
    'i',
  ),
});

test('a section that cannot be had says so, the rest works, and a retry brings it back', async ({
  page,
}) => {
  const blocked = '**/remotes/mf-account/**';
  await page.route(blocked, (route) => route.abort());
  await page.goto('/en-US/help');
  const section = page.locator('[id="single-spa-application:mf-account"]');
  await expect(section.getByRole('alert')).toContainText('That didn’t load.');
  await expect(page.getByRole('search')).toBeVisible();
  await page.unroute(blocked);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /TapNook 拾角 home/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en-US$/);
  await expect(
    page.locator('[id="single-spa-application:mf-catalog"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();
});

// Covers: CAT-067
test('a missing piece keeps what the server wrote, and a retry brings it to life', async ({
  page,
}) => {
  const blocked = '**/remotes/mf-reviews/**/*.js';
  await page.route(blocked, (route) => route.abort());
  await page.goto('/en-US/detail/hands-on-pottery');
  const reviews = page.locator('#reviews');
  const written = await reviews.getByRole('heading', { level: 2 }).textContent();
  await reviews.scrollIntoViewIfNeeded();
  const note = reviews.getByRole('alert').filter({ hasText: 'its buttons did not load' });
  await expect(note).toBeVisible();
  await expect(reviews.getByRole('heading', { level: 2 })).toHaveText(written ?? '');
  await page.unroute(blocked);
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toBeHidden();
  await reviews
    .getByRole('button', { name: /^Helpful/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
