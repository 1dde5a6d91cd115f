import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import { formatDateTime, formatDay } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import { type OrderEmailContext, visitCalendars, WORDS } from './order-email-sections.ts';

/** A visit that its merchant called off. */
export interface CalledOff {
  readonly visitId: string;
  /** How calendars know the visit: the order's number, or the booking's. */
  readonly calendarId: string;
  readonly day: string;
  readonly time: string | null;
  readonly reason: string;
  readonly chooseUntil: Date;
  /** It was booked after buying: its voucher can be booked again. */
  readonly isBooking: boolean;
}

const TEXTS = {
  'en-US': {
    title: 'Your visit was called off',
    body: (merchant: string) =>
      `${merchant} had to call this day off. Choose another day at no cost, or all of your ` +
      'money back.',
    booked: (merchant: string) =>
      `${merchant} had to call this day off. Book another day with the same voucher, or have ` +
      'your money back.',
    silent: (time: string) => `If you do not choose by ${time}, all of it is refunded by itself.`,
    choose: (time: string) => `You can choose the refund until ${time}.`,
    when: 'Was',
    why: 'Reason',
    open: 'Choose',
  },
  'zh-HK': {
    title: '你的行程已由商戶取消',
    body: (merchant: string) => `${merchant}須取消當日安排。你可免費改期，或取回全數款項。`,
    booked: (merchant: string) =>
      `${merchant}須取消當日安排。你可用同一張電子券預約其他日子，或申請退款。`,
    silent: (time: string) => `如於${time}前未作選擇，將自動全數退款。`,
    choose: (time: string) => `你可於${time}前選擇退款。`,
    when: '原定時間',
    why: '原因',
    open: '作出選擇',
  },
} as const;

/** Title of letter and notice. */
export const calledOffTitle = (locale: Locale): string => TEXTS[locale].title;

const partsOf = (
  { order, origin }: OrderEmailContext,
  visit: CalledOff,
  locale: Locale,
): readonly LetterPart[] => {
  const texts = TEXTS[locale];
  const merchant = localised(order.snapshot.merchantName, locale);
  const until = formatDateTime(visit.chooseUntil.toISOString(), locale);
  return [
    { title: localised(order.snapshot.productName, locale) },
    visit.isBooking ? texts.booked(merchant) : texts.body(merchant),
    visit.isBooking ? texts.choose(until) : texts.silent(until),
    {
      facts: [
        [texts.when, [formatDay(visit.day, locale), visit.time].filter(Boolean).join(' ')],
        [texts.why, visit.reason],
        [WORDS[locale].order, order.orderNo],
      ],
    },
    { label: texts.open, url: origin + localePath(locale, links.profile('order', order.orderNo)) },
  ];
};

/** Tells a shopper that the day was called off; calendars forget it. */
export const calledOffEmail = (context: OrderEmailContext, visit: CalledOff): Mail => ({
  to: context.email,
  dedupeKey: `called-off:${visit.visitId}`,
  subject: `${TEXTS[context.locale].title} (${context.order.orderNo})`,
  letter: inBoth(
    context.locale,
    partsOf(context, visit, 'en-US'),
    partsOf(context, visit, 'zh-HK'),
  ),
  calendars: visitCalendars(context, [
    {
      id: visit.calendarId,
      day: visit.day,
      time: visit.time,
      options: context.order.snapshot.options,
      isCanceled: true,
    },
  ]),
});
