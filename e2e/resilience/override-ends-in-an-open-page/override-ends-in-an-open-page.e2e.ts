import { productionPins } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { askRegistry, publishMutated } from '../../fixtures/version-mutations.ts';

const REMOTE = 'mf-account';
const SECONDS = 6;

test('a page says when its override has ended, and the next page is of production', async ({
  page,
}) => {
  const stable = (await productionPins())[REMOTE]?.stable ?? '';
  const version = await publishMutated(REMOTE, stable);
  const { url } = await askRegistry<{ url: string }>('/v1/previews', {
    name: 'pr-9',
    apps: { [REMOTE]: version },
    hours: SECONDS / 3_600,
  });
  await page.goto(`${new URL(url).origin}/en-US/help${new URL(url).search}`);
  const region = page.locator(`[id="single-spa-application:${REMOTE}"]`);
  const badge = page.locator('[data-preview-badge]');
  await expect(region).toHaveAttribute('data-app-version', version);
  await expect(badge).toContainText(`Preview pr-9 ${REMOTE} ${version} until`);
  const born = await page.evaluate(() => performance.timeOrigin);

  await expect(badge.getByRole('status')).toContainText(
    'has ended; the next page is the shop’s own',
    { timeout: SECONDS * 1_000 + 5_000 },
  );
  await expect(region, 'nothing is taken from under a reader').toHaveAttribute(
    'data-app-version',
    version,
  );
  await page.locator('header a[href="/en-US"]').first().click();
  await expect(badge).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(born);
  await page.goto('/en-US/help');
  await expect(region).toHaveAttribute('data-app-version', stable);
  await expect(badge).toHaveCount(0);
  expect(
    (await page.request.get(`${new URL(url).origin}/override`)).status(),
    'its token is worth nothing any more',
  ).toBe(404);
});
