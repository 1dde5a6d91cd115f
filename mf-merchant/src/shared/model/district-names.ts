import type { Words } from '@tapnook/platform';

const MAX_NAMED_DISTRICTS = 3;

/** Names up to three districts and counts the rest. */
export const districtNames = (
  names: readonly string[],
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string => {
  const named = names.slice(0, MAX_NAMED_DISTRICTS).join(locale === 'zh-HK' ? '、' : ', ');
  return names.length > MAX_NAMED_DISTRICTS
    ? t('andMore', { names: named, count: names.length - MAX_NAMED_DISTRICTS })
    : named;
};
