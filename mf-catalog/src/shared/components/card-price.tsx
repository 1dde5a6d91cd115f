import type { Locale } from '@tapnook/contracts';
import { shelfPrice, type ShelfPrices } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Price } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** "From" stands before the figures, 起 after them. */
export const fromLabel = (
  locale: Locale,
  word: string | undefined,
): { readonly before?: string; readonly after?: string } => {
  if (word === undefined) return {};
  return locale === 'zh-HK' ? { after: word } : { before: word };
};

/** What a card costs at the least: the old price struck after it, "From" where others cost more. */
export const CardPrice = ({ card }: { readonly card: ShelfPrices }): ReactElement => {
  const { t, locale } = useTranslation();
  const { amount, usd, was, from } = shelfPrice(card);
  return (
    <Price
      amount={amount}
      usd={usd}
      was={was}
      wasWord={t('card.was')}
      {...fromLabel(locale, from ? t('card.from') : undefined)}
    />
  );
};
