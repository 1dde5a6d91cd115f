import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps an element's height in its custom property `--own-height`, so that a tall one sticks by its
 * foot instead of its head.
 */
export const useElementHeight = (): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      current.style.setProperty('--own-height', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return element;
};
