import { expect, test } from '../fixtures/test.ts';

/** Paths of the scripts that a document announced, and of those that it ran. */
interface Seen {
  readonly announced: Set<string>;
  readonly run: Set<string>;
}

for (const address of [
  '/en-US',
  '/zh-HK/search?keyword=%E9%99%B6%E8%97%9D',
  '/en-US/detail/hands-on-pottery',
])
  test(`every script that ${address} announces is fetched once, and run`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
    });
    await page.addInitScript(() => {
      const seen: Seen = { announced: new Set(), run: new Set() };
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof HTMLScriptElement && node.src)
            seen.run.add(new URL(node.src).pathname);
          if (node instanceof HTMLLinkElement && node.rel === 'preload' && node.as === 'script')
            seen.announced.add(new URL(node.href).pathname);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const read = () =>
      page.evaluate(() => {
        const { announced, run } = (window as typeof window & { seen: Seen }).seen;
        return {
          announced: [...announced],
          idle: [...announced].filter((script) => !run.has(script)),
        };
      });
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
    await expect.poll(async () => (await read()).idle).toEqual([]);
    const { announced } = await read();
    expect(announced.length).toBeGreaterThan(2);
    expect(fetched.filter((script) => announced.includes(script)).toSorted()).toEqual(
      announced.toSorted(),
    );
  });
