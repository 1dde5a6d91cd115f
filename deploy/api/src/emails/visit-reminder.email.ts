import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import { formatDay } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import { branchLines, type OrderEmailContext } from './order-email-sections.ts';

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

const WORDS = {
  'en-US': {
    visit: 'Your visit is tomorrow.',
    end: 'Not all of it is used yet, and it ends soon.',
    when: 'When',
    last: 'Last day',
    where: 'Where',
    order: 'Order',
    vouchers: 'Show vouchers',
  },
  'zh-HK': {
    visit: '這個行程就在明天。',
    end: '電子券尚未全部使用，即將到期。',
    when: '時間',
    last: '最後日期',
    where: '地點',
    order: '訂單',
    vouchers: '出示電子券',
  },
} as const;

const whenText = ({ day, time }: Reminder, locale: Locale): string =>
  [formatDay(day, locale), time].filter(Boolean).join(' ');

const partsOf = (
  { order, origin }: OrderEmailContext,
  reminder: Reminder,
  locale: Locale,
): readonly LetterPart[] => {
  const words = WORDS[locale];
  const where = branchLines(order, locale);
  return [
    { title: localised(order.snapshot.productName, locale) },
    words[reminder.kind],
    {
      facts: [
        [reminder.kind === 'visit' ? words.when : words.last, whenText(reminder, locale)],
        ...(where ? [[words.where, where] as const] : []),
        [words.order, order.orderNo],
      ],
    },
    { label: words.vouchers, url: origin + localePath(locale, links.voucher(order.orderNo)) },
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
  const name = localised(order.snapshot.productName, locale);
  const when = whenText(reminder, locale);
  const [english, chinese] =
    reminder.kind === 'visit'
      ? [`Tomorrow: ${name}`, `明天：「${name}」`]
      : [`Use by ${when}: ${name}`, `${when}前使用：「${name}」`];
  return {
    to: email,
    dedupeKey: reminderKey(order.id, reminder),
    subject: locale === 'zh-HK' ? chinese : english,
    letter: inBoth(
      locale,
      partsOf(context, reminder, 'en-US'),
      partsOf(context, reminder, 'zh-HK'),
    ),
  };
};
