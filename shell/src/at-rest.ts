import { whenIdle } from './idle.ts';
import { loaded } from './loaded.ts';

/** Milliseconds without a touch or a key after which a page that has loaded counts as being at rest. */
const REST_MILLISECONDS = 1_000;
const TOUCHES = ['pointerdown', 'keydown'] as const;

const untouched = (): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, REST_MILLISECONDS);
    };
    const end = (): void => {
      for (const touch of TOUCHES) removeEventListener(touch, wait, true);
      resolve();
    };
    for (const touch of TOUCHES) addEventListener(touch, wait, true);
    wait();
  });

let resting: Promise<void> | undefined;

/**
 * Runs what nobody waits for, each in an idle moment: once the page has loaded and, for a second, nothing was pressed.
 * Who presses a page that has just come gets the whole processor.
 */
export const atRest = (run: () => void): void => {
  resting ??= loaded().then(untouched);
  void resting.then(() => whenIdle(run));
};
