/// <reference lib="dom" />
import type { Browser, Locator, Page } from 'playwright-core';

/**
 * How soon the page answers, in milliseconds from the press to the next paint, on a processor four
 * times slower.
 */
export interface AnswerFigures {
  readonly option: number;
  readonly date: number;
  /** From the press on a card to its heading on the product's page. */
  readonly heading: number;
}
interface Timing extends PerformanceEntry {
  readonly interactionId: number;
}

/** Waits until the catalogue's page answers. */
export const mounted = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => performance.getEntriesByName('mounted:mf-catalog').length > 0,
    undefined,
    { timeout: 60_000 },
  );

/** A page that was scrolled draws what came near; a thumb takes longer than that. */
const THUMB_MS = 700;
/** A pointer rests on what it presses. */
const POINTED_MS = 200;

/**
 * Brings a target into view as a shopper does: by the time of the press the page is at rest again.
 */
export const reach = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(THUMB_MS);
};
/** Lets the page answer undisturbed: whoever asks it meanwhile takes its time. */
export const leaveAlone = (page: Page): Promise<void> => page.waitForTimeout(THUMB_MS);

/** Presses and reads how long the browser's own event timing says that the answer took. */
const pressed = async (page: Page, target: Locator): Promise<number> => {
  await reach(page, target);
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(globalThis, { __answer: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Timing[])
        if (entry.interactionId > 0) seen.longest = Math.max(seen.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await target.click({ force: true });
  await leaveAlone(page);
  await page.waitForFunction(
    () => (globalThis as unknown as { __answer: { longest: number } }).__answer.longest > 0,
    undefined,
    { timeout: 20_000 },
  );
  return page.evaluate(
    () => (globalThis as unknown as { __answer: { longest: number } }).__answer.longest,
  );
};

/** Milliseconds until the heading of the product whose card is pressed is painted. */
const pressCard = async (page: Page): Promise<number> => {
  const link = page.locator('article a').first();
  await reach(page, link);
  await link.hover();
  await page.waitForTimeout(POINTED_MS);
  await page.evaluate(() => {
    const seen = { heading: 0 };
    Object.assign(globalThis, { __heading: seen });
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        const name = (target as Element).closest('article')?.querySelector('a')?.textContent;
        const look = (): void =>
          void requestAnimationFrame(() => {
            if (document.querySelector('main h1')?.textContent !== name) return look();
            // What a frame's callback sees is on the screen once the frame's own work is over; a
            // message would wait for the frames of an animation too.
            return void scheduler.postTask(() => (seen.heading = performance.now() - timeStamp), {
              priority: 'user-blocking',
            });
          });
        look();
      },
      { capture: true, once: true },
    );
  });
  await link.click({ force: true });
  await leaveAlone(page);
  await page.waitForFunction(
    () => (globalThis as unknown as { __heading: { heading: number } }).__heading.heading > 0,
    undefined,
    { timeout: 20_000 },
  );
  return page.evaluate(
    () => (globalThis as unknown as { __heading: { heading: number } }).__heading.heading,
  );
};

/** A choice of an option and of a date, and a press on a card. */
export const answers = async (browser: Browser, shop: string): Promise<AnswerFigures> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${shop}/en-US/detail/hands-on-pottery`);
  await mounted(page);
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const days = page.getByRole('gridcell').locator('button:not([aria-disabled="true"])');
  const date = await pressed(page, days.last());
  const option = await pressed(page, page.getByText('Celadon', { exact: true }).last());
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${shop}/en-US/search`);
  await mounted(page);
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const heading = await pressCard(page);
  await page.close();
  return { option, date, heading };
};
