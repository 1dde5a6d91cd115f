import type { LocalisedText } from '@tapnook/contracts';
import type { CallFailure, Words } from '@tapnook/platform';

/**
 * The server's message about a verification code, with the number of attempts left where the server
 * reports it (part 3, Identity).
 */
export const codeErrorText = (
  { text: serverText, data }: Pick<CallFailure, 'text' | 'data'>,
  { t, text }: Pick<Words, 't' | 'text'>,
): LocalisedText => {
  const attemptsLeft = (data as { readonly triesLeft?: number } | null)?.triesLeft;
  if (typeof attemptsLeft !== 'number') return serverText;
  const message = t('code.refused', {
    text: text(serverText),
    tries: t('code.tries', { count: attemptsLeft }),
  });
  return { en_gb: message, zh_hk: message };
};
