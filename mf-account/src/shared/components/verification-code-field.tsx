import { codeSent, verificationCode } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Button, CodeField, FieldError } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { FieldRule, FormField, FormValues } from '../hooks/use-form.ts';
import type { VerificationCode, CodeTarget } from '../hooks/use-verification-code.ts';
import { retryAfterText } from '../model/retry-after.ts';
import styles from './form.module.css';

/** The rule of a code field: something must have been sent before it can be right (part 1, section 5). */
export const codeRule =
  (code: VerificationCode): FieldRule =>
  (value) =>
    codeSent(code.challengeId !== undefined) ?? verificationCode(value);

/** A code as a form holds it: the digits, and which sending they answer. What was said of one is not said of the next. */
export const codeFields = ({ value, challengeId = '' }: VerificationCode): FormValues => ({
  verificationCode: value,
  challengeId,
});

interface VerificationCodeFieldProps {
  readonly code: VerificationCode;
  readonly field: FormField;
  /** Whom to send to, or nothing while the address or number is not right yet. */
  readonly target: () => CodeTarget | undefined;
  readonly onComplete?: (value: string) => void;
}

/** Sending a code and typing it: six boxes, whom it went to, and when the next may be asked for. */
export const VerificationCodeField = ({
  code,
  field,
  target,
  onComplete,
}: VerificationCodeFieldProps): ReactElement => {
  const { t, text } = useTranslation();
  const send = (): void => {
    const to = target();
    if (to) void code.send(to);
  };
  const waiting = code.wait > 0;
  const again = waiting ? retryAfterText(t, 'code.wait', code.wait) : t('code.again');
  return (
    <div className={styles.code}>
      {code.challengeId !== undefined && (
        <CodeField
          id={field.id}
          label={t('field.code')}
          value={code.value}
          onChange={code.change}
          onComplete={onComplete}
          boxLabel={(position) => t('code.digit', { position })}
          error={field.error}
          autoFocus
        />
      )}
      <div className={styles.codeLine}>
        {code.challengeId !== undefined && (
          <p className="text-sm text-muted" role="status">
            {t('code.sentTo', { to: code.sentTo })}
          </p>
        )}
        <Button
          id={code.challengeId === undefined ? field.id : undefined}
          tone={code.challengeId === undefined ? 'outline' : 'soft'}
          size="s"
          busy={code.sending}
          aria-disabled={waiting || undefined}
          onClick={() => !waiting && send()}
        >
          {code.challengeId === undefined && !waiting ? t('code.send') : again}
        </Button>
      </div>
      {code.challengeId === undefined && field.error && <FieldError>{field.error}</FieldError>}
      {code.failure && <FieldError>{text(code.failure.text)}</FieldError>}
    </div>
  );
};
