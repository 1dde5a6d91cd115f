import type { LocalisedText } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { bookings, visitOptions } from '../booking/index.ts';
import { type Order, orderEvents } from '../orders/index.ts';

type TimelineEvent = z.input<Api['getOrderTimeline']['data']>['events'][number];
const t = (en_gb: string, zh_hk: string): LocalisedText => ({ en_gb, zh_hk });

/** What a shopper is told of each event; those without words stay inside. */
const TITLES: Readonly<Record<string, LocalisedText>> = {
  order_created: t('Order placed, held for 30 minutes', '已下單，保留30分鐘'),
  order_paid: t('Paid', '已付款'),
  order_canceled: t('Order cancelled', '訂單已取消'),
  order_expired: t('Not paid in time, no longer held', '逾時未付款，不再保留'),
  order_rejected: t('The merchant could not take this order', '商戶未能接受此訂單'),
  order_withdrawn: t('Cancelled by you before it was confirmed', '你已在商戶確認前取消'),
  order_unconfirmed: t(
    'Not confirmed within 24 hours, the order ended',
    '商戶未於24小時內確認，訂單已取消',
  ),
  day_called_off: t('The merchant called the day off', '商戶已取消當日安排'),
  date_changed: t('Date changed', '已更改日期'),
  refund_asked: t('Refund asked for', '已申請退款'),
  refund_declined: t('The merchant declined the refund', '商戶未有同意退款'),
  refund_escalated: t('The refund request is with us', '退款申請現由我們處理'),
  refund_refused: t('The refund was not granted', '退款未獲批准'),
  refund_withdrawn: t('Refund request withdrawn', '已撤回退款申請'),
  order_tbr: t('Confirmed by the merchant', '商戶已確認'),
  order_com: t('Completed', '已完成'),
  order_exp: t('Expired', '已過期'),
  payment_pending: t('Payment started', '開始付款'),
  payment_failed: t('Payment declined, nothing was charged', '付款被拒，並未扣款'),
  payment_canceled: t('Payment cancelled, nothing was charged', '付款已取消，並未扣款'),
  payment_expired: t('Payment expired, nothing was charged', '付款逾時，並未扣款'),
  refund_decided: t('Refund started', '已開始退款'),
  refund_late: t('Return of a late payment started', '已開始退回遲到的付款'),
  refund_succeeded: t('Refunded', '已退款'),
  refund_failed: t(
    'The refund did not arrive, the money is still with us',
    '退款未能完成，款項仍由我們保管',
  ),
  refund_requires_action: t('The refund needs your bank details', '退款需要你的銀行資料'),
  refund_sent_again: t('Refund started again', '已重新開始退款'),
  dispute_opened: t('Payment disputed at the bank', '付款正被持卡人向銀行提出爭議'),
  dispute_won: t('Dispute closed, the payment stands', '爭議已結束，付款維持有效'),
  dispute_lost: t('Dispute closed, the bank returned the money', '爭議已結束，銀行已退回款項'),
  voucher_issued: t('Voucher issued', '電子券已發出'),
  voucher_redeemed: t('Voucher redeemed', '電子券已兌換'),
  redemption_undone: t('Redemption undone by the merchant', '商戶已撤銷兌換'),
  voucher_expired: t('Voucher expired', '電子券已過期'),
  voucher_refunded: t('Voucher refunded', '電子券已退款'),
  booking_booked: t('Date booked', '已預約日期'),
  booking_changed: t('Booking changed', '已更改預約'),
  booking_canceled: t('Booking cancelled', '已取消預約'),
  booking_completed: t('Booked visit completed', '預約已完成'),
  booking_missed: t('Booked visit passed unused', '預約日期已過，未有使用'),
  booking_invalid: t('Booking released', '預約已釋放'),
  coins_earned: t('Coins earned', '獲得Tapcoin'),
  review_written: t('Review written', '已撰寫評價'),
};
/** Events whose `coins` are the shopper's own that came back; `coins_earned` are new ones. */
const COINS_BACK: ReadonlySet<string> = new Set([
  'order_canceled',
  'order_expired',
  'refund_decided',
]);
const coinMoveOf = (event: string, coins: number | null): Pick<TimelineEvent, 'coinMove'> =>
  coins ? { coinMove: COINS_BACK.has(event) ? 'returned' : 'earned' } : {};

