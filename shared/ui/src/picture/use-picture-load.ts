import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type PicturePhase = 'shown' | 'loading' | 'loaded' | 'failed';

/** AVIF, WebP, JPEG: how many formats have failed tells which are still offered. */
const LAST_FORMAT = 2;

/** What the element says once scripts run: a picture that came with the page is left alone. */
const phaseOf = (image: HTMLImageElement): PicturePhase => {
  if (!image.complete) return 'loading';
  return image.naturalWidth === 0 && image.currentSrc !== '' ? 'failed' : 'shown';
};

export interface PictureLoad {
  readonly image: RefObject<HTMLImageElement | null>;
  readonly phase: PicturePhase;
  /**
   * Formats that failed: a browser knows a format by name, and may still be unable to show a file
   * of it.
   */
  readonly failedFormats: number;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

/**
 * Follows a picture: the next format when one fails, and all of them anew once the network is back.
 */
export const usePictureLoad = (src: string, hasFormats: boolean): PictureLoad => {
  const image = useRef<HTMLImageElement>(null);
  const [phase, setPhase] = useState<PicturePhase>(src ? 'shown' : 'failed');
  const [failedFormats, setFailedFormats] = useState(0);
  const isLast = !hasFormats || failedFormats === LAST_FORMAT;
  const onError = useCallback((): void => {
    // Without a network no other format would come either.
    if (isLast || !navigator.onLine) setPhase('failed');
    else setFailedFormats((count) => count + 1);
  }, [isLast]);
  useEffect(() => {
    if (!image.current) return;
    const now = phaseOf(image.current);
    if (now === 'failed' && hasFormats && navigator.onLine) setFailedFormats(1);
    else setPhase(now);
  }, [hasFormats]);
  useEffect(() => {
    if (phase !== 'failed' || !src) return undefined;
    const retry = (): void => {
      setPhase('loading');
      setFailedFormats(0);
      // The same address set again makes the browser choose and ask again.
      if (image.current) image.current.src = image.current.getAttribute('src') ?? '';
    };
    addEventListener('online', retry, { once: true });
    return () => removeEventListener('online', retry);
  }, [phase, src]);
  return {
    image,
    phase,
    failedFormats,
    onLoad: () => setPhase((now) => (now === 'loading' ? 'loaded' : now)),
    onError,
  };
};
