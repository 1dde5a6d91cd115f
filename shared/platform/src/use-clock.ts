import { useEffect, useState } from 'react';
import { usePlatform } from './context.ts';

/** By then the browser has taken over what the server drew, and the clock is that of the answer instead of the kept page. */
const SETTLED = 1500;
/** Smaller differences are not worth drawing again. */
const WORTH = 10_000;

/** The server's clock, and how far the device's clock is behind it, both in milliseconds: of the drawing first, then corrected once. */
export const useClock = (): { readonly now: number; readonly offsetMs: number } => {
  const { now } = usePlatform();
  const [clock, setClock] = useState(() => ({ now: now(), offsetMs: now() - Date.now() }));
  const { offsetMs: drawn } = clock;
  useEffect(() => {
    const timer = setTimeout(() => {
      const offsetMs = now() - Date.now();
      if (Math.abs(drawn - offsetMs) >= WORTH) setClock({ now: now(), offsetMs });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [now, drawn]);
  return clock;
};
