import { useForm, type Form, type FormOptions } from '@tapnook/forms';
import { useTranslation } from '@tapnook/platform';
import { codeErrorText } from '../model/attempts-left.ts';
import { FIELD_ALIASES } from '../model/field-aliases.ts';

export type FormValues = Readonly<Record<string, string>>;
export type AccountForm = Form<FormValues>;

/** A form of native inputs whose failures count the attempts that are left. */
export const useAccountForm = (options: Omit<FormOptions<FormValues>, 'text'>): AccountForm => {
  const words = useTranslation();
  return useForm({
    aliases: FIELD_ALIASES,
    messageOf: (failure) => codeErrorText(failure, words),
    text: words.text,
    ...options,
  });
};
