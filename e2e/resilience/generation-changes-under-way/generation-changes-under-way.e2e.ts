import type { Page, Request } from '@playwright/test';
import { delayResponses } from '../../fixtures/delayed-response.ts';
import { followGeneration } from '../../fixtures/generation-tracker.ts';
import { productionPins, productionVersions, REGISTRY } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { composeQuickly, publishMutated } from '../../fixtures/version-mutations.ts';
import { rollBackTo } from '../../fixtures/versions.ts';

const REMOTE = 'mf-account';
const region = `[id="single-spa-application:${REMOTE}"]`;
/** The versions of the remote that a page asked for. */
const versionsAskedBy = (page: Page): Set<string> => {
  const asked = new Set<string>();
  page.on('request', (request: Request) => {
    const [, version] = new RegExp(`/remotes/${REMOTE}/([^/]+)/`).exec(request.url()) ?? [];
    if (version) asked.add(version);
  });
  return asked;
};

test('a page rendered in one generation stays in it, and the next page is of the new one', async ({
  page,
}) => {
  const { generation: before } = await productionVersions();
  const old = (await productionPins())[REMOTE]?.stable ?? '';
  const version = await publishMutated(REMOTE, old);
  const asked = versionsAskedBy(page);
  const known = followGeneration(page);
  const release = await delayResponses(page, '**/remotes/shell/**/main.js');
  await page.goto('/en-US/help', { waitUntil: 'commit' });
  await expect(
    page.locator(region).getByRole('heading', { level: 1 }),
    'rendered by the server',
  ).toBeVisible();
  await composeQuickly(REMOTE, version);
  release();
  await page.waitForFunction(
    (name) => performance.getEntriesByName(`mounted:${name}`).length > 0,
    REMOTE,
  );
  await expect(page.locator(region)).toHaveAttribute('data-app-version', old);
  expect([...asked]).toEqual([old]);

  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(known).toBeGreaterThan(before);
  await page.locator('header a[href="/en-US"]').first().click();
  await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
  await page.goto('/en-US/help');
  await expect(page.locator(region)).toHaveAttribute('data-app-version', version);
  expect([...asked]).toEqual([old, version]);
  await rollBackTo(before);
});

test('a page restored from history goes on; its next navigation is the new generation’s', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // As shoppers' browsers do; the driver of these tests switches it off.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    const { generation: before } = await productionVersions();
    const old = (await productionPins())[REMOTE]?.stable ?? '';
    const version = await publishMutated(REMOTE, old);
    await page.goto('/en-US/help');
    await page.waitForFunction(
      (name) => performance.getEntriesByName(`mounted:${name}`).length > 0,
      REMOTE,
    );
    await page.evaluate(() => {
      addEventListener(
        'pageshow',
        ({ persisted }) => void Object.assign(globalThis, { cameBack: persisted }),
      );
    });
    await page.goto(`${REGISTRY}/healthz`);
    await composeQuickly(REMOTE, version);
    await page.evaluate(() => history.back());
    await expect
      .poll(() =>
        page.evaluate(() => (globalThis as { cameBack?: boolean }).cameBack).catch(() => undefined),
      )
      .toBe(true);
    await expect(page.locator(region)).toHaveAttribute('data-app-version', old);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/generation')),
    );
    await page.locator('header a[href="/en-US"]').first().click();
    await expect
      .poll(() => page.evaluate(() => 'cameBack' in globalThis).catch(() => true), 'a new document')
      .toBe(false);
    await page.goto('/en-US/help');
    await expect(page.locator(region)).toHaveAttribute('data-app-version', version);
    await rollBackTo(before);
  } finally {
    await browser.close();
  }
});
