import { useState, type FormEvent, type FormHTMLAttributes } from 'react';
import type { Text } from './form-state.ts';

export interface FieldOptions {
  readonly value: string;
  readonly rule: ((value: string) => { readonly text: Text } | undefined) | undefined;
  readonly text: (text: Text) => string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: (value: string) => void;
  /** The rule refused what was sent. */
  readonly onRefused?: (() => void) | undefined;
}

export interface SingleField {
  /** For the `<form>` element. */
  readonly form: Pick<FormHTMLAttributes<HTMLFormElement>, 'noValidate' | 'onSubmit'>;
  /** For the input. */
  readonly field: {
    readonly value: string;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
  readonly error: string | undefined;
}

/**
 * A form of one field, beside `useForm` for those with more: validated when it is sent, and the
 * mistake disappears as it is put right. It has no draft, no summary and no errors by field, whose
 * script the product page and the checkout have no room for.
 */
export const useField = ({
  value,
  rule,
  text,
  onChange,
  onSubmit,
  onRefused,
}: FieldOptions): SingleField => {
  const [isRefused, setRefused] = useState(false);
  const refusal = rule?.(value);
  return {
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        setRefused(refusal !== undefined);
        if (refusal) onRefused?.();
        else onSubmit(value);
      },
    },
    field: { value, onChange: ({ target }) => onChange(target.value) },
    error: isRefused && refusal ? text(refusal.text) : undefined,
  };
};
