import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import { formatDateTime, formatMoney, personName } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import type { Order } from '../modules/orders/index.ts';
import type { RefundRequest } from '../modules/refunds/index.ts';
import { deskAddress } from './backoffice-address.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import { type OrderEmailContext, WORDS } from './order-email-sections.ts';

/** The steps of a request of which its shopper has a letter. */
export type ToldStep = 'asked' | 'declined' | 'escalated' | 'refused';
interface StepWords {
  readonly title: string;
  readonly body: (details: { readonly merchant: string; readonly until: string }) => string;
}

/** Titles and sentences of letter and notice. */
export const REQUEST_WORDS: Readonly<Record<ToldStep, Readonly<Record<Locale, StepWords>>>> = {
  asked: {
    'en-US': {
      title: 'We have your refund request',
      body: ({ merchant, until }) =>
        `${merchant} answers by ${until}. If they do not, we decide. You can follow, answer ` +
        'and withdraw it on the order page.',
    },
    'zh-HK': {
      title: '已收到你的退款申請',
      body: ({ merchant, until }) =>
        `${merchant}將於${until}前回覆，否則由我們決定。你可在訂單頁查看進度、補充資料或撤回申請。`,
    },
  },
  declined: {
    'en-US': {
      title: 'The merchant declined your refund request',
      body: ({ merchant, until }) =>
        `${merchant} did not agree to this refund. If you see it differently, answer on the ` +
        `order page by ${until} and we will decide.`,
    },
    'zh-HK': {
      title: '商戶未有接受你的退款申請',
      body: ({ merchant, until }) =>
        `${merchant}未有同意退款。如有不同意見，請於${until}前在訂單頁回覆，我們會作出決定。`,
    },
  },
  escalated: {
    'en-US': {
      title: 'We are deciding your refund request',
      body: () => 'The request is with us now. We look at both sides and write to you.',
    },
    'zh-HK': {
      title: '你的退款申請現由我們處理',
      body: () => '申請已轉交我們處理。我們會考慮雙方所述，並以電郵通知你結果。',
    },
  },
  refused: {
    'en-US': {
      title: 'Your refund request was not granted',
      body: () => 'We looked at both sides and decided against a refund. The order stays as it is.',
    },
    'zh-HK': {
      title: '你的退款申請未獲批准',
      body: () => '我們考慮雙方所述後，決定不作退款。訂單維持不變。',
    },
  },
};

const LABELS = {
  'en-US': {
    asked: 'Asked for',
    rule: 'By the product’s rule',
    words: 'Message',
    open: 'Open the order',
  },
  'zh-HK': { asked: '申請金額', rule: '按產品規則可退', words: '留言', open: '查看訂單' },
} as const;

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
  const labels = LABELS[locale];
  const words = REQUEST_WORDS[step][locale];
  const merchant = localised(order.snapshot.merchantName, locale);
  return [
    { title: localised(order.snapshot.productName, locale) },
    words.body({ merchant, until: untilOf(request, step, locale) }),
    {
      facts: [
        [labels.asked, formatMoney(request.amount, order.currency)],
        [labels.rule, formatMoney(request.policyAmount, order.currency)],
        ...(message ? [[labels.words, message] as const] : []),
        [WORDS[locale].order, order.orderNo],
      ],
    },
    {
      label: labels.open,
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
  subject: `${REQUEST_WORDS[step][context.locale].title} (${context.order.orderNo})`,
  letter: inBoth(
    context.locale,
    partsOf(context, request, step, message, 'en-US'),
    partsOf(context, request, step, message, 'zh-HK'),
  ),
});

const DESK_SUBJECTS = {
  asked: ['Refund asked for', '有新退款申請'],
  answered: ['The shopper wrote about a refund', '顧客就退款補充資料'],
  withdrawn: ['A refund request was withdrawn', '退款申請已撤回'],
  escalated: ['A refund request needs our decision', '退款申請須由我們決定'],
} as const;

/** What the merchant, or our own desk, is told of a request. It names no voucher and no address. */
export const deskRequestEmail = (
  merchantEmail: string | undefined,
  ours: string,
  order: Order,
  request: RefundRequest,
  step: string,
  message: string | null,
  now: Date,
): Mail => {
  const isKnown = (key: string): key is keyof typeof DESK_SUBJECTS => key in DESK_SUBJECTS;
  const [english, chinese] = DESK_SUBJECTS[isKnown(step) ? step : 'answered'];
  const facts = (locale: Locale): LetterPart => ({
    facts: [
      [WORDS[locale].order, `${order.orderNo} · ${localised(order.snapshot.productName, locale)}`],
      [LABELS[locale].asked, formatMoney(request.amount, order.currency)],
      [LABELS[locale].rule, formatMoney(request.policyAmount, order.currency)],
      ...(personName(order)
        ? [[locale === 'zh-HK' ? '顧客' : 'Shopper', personName(order)] as const]
        : []),
      ...((message ?? request.message)
        ? [[LABELS[locale].words, message ?? request.message ?? ''] as const]
        : []),
      ...(step === 'asked'
        ? [
            [
              locale === 'zh-HK' ? '回覆期限' : 'Answer by',
              formatDateTime(request.answerDueAt.toISOString(), locale),
            ] as const,
          ]
        : []),
    ],
  });
  return {
    to: deskAddress(merchantEmail, ours),
    subject: `TapNook 拾角：${chinese} · ${english} (${order.orderNo})`,
    dedupeKey: `refund-request:${request.id}:desk:${step}:${step === 'answered' ? now.getTime() : ''}`,
    letter: inBoth('zh-HK', [english, facts('en-US')], [chinese, facts('zh-HK')]),
  };
};
