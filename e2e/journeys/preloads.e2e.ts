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
  '/zh-HK/merchantSearch',
])
  test(`all that ${address} announces is fetched once, scripts are run, pictures shown`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (['script', 'image'].includes(request.resourceType()))
        fetched.push(new URL(request.url()).pathname);
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
    await page.waitForFunction(() =>
      performance.getEntriesByType('mark').some(({ name }) => name.startsWith('mounted:')),
    );
    await expect.poll(async () => (await read()).idle).toEqual([]);
    const readPictures = () =>
      page.evaluate(() => {
        const announced = performance
          .getEntriesByType('resource')
          .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
          .map(({ name }) => name)
          .filter((name) => new URL(name).pathname.startsWith('/api/media/'));
        const shown = new Set([...document.images].map(({ currentSrc }) => currentSrc));
        return {
          announced: announced.map((name) => new URL(name).pathname),
          idle: announced.filter((name) => !shown.has(name)),
        };
      });
    await expect.poll(async () => (await readPictures()).idle).toEqual([]);
    const scripts = (await read()).announced;
    const pictures = (await readPictures()).announced;
    expect(scripts.length).toBeGreaterThan(2);
    expect(pictures.length).toBeGreaterThan(0);
    const announced = [...scripts, ...pictures].toSorted();
    expect(fetched.filter((one) => announced.includes(one)).toSorted()).toEqual(announced);
  });
