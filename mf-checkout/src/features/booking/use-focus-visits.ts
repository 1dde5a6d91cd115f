import { useEffect } from 'react';
import { VISITS_ID } from './booking-parts.ts';

/** For a button that goes with what it did: the focus that was on it is not lost, but goes to the visits. */
export const useFocusVisits = (options?: FocusOptions): void => {
  useEffect(() => () => {
    if (document.activeElement === document.body) document.getElementById(VISITS_ID)?.focus(options);
  }, [options]);
};
