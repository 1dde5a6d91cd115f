import { useTranslation, type Words } from '@tapnook/platform';
import { Tag, type Tone } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { usesLine } from '../model/order-lines.ts';
import { isPartlyUsed, type Order, type Voucher } from '../model/order.ts';

const TONES: Readonly<Record<Order['orderStatus'], Tone>> = {
  TBP: 'hot',
  TBC: 'info',
  TBR: 'warn',
  PTR: 'info',
  COM: 'ok',
  EXP: 'neutral',
  INV: 'bad',
};

/** The order's status label (part 1, section 4); a closed order gives the reason. */
export const statusText = (
  order: Pick<Order, 'orderStatus' | 'endReason'>,
  t: Words['t'],
): string =>
  order.orderStatus === 'INV' && order.endReason
    ? t(`status.INV_${order.endReason}`)
    : t(`status.${order.orderStatus}`);

export const OrderStatusTag = ({
  order,
}: {
  readonly order: Pick<Order, 'orderStatus' | 'endReason'>;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <Tag tone={TONES[order.orderStatus]} size="m">
      {statusText(order, t)}
    </Tag>
  );
};

const VOUCHER_TONES: Readonly<Record<Voucher['status'], Tone>> = {
  requires_redeemed: 'warn',
  redeemed: 'ok',
  expired_and_redeemed: 'neutral',
  expired_and_unredeemed: 'neutral',
  expired_and_invalid: 'neutral',
  invalid: 'neutral',
};
/** A voucher's status; a partly used one shows its uses. */
export const VoucherStatusTag = ({ voucher }: { readonly voucher: Voucher }): ReactElement => {
  const words = useTranslation();
  const partly = isPartlyUsed(voucher);
  return (
    <Tag tone={partly ? 'info' : VOUCHER_TONES[voucher.status]} size="m">
      {partly ? usesLine(voucher, words) : words.t(`voucherStatus.${voucher.status}`)}
    </Tag>
  );
};
