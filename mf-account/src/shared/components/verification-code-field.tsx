import type { FormField } from '@tapnook/forms';
import { codeSent, verificationCode, type Rule } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Button, CodeField, FieldError } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { FormValues } from '../hooks/use-account-form.ts';
import type { VerificationCode, CodeTarget } from '../hooks/use-verification-code.ts';
import { retryAfterText } from '../model/retry-after.ts';
import styles from './form.module.css';

/** Rule of a code field: a code must have been sent before one can be valid (part 1, section 5). */
export const codeRule =
  (code: VerificationCode): Rule =>
  (value) =>
    codeSent(code.challengeId !== undefined) ?? verificationCode(value);

/**
 * The code's values for a form. The challenge id belongs to them, so that an error about one code
 * is cleared when another is sent.
 */
export const codeFields = ({ value, challengeId = '' }: VerificationCode): FormValues => ({
  verificationCode: value,
  challengeId,
});

interface VerificationCodeFieldProps {
  readonly code: VerificationCode;
  readonly field: FormField;
  /** The recipient, or undefined while the address or number is not valid yet. */
  readonly target: () => CodeTarget | undefined;
  readonly onComplete?: (value: string) => void;
}

/**
 * Sends a verification code and takes its six digits; says where it went and when it can be resent.
 */
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked for the code
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
