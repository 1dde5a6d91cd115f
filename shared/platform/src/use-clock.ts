import { useEffect, useState } from 'react';
import { usePlatform } from './context.ts';

/**
 * By then the browser has taken over what the server drew, and the clock is that of the answer
 * instead of the kept page.
 */
const SETTLED = 1500;
/** Smaller differences are not worth drawing again. */
const WORTH = 10_000;

const unsettled = new Set<() => void>();
/**
 * Runs when the page has settled, with whatever else waits for it: a page of cards has many clocks
 * and one timer. Returns how to leave.
 */
const whenSettled = (run: () => void): (() => void) => {
  if (unsettled.size === 0) {
    setTimeout(() => {
      const due = [...unsettled];
      unsettled.clear();
      for (const each of due) each();
    }, SETTLED);
  }
  unsettled.add(run);
  return () => void unsettled.delete(run);
};

/**
 * The server's clock, and how far the device's clock is behind it, both in milliseconds: of the
 * drawing first, then corrected once.
 */
export const useClock = (): { readonly now: number; readonly offsetMs: number } => {
  const { now } = usePlatform();
  const [clock, setClock] = useState(() => ({ now: now(), offsetMs: now() - Date.now() }));
  const { offsetMs: drawn } = clock;
  useEffect(
    () =>
      whenSettled(() => {
        const offsetMs = now() - Date.now();
        if (Math.abs(drawn - offsetMs) >= WORTH) setClock({ now: now(), offsetMs });
      }),
    [now, drawn],
  );
  return clock;
};
