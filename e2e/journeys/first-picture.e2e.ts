import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/**
 * What a phone sees first is a picture on each of these pages: the document itself asks for it,
 * before anything else, in the one size that the screen shows. Order and size are the same on every
 * machine, times are not.
 */
const PAGES = [
  { name: 'home', path: '', widest: 640 },
  { name: 'search', path: '/search', widest: 480 },
  { name: 'detail', path: '/detail/hands-on-pottery', widest: 960 },
];

interface Asked {
  readonly path: string;
  readonly type: string;
  readonly priority: string;
}
/** Every request of the page, in the order in which they are made. */
const watchRequests = async (page: Page): Promise<Asked[]> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked: Asked[] = [];
  session.on('Network.requestWillBeSent', ({ request, type }) => {
    if (!request.url.startsWith('http')) return;
    const { pathname } = new URL(request.url);
    asked.push({ path: pathname, type: type ?? '', priority: request.initialPriority });
  });
  return asked;
};

/** The document has the styles of what it shows; what is fetched at rest comes with its own. */
const stylesAskedForBeforeMounting = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const mounted = performance.getEntriesByName('mounted:mf-catalog')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.css') && startTime < mounted)
      .map(({ name }) => name);
  });

test.use({
  viewport: { width: 390, height: 844 },
  // A page that is read ahead takes its width from the screen.
  screen: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

for (const { name, path, widest } of PAGES) {
  test(`the picture of the ${name} page is asked for first, once, as wide as it is shown`, async ({
    page,
  }) => {
    const asked = await watchRequests(page);
    await page.goto(`/en-US${path}`);
    const first = page.locator('main img[fetchpriority=high]').first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
    const shown = await first.evaluate((image: HTMLImageElement) => ({
      path: new URL(image.currentSrc).pathname,
      width: image.clientWidth * devicePixelRatio,
    }));
    const [document, picture, ...others] = asked;
    expect(document?.type).toBe('Document');
    expect(picture).toEqual({ path: shown.path, type: 'Image', priority: 'High' });
    expect(others.filter((each) => each.path === shown.path)).toEqual([]);
    const width = Number(/\/(\d+)\.avif$/.exec(shown.path)?.[1]);
    expect(width).toBeGreaterThanOrEqual(Math.floor(shown.width));
    expect(width).toBeLessThanOrEqual(widest);
    // Nothing but pictures of the first row comes before the first picture is here.
    const kinds = others.map(({ type }) => type);
    expect(kinds.slice(0, kinds.indexOf('Script')).filter((type) => type !== 'Image')).toEqual([]);
    expect(await stylesAskedForBeforeMounting(page)).toEqual([]);
    const font = kinds.indexOf('Font');
    expect(font < 0 || font > kinds.indexOf('Script')).toBe(true);
  });
}
