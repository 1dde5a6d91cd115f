import { useEffect } from 'react';
import type { Translate } from './backoffice-context.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldOf = (target: EventTarget | null): Field | undefined =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement
    ? target
    : undefined;

/** What is wrong with a field by its own attributes, in words. */
const faultOf = (field: Field, t: Translate): string => {
  const { validity } = field;
  if (validity.valueMissing && !validity.badInput) return t('fault.required');
  if (!(field instanceof HTMLInputElement)) return t('fault.invalid');
  const { type, min, max, step, minLength } = field;
  if (type === 'email') return t('fault.email');
  if (validity.tooShort) return t('fault.tooShort', { min: minLength });
  if (type !== 'number') return t('fault.invalid');
  if (validity.rangeUnderflow) return t('fault.atLeast', { min });
  if (validity.rangeOverflow) return t('fault.atMost', { max });
  // Fields that take parts of a number say by which step.
  return validity.stepMismatch && Number(step || 1) === 1 ? t('fault.whole') : t('fault.number');
};

/**
 * What the browser itself finds wrong with a field before a form is sent is told in the page's
 * language, where the browser would use its own.
 */
export const useFieldFaults = (t: Translate): void => {
  useEffect(() => {
    const onInvalid = ({ target }: Event): void => {
      const field = fieldOf(target);
      if (!field) return;
      // Words that were set before would count as a fault of their own.
      field.setCustomValidity('');
      if (!field.validity.valid) field.setCustomValidity(faultOf(field, t));
    };
    const onInput = ({ target }: Event): void => {
      const fields = fieldOf(target)?.form?.elements ?? [];
      for (const element of fields) fieldOf(element)?.setCustomValidity('');
    };
    document.addEventListener('invalid', onInvalid, true);
    document.addEventListener('input', onInput, true);
    return () => {
      document.removeEventListener('invalid', onInvalid, true);
      document.removeEventListener('input', onInput, true);
    };
  }, [t]);
};
