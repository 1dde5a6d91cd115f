import { links, localePath, localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import { formatDateTime } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import { bilingual, translator } from '../translations.ts';
import { inBoth, visitTime, type LetterPart } from './email-body.ts';
import { type OrderEmailContext, visitCalendars } from './order-email-sections.ts';

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

/** Title of letter and notice. */
export const calledOffTitle = (): LocalisedText => bilingual('email.calledOff.title');

const partsOf = (
  { order, origin }: OrderEmailContext,
  visit: CalledOff,
  locale: Locale,
): readonly LetterPart[] => {
  const t = translator(locale);
  const merchant = order.snapshot.merchantName;
  const time = formatDateTime(visit.chooseUntil.toISOString(), locale);
  return [
    { title: localised(order.snapshot.productName, locale) },
    t(visit.isBooking ? 'email.calledOff.booked' : 'email.calledOff.bought', { merchant }),
    t(visit.isBooking ? 'email.calledOff.refundUntil' : 'email.calledOff.silent', { time }),
    {
      facts: [
        [t('email.calledOff.when'), visitTime(visit, locale)],
        [t('email.order.reason'), visit.reason],
        [t('email.order.order'), order.orderNo],
      ],
    },
    {
      label: t('email.calledOff.choose'),
      url: origin + localePath(locale, links.profile('order', order.orderNo)),
    },
  ];
};

/** Tells a shopper that the day was called off; calendars forget it. */
export const calledOffEmail = (context: OrderEmailContext, visit: CalledOff): Mail => ({
  to: context.email,
  dedupeKey: `called-off:${visit.visitId}`,
  subject: `${localised(calledOffTitle(), context.locale)} (${context.order.orderNo})`,
  letter: inBoth(context.locale, (language) => partsOf(context, visit, language)),
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
