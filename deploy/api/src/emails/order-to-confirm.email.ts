import { localised, type Locale } from '@tapnook/contracts';
import { CONFIRMATION_HOURS, formatDateTime, formatMoney, personName } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import type { Order } from '../modules/orders/index.ts';
import { bilingual, translator } from '../translations.ts';
import type { Desk } from './backoffice-address.ts';
import { deskSubject, inBoth, visitTime, type LetterPart } from './email-body.ts';
import { choiceText } from './order-email-sections.ts';

const partsOf = (order: Order, isReminder: boolean, locale: Locale): readonly LetterPart[] => {
  const t = translator(locale);
  const by = new Date((order.paidAt ?? order.updatedAt).getTime() + CONFIRMATION_HOURS * 3_600_000);
  return [
    t(isReminder ? 'email.orderToConfirm.reminder' : 'email.orderToConfirm.first'),
    {
      facts: [
        [t('email.order.order'), order.orderNo],
        [
          t('email.orderToConfirm.what'),
          `${localised(order.snapshot.productName, locale)} · ${choiceText(order, locale)}`,
        ],
        ...(order.participationDate
          ? [
              [
                t('email.orderToConfirm.when'),
                visitTime({ day: order.participationDate, time: order.startTime }, locale),
              ] as const,
            ]
          : []),
        ...(personName(order) ? [[t('email.desk.shopper'), personName(order)] as const] : []),
        [t('email.order.paid'), formatMoney(order.paymentAmount, order.currency)],
        [t('email.desk.confirmBy'), formatDateTime(by.toISOString(), locale)],
      ],
    },
  ];
};

/** Asks a merchant to confirm an order, once when it is paid and once before its time is over. */
export const confirmationRequestEmail = (
  { to, locale }: Desk,
  order: Order,
  isReminder: boolean,
): Mail => ({
  to,
  dedupeKey: `order-to-confirm:${order.id}:${isReminder ? 'reminder' : 'first'}`,
  subject: `${deskSubject(
    locale,
    bilingual(
      isReminder ? 'email.orderToConfirm.reminderAbout' : 'email.orderToConfirm.firstAbout',
    ),
  )} (${order.orderNo})`,
  letter: inBoth(locale, (language) => partsOf(order, isReminder, language)),
});
