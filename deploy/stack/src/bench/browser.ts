/// <reference lib="dom" />
import { chromium, type Browser, type CDPSession } from 'playwright-core';

/**
 * What a slow phone sees of one cold page view, until it is interactive; a peer's page, until it is
 * quiet.
 */
export interface PageFigures {
  /** Compressed bytes of all that arrived, and of script alone. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** Script requests before the page was interactive. */
  readonly scriptRequests: number;
  /** Milliseconds, as the next two. */
  readonly fcp: number;
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

interface Seen {
  readonly lcp: number;
  readonly cls: number;
  readonly blocking: number;
}

/** Counts in the page itself, from before its first script. */
const watchPaints = (): void => {
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
};

/** A slow phone on a slow line: 1.6 Mbps, 150 ms, processor four times slower. */
const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** What arrives at a page until `end` is called. */
const countFetches = (session: CDPSession) => {
  const scripts = new Set<string>();
  const counts = { bytes: 0, scriptBytes: 0, requests: 0, scriptRequests: 0 };
  let over = false;
  session.on('Network.requestWillBeSent', ({ type }) => {
    if (over) return;
    counts.requests += 1;
    if (type === 'Script') counts.scriptRequests += 1;
  });
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (over) return;
    counts.bytes += encodedDataLength;
    if (scripts.has(requestId)) counts.scriptBytes += encodedDataLength;
  });
  return { counts, end: () => void (over = true) };
};

/**
 * How long nothing may be fetched until a page counts as quiet, beyond Playwright's half second.
 */
const QUIET_MS = 2_000;

/**
 * One view with nothing in the cache: until the remote of this name is mounted; without one, until
 * the page is quiet.
 */
export const visit = async (
  browser: Browser,
  url: string,
  remote?: string,
): Promise<PageFigures> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  const { counts, end } = countFetches(session);
  await page.addInitScript(watchPaints);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  if (remote)
    await page.waitForFunction(
      (name) => performance.getEntriesByName(`mounted:${name}`).length > 0,
      remote,
      { timeout: 60_000 },
    );
  else {
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    await page.waitForTimeout(QUIET_MS);
  }
  end();
  await page.waitForLoadState('load');
  const figures = await page.evaluate((name) => {
    const { __seen: seen } = globalThis as unknown as { __seen: Seen };
    return {
      ...seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      interactive: name ? (performance.getEntriesByName(`mounted:${name}`)[0]?.startTime ?? 0) : 0,
    };
  }, remote);
  await context.close();
  return { ...counts, ...figures };
};
