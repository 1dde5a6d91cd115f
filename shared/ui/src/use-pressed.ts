import { startTransition, useOptimistic } from 'react';
import { afterPaint } from './after-paint.ts';
import { useEventCallback } from './use-event-callback.ts';

/** Presses that are shown, but not taken over by the page yet. */
let onTheirWay = 0;

/**
 * What a press chooses, shown with the next frame. What hangs on it (sums, requests, other parts of
 * the page) is sent, and drawn, once that frame is on the screen: the press is answered by what was
 * pressed, however much follows from it. Sent in the order of the presses; what is not taken over
 * is shown no longer. What acts on a choice goes through {@link afterPresses}.
 */
export const usePressed = <T>(
  value: T,
  send: (next: T) => void,
): readonly [shown: T, press: (next: T) => void] => {
  const [shown, show] = useOptimistic(value);
  const sendNow = useEventCallback(send);
  const press = (next: T): void =>
    startTransition(async () => {
      onTheirWay += 1;
      show(next);
      await new Promise<void>(afterPaint);
      try {
        sendNow(next);
      } finally {
        afterPaint(() => (onTheirWay -= 1));
      }
    });
  return [shown, press];
};

/**
 * Acts on what is shown: at once, or as soon as the page has taken over the presses before this
 * one.
 */
export const afterPresses = (act: () => void): void =>
  onTheirWay === 0 ? act() : afterPaint(() => afterPresses(act));
