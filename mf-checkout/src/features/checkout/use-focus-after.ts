import { focusHeading } from '@tapnook/ui';
import { useEffect, useState } from 'react';

/**
 * Once a form was there and something else takes its place, the focus that went with it is on the page's heading: what
 * became of the purchase is heard, and the keyboard goes on from there.
 */
export const useFocusAfter = (isForm: boolean): void => {
  const [hadForm, setHadForm] = useState(isForm);
  if (isForm && !hadForm) setHadForm(true);
  const isReplaced = hadForm && !isForm;
  useEffect(() => {
    if (isReplaced && document.activeElement === document.body) focusHeading();
  }, [isReplaced]);
};
