import { formatMoney, groupDigits } from '@tapnook/kernel';
import type { Words } from '@tapnook/platform';
import type { Order } from './order.ts';

/** How a paid order ended whose money is returned; undefined for an order that was never paid. */
export const refundReason = ({
  endReason,
}: Pick<Order, 'endReason'>): 'rejected' | 'refunded' | 'withdrawn' | 'unconfirmed' | undefined =>
  endReason === 'canceled' || endReason === 'expired' ? undefined : (endReason ?? undefined);

/** What happened to the money, coins and code of a closed order. */
export const orderClosedMessage = (t: Words['t'], order: Order): string => {
  const refund = refundReason(order);
  const coins = refund ? order.refundedTapCoin : order.usedTapCoin;
  const { paymentAmount, refundedAmount, lateAmount, unreturnedAmount } = order;
  const isPartial = refund && refundedAmount > 0 && refundedAmount < paymentAmount;
  const unpaid = lateAmount
    ? t('ended.late', { amount: formatMoney(lateAmount) })
    : t('refused.notCharged');
  const unreturned = refund &&
    unreturnedAmount && [
      t('money.sentence', {
        text: t('trouble.unreturned', { amount: formatMoney(unreturnedAmount) }),
      }),
      t('trouble.unreturnedText'),
    ];
  const part = isPartial && [
    t('ended.part', { amount: formatMoney(refundedAmount) }),
    t('ended.kept', { amount: formatMoney(paymentAmount - refundedAmount) }),
  ];
  return [
    ...(unreturned || part || [refund ? t(`result.${refund}Text`) : unpaid]),
    ...(coins > 0 ? [t('ended.coins', { coins: groupDigits(coins) })] : []),
    ...(order.discountCode && !refund ? [t('ended.code', { code: order.discountCode })] : []),
  ].reduce((first, second) => t('result.sentences', { first, second }));
};
