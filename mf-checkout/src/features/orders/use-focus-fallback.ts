import { useEffect, useRef, type FocusEvent } from 'react';

export interface FocusHandlers {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}
/**
 * For a part whose buttons come and go: where the one that had the focus is gone after a change,
 * `to` takes it, so that Tab goes on from there.
 */
export const useFocusFallback = (fallback: () => HTMLElement | null | undefined): FocusHandlers => {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === null || document.activeElement === document.body)
      fallback()?.focus();
  });
  return {
    onFocus: ({ target }) => void (focused.current = target),
    onBlur: () => void (focused.current = null),
  };
};
