import { email, normaliseEmail } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Button, FieldError, TextField } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import { useForm } from '../hooks/use-form.ts';
import type { Code } from '../hooks/use-verification-code.ts';
import { waitWords } from '../model/retry-after.ts';
import { FormProblems } from './form-errors.tsx';
import styles from './form.module.css';

interface EmailStageProps {
  readonly name: string;
  readonly code: Code;
  readonly initial: string;
  /** What the server said of this address at a later stage. */
  readonly refused?: ReactNode;
  readonly onSent: (address: string) => void;
}

/** First stage of joining and of a new password: the address that a code is sent to. */
export const EmailStage = ({
  name,
  code,
  initial,
  refused,
  onSent,
}: EmailStageProps): ReactElement => {
  const { t, text } = useTranslation();
  const form = useForm({
    name,
    rules: { email },
    submit: async (values) => {
      const address = normaliseEmail(values.email ?? '');
      if (await code.send({ email: address })) onSent(address);
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <FormProblems form={form} />
      {refused}
      <TextField
        {...form.field('email')}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={initial}
        onChange={code.reset}
      />
      {code.failure && <FieldError>{text(code.failure.text)}</FieldError>}
      <Button type="submit" size="l" block busy={form.busy} disabled={!form.ready || code.wait > 0}>
        {code.wait > 0 ? waitWords(t, 'code.wait', code.wait) : t('code.send')}
      </Button>
    </form>
  );
};
