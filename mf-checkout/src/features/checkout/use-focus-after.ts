import { focusHeading } from '@tapnook/ui';
import { useEffect, useState } from 'react';

/**
 * Once a form was there, the focus that goes with it is on the heading of whatever takes its place: what became of the
 * purchase is heard, and the keyboard goes on from there. `stage` names what is shown; the form is `form`.
 */
export const useFocusAfter = (stage: string): void => {
  const [hadForm, setHadForm] = useState(stage === 'form');
  if (stage === 'form' && !hadForm) setHadForm(true);
  const instead = hadForm && stage !== 'form' ? stage : undefined;
  useEffect(() => {
    if (instead && document.activeElement === document.body) focusHeading();
  }, [instead]);
};
