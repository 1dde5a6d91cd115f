/// <reference lib="dom" />
import { chromium, type Browser } from 'playwright-core';

/** What a slow phone sees of one cold page view. */
export interface PageFigures {
  /** Compressed bytes of script that arrived before the page was interactive. */
  readonly scriptBytes: number;
  readonly requests: number;
  /** Milliseconds. */
  readonly lcp: number;
  readonly interactive: number;
  /** Total blocking time: what long tasks take beyond 50 ms each, in milliseconds. */
  readonly blocking: number;
  readonly cls: number;
}
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({ args: ARGS, ...(executablePath ? { executablePath } : {}) });

/** Slow phone: 1.6 Mbps, 150 ms, processor four times slower, nothing in the cache. */
export const visit = async (
  browser: Browser,
  url: string,
  remote: string,
): Promise<PageFigures> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripts = new Set<string>();
  let scriptBytes = 0;
  let requests = 0;
  let interactive = false;
  session.on('Network.requestWillBeSent', () => {
    if (!interactive) requests += 1;
  });
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId) && !interactive) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, blocking: 0 };
    Object.assign(globalThis, { __seen: seen });
    new PerformanceObserver(
      (list) => void (seen.lcp = list.getEntries().at(-1)?.startTime ?? 0),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    (name) => performance.getEntriesByName(`mounted:${name}`).length > 0,
    remote,
    { timeout: 60_000 },
  );
  interactive = true;
  await page.waitForLoadState('load');
  const figures = await page.evaluate((name) => {
    const seen = (
      globalThis as unknown as { __seen: { lcp: number; cls: number; blocking: number } }
    ).__seen;
    return {
      ...seen,
      interactive: performance.getEntriesByName(`mounted:${name}`)[0]?.startTime ?? 0,
    };
  }, remote);
  await context.close();
  return { scriptBytes, requests, ...figures };
};
