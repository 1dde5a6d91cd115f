import { localised, type Locale } from '@tapnook/contracts';
import { formatMoney } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import { type OrderEmailContext, receiptOf, WORDS } from './order-email-sections.ts';

/** What a shopper is told of; a refund in the gateway's dashboard has the letter of a refund. */
export type ToldCase = 'refund_failed' | 'dispute_opened' | 'dispute_won' | 'dispute_lost';

interface CaseWords {
  readonly title: string;
  readonly body: string;
}
/** The titles and sentences of letter and notice. */
export const CASE_WORDS: Readonly<Record<ToldCase, Readonly<Record<Locale, CaseWords>>>> = {
  refund_failed: {
    'en-US': {
      title: 'Your refund did not arrive',
      body:
        'Your bank or wallet did not take the refund, so the money is still with us. We will ' +
        'return it another way and write to you. You need not do anything.',
    },
    'zh-HK': {
      title: '退款未能完成',
      body: '你的銀行或電子錢包未能接收退款，款項仍由我們保管。我們會以其他方式退回並通知你，你無須採取任何行動。',
    },
  },
  dispute_opened: {
    'en-US': {
      title: 'A payment of yours is disputed',
      body:
        'Your bank told us that this payment is disputed. Until it decides, the vouchers of ' +
        'this order may not be usable. If that was a mistake, tell your bank.',
    },
    'zh-HK': {
      title: '你的一筆付款正被爭議',
      body: '你的銀行通知我們，持卡人對這筆付款提出爭議。在銀行作出決定前，此訂單的電子券可能暫時無法使用。如屬誤會，請聯絡你的銀行。',
    },
  },
  dispute_won: {
    'en-US': {
      title: 'The payment stands',
      body:
        'The dispute about this payment is closed. The payment stands, and the vouchers of this ' +
        'order can be used as before.',
    },
    'zh-HK': {
      title: '付款維持有效',
      body: '這筆付款的爭議已經結束，付款維持有效，此訂單的電子券可如常使用。',
    },
  },
  dispute_lost: {
    'en-US': {
      title: 'The payment went back to you',
      body:
        'Your bank decided the dispute about this payment for you and returned the money. ' +
        'Unused vouchers of this order may no longer be usable.',
    },
    'zh-HK': {
      title: '款項已退回給你',
      body: '你的銀行就這筆付款的爭議判你得直，並已退回款項。此訂單未使用的電子券可能不再有效。',
    },
  },
};

const partsOf = (
  context: OrderEmailContext,
  kind: ToldCase,
  amount: number,
  locale: Locale,
): readonly LetterPart[] => {
  const { order } = context;
  return [
    { title: CASE_WORDS[kind][locale].title },
    CASE_WORDS[kind][locale].body,
    {
      facts: [
        [locale === 'zh-HK' ? '金額' : 'Amount', formatMoney(amount, order.currency)],
        [
          WORDS[locale].order,
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
): Mail => ({
  to: context.email,
  dedupeKey: `payment-case:${id}`,
  subject: `${CASE_WORDS[kind][context.locale].title} (${context.order.orderNo})`,
  letter: inBoth(
    context.locale,
    partsOf(context, kind, amount, 'en-US'),
    partsOf(context, kind, amount, 'zh-HK'),
  ),
});
