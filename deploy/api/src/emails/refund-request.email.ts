import { links, localePath, localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import { formatDateTime, formatMoney, personName } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import type { Order } from '../modules/orders/index.ts';
import type { RefundRequest } from '../modules/refunds/index.ts';
import { bilingual, translator } from '../translations.ts';
import type { Desk } from './backoffice-address.ts';
import { deskSubject, inBoth, type LetterPart } from './email-body.ts';
import { type OrderEmailContext } from './order-email-sections.ts';

/** The steps of a request of which its shopper has a letter. */
export type ToldStep = 'asked' | 'declined' | 'escalated' | 'refused';
const TOLD: ReadonlySet<string> = new Set<ToldStep>(['asked', 'declined', 'escalated', 'refused']);
export const isToldStep = (step: string): step is ToldStep => TOLD.has(step);

/** Title of letter and notice. */
export const refundRequestTitle = (step: ToldStep): LocalisedText =>
  bilingual(`email.refundRequest.${step}.title`);

const untilOf = (request: RefundRequest, step: ToldStep, locale: Locale): string => {
  const until = step === 'declined' ? request.appealUntil : request.answerDueAt;
  return until ? formatDateTime(until.toISOString(), locale) : '';
};

const partsOf = (
  { order, origin }: OrderEmailContext,
  request: RefundRequest,
  step: ToldStep,
  message: string | null,
  locale: Locale,
): readonly LetterPart[] => {
  const t = translator(locale);
  const merchant = order.snapshot.merchantName;
  return [
    { title: localised(order.snapshot.productName, locale) },
    t(`email.refundRequest.${step}.body`, { merchant, until: untilOf(request, step, locale) }),
    {
      facts: [
        [t('email.refundRequest.amount'), formatMoney(request.amount, order.currency)],
        [t('email.refundRequest.rule'), formatMoney(request.policyAmount, order.currency)],
        ...(message ? [[t('email.refundRequest.message'), message] as const] : []),
        [t('email.order.order'), order.orderNo],
      ],
    },
    {
      label: t('email.order.openOrder'),
      url: origin + localePath(locale, links.profile('order', order.orderNo)),
    },
  ];
};

/** The letter of one step of a request to its shopper. */
export const refundRequestEmail = (
  context: OrderEmailContext,
  request: RefundRequest,
  step: ToldStep,
  message: string | null,
): Mail => ({
  to: context.email,
  dedupeKey: `refund-request:${request.id}:${step}`,
  subject: `${localised(refundRequestTitle(step), context.locale)} (${context.order.orderNo})`,
  letter: inBoth(context.locale, (language) => partsOf(context, request, step, message, language)),
});

const DESK_STEPS = ['asked', 'answered', 'withdrawn', 'escalated'] as const;

const deskFacts = (
  order: Order,
  request: RefundRequest,
  step: string,
  message: string | null,
  locale: Locale,
): LetterPart => {
  const t = translator(locale);
  const said = message ?? request.message;
  return {
    facts: [
      [
        t('email.order.order'),
        `${order.orderNo} · ${localised(order.snapshot.productName, locale)}`,
      ],
      [t('email.refundRequest.amount'), formatMoney(request.amount, order.currency)],
      [t('email.refundRequest.rule'), formatMoney(request.policyAmount, order.currency)],
      ...(personName(order) ? [[t('email.desk.shopper'), personName(order)] as const] : []),
      ...(said ? [[t('email.refundRequest.message'), said] as const] : []),
      ...(step === 'asked'
        ? [
            [
              t('email.refundRequest.answerBy'),
              formatDateTime(request.answerDueAt.toISOString(), locale),
            ] as const,
          ]
        : []),
    ],
  };
};

/** What the merchant, or our own desk, is told of a request. It names no voucher and no address. */
export const deskRequestEmail = (
  { to, locale }: Desk,
  order: Order,
  request: RefundRequest,
  step: string,
  message: string | null,
  now: Date,
): Mail => {
  const about = DESK_STEPS.find((known) => known === step) ?? 'answered';
  const title = bilingual(`email.refundRequest.desk.${about}`);
  const answeredAt = step === 'answered' ? now.getTime() : '';
  return {
    to,
    subject: `${deskSubject(locale, title)} (${order.orderNo})`,
    dedupeKey: `refund-request:${request.id}:desk:${step}:${answeredAt}`,
    letter: inBoth(locale, (language) => [
      translator(language)(`email.refundRequest.desk.${about}`),
      deskFacts(order, request, step, message, language),
    ]),
  };
};
