import { whenIdle } from './idle.ts';
import { loaded } from './loaded.ts';

/** Milliseconds without a touch or a key after which a page that has loaded counts as being at rest. */
const REST_MILLISECONDS = 1_000;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Resolves once none of the events came for so many milliseconds. */
const without = (events: readonly string[], milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, milliseconds);
    };
    const end = (): void => {
      for (const event of events) removeEventListener(event, wait, true);
      resolve();
    };
    for (const event of events) addEventListener(event, wait, true);
    wait();
  });

/** Milliseconds after which a hand that scrolled or pressed has paused. */
const PAUSE_MILLISECONDS = 400;
/** Resolves at the next pause of scrolling and pressing: who is in the middle of it gets the whole processor. */
export const paused = (): Promise<void> => without([...TOUCHES, 'scroll'], PAUSE_MILLISECONDS);

let resting: Promise<void> | undefined;

/**
 * Runs what nobody waits for, each in an idle moment: once the page has loaded and, for a second, nothing was pressed.
 * Who presses a page that has just come gets the whole processor.
 */
export const atRest = (run: () => void): void => {
  resting ??= loaded().then(() => without(TOUCHES, REST_MILLISECONDS));
  void resting.then(() => whenIdle(run));
};
