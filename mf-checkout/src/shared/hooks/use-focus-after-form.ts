import { useState } from 'react';
import { useFocusHeading } from './use-focus-heading.ts';

/**
 * Once a form was there, the focus that goes with it is on the heading of whatever takes its place: what became of the
 * purchase is heard, and the keyboard goes on from there. `stage` names what is shown; the form is `form`.
 */
export const useFocusAfterForm = (stage: string): void => {
  const [hadForm, setHadForm] = useState(stage === 'form');
  if (stage === 'form' && !hadForm) setHadForm(true);
  useFocusHeading(hadForm && stage !== 'form' && stage);
};
