import { useSyncExternalStore } from 'react';

let printing = false;
const listen = (changed: () => void): (() => void) => {
  const tell = ({ type }: Event): void => {
    printing = type === 'beforeprint';
    changed();
  };
  addEventListener('beforeprint', tell);
  addEventListener('afterprint', tell);
  return () => {
    removeEventListener('beforeprint', tell);
    removeEventListener('afterprint', tell);
  };
};

/** Whether the page is being put on paper: told soon enough to be drawn for it. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    listen,
    () => printing,
    () => false,
  );
