import { usePlatform } from '@tapnook/platform';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The shop's clock in milliseconds, updated every minute. It is undefined on the server and at
 * hydration, because a page may be read long after it was rendered.
 */
export const useClock = (): number | undefined => {
  const { now } = usePlatform();
  const [time, setTime] = useState<number>();
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must equal the server's
    setTime(now());
    const timer = setInterval(() => setTime(now()), MINUTE);
    return () => clearInterval(timer);
  }, [now]);
  return time;
};
