import { useEffect } from 'react';

/**
 * Keeps the screen from going dark while a ticket is shown; asked for again whenever the page comes
 * back to sight.
 */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isReleased = false;
    const requestLock = (): void => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (granted) => {
          if (isReleased) void granted.release();
          else lock = granted;
        },
        () => undefined,
      );
    };
    requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      isReleased = true;
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.release();
    };
  }, [wanted]);
};
