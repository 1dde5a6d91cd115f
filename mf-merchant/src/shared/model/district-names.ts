import type { Words } from '@tapnook/platform';

const MOST = 3;

/** Where a merchant is: three districts by name, the rest by number. */
export const districtNames = (
  names: readonly string[],
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string => {
  const named = names.slice(0, MOST).join(locale === 'zh-HK' ? '、' : ', ');
  return names.length > MOST ? t('andMore', { names: named, count: names.length - MOST }) : named;
};
