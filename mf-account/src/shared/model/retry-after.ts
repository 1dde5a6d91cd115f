import type { CallFailure, Words } from '@tapnook/platform';

/**
 * Waits below the first bound are shown in seconds, up to the second in minutes, longer ones in
 * hours.
 */
const SECONDS = 100;
const MINUTES = 2 * 3600;

/**
 * Text under `key` for a wait in seconds, minutes or hours. Rounds up, so that the wait shown is
 * never too short.
 */
export const retryAfterText = (
  t: Words['t'],
  key: 'form.wait' | 'code.wait',
  seconds: number,
  values: Readonly<Record<string, string>> = {},
): string => {
  if (seconds < SECONDS) return t(key, { ...values, count: seconds });
  return seconds <= MINUTES
    ? t(`${key}Minutes`, { ...values, count: Math.ceil(seconds / 60) })
    : t(`${key}Hours`, { ...values, count: Math.ceil(seconds / 3600) });
};

/** Seconds until another attempt can succeed; 0 where the server did not say. */
export const retryAfterSeconds = ({ data }: Pick<CallFailure, 'data'>): number =>
  (data as { readonly retryAfter?: number } | null)?.retryAfter ?? 0;

/** The server's message, with the time to wait where the server gave one. */
export const failureText = (
  failure: Pick<CallFailure, 'code' | 'text' | 'data'>,
  { t, text }: Pick<Words, 't' | 'text'>,
): string => {
  const seconds = retryAfterSeconds(failure);
  if (seconds === 0) return text(failure.text);
  return retryAfterText(t, 'form.wait', seconds, {
    text: failure.code === '10429' ? t('form.tooMany') : text(failure.text),
  });
};
