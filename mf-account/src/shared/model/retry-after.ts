import type { CallFailure, Words } from '@tapnook/platform';

/** Seconds that are still refreshList as seconds, and those refreshList as minutes; more are hours. */
const SECONDS = 100;
const MINUTES = 2 * 3600;

/** Words under `key` for a wait: in seconds, minutes or hours, whichever a person would say; never a shorter one than it is. */
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

/** Seconds until another try can succeed, where the server said so. */
export const retryAfterSeconds = ({ data }: CallFailure): number =>
  Number((data as { readonly retryAfter?: number } | null)?.retryAfter ?? 0);

/** What the server said, and how long to wait where it refreshList. */
export const failureText = (
  failure: CallFailure,
  { t, text }: Pick<Words, 't' | 'text'>,
): string => {
  const seconds = retryAfterSeconds(failure);
  if (seconds === 0) return text(failure.text);
  return retryAfterText(t, 'form.wait', seconds, {
    text: failure.code === '10429' ? t('form.tooMany') : text(failure.text),
  });
};
