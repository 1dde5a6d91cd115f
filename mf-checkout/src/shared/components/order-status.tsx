import { useTranslation, type Words } from '@tapnook/platform';
import { Tag, type Tone } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { usesLine } from '../model/order-lines.ts';
import {
  holdOf,
  isGiven,
  isPartlyUsed,
  shownState,
  type Order,
  type Voucher,
} from '../model/order.ts';

const TONES: Readonly<Record<Order['orderStatus'], Tone>> = {
  TBP: 'hot',
  TBC: 'info',
  TBR: 'warn',
  PTR: 'info',
  COM: 'ok',
  EXP: 'neutral',
  INV: 'bad',
};

type OrderState = Pick<
  Order,
  'orderStatus' | 'endReason' | 'redemptionHold' | 'unreturnedAmount' | 'vouchers'
>;

/** Of an order of which nothing but friends' vouchers can still be used: whether they have them. */
const givenState = ({ vouchers }: OrderState): 'unclaimed' | 'given' | undefined => {
  const usable = vouchers.filter(({ status }) => status === 'requires_redeemed');
  if (usable.length === 0 || !usable.every(isGiven)) return undefined;
  return usable.every(({ given }) => given?.isClaimed) ? 'given' : 'unclaimed';
};

/**
 * The order's status label (part 1, section 4); a closed order gives the reason, and one whose
 * vouchers may not be used or are friends', or whose refund did not arrive, says so.
 */
export const statusText = (order: OrderState, t: Words['t']): string => {
  const { orderStatus, endReason } = order;
  if (holdOf(order)) return t('voucherStatus.onHold');
  const given = givenState(order);
  if (given) return t(`voucherStatus.${given}`);
  if (orderStatus !== 'INV' || !endReason) return t(`status.${orderStatus}`);
  return t(
    endReason === 'refunded' && order.unreturnedAmount
      ? 'status.unreturned'
      : `status.INV_${endReason}`,
  );
};

export const OrderStatusTag = ({ order }: { readonly order: OrderState }): ReactElement => {
  const { t } = useTranslation();
  return (
    <Tag tone={TONES[order.orderStatus]} size="m">
      {statusText(order, t)}
    </Tag>
  );
};

const VOUCHER_TONES: Readonly<Record<ReturnType<typeof shownState>, Tone>> = {
  onHold: 'bad',
  unreturned: 'bad',
  unclaimed: 'warn',
  given: 'neutral',
  requires_redeemed: 'warn',
  redeemed: 'ok',
  expired_and_redeemed: 'neutral',
  expired_and_unredeemed: 'neutral',
  expired_and_invalid: 'neutral',
  invalid: 'neutral',
};
/** A voucher's status; a partly used one shows its uses. */
export const VoucherStatusTag = ({
  order,
  voucher,
}: {
  readonly order: OrderState;
  readonly voucher: Voucher;
}): ReactElement => {
  const words = useTranslation();
  const state = shownState(order, voucher);
  const partly = state === voucher.status && isPartlyUsed(voucher);
  return (
    <Tag tone={partly ? 'info' : VOUCHER_TONES[state]} size="m">
      {partly ? usesLine(voucher, words) : words.t(`voucherStatus.${state}`)}
    </Tag>
  );
};
