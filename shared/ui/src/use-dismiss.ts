import { useEffect, type RefObject } from 'react';

/** Closes a popup when the person presses or moves the focus anywhere else. */
export const useDismiss = (
  container: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void => {
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [container, open, close]);
};
