/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { leaveAlone, reach } from './interactions.ts';

/** One press, and what the page shows for it. */
export interface Press {
  readonly name: string;
  readonly on: (page: Page) => Locator;
  /** A selector of what is there in the answer, and was not before; `says` is what its text holds then. */
  readonly answer: string;
  readonly says?: string;
  /** Pressed at once, while the page is still busy with itself. */
  readonly busy?: boolean;
  /** What has to be done first, not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What has to be waited for afterwards, not measured. */
  readonly after?: (page: Page) => Promise<unknown>;
}

/** Waits in the page for the press, then for the first frame that shows the answer; milliseconds from the one to the other. */
const watch = (page: Page, { answer, says = '' }: Press): Promise<void> =>
  page.evaluate(([selector, words]) => {
    const answered = (): boolean => [...document.querySelectorAll(selector)].some((found) => found.textContent?.includes(words));
    // Compiles what looks as well, which is no part of the press.
    if (answered()) throw new Error(`answered before the press: ${selector}`);
    const state = globalThis as unknown as { __answered: Promise<number> };
    state.__answered = new Promise((resolve, reject) => {
      addEventListener('click', (press) => {
        const look = (): void => {
          if (performance.now() - press.timeStamp > 10_000) return reject(new Error(`never answered: ${selector}`));
          if (!answered()) return void requestAnimationFrame(look);
          // What a frame's callback sees is on the screen once the frame's own work is over; a message would wait for the frames of an animation too.
          return void scheduler.postTask(() => resolve(performance.now() - press.timeStamp), { priority: 'user-blocking' });
        };
        requestAnimationFrame(look);
      }, { capture: true, once: true });
    });
    state.__answered.catch(() => undefined);
  }, [answer, says] as const);

/** So long a thumb rests on the glass. */
const TOUCH_MS = 80;
/** A tap of a thumb: what hears the finger come down has been done by the time it is lifted, which is when the page hears of a press. */
const touch = async (page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to press: ${target}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] });
  await page.waitForTimeout(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

/** Presses as a thumb does: milliseconds until the answer is on the screen. */
export const timePress = async (page: Page, press: Press): Promise<number> => {
  await press.before?.(page);
  const target = press.on(page);
  await (press.busy ? target.scrollIntoViewIfNeeded() : reach(page, target));
  await watch(page, press);
  await touch(page, target);
  await leaveAlone(page);
  const milliseconds = await page.evaluate(() => (globalThis as unknown as { __answered: Promise<number> }).__answered);
  await press.after?.(page);
  return milliseconds;
};
