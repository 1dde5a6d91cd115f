/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { leaveAlone, reach } from './interactions.ts';

/** One press, and what the page shows for it. */
export interface Press {
  readonly name: string;
  readonly on: (page: Page) => Locator;
  /**
   * A selector of what is there in the answer, and was not before; `says` is what its text holds
   * then.
   */
  readonly answer: string;
  readonly says?: string;
  /**
   * A selector of what follows from it elsewhere on the page, which was not there before either.
   */
  readonly follows?: string;
  /** Pressed at once, while the page is still busy with itself. */
  readonly busy?: boolean;
  /** What has to be done first, not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What has to be waited for afterwards, not measured. */
  readonly after?: (page: Page) => Promise<unknown>;
}

/**
 * Milliseconds from a press to the frame that shows its answer, and to the one that shows what
 * follows from it as well.
 */
export interface Answered {
  readonly answer: number;
  readonly whole: number;
}
interface Watching {
  __answered: Promise<Answered>;
}

/** Waits in the page for the press, then for the first frames that show what is looked for. */
const watch = (page: Page, { answer, says = '', follows = answer }: Press): Promise<void> =>
  page.evaluate(
    ([selector, words, rest]) => {
      const answered = (): boolean =>
        [...document.querySelectorAll(selector)].some((found) => found.textContent.includes(words));
      const followed = (): boolean => document.querySelector(rest) !== null;
      // Compiles what looks as well, which is no part of the press.
      if (answered() || (rest !== selector && followed()))
        throw new Error(`answered before the press: ${selector}`);
      const seen = (pressedAt: number, isThere: () => boolean): Promise<number> =>
        new Promise((resolve, reject) => {
          const look = (): void => {
            if (performance.now() - pressedAt > 10_000)
              return reject(new Error(`never answered: ${selector}, ${rest}`));
            if (!isThere()) return void requestAnimationFrame(look);
            // What a frame's callback sees is on the screen once the frame's own work is over; a
            // message would wait for the frames of an animation too.
            return void scheduler.postTask(() => resolve(performance.now() - pressedAt), {
              priority: 'user-blocking',
            });
          };
          requestAnimationFrame(look);
        });
      const state = globalThis as unknown as Watching;
      state.__answered = new Promise((resolve, reject) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            Promise.all([
              seen(timeStamp, answered),
              seen(timeStamp, () => answered() && followed()),
            ]).then(([first, whole]) => resolve({ answer: first, whole }), reject);
          },
          { capture: true, once: true },
        );
      });
      state.__answered.catch(() => undefined);
    },
    [answer, says, follows] as const,
  );

/** So long a thumb rests on the glass. */
const TOUCH_MS = 80;
/**
 * A tap of a thumb: what hears the finger come down has been done by the time it is lifted, which
 * is when the page hears of a press.
 */
const touch = async (page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to press: ${target.toString()}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  });
  await page.waitForTimeout(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

/** Presses as a thumb does. */
export const timePress = async (page: Page, press: Press): Promise<Answered> => {
  await press.before?.(page);
  const target = press.on(page);
  await (press.busy ? target.scrollIntoViewIfNeeded() : reach(page, target));
  await watch(page, press);
  await touch(page, target);
  await leaveAlone(page);
  const answered = await page.evaluate(() => (globalThis as unknown as Watching).__answered);
  await press.after?.(page);
  return answered;
};