const formerBookings = alias(bookings, 'former_bookings');
type Slot = Pick<typeof bookings.$inferSelect, 'day' | 'time' | 'fieldIds'> | null;
/** A day as the event of a change of date names it: `2026-12-24` or `2026-12-24T14:30`. */
const dayOf = (text: string | null): { date: string; time: string | null } | undefined => {
  const [date, time = null] = text?.split('T') ?? [];
  return date ? { date, time } : undefined;
};
/** Both days of a change of date. */
const changedDays = (
  event: string,
  from: string | null,
  to: string | null,
): Pick<TimelineEvent, 'slot' | 'formerSlot'> => {
  const [slot, formerSlot] = event === 'date_changed' ? [dayOf(to), dayOf(from)] : [];
  return slot && formerSlot ? { slot, formerSlot } : {};
};
/** When the booking is of which an event tells, and of a move also when it was before. */
const slotsOf = (
  event: string,
  booked: Slot,
  before: Slot,
): Pick<TimelineEvent, 'slot' | 'formerSlot'> => ({
  ...(booked && { slot: { date: booked.day, time: booked.time } }),
  // A change of the options alone is no move.
  ...(booked &&
    before &&
    event === 'booking_changed' &&
    (before.day !== booked.day || before.time !== booked.time) && {
      formerSlot: { date: before.day, time: before.time },
    }),
});

const isShown = (kind: string): kind is TimelineEvent['kind'] => kind !== 'coupon';

/** What happened to an order, the oldest first. */
export const timelineOf = async (tx: Tx, order: Order): Promise<TimelineEvent[]> => {
  const rows = await tx
    .select({
      ...getTableColumns(orderEvents),
      booked: { day: bookings.day, time: bookings.time, fieldIds: bookings.fieldIds },
      before: {
        day: formerBookings.day,
        time: formerBookings.time,
        fieldIds: formerBookings.fieldIds,
      },
    })
    .from(orderEvents)
    .leftJoin(bookings, eq(bookings.id, orderEvents.bookingId))
    .leftJoin(formerBookings, eq(formerBookings.id, bookings.formerId))
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id));
  const optionsOf = await visitOptions(
    tx,
    rows.flatMap(({ booked, before }) => [booked, before].filter((slot) => slot !== null)),
  );
  const changedOptions = (
    event: string,
    booked: Slot,
    before: Slot,
  ): Pick<TimelineEvent, 'options'> => {
    if (!booked || !before || event !== 'booking_changed') return {};
    const former = optionsOf(order, before.fieldIds).map(({ fieldId }) => fieldId);
    const options = optionsOf(order, booked.fieldIds).filter(
      ({ fieldId }) => !former.includes(fieldId),
    );
    return options.length > 0 ? { options } : {};
  };
  return rows.flatMap((row): TimelineEvent[] => {
    const title = TITLES[row.event];
    // What was never booked is not told of as released.
    if (!title || !isShown(row.kind) || (row.event === 'booking_invalid' && !row.booked)) return [];
    return [
      {
        id: String(row.id),
        at: row.at.toISOString(),
        kind: row.kind,
        event: row.event,
        voucherNo: row.voucherNo,
        title,
        amount: row.amount,
        coins: row.coins,
        ...coinMoveOf(row.event, row.coins),
        ...slotsOf(row.event, row.booked, row.before),
        ...changedDays(row.event, row.fromState, row.toState),
        ...changedOptions(row.event, row.booked, row.before),
      },
    ];
  });
};
