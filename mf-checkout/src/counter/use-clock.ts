import { usePlatform } from '@tapnook/platform';
import { useState } from 'react';

/** The server's clock of when this was first drawn, and how far the device's clock is behind it, both in milliseconds. */
export const useClock = (): { readonly now: number; readonly offsetMs: number } => {
  const { now } = usePlatform();
  const [clock] = useState(() => ({ now: now(), offsetMs: now() - Date.now() }));
  return clock;
};
