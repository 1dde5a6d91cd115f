/// <reference lib="dom" />
import type { Bench } from '../bench-suite.ts';
import { openBrowser } from '../browser.ts';

/**
 * How soon a remote's last good version stands when the files of the newest do not come:
 * milliseconds from the last of the shell's scripts that the document names, one figure for each
 * page load. `path` is a page of that remote.
 */
export const lastGoodStands = async (
  { shop, rounds, chromium }: Bench,
  remote: string,
  path: string,
  { newest, former }: { readonly newest: string; readonly former: string },
): Promise<number[]> => {
  const browser = await openBrowser(chromium);
  const taken: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.route(`**/remotes/${remote}/${newest}/**`, (route) => route.abort());
      await page.goto(shop + path);
      await page.locator(`[data-part="${remote}"][data-part-version="${former}"]`).waitFor();
      taken.push(
        await page.evaluate((name) => {
          const named = new Set(
            [
              ...document.querySelectorAll<HTMLScriptElement>(
                'script[src*="/remotes/shell/"][defer]',
              ),
            ].map(({ src }) => src),
          );
          const shell = (
            performance.getEntriesByType('resource') as PerformanceResourceTiming[]
          ).filter((entry) => named.has(entry.name));
          const stood =
            performance.getEntriesByName(`mounted:${name}`).at(-1)?.startTime ?? Infinity;
          return stood - Math.max(...shell.map((entry) => entry.responseEnd));
        }, remote),
      );
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return taken;
};
