import { usePlatform } from '@tapnook/platform';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The shop's clock in milliseconds, moved on every minute. Undefined on the server and time hydration, since a page may be
 * read long after it was made.
 */
export const useClock = (): number | undefined => {
  const { now } = usePlatform();
  const [time, setTime] = useState<number>();
  useEffect(() => {
    setTime(now());
    const timer = setInterval(() => setTime(now()), MINUTE);
    return () => clearInterval(timer);
  }, [now]);
  return time;
};
