import { expect, test } from '../../fixtures/test.ts';
import { PLACES } from '../places.ts';
import { secondVersion } from '../second-versions.ts';

test.use({ provoked: /did not load|Failed to load resource|integrity|preloaded using link preload|ERR_/i });

for (const place of PLACES) {
  test(`${place.remote}: its files are gone, and the last good version serves within the same page load`, async ({ page }) => {
    const { current, lastGood } = await secondVersion(place.remote);
    await page.route(`**/remotes/${place.remote}/${current}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await place.open(page);
    const region = page.locator(place.region).first();
    await expect(region).toHaveAttribute('data-part-version', lastGood, { timeout: 15_000 });
    await expect(region).not.toBeEmpty();
    await expect(page.getByRole('link', { name: /TapNook 拾角 home/ }).first()).toBeVisible();
  });
}
