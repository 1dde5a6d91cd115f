import { changedExports } from '../../fixtures/mutations.ts';
import { expect, test } from '../../fixtures/test.ts';
import { brokenPair, expectBlamed, restore, SAYS } from '../faults.ts';
import { PLACES } from '../places.ts';

test.use({ provoked: SAYS });
for (const { remote, open, region } of PLACES) {
  test(`${remote}: throws at unmount, so that it leaves nothing behind and its last good version serves the next visit`, async ({ page }) => {
    const wrong = await brokenPair(remote, changedExports(`module === './app' ? { ...e, unmount: async () => { throw new Error('on purpose'); } } : e`));
    const { broken, lastGood } = wrong;
    try {
      await open(page);
      const section = page.locator(region);
      await page.waitForFunction((name) => performance.getEntriesByName(`mounted:${name}`).length > 0, remote);
      await expect(section).toHaveAttribute('data-part-version', broken);
      await page.locator(remote === 'mf-catalog' ? 'footer a[href="/en-US/help"]' : 'header a[href="/en-US"]').first().click();
      const next = page.locator(`[id="single-spa-application:${remote === 'mf-catalog' ? 'mf-account' : 'mf-catalog'}"]`);
      await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(section).toBeEmpty();
      await page.goBack();
      await expect(section).toHaveAttribute('data-part-version', lastGood);
      await expect(section.getByRole('heading').first()).toBeVisible();
      await expectBlamed(page, remote, broken, 'unhandled-error');
    } finally {
      await restore(wrong);
    }
  });
}
