import { useSyncExternalStore } from 'react';

const listen = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Whether the browser has a connection now. */
export const useSignal = (): boolean => useSyncExternalStore(listen, () => navigator.onLine, () => true);
