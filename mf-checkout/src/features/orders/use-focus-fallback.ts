import { useEffect, useRef, type FocusEvent } from 'react';

export interface FocusWatch {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}
/** For a part whose buttons come and go: where the one that had the focus is gone after a change, `to` takes it, so that Tab goes on from there. */
export const useFocusStays = (to: () => HTMLElement | null | undefined): FocusWatch => {
  const had = useRef<Element>(null);
  useEffect(() => {
    if (!had.current || had.current.isConnected) return;
    had.current = null;
    if (document.activeElement === null || document.activeElement === document.body) to()?.focus();
  });
  return {
    onFocus: ({ target }) => void (had.current = target),
    onBlur: () => void (had.current = null),
  };
};
