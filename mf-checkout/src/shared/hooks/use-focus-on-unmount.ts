import { useEffect } from 'react';

/**
 * Moves the focus to the element with this id when the focused component unmounts, so that the
 * keyboard does not start at the top (WCAG 2.4.3).
 */
export const useFocusOnUnmount = (id: string, options?: FocusOptions): void => {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus(options);
    },
    [id, options],
  );
};
