import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import type { Mail } from '../modules/jobs/index.ts';
import { translator } from '../translations.ts';
import { inBoth, visitTime, type LetterPart } from './email-body.ts';
import { placeFacts, type OrderEmailContext } from './order-email-sections.ts';

/**
 * What a shopper asked to be reminded of: a day that was bought or booked, or the last day of
 * vouchers.
 */
export interface Reminder {
  readonly kind: 'visit' | 'end';
  /** `YYYY-MM-DD` in Hong Kong. */
  readonly day: string;
  readonly time: string | null;
  /** A booking's own; an order has one reminder of each kind. */
  readonly bookingId?: string;
}

const partsOf = (
  { order, origin }: OrderEmailContext,
  reminder: Reminder,
  locale: Locale,
): readonly LetterPart[] => {
  const t = translator(locale);
  return [
    { title: localised(order.snapshot.productName, locale) },
    t(`email.reminder.${reminder.kind}`),
    {
      facts: [
        [
          t(reminder.kind === 'visit' ? 'email.order.when' : 'email.reminder.last'),
          visitTime(reminder, locale),
        ],
        ...placeFacts(order, locale),
        [t('email.order.order'), order.orderNo],
      ],
    },
    {
      label: t('email.order.openVouchers', { count: order.quantity }),
      url: origin + localePath(locale, links.voucher(order.orderNo)),
    },
  ];
};

/** The outbox key that keeps a reminder from being sent twice. */
export const reminderKey = (orderId: string, { kind, day, bookingId }: Reminder): string =>
  `reminder:${kind}:${bookingId ?? orderId}:${day}`;

/**
 * The reminder that the shopper asked for at the checkout; once for each visit, and once before
 * vouchers end.
 */
export const reminderEmail = (context: OrderEmailContext, reminder: Reminder): Mail => {
  const { order, email, locale } = context;
  return {
    to: email,
    dedupeKey: reminderKey(order.id, reminder),
    subject: translator(locale)(`email.reminder.${reminder.kind}About`, {
      product: order.snapshot.productName,
      when: visitTime(reminder, locale),
    }),
    letter: inBoth(locale, (language) => partsOf(context, reminder, language)),
  };
};
