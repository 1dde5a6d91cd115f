import { links, localePath, localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import { formatDateTime, formatMoney, personName } from '@tapnook/kernel';
import type { OrderChange } from '../modules/date-changes/index.ts';
import type { Mail } from '../modules/jobs/index.ts';
import { freeUntilOf, type Order } from '../modules/orders/index.ts';
import { bilingual, translator } from '../translations.ts';
import type { Desk } from './backoffice-address.ts';
import { deskSubject, inBoth, visitTime, type LetterPart } from './email-body.ts';
import { placeFacts, type OrderEmailContext, visitCalendars } from './order-email-sections.ts';

type ChangeStep = 'done' | 'waiting' | 'ended';
const stepOf = ({ state }: OrderChange): ChangeStep => (state === 'held' ? 'waiting' : state);

/** Title of letter and notice: each names the day that it is about, since days change again. */
export const dateChangeTitle = (change: OrderChange): LocalisedText => {
  const step = stepOf(change);
  const slot =
    step === 'ended'
      ? { day: change.fromDay, time: change.fromTime }
      : { day: change.toDay, time: change.toTime };
  return bilingual(`email.dateChange.title.${step}`, {
    when: (locale: Locale) => visitTime(slot, locale),
  });
};

const dayFacts = (change: OrderChange, locale: Locale): (readonly [string, string])[] => {
  const t = translator(locale);
  const from = visitTime({ day: change.fromDay, time: change.fromTime }, locale);
  const to = visitTime({ day: change.toDay, time: change.toTime }, locale);
  const step = stepOf(change);
  return step === 'ended'
    ? [
        [t('email.dateChange.stays'), from],
        [t('email.dateChange.asked'), to],
      ]
    : [
        [t('email.dateChange.before'), from],
        [t(step === 'done' ? 'email.dateChange.now' : 'email.dateChange.asked'), to],
      ];
};

const moneyFacts = (
  { difference }: OrderChange,
  { currency }: Order,
  locale: Locale,
): (readonly [string, string])[] =>
  difference === 0
    ? []
    : [
        [
          translator(locale)(difference > 0 ? 'email.dateChange.more' : 'email.dateChange.less'),
          formatMoney(Math.abs(difference), currency),
        ],
      ];

const partsOf = (
  { order, origin, now }: OrderEmailContext,
  change: OrderChange,
  locale: Locale,
): readonly LetterPart[] => {
  const t = translator(locale);
  const step = stepOf(change);
  const until = freeUntilOf(order);
  const urlOf = (path: string): string => origin + localePath(locale, path);
  return [
    { title: localised(order.snapshot.productName, locale) },
    t(`email.dateChange.body.${step}`),
    {
      facts: [
        ...dayFacts(change, locale),
        ...(step === 'ended' ? [] : moneyFacts(change, order, locale)),
        ...placeFacts(order, locale),
        [t('email.order.order'), order.orderNo],
      ],
    },
    ...(step === 'done' && until && Date.parse(until) > now.getTime()
      ? [t('email.dateChange.until', { time: formatDateTime(until, locale) })]
      : []),
    {
      label: t('email.order.openVouchers', { count: change.units }),
      url: urlOf(links.voucher(order.orderNo)),
    },
    { label: t('email.order.openOrder'), url: urlOf(links.profile('order', order.orderNo)) },
  ];
};

/** The letter of one step of a change; once it is through, calendars move the visit. */
export const dateChangeEmail = (context: OrderEmailContext, change: OrderChange): Mail => {
  const step = stepOf(change);
  return {
    to: context.email,
    dedupeKey: `date-change:${change.id}:${step}`,
    subject: `${localised(dateChangeTitle(change), context.locale)} (${context.order.orderNo})`,
    letter: inBoth(context.locale, (language) => partsOf(context, change, language)),
    ...(step === 'done' && {
      calendars: visitCalendars(context, [
        {
          id: context.order.orderNo,
          day: change.toDay,
          time: change.toTime,
          options: context.order.snapshot.options,
        },
      ]),
    }),
  };
};

/** What the merchant, or our own desk, is told of a change. */
export const deskDateChangeEmail = (
  { to, locale: first }: Desk,
  order: Order,
  change: OrderChange,
): Mail => {
  const step = stepOf(change);
  const isAsked = step === 'waiting';
  const parts = (locale: Locale): readonly LetterPart[] => {
    const t = translator(locale);
    return [
      t(isAsked ? 'email.dateChange.desk.asks' : 'email.dateChange.desk.changed'),
      {
        facts: [
          [
            t('email.order.order'),
            `${order.orderNo} · ${localised(order.snapshot.productName, locale)}`,
          ],
          ...dayFacts(change, locale),
          [t('email.dateChange.units'), String(change.units)],
          ...(personName(order) ? [[t('email.desk.shopper'), personName(order)] as const] : []),
          ...(change.confirmBy && isAsked
            ? [
                [
                  t('email.desk.confirmBy'),
                  formatDateTime(change.confirmBy.toISOString(), locale),
                ] as const,
              ]
            : []),
        ],
      },
    ];
  };
  const about = bilingual(
    isAsked ? 'email.dateChange.desk.asksAbout' : 'email.dateChange.desk.changedAbout',
  );
  return {
    to,
    dedupeKey: `date-change:${change.id}:desk:${step}`,
    subject: `${deskSubject(first, about)} (${order.orderNo})`,
    letter: inBoth(first, parts),
  };
};
