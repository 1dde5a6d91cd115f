import { useState } from 'react';
import { useFocusHeading } from './use-focus-heading.ts';

/**
 * When the form is replaced, the lost focus moves to the heading of what replaced it, so that
 * screen readers announce it (WCAG 2.4.3). `stage` names what is shown; `form` is the form.
 */
export const useFocusAfterForm = (stage: string): void => {
  const [hadForm, setHadForm] = useState(stage === 'form');
  if (stage === 'form' && !hadForm) setHadForm(true);
  useFocusHeading(hadForm && stage !== 'form' && stage);
};
