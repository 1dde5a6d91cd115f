import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Whether React has taken over the section at this place. */
const isTakenOver = (island: Locator): Promise<boolean> =>
  island.evaluate((place) =>
    Object.keys(place.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
/** Opens a page and gives its last island, once the page answers. */
const openPage = async (page: Page, path: string): Promise<Locator> => {
  await page.goto(`/en-US${path}`);
  await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
  return page.locator('main .tn-island').last();
};

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['', '/search', '/detail/hands-on-pottery']) {
  test(`a section far below stays as the server made it until near: ${path || 'home'}`, async ({
    page,
  }) => {
    const last = await openPage(page, path);
    // A page at rest has laid out all that it holds.
    await expect(page.locator('html[data-fresh]')).toHaveCount(0);
    expect(await isTakenOver(last)).toBe(false);
    await last.locator(':scope > *').first().scrollIntoViewIfNeeded();
    await expect.poll(() => isTakenOver(last)).toBe(true);
  });
}

test('a press on a section that waits moves within the shop, as any other press', async ({
  page,
}) => {
  const last = await openPage(page, '/search');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  expect(await isTakenOver(last)).toBe(false);
  // Pressed by the element itself: nothing is scrolled to before, which would open the section.
  await last
    .getByRole('link')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/detail/);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});
