import { localised, type Locale } from '@tapnook/contracts';
import {
  CONFIRMATION_HOURS,
  formatDateTime,
  formatDay,
  formatMoney,
  personName,
} from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import type { Order } from '../modules/orders/index.ts';
import { deskAddress } from './backoffice-address.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import { choiceText } from './order-email-sections.ts';

const WORDS = {
  'en-US': {
    first: 'An order waits for you to confirm it.',
    reminder:
      'An order still waits for you. It ends by itself and is refunded in full at the time below.',
    order: 'Order',
    what: 'Bought',
    when: 'For',
    who: 'Shopper',
    paid: 'Paid',
    by: 'Confirm by',
  },
  'zh-HK': {
    first: '有訂單待你確認。',
    reminder: '仍有訂單待你確認。如未能於下列時間前確認，訂單將自動取消並全數退款。',
    order: '訂單',
    what: '項目',
    when: '日期',
    who: '顧客',
    paid: '已付',
    by: '確認期限',
  },
} as const;

const partsOf = (order: Order, isReminder: boolean, locale: Locale): readonly LetterPart[] => {
  const words = WORDS[locale];
  const by = new Date((order.paidAt ?? order.updatedAt).getTime() + CONFIRMATION_HOURS * 3_600_000);
  return [
    isReminder ? words.reminder : words.first,
    {
      facts: [
        [words.order, order.orderNo],
        [
          words.what,
          `${localised(order.snapshot.productName, locale)} · ${choiceText(order, locale)}`,
        ],
        ...(order.participationDate
          ? [
              [
                words.when,
                [formatDay(order.participationDate, locale), order.startTime]
                  .filter(Boolean)
                  .join(' '),
              ] as const,
            ]
          : []),
        ...(personName(order) ? [[words.who, personName(order)] as const] : []),
        [words.paid, formatMoney(order.paymentAmount, order.currency)],
        [words.by, formatDateTime(by.toISOString(), locale)],
      ],
    },
  ];
};

/** Asks a merchant to confirm an order, once when it is paid and once before its time is over. */
export const confirmationRequestEmail = (
  merchantEmail: string | undefined,
  ours: string,
  order: Order,
  isReminder: boolean,
): Mail => ({
  to: deskAddress(merchantEmail, ours),
  dedupeKey: `order-to-confirm:${order.id}:${isReminder ? 'reminder' : 'first'}`,
  subject: isReminder
    ? `TapNook 拾角：仍待確認 · Still to be confirmed (${order.orderNo})`
    : `TapNook 拾角：有訂單待確認 · Order to confirm (${order.orderNo})`,
  letter: inBoth('zh-HK', partsOf(order, isReminder, 'en-US'), partsOf(order, isReminder, 'zh-HK')),
});
