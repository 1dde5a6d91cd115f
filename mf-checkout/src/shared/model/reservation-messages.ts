import { groupDigits, hongKongTime } from '@tapnook/kernel';
import type { Words } from '@tapnook/platform';
import type { Order } from './order.ts';

/** Until when an unpaid order is reserved, with its coins and code; empty for any other order. */
export const reservationSentences = (
  t: Words['t'],
  {
    orderStatus,
    holdExpiresAt,
    usedTapCoin,
    discountCode,
  }: Pick<Order, 'orderStatus' | 'holdExpiresAt' | 'usedTapCoin' | 'discountCode'>,
): readonly string[] => {
  if (orderStatus !== 'TBP' || !holdExpiresAt) return [];
  const time = hongKongTime(holdExpiresAt);
  return [
    t('held.until', { time }),
    ...(usedTapCoin > 0 ? [t('held.coins', { coins: groupDigits(usedTapCoin), time })] : []),
    ...(discountCode ? [t('held.code', { code: discountCode })] : []),
  ];
};
