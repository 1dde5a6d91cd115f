import { useForm, type Form, type FormOptions } from '@tapnook/forms';
import { useTranslation } from '@tapnook/platform';
import { useLayoutEffect, useRef } from 'react';
import { codeErrorText } from '../model/attempts-left.ts';
import { FIELD_ALIASES } from '../model/field-aliases.ts';

export type FormValues = Readonly<Record<string, string>>;
export type AccountForm = Form<FormValues>;

/** Clears the errors about values kept elsewhere when one of them changes. */
const useClearStaleErrors = (
  { clearErrors }: AccountForm,
  values: Partial<FormValues> = {},
): void => {
  const [names, key] = [Object.keys(values).join(), Object.values(values).join()];
  const seen = useRef(key);
  useLayoutEffect(() => {
    if (seen.current !== key) clearErrors(names.split(','));
    seen.current = key;
  }, [clearErrors, names, key]);
};

/** A form of native inputs whose failures count the attempts that are left. */
export const useAccountForm = (options: Omit<FormOptions<FormValues>, 'text'>): AccountForm => {
  const words = useTranslation();
  const form = useForm({
    aliases: FIELD_ALIASES,
    messageOf: (failure) => codeErrorText(failure, words),
    text: words.text,
    ...options,
  });
  useClearStaleErrors(form, options.values);
  return form;
};
