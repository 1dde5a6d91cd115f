import { delayResponses } from '../fixtures/delayed-response.ts';
import { expect, test } from '../fixtures/test.ts';

/** What the API answers when it has failed. */
const REFUSED = {
  status: 500,
  json: { code: '10500', message: '', data: { en_US: 'x', zh_HK: 'x' } },
};

test.describe('when something fails', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR/ });

  // Covers: CAT-071
  test('pictures that do not come leave a placeholder of their size', async ({ page }) => {
    await page.route('**/api/media/**', (route) => route.abort());
    await page.goto('/en-US/search');
    const first = page.getByRole('article').first();
    const frame = first.locator('[data-phase="failed"]');
    await expect(frame).toBeVisible();
    const size = await frame.boundingBox();
    expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    await expect(first.getByRole('link')).toBeVisible();
  });

  // Covers: CAT-066
  test('a section that fails says so and can be retried; a slow one waits; the rest stays', async ({
    page,
  }) => {
    let failing = true;
    await page.goto('/en-US/terms/usage-terms');
    await page.route('**/api/v1/public/home/ranking**', (route) =>
      failing ? route.fulfill(REFUSED) : route.continue(),
    );
    const answer = await delayResponses(page, '**/api/v1/public/home/information-grids**');
    await page.getByRole('link', { name: 'TapNook', exact: false }).first().click();
    await expect(page.getByRole('heading', { name: 'Handpicked this week' })).toBeVisible();
    const alert = page.getByRole('alert').filter({ hasText: 'Most booked' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('heading', { name: 'More experiences' })).toBeAttached();
    failing = false;
    await alert.getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Most booked in seven days' })).toBeVisible();
    await expect(page.locator('ol').getByRole('listitem').nth(5)).toBeAttached();
    answer();
    await expect(page.getByRole('heading', { name: 'Browse by occasion' })).toBeAttached();
  });
});

test.describe('when everything but the main thing fails', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  // Covers: CAT-065
  test('each section of the home page says so under its own heading', async ({ page, request }) => {
    await page.goto('/en-US/terms/usage-terms');
    await page.route(
      /\/api\/(v1\/public\/home\/(?!section-settings|header-categories)|client\/merchant)/,
      (route) => route.fulfill(REFUSED),
    );
    const { data } = (await (await request.get('/api/v1/public/home/section-settings')).json()) as {
      data: { key: string; display: boolean; name: { en_gb: string } }[];
    };
    await page
      .getByRole('link', { name: /TapNook 拾角 home/ })
      .first()
      .click();
    // These ask for nothing of their own, or show nothing to somebody new.
    const quiet = ['mobile-categories', 'coin-banner', 'browsing-history', 'header-campaign'];
    for (const { key, name } of data.filter(
      (section) => section.display && !quiet.includes(section.key),
    )) {
      await expect(page.getByRole('alert').filter({ hasText: name.en_gb }), key).toHaveCount(1);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Earn Tapcoin on every booking' }),
    ).toBeAttached();
  });

  // Covers: CAT-065
  test('a product keeps its words while picker, reviews, neighbours load; then all come', async ({
    page,
  }) => {
    let failing = true;
    await page.goto('/en-US/search?keyword=hands-on%20pottery');
    await page.route(/\/api\/(user\/product\/(plans|maybeLike|calendar)|v1\/reviews)/, (route) =>
      failing ? route.fulfill(REFUSED) : route.continue(),
    );
    await page
      .getByRole('link', { name: /Hands-on pottery/ })
      .first()
      .click();
    for (const name of [/Choose and book/, /The reviews/, /Similar experiences nearby/]) {
      const alert = page.getByRole('alert').filter({ hasText: name });
      // Some are fetched when they are near.
      await expect(async () => {
        await page.mouse.wheel(0, 700);
        await expect(alert).toBeVisible({ timeout: 500 });
      }).toPass();
    }
    await expect(page.getByRole('heading', { name: 'What you’ll do' })).toBeVisible();
    failing = false;
    for (const name of [/Choose and book/, /The reviews/, /Similar experiences nearby/]) {
      await page.getByRole('alert').filter({ hasText: name }).getByRole('button').click();
      await expect(page.getByRole('alert').filter({ hasText: name })).toHaveCount(0);
    }
    await expect(page.getByRole('radio', { name: /One piece/ })).toBeAttached();
  });
});
