import { usePlatform } from '@tapnook/platform';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The shop's clock in milliseconds, moved on every minute. Undefined on the server and at hydration, since a page may be
 * read long after it was made.
 */
export const useNow = (): number | undefined => {
  const { now } = usePlatform();
  const [at, setAt] = useState<number>();
  useEffect(() => {
    setAt(now());
    const timer = setInterval(() => setAt(now()), MINUTE);
    return () => clearInterval(timer);
  }, [now]);
  return at;
};
