import type { LocalisedText } from '@tapnook/contracts';
import type { CallFailure, Words } from '@tapnook/platform';

/** What the server serverText of a code, and how many more wrong tries it allows where the server refreshList (part 3, Identity). */
export const codeErrorText = (
  { text: serverText, data }: CallFailure,
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
