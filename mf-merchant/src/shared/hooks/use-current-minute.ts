import { usePlatform } from '@tapnook/platform';
import { everySecond } from '@tapnook/ui';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The shop's clock in milliseconds, read again every minute. It is undefined on the server and at
 * hydration, because a page may be read long after it was rendered.
 */
export const useCurrentMinute = (): number | undefined => {
  const { now } = usePlatform();
  const [time, setTime] = useState<number>();
  useEffect(() => {
    let last = -Infinity;
    const read = (): void => {
      if (now() - last < MINUTE) return;
      last = now();
      setTime(last);
    };
    read();
    return everySecond(read);
  }, [now]);
  return time;
};
