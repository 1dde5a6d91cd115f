import type { SubmitFailure } from '@tapnook/forms';
import { useTranslation } from '@tapnook/platform';
import { Note, warningIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';

const TOO_MANY = '10429';
const MINUTE = 60;
/** Seconds until the server accepts another message; 0 where it does not say. */
const retryAfterSeconds = ({ data }: SubmitFailure): number =>
  (data as { readonly retryAfter?: number } | null)?.retryAfter ?? 0;

/**
 * Why a message could not be sent: too many messages with the wait, or the specified text (part 2,
 * section 8).
 */
export const FormError = ({ failure }: { readonly failure: SubmitFailure }): ReactElement => {
  const { t, text } = useTranslation();
  const message =
    failure.code === TOO_MANY
      ? t('form.tooMany', {
          text: text(failure.text),
          count: Math.max(1, Math.ceil(retryAfterSeconds(failure) / MINUTE)),
        })
      : t('form.failed');
  return (
    <Note icon={warningIcon} tone="bad" role="alert">
      {message}
    </Note>
  );
};
