import type { APIRequestContext, Page, Response } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/**
 * What a cold page may weigh on the line, in compressed bytes, and how many scripts it may ask for.
 * Bytes and requests are the same on every machine: who exceeds a budget has added something, and
 * either takes it out or raises the budget knowingly.
 */
const PAGES = [
  { name: 'home', path: '', document: 29_300, script: 143_000 },
  { name: 'search', path: '/search', document: 32_500, script: 148_000 },
  { name: 'detail', path: '/detail/hands-on-pottery', document: 33_500, script: 159_000 },
];
const MAX_SCRIPTS_UNTIL_INTERACTIVE = 5;
const MAX_SCRIPTS_UNTIL_QUIET = 10;
/** So often a page is asked for before it counts as one that many ask for. */
const VIEWS = 12;

/** Compressed bytes of what stands at these addresses. */
const weigh = async (request: APIRequestContext, addresses: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } });
      return Number(answer.headers()['content-length'] ?? Number.NaN);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/**
 * Opens the page with nothing cached; gives the scripts that came until it answers, and until it
 * asks for nothing more.
 */
const openCold = async (page: Page, path: string) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
  const interactive = [...scripts];
  // A page at rest fetches what comes next a second after the last touch.
  await page.waitForFunction(() => document.readyState === 'complete');
  let count = -1;
  await expect
    .poll(
      () => {
        const before = count;
        count = scripts.length;
        return count === before;
      },
      { intervals: [4_000], timeout: 40_000 },
    )
    .toBe(true);
  return { interactive, quiet: scripts };
};

const addressesOf = (responses: readonly Response[]): string[] =>
  responses.map((response) => new URL(response.url()).pathname);

for (const { name, path, document: maxDocument, script: maxScript } of PAGES) {
  test.describe(`the ${name} page`, () => {
    test('weighs and asks for no more than its budget', async ({ page, request }) => {
      const { interactive, quiet } = await openCold(page, `/en-US${path}`);
      expect(
        addressesOf(interactive).length,
        addressesOf(interactive).join('\n'),
      ).toBeLessThanOrEqual(MAX_SCRIPTS_UNTIL_INTERACTIVE);
      expect(addressesOf(quiet).length, addressesOf(quiet).join('\n')).toBeLessThanOrEqual(
        MAX_SCRIPTS_UNTIL_QUIET,
      );
      // The first who asks for a file gets it compressed lightly.
      await expect
        .poll(() => weigh(request, addressesOf(interactive)))
        .toBeLessThanOrEqual(maxScript);
    });
    test('is sent as few bytes once many have asked for it', async ({ request }) => {
      const weighAfterMany = async (): Promise<number> => {
        for (let view = 0; view < VIEWS; view += 1) await weigh(request, [`/en-US${path}`]);
        // Better compression takes a moment, and a page is kept for a few seconds.
        await new Promise((resolve) => setTimeout(resolve, 500));
        return weigh(request, [`/en-US${path}`]);
      };
      await expect.poll(weighAfterMany, { timeout: 30_000 }).toBeLessThanOrEqual(maxDocument);
    });
  });
}
