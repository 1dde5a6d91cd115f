import { localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import { formatMoney } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import { bilingual, translator } from '../translations.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import { type OrderEmailContext, receiptOf } from './order-email-sections.ts';

/** What a shopper is told of; a refund in the gateway's dashboard has the letter of a refund. */
export type ToldCase = 'refund_failed' | 'dispute_opened' | 'dispute_won' | 'dispute_lost';

const TOLD: ReadonlySet<string> = new Set<ToldCase>([
  'refund_failed',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
]);
export const isToldCase = (kind: string): kind is ToldCase => TOLD.has(kind);

/** The title and the sentence of letter and notice. */
export const paymentCaseTexts = (
  kind: ToldCase,
): { readonly title: LocalisedText; readonly body: LocalisedText } => ({
  title: bilingual(`email.paymentCase.${kind}.title`),
  body: bilingual(`email.paymentCase.${kind}.body`),
});

const partsOf = (
  context: OrderEmailContext,
  kind: ToldCase,
  amount: number,
  locale: Locale,
): readonly LetterPart[] => {
  const { order } = context;
  const t = translator(locale);
  return [
    { title: t(`email.paymentCase.${kind}.title`) },
    t(`email.paymentCase.${kind}.body`),
    {
      facts: [
        [t('email.paymentCase.amount'), formatMoney(amount, order.currency)],
        [
          t('email.order.order'),
          `${order.orderNo} · ${localised(order.snapshot.productName, locale)}`,
        ],
      ],
    },
    receiptOf(context, locale),
  ];
};

/** The letter about money that moved, or did not, without the shop. */
export const paymentCaseEmail = (
  context: OrderEmailContext,
  { id, kind, amount }: { readonly id: string; readonly kind: ToldCase; readonly amount: number },
): Mail => {
  const title = translator(context.locale)(`email.paymentCase.${kind}.title`);
  return {
    to: context.email,
    dedupeKey: `payment-case:${id}`,
    subject: `${title} (${context.order.orderNo})`,
    letter: inBoth(context.locale, (language) => partsOf(context, kind, amount, language)),
  };
};
