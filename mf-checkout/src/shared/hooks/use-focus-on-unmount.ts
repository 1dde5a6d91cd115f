import { useEffect } from 'react';

/** For what goes with the press on it: the focus that was there is not lost, but goes to the place of this id, which stays. */
export const useFocusOnUnmount = (id: string, options?: FocusOptions): void => {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus(options);
    },
    [id, options],
  );
};
