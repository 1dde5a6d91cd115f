import { focusHeading } from '@tapnook/ui';
import { useEffect } from 'react';

/** Moves a lost focus to the heading once new content has replaced what was waited for. */
export const useFocusHeading = (shown: string | boolean | undefined): void => {
  useEffect(() => {
    if (shown && document.activeElement === document.body) focusHeading();
  }, [shown]);
};
