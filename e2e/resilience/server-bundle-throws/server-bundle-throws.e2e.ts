import { expect, test } from '../../fixtures/test.ts';
import { changedServer } from '../../fixtures/version-mutations.ts';
import { brokenPair, expectBlamed, restore, EXPECTED_LOG_LINES } from '../faults.ts';
import { REMOTE_LOCATIONS } from '../remote-locations.ts';

test.use({ expectedConsoleErrors: EXPECTED_LOG_LINES });
/** Their screens are rendered by the browser, so that no page runs their server bundle. */
const BROWSER_RENDERED = new Set(['mf-reviews', 'mf-checkout']);

for (const { remote, open, region } of REMOTE_LOCATIONS) {
  const outcome = BROWSER_RENDERED.has(remote)
    ? 'no page of its screens runs it'
    : 'the page is rendered by the last good one';
  test(`${remote}: its server bundle throws, and ${outcome}`, async ({ page }) => {
    const wrong = await brokenPair(
      remote,
      changedServer(() => `throw new Error('on purpose');`),
    );
    const { broken } = wrong;
    try {
      await open(page);
      await expect(page.locator(region).getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('link', { name: /TapNook 拾角 home/ }).first()).toBeVisible();
      if (BROWSER_RENDERED.has(remote)) return;
      const path = new URL(page.url()).pathname;
      expect(await (await page.request.get(path)).text()).toMatch(
        new RegExp(`id="single-spa-application:${remote}"[^>]*data-rendered[^]*<h1`),
      );
      await expectBlamed(page, remote, broken, 'render-error');
    } finally {
      await restore(wrong);
    }
  });
}
