import { formatDateTime, formatMoney } from '@tapnook/kernel';
import type { CallData, Words } from '@tapnook/platform';
import type { TimelineItem } from '@tapnook/ui';

export type RefundTerms = CallData<'getRefundTerms'>;
export type RefundRequest = RefundTerms['requests'][number];
export const REFUND_REASONS = [
  'plans_changed',
  'illness',
  'not_as_described',
  'merchant_closed',
  'bought_twice',
  'other',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What some vouchers bring back, and what the rule promises of it. */
export const sumOfVouchers = (
  terms: RefundTerms,
  chosen: readonly string[],
): { readonly amount: number; readonly policyAmount: number } =>
  terms.vouchers
    .filter(({ voucherNo }) => chosen.includes(voucherNo))
    .reduce(
      (sum, voucher) => ({
        amount: sum.amount + voucher.amount,
        policyAmount: sum.policyAmount + voucher.policyAmount,
      }),
      { amount: 0, policyAmount: 0 },
    );

/** Whether the shopper can still write to a request. `now` in milliseconds. */
export const canAnswer = ({ state, appealUntil }: RefundRequest, now: number): boolean =>
  state === 'waiting' ||
  state === 'escalated' ||
  (state === 'declined' && appealUntil !== null && Date.parse(appealUntil) > now);

export const isOpenRequest = ({ state }: RefundRequest): boolean =>
  state === 'waiting' || state === 'escalated';

/** Where a request stands, in a sentence with its clock. */
export const requestText = (
  request: RefundRequest,
  now: number,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string => {
  const { state, answerDueAt, appealUntil, grantedAmount } = request;
  if (state === 'waiting')
    return t('request.text_waiting', { time: formatDateTime(answerDueAt ?? '', locale) });
  if (state === 'declined')
    return canAnswer(request, now)
      ? t('request.text_declined', { time: formatDateTime(appealUntil ?? '', locale) })
      : t('request.text_declinedOver');
  if (state === 'approved')
    return t('request.text_approved', { amount: formatMoney(grantedAmount ?? 0) });
  return t(`request.text_${state}`);
};

const STATES = {
  asked: 'done',
  answered: 'done',
  escalated: 'now',
  approved: 'done',
  declined: 'bad',
  refused: 'bad',
  withdrawn: 'back',
} as const satisfies Record<RefundRequest['events'][number]['event'], TimelineItem['state']>;

/** The steps of a request, the newest first. */
export const requestSteps = (
  request: RefundRequest,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): readonly TimelineItem[] =>
  request.events
    .map(({ id, at, actor, event, message, amount }): TimelineItem => ({
      id,
      time: formatDateTime(at, locale),
      title: t(
        event === 'answered' || event === 'asked' || actor !== 'clock'
          ? `request.event_${event}`
          : `request.clock_${event === 'withdrawn' ? 'withdrawn' : 'escalated'}`,
      ),
      state: STATES[event],
      detail:
        [event === 'approved' && amount !== null ? formatMoney(amount) : '', message ?? '']
          .filter(Boolean)
          .join(' · ') || undefined,
    }))
    .toReversed();
