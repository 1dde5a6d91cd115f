import { COUPON_EDGES, statesBefore } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { moveStates, type Actor, type Machine } from '../../db/state-machine.ts';
import { ApiError } from '../../errors.ts';
import { type CouponRequest, checkCoupon, refusalText } from './coupon-check.service.ts';
import { coupons, couponUses } from './coupons.tables.ts';

export const COUPON: Machine = { kind: 'coupon', table: 'coupons' };

const BY_ORDER: Actor = { kind: 'order' };

export type CouponRow = typeof coupons.$inferSelect;

/** Reserves a coupon for an order and returns the discount in cents. */
export const reserveCoupon = async (
  tx: Tx,
  orderId: string,
  request: CouponRequest,
): Promise<number> => {
  const { coupon, discount } = await checkCoupon(tx, { ...request, orderId }, true);
  const taken = await tx
    .update(coupons)
    .set({ reserved: sql`${coupons.reserved} + 1` })
    .where(
      and(
        eq(coupons.id, coupon.id),
        eq(coupons.status, 'VALID'),
        sql`(${coupons.quota} is null or ${coupons.reserved} + ${coupons.consumed} <
          ${coupons.quota})`,
      ),
    )
    .returning({ id: coupons.id });
  if (taken.length === 0)
    throw new ApiError('20627', {
      text: refusalText('used_up', coupon),
      data: { reason: 'used_up' },
    });
  await moveStates(tx, COUPON, {
    to: 'EXHAUSTED',
    from: ['VALID'],
    which: sql`id = ${coupon.id} and quota = reserved + consumed`,
    actor: BY_ORDER,
  });
  await tx
    .insert(couponUses)
    .values({ orderId, couponId: coupon.id, userId: request.userId })
    .onConflictDoUpdate({
      target: couponUses.orderId,
      set: { couponId: coupon.id, state: 'reserved' },
    });
  return discount;
};

/**
 * Releases an order's reservation. An exhausted coupon becomes valid again until its end. False
 * when it had none.
 */
export const releaseCoupon = async (tx: Tx, orderId: string): Promise<boolean> => {
  const [use] = await tx
    .update(couponUses)
    .set({ state: 'released' })
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'reserved')))
    .returning();
  if (!use) return false;
  await tx
    .update(coupons)
    .set({ reserved: sql`${coupons.reserved} - 1` })
    .where(eq(coupons.id, use.couponId));
  await moveStates(tx, COUPON, {
    to: 'VALID',
    from: ['EXHAUSTED'],
    which: sql`id = ${use.couponId} and ends_at > app_now()`,
    actor: BY_ORDER,
  });
  return true;
};

/** The order was paid: its coupon is used. False when it had none. */
export const consumeCoupon = async (tx: Tx, orderId: string): Promise<boolean> => {
  const [use] = await tx
    .update(couponUses)
    .set({ state: 'consumed' })
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'reserved')))
    .returning();
  if (!use) return false;
  await tx
    .update(coupons)
    .set({ reserved: sql`${coupons.reserved} - 1`, consumed: sql`${coupons.consumed} + 1` })
    .where(eq(coupons.id, use.couponId));
  return true;
};

/** Expires the coupons whose end has passed. Exhausted coupons keep that state. */
export const expireCoupons = (tx: Tx): Promise<number> =>
  moveStates(tx, COUPON, {
    to: 'EXPIRED',
    from: statesBefore(COUPON_EDGES, 'EXPIRED'),
    which: sql`ends_at <= app_now()`,
    actor: { kind: 'clock' },
  });
