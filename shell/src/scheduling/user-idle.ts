import { whenIdle } from './idle-callback.ts';
import { loaded } from './page-load.ts';

/**
 * Milliseconds without a touch, a key or scrolling after which a page that has loaded counts as
 * being at rest.
 */
const USER_IDLE_MS = 1_000;
const HANDS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Resolves once nobody pressed or scrolled for so many milliseconds. */
const untouched = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, milliseconds);
    };
    const end = (): void => {
      for (const event of HANDS) removeEventListener(event, wait, true);
      resolve();
    };
    for (const event of HANDS) addEventListener(event, wait, true);
    wait();
  });

/** Milliseconds after which a hand that scrolled or pressed has whenInputPauses. */
const INPUT_PAUSE_MS = 400;
/**
 * Resolves at the next pause of scrolling and pressing: who is in the middle of it gets the whole
 * processor.
 */
export const whenInputPauses = (): Promise<void> => untouched(INPUT_PAUSE_MS);

let resting: Promise<void> | undefined;

/**
 * Runs what nobody waits for, each in an idle moment: once the page has loaded and, for a second,
 * nothing was pressed or scrolled. Who presses a page that has just come, or scrolls to what will
 * be pressed, gets the whole processor.
 */
export const whenUserIdle = (run: () => void): void => {
  resting ??= loaded().then(() => untouched(USER_IDLE_MS));
  void resting.then(() => whenIdle(run));
};
