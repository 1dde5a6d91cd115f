import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { changedExports } from '../../fixtures/version-mutations.ts';
import { brokenPair, expectBlamed, restore, EXPECTED_LOG_LINES } from '../faults.ts';
import { REMOTE_LOCATIONS, type RemoteLocation } from '../remote-locations.ts';

test.use({ expectedConsoleErrors: EXPECTED_LOG_LINES });
/**
 * Payment pages are left by a new document, so nothing unmounts there; this page of the same remote
 * is left like every other.
 */
const RECEIPT: RemoteLocation['open'] = async (page) => {
  await REMOTE_LOCATIONS.find(({ remote }) => remote === 'mf-checkout')?.open(page);
  const [, orderNo] = /checkoutSuccess\/([^/]+)/.exec(page.url()) ?? [];
  await page.goto(`/en-US/receipt/${orderNo}`, { waitUntil: 'commit' });
};
/** Follows a link of the page, as a press on it would: these pages do not all have one. */
const move = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

for (const { remote, open, region } of REMOTE_LOCATIONS) {
  test(`${remote}: leaves nothing when it throws at unmount; its next visit falls back`, async ({
    page,
  }) => {
    const wrong = await brokenPair(
      remote,
      changedExports(
        `module === './app' ? { ...e, unmount: async () => { throw new Error('on purpose'); } ` +
          '} : e',
      ),
    );
    const { broken, lastGood } = wrong;
    try {
      await (remote === 'mf-checkout' ? RECEIPT : open)(page);
      const section = page.locator(region);
      await page.waitForFunction(
        (name) => performance.getEntriesByName(`mounted:${name}`).length > 0,
        remote,
      );
      await expect(section).toHaveAttribute('data-app-version', broken);
      await move(page, remote === 'mf-catalog' ? '/en-US/help' : '/en-US');
      const next = page.locator(
        `[id="single-spa-application:${remote === 'mf-catalog' ? 'mf-account' : 'mf-catalog'}"]`,
      );
      await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(section).toBeEmpty();
      await page.goBack();
      await expect(section).toHaveAttribute('data-app-version', lastGood);
      await expect(section.getByRole('heading').first()).toBeVisible();
      await expectBlamed(page, remote, broken, 'unhandled-error');
    } finally {
      await restore(wrong);
    }
  });
}
