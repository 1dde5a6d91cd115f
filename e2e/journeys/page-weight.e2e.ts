import type { Page, Response } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/**
 * What a cold page may weigh on the line, in compressed bytes, and how many scripts it may ask for. Bytes and requests are the
 * same on every machine: who exceeds a budget has added something, and either takes it out or raises the budget knowingly.
 */
const PAGES = [
  { name: 'home', path: '', document: 30_500, script: 172_500 },
  { name: 'search', path: '/search', document: 33_000, script: 177_000 },
  { name: 'detail', path: '/detail/hands-on-pottery', document: 34_000, script: 187_500 },
];
const MAX_SCRIPTS_UNTIL_INTERACTIVE = 5;
const MAX_SCRIPTS_UNTIL_QUIET = 10;
/** So often a page is asked for before it counts as one that many ask for. */
const VIEWS = 12;

const bytesOf = async (response: Response): Promise<number> =>
  Number((await response.allHeaders())['content-length'] ?? Number.NaN);

/** Opens the page with nothing cached; gives the scripts that came until it answers, and until it asks for nothing more. */
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
    test('weighs and asks for no more than its budget', async ({ page }) => {
      const { interactive, quiet } = await openCold(page, `/en-US${path}`);
      expect(
        addressesOf(interactive).length,
        addressesOf(interactive).join('\n'),
      ).toBeLessThanOrEqual(MAX_SCRIPTS_UNTIL_INTERACTIVE);
      expect(addressesOf(quiet).length, addressesOf(quiet).join('\n')).toBeLessThanOrEqual(
        MAX_SCRIPTS_UNTIL_QUIET,
      );
      const bytes = await Promise.all(interactive.map(bytesOf));
      expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(maxScript);
    });
    test('is sent as few bytes once many have asked for it', async ({ request }) => {
      const weigh = async (): Promise<number> => {
        const answer = await request.get(`/en-US${path}`, {
          headers: { 'accept-encoding': 'br' },
        });
        return Number(answer.headers()['content-length'] ?? Number.NaN);
      };
      for (let view = 0; view < VIEWS; view += 1) await weigh();
      await expect.poll(weigh, { timeout: 30_000 }).toBeLessThanOrEqual(maxDocument);
    });
  });
}
