import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import type { Order } from '../modules/orders/index.ts';
import { translator } from '../translations.ts';
import { inBoth, visitTime, type LetterPart } from './email-body.ts';
import { placeFacts } from './order-email-sections.ts';

interface GiftEmail {
  readonly to: string;
  readonly giftId: string;
  readonly gift: { readonly recipientName: string; readonly message: string | null };
  readonly order: Order;
  readonly locale: Locale;
  readonly origin: string;
  readonly token: string;
}

const partsOf = (
  { gift, order, origin, token }: GiftEmail,
  locale: Locale,
): readonly LetterPart[] => {
  const t = translator(locale);
  const { snapshot, participationDate, startTime } = order;
  return [
    t('email.gift.from', { name: order.firstName ?? t('email.gift.somebody') }),
    {
      facts: [
        ...(gift.message ? [[t('email.gift.message'), gift.message] as const] : []),
        [t('email.gift.what'), localised(snapshot.productName, locale)],
        participationDate
          ? [t('email.order.when'), visitTime({ day: participationDate, time: startTime }, locale)]
          : [t('email.gift.until'), formatDay(hongKongDay(snapshot.endsAt), locale)],
        ...placeFacts(order, locale),
      ],
    },
    { label: t('email.gift.open'), url: origin + localePath(locale, links.gift(token)) },
    t('email.gift.how'),
    t('email.gift.stranger'),
  ];
};

/**
 * Brings a ticket that was given. What its giver typed stands in values alone, never in a button.
 */
export const giftEmail = (input: GiftEmail): Mail => {
  const t = translator(input.locale);
  return {
    to: input.to,
    dedupeKey: `gift:${input.giftId}`,
    subject: t('email.gift.about', { name: input.order.firstName || t('email.gift.somebody') }),
    letter: inBoth(input.locale, (language) => partsOf(input, language)),
  };
};
