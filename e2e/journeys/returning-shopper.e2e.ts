import type { Page } from '@playwright/test';
import { productionPins, productionVersions } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { changedEntry, composeQuickly, publishMutated } from '../fixtures/version-mutations.ts';
import { rollBackTo } from '../fixtures/versions.ts';

const REMOTE = 'mf-account';
/**
 * Share of the compressed files that a shopper fetches again after a release of one word; most of
 * it is the new hashes of all chunks, which no dictionary foresees.
 */
const MAX_SHARE = 0.08;

interface Fetched {
  readonly file: string;
  readonly encoding: string;
  readonly bytes: number;
}
/** Scripts and styles of the remote that a page fetched until it was mounted, as they came. */
const fetchedBy = async (page: Page, visit: () => Promise<unknown>): Promise<Fetched[]> => {
  const fetched: Promise<Fetched | undefined>[] = [];
  page.on('requestfinished', (request) => {
    const [, file] =
      new RegExp(`/remotes/${REMOTE}/[^/]+/(.+\\.(?:js|css))$`).exec(request.url()) ?? [];
    if (!file) return;
    fetched.push(
      Promise.all([request.response(), request.sizes()]).then(([response, sizes]) => ({
        file,
        encoding: response?.headers()['content-encoding'] ?? '',
        bytes: sizes.responseBodySize,
      })),
    );
  });
  await visit();
  await page.waitForFunction(
    (name) => performance.getEntriesByName(`mounted:${name}`).length > 0,
    REMOTE,
  );
  page.removeAllListeners('requestfinished');
  return (await Promise.all(fetched)).filter((one) => one !== undefined);
};
const sum = (files: readonly Fetched[]): number =>
  files.reduce((bytes, file) => bytes + file.bytes, 0);

test('a shopper back after a release fetches the differences, and integrity holds', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { generation: before } = await productionVersions();
  const old = (await productionPins())[REMOTE]?.stable ?? '';
  const first = await fetchedBy(page, () => page.goto('/en-US/help'));
  expect(first.length).toBeGreaterThan(0);
  expect(new Set(first.map(({ encoding }) => encoding))).toEqual(new Set(['br']));

  const version = await publishMutated(
    REMOTE,
    old,
    changedEntry((text) => `${text}\n;"one word"`),
  );
  await composeQuickly(REMOTE, version);
  const again = await fetchedBy(page, () => page.goto('/en-US/help'));
  await expect(page.locator(`[id="single-spa-application:${REMOTE}"]`)).toHaveAttribute(
    'data-app-version',
    version,
  );
  // What comes when the page is idle may have come before the first look ended, or after the
  // second.
  const older = first.filter(({ file }) => again.some((one) => one.file === file));
  const known = again.filter(({ file }) => first.some((one) => one.file === file));
  expect(known.map(({ file }) => file)).toContain('remoteEntry.js');
  expect(new Set(known.map(({ encoding }) => encoding))).toEqual(new Set(['dcz']));
  expect(sum(known) / sum(older), JSON.stringify({ older, known })).toBeLessThan(MAX_SHARE);

  const stranger = await page.context().browser()?.newContext();
  const other = await stranger!.newPage();
  const whole = await fetchedBy(other, () => other.goto(new URL('/en-US/help', page.url()).href));
  expect(new Set(whole.map(({ encoding }) => encoding))).toEqual(new Set(['br']));
  await stranger?.close();
  await rollBackTo(before);
});
