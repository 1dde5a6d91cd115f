import { useEffect, useState } from 'react';

/**
 * When the largest thing of the page was painted, in milliseconds; null before, and where browsers
 * do not tell.
 */
export const useLargestPaint = (): number | null => {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const observer = new PerformanceObserver((list) =>
      setAt(list.getEntries().at(-1)?.startTime ?? null),
    );
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    return () => observer.disconnect();
  }, []);
  return at;
};
