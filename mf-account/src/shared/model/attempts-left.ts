import type { LocalisedText } from '@tapnook/contracts';
import type { CallFailure, Words } from '@tapnook/platform';

/** What the server said of a code, and how many more wrong tries it allows where the server told (part 3, Identity). */
export const refusedCode = (
  { text: said, data }: CallFailure,
  { t, text }: Pick<Words, 't' | 'text'>,
): LocalisedText => {
  const left = (data as { readonly triesLeft?: number } | null)?.triesLeft;
  if (typeof left !== 'number') return said;
  const words = t('code.refused', { text: text(said), tries: t('code.tries', { count: left }) });
  return { en_gb: words, zh_hk: words };
};
