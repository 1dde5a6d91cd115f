import type { Locator, Page } from '@playwright/test';
import { followGeneration } from '../../fixtures/generation-tracker.ts';
import { productionPins, productionVersions } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { askRegistry, composeQuickly, publishMutated } from '../../fixtures/version-mutations.ts';
import { REMOTE_LOCATIONS } from '../remote-locations.ts';

const REMOTE = 'mf-account';
const region = (page: Page): Locator => page.locator(`[id="single-spa-application:${REMOTE}"]`);
/** Marks the document, so that a test can tell whether it is still the same one. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(globalThis, { sameDocument: true }));
const isSame = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in globalThis);
/**
 * The tab is looked at again and asks for the generation, unless an answer of the API has told it
 * already. A clock that is moved on instead would let scripts on their way run out of time.
 */
const lookAgain = async (page: Page): Promise<void> => {
  await page.bringToFront();
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const goHome = async (page: Page): Promise<void> => {
  await page.locator('header a[href="/en-US"]').first().click();
  await expect(page).toHaveURL(/\/en-US\/?$/);
  await expect(
    page.locator('[id="single-spa-application:mf-catalog"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();
};

test('a roll-back reaches new pages and open tabs, but no checkout and no form', async ({
  page: idle,
  context,
  request,
}) => {
  const good = (await productionPins())[REMOTE]?.stable ?? '';
  const { generation: before } = await productionVersions();
  await composeQuickly(REMOTE, await publishMutated(REMOTE, good));
  const [typing, paying] = [await context.newPage(), await context.newPage()];
  const tabs = [typing, paying, idle];
  const known = tabs.map(followGeneration);
  await REMOTE_LOCATIONS.find(({ remote }) => remote === 'mf-checkout')?.open(paying);
  await expect(paying.locator('main').getByRole('heading').first()).toBeVisible();
  await typing.goto('/en-US/partner?form=join-us');
  const field = typing.locator('main input[type="text"], main textarea').first();
  await field.fill('half a sentence');
  await idle.goto('/en-US/help');
  await expect(region(idle)).not.toHaveAttribute('data-app-version', good);
  for (const tab of tabs) await mark(tab);

  const { generation } = await askRegistry<{ generation: number }>(
    '/v1/channels/production/restore',
    { to: before, reason: 'the new version is bad' },
  );
  await expect
    .poll(async () => (await request.get('/en-US/help')).text(), { intervals: [25] })
    .toContain(`data-app="${REMOTE}" data-app-version="${good}"`);

  // A tab whose scripts are still on their way hears nothing yet.
  await expect(async () => {
    for (const tab of tabs) await lookAgain(tab);
    expect(
      known.map((newest) => newest()),
      'every tab knows of it',
    ).toEqual(tabs.map(() => generation));
  }).toPass({ timeout: 10_000 });
  expect(
    await Promise.all(tabs.map(isSame)),
    'nothing happens while somebody reads, writes or pays',
  ).toEqual([true, true, true]);
  await expect(field).toHaveValue('half a sentence');
  await goHome(idle);
  // The old document may still draw the new page while it is being left.
  await expect
    .poll(
      () => isSame(idle).catch(() => true),
      'the next journey begins with the composition in force',
    )
    .toBe(false);
  await goHome(typing);
  expect(await isSame(typing), 'a form that was begun is not thrown away').toBe(true);
  await idle.goto('/en-US/help');
  await expect(region(idle)).toHaveAttribute('data-app-version', good);
});
