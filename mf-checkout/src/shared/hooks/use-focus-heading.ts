import { focusHeading } from '@tapnook/ui';
import { useEffect } from 'react';

/** Once `arrived` stands in the place of what was waited for, the focus that went with that is on the heading: the keyboard goes on from there. */
export const useFocusHeading = (shown: string | boolean | undefined): void => {
  useEffect(() => {
    if (shown && document.activeElement === document.body) focusHeading();
  }, [shown]);
};
