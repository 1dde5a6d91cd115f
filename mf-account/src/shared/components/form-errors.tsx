import { useTranslation } from '@tapnook/platform';
import { FormErrorSummary, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { Form } from '../hooks/use-form.ts';

/** Errors above a form: links to the invalid fields, or the problem of the form as a whole. */
export const FormErrors = ({ form }: { readonly form: Form }): ReactElement | null => {
  const { t, locale } = useTranslation();
  if (form.errors.length > 0)
    return (
      <FormErrorSummary
        title={[form.unfilled, t('form.summary', { count: form.errors.length })]
          .filter(Boolean)
          .join(locale === 'zh-HK' ? '' : ' ')}
        errors={form.errors}
        attempt={form.attempt}
      />
    );
  return form.problem ? (
    <Note tone="bad" role="alert">
      {form.problem}
    </Note>
  ) : null;
};
