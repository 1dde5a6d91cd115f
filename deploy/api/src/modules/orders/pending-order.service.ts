import type { LocalisedText } from '@tapnook/contracts';
import { hongKongTime } from '@tapnook/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { bilingual } from '../../translations.ts';

/**
 * A shopper's unpaid order that holds the stock, coupon or coins they ask for. An error's data
 * names it as `waiting` or in `unpaid`.
 */
export interface PendingOrder extends Record<string, unknown> {
  readonly orderNo: string;
  readonly quantity: number;
  readonly coins: number;
  /** ISO instant. */
  readonly holdExpiresAt: string;
  /** An attempt to pay it is open: giving the order up closes that attempt. */
  readonly isPaying: boolean;
}

/** A shopper's unpaid orders `o` for which a condition holds, the largest first. */
export const findPendingOrders = async (
  tx: Tx,
  userId: string,
  which: SQL,
): Promise<readonly PendingOrder[]> => {
  const { rows } = await tx.execute<PendingOrder>(sql`
    select o.order_no as "orderNo", o.quantity, o.coins,
      to_char(o.hold_expires_at at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "holdExpiresAt",
      exists (select 1 from payment_attempts a where a.order_id = o.id
        and a.status in ('pending', 'authorized')) as "isPaying"
    from orders o where o.user_id = ${userId} and o.code = 'TBP' and ${which}
      order by o.quantity desc, o.purchased_at desc`);
  return rows;
};

/** The pending order with the largest quantity. */
export const findPendingOrder = async (
  tx: Tx,
  userId: string,
  which: SQL,
): Promise<PendingOrder | undefined> => (await findPendingOrders(tx, userId, which))[0];

/** Another unpaid order of the shopper that has coins of theirs. */
export const findPendingOrderWithCoins = (
  tx: Tx,
  userId: string,
  orderId: string | undefined,
): Promise<PendingOrder | undefined> =>
  findPendingOrder(tx, userId, sql`o.coins > 0 and o.id is distinct from ${orderId ?? null}::uuid`);

/** Says that a code is not used up but reserved by an order that can still be paid. */
const couponHeldText = ({ orderNo, holdExpiresAt }: PendingOrder): LocalisedText =>
  bilingual('orders.unpaidOrderHoldsCode', { orderNo, holdExpiresAt: hongKongTime(holdExpiresAt) });

/**
 * Another unpaid order of the shopper that has reserved this coupon, with the sentence about it.
 */
export const findPendingOrderWithCoupon = async (
  tx: Tx,
  userId: string,
  couponId: string | number,
  orderId: string | undefined,
): Promise<{ readonly text: LocalisedText; readonly waiting: PendingOrder } | undefined> => {
  const waiting = await findPendingOrder(
    tx,
    userId,
    sql`o.id is distinct from ${orderId ?? null}::uuid
      and exists (select 1 from coupon_uses u where u.order_id = o.id and u.coupon_id = ${couponId}
      and u.state = 'reserved')`,
  );
  return waiting && { text: couponHeldText(waiting), waiting };
};

/** Says that coins are reserved by an order that can still be paid. */
export const coinsHeldText = ({ orderNo, coins, holdExpiresAt }: PendingOrder): LocalisedText =>
  bilingual('orders.unpaidOrderHoldsCoins', {
    orderNo,
    coins,
    holdExpiresAt: hongKongTime(holdExpiresAt),
  });
