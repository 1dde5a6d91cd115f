import { allFilled } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { FormErrorSummary, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { AccountForm } from '../hooks/use-account-form.ts';
import { failureText } from '../model/retry-after.ts';

/** Errors above a form: links to the invalid fields, or the problem of the form as a whole. */
export const FormErrors = ({ form }: { readonly form: AccountForm }): ReactElement | null => {
  const words = useTranslation();
  const { t, text, locale } = words;
  if (form.summary.length > 0)
    return (
      <FormErrorSummary
        title={[
          Object.keys(form.errors).some((name) => !form.values[name]?.trim()) &&
            text(allFilled([''])?.text),
          t('form.summary', { count: form.summary.length }),
        ]
          .filter(Boolean)
          .join(locale === 'zh-HK' ? '' : ' ')}
        errors={form.summary}
        attempt={form.attempt}
      />
    );
  return form.failure ? (
    <Note tone="bad" role="alert">
      {failureText(form.failure, words)}
    </Note>
  ) : null;
};
