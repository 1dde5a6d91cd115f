import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import { formatDateTime, formatDay, formatMoney, personName } from '@tapnook/kernel';
import type { OrderChange } from '../modules/date-changes/index.ts';
import type { Mail } from '../modules/jobs/index.ts';
import { freeUntilOf, type Order } from '../modules/orders/index.ts';
import { deskAddress } from './backoffice-address.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import {
  branchLines,
  type OrderEmailContext,
  visitCalendars,
  WORDS,
} from './order-email-sections.ts';

export type ChangeStep = 'done' | 'waiting' | 'ended';
export const stepOf = ({ state }: OrderChange): ChangeStep =>
  state === 'held' ? 'waiting' : state;

const TEXTS = {
  'en-US': {
    title: {
      done: 'Your date has changed',
      waiting: 'Your new date waits for the merchant',
      ended: 'Your date stays as it was',
    },
    body: {
      done: 'The vouchers are the same and show the new date.',
      waiting: 'Until the merchant has confirmed the new date, your old one is kept.',
      ended:
        'The merchant could not confirm the new date, so the old one stays. Anything you paid ' +
        'for the change goes back to you.',
    },
    before: 'Before',
    now: 'Now',
    asked: 'Asked for',
    stays: 'Stays',
    more: 'Paid for the change',
    less: 'Goes back to you',
    where: 'Where',
    until: (time: string) => `You can change it again for free until ${time}.`,
    vouchers: (count: number) => (count === 1 ? 'Show voucher' : 'Show vouchers'),
    order: 'Open the order',
    shopper: 'Shopper',
    units: 'Units',
    by: 'Confirm by',
  },
  'zh-HK': {
    title: { done: '日期已更改', waiting: '新日期待商戶確認', ended: '日期維持不變' },
    body: {
      done: '電子券不變，並已顯示新日期。',
      waiting: '商戶確認新日期之前，原有日期會為你保留。',
      ended: '商戶未能確認新日期，原有日期維持不變。如已為更改付款，款項將全數退回。',
    },
    before: '原定時間',
    now: '新時間',
    asked: '申請改為',
    stays: '維持',
    more: '已付差額',
    less: '退回差額',
    where: '地點',
    until: (time: string) => `可於${time}前再次免費改期。`,
    vouchers: () => '出示電子券',
    order: '查看訂單',
    shopper: '顧客',
    units: '數量',
    by: '確認期限',
  },
} as const;

/** Title of letter and notice. */
export const dateChangeTitle = (step: ChangeStep, locale: Locale): string =>
  TEXTS[locale].title[step];

const dayText = (day: string, time: string | null, locale: Locale): string =>
  [formatDay(day, locale), time].filter(Boolean).join(' ');

const dayFacts = (change: OrderChange, locale: Locale): (readonly [string, string])[] => {
  const texts = TEXTS[locale];
  const from = dayText(change.fromDay, change.fromTime, locale);
  const to = dayText(change.toDay, change.toTime, locale);
  const step = stepOf(change);
  return step === 'ended'
    ? [
        [texts.stays, from],
        [texts.asked, to],
      ]
    : [
        [texts.before, from],
        [step === 'done' ? texts.now : texts.asked, to],
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
          difference > 0 ? TEXTS[locale].more : TEXTS[locale].less,
          formatMoney(Math.abs(difference), currency),
        ],
      ];

const partsOf = (
  { order, origin, now }: OrderEmailContext,
  change: OrderChange,
  locale: Locale,
): readonly LetterPart[] => {
  const texts = TEXTS[locale];
  const step = stepOf(change);
  const until = freeUntilOf(order);
  const where = branchLines(order, locale);
  const urlOf = (path: string): string => origin + localePath(locale, path);
  return [
    { title: localised(order.snapshot.productName, locale) },
    texts.body[step],
    {
      facts: [
        ...dayFacts(change, locale),
        ...(step === 'ended' ? [] : moneyFacts(change, order, locale)),
        ...(where ? [[texts.where, where] as const] : []),
        [WORDS[locale].order, order.orderNo],
      ],
    },
    ...(step === 'done' && until && Date.parse(until) > now.getTime()
      ? [texts.until(formatDateTime(until, locale))]
      : []),
    { label: texts.vouchers(change.units), url: urlOf(links.voucher(order.orderNo)) },
    { label: texts.order, url: urlOf(links.profile('order', order.orderNo)) },
  ];
};

/** The letter of one step of a change; once it is through, calendars move the visit. */
export const dateChangeEmail = (context: OrderEmailContext, change: OrderChange): Mail => {
  const step = stepOf(change);
  return {
    to: context.email,
    dedupeKey: `date-change:${change.id}:${step}`,
    subject: `${dateChangeTitle(step, context.locale)} (${context.order.orderNo})`,
    letter: inBoth(
      context.locale,
      partsOf(context, change, 'en-US'),
      partsOf(context, change, 'zh-HK'),
    ),
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
  merchantEmail: string | undefined,
  ours: string,
  order: Order,
  change: OrderChange,
): Mail => {
  const step = stepOf(change);
  const parts = (locale: Locale): readonly LetterPart[] => [
    locale === 'zh-HK'
      ? step === 'waiting'
        ? '有顧客申請改期，待你確認。'
        : '有顧客已更改日期。'
      : step === 'waiting'
        ? 'A shopper asks for another date, which you have to confirm.'
        : 'A shopper has changed the date.',
    {
      facts: [
        [
          WORDS[locale].order,
          `${order.orderNo} · ${localised(order.snapshot.productName, locale)}`,
        ],
        ...dayFacts(change, locale),
        [TEXTS[locale].units, String(change.units)],
        ...(personName(order) ? [[TEXTS[locale].shopper, personName(order)] as const] : []),
        ...(change.confirmBy && step === 'waiting'
          ? [[TEXTS[locale].by, formatDateTime(change.confirmBy.toISOString(), locale)] as const]
          : []),
      ],
    },
  ];
  return {
    to: deskAddress(merchantEmail, ours),
    dedupeKey: `date-change:${change.id}:desk:${step}`,
    subject:
      step === 'waiting'
        ? `TapNook 拾角：改期待確認 · Date to confirm (${order.orderNo})`
        : `TapNook 拾角：顧客已改期 · Date changed (${order.orderNo})`,
    letter: inBoth('zh-HK', parts('en-US'), parts('zh-HK')),
  };
};
