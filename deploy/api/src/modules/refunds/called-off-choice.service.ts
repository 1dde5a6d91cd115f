import { and, eq, lte, sql } from 'drizzle-orm';
import { createClock } from '../../db/clock.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { unbookedOf } from '../booking/index.ts';
import { changeDay } from '../date-changes/index.ts';
import { notifyRefund } from '../order-emails/index.ts';
import { lockOrder, type Order, readOwnOrder, vouchersOf, isRefundable } from '../orders/index.ts';
import { calledOffDays, calledOffVisits } from './refund-requests.tables.ts';
import { refundInTransaction } from './refunds.service.ts';

type Means = Pick<Deps, 'db' | 'env'>;
type Visit = typeof calledOffVisits.$inferSelect;

const settle = async (tx: Tx, visit: Visit, state: 'moved' | 'refunded' | 'ended') => {
  const [settled] = await tx
    .update(calledOffVisits)
    .set({ state, settledAt: sql`app_now()` })
    .where(and(eq(calledOffVisits.id, visit.id), eq(calledOffVisits.state, 'choosing')))
    .returning({ id: calledOffVisits.id });
  if (!settled) throw new ApiError('20628');
};

/** The vouchers that lost their day: all of a dated order, those not booked anew of another. */
const affectedVouchers = async (tx: Tx, order: Order): Promise<readonly string[]> => {
  const left = (await vouchersOf(tx, order.id)).filter(isRefundable);
  if (!order.isBooking) return left.map(({ voucherNo }) => voucherNo);
  return unbookedOf(
    tx,
    left.map(({ voucherNo }) => voucherNo),
  );
};

const refundVisit = async (
  tx: Tx,
  { env }: Pick<Deps, 'env'>,
  order: Order,
  visit: Visit,
): Promise<void> => {
  const voucherNos = await affectedVouchers(tx, order);
  if (voucherNos.length === 0) return settle(tx, visit, 'ended');
  await settle(tx, visit, 'refunded');
  const [called] = await tx
    .select({ reason: calledOffDays.reason })
    .from(calledOffDays)
    .where(eq(calledOffDays.id, visit.calledOffId));
  await refundInTransaction(
    tx,
    order,
    { voucherNos, reason: 'called_off', note: called?.reason ?? null },
    notifyRefund(env, await createClock(tx).now()),
  );
};

const lockVisit = async (tx: Tx, orderId: string): Promise<Visit | undefined> => {
  const [visit] = await tx
    .select()
    .from(calledOffVisits)
    .where(and(eq(calledOffVisits.orderId, orderId), eq(calledOffVisits.state, 'choosing')))
    .orderBy(calledOffVisits.createdAt)
    .limit(1)
    .for('update');
  return visit;
};

export interface Choice {
  readonly choice: 'move' | 'refund';
  readonly date?: string | undefined;
  readonly time?: string | undefined;
}

/**
 * The shopper's choice for a visit that was called off: another day at no cost, or all of the
 * money. A voucher that is booked after buying is moved by booking it again.
 */
export const chooseAfterCallOff = async (
  deps: Means,
  userId: string,
  orderNo: string,
  { choice, date, time }: Choice,
): Promise<Order> => {
  const { id } = await readOwnOrder(deps.db, userId, orderNo);
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const visit = order && (await lockVisit(tx, order.id));
    if (!order || !visit) throw new ApiError('20628');
    if (choice === 'refund') return refundVisit(tx, deps, order, visit);
    if (order.isBooking) return settle(tx, visit, 'moved');
    if (!date)
      throw new ApiError('10102', {
        fields: [fieldError('body.date', 'fault.chooseDate')],
      });
    await changeDay(tx, order, { day: date, time: time ?? null }, 'called_off');
    return settle(tx, visit, 'moved');
  });
  return readOwnOrder(deps.db, userId, orderNo);
};

/** Refunds what nobody chose for in time. A voucher that can still be booked stays as it is. */
export const settleCalledOffVisits = async (deps: Means): Promise<number> => {
  const due = await deps.db
    .select({ orderId: calledOffVisits.orderId })
    .from(calledOffVisits)
    .where(
      and(eq(calledOffVisits.state, 'choosing'), lte(calledOffVisits.chooseUntil, sql`app_now()`)),
    )
    .limit(100);
  for (const { orderId } of due)
    await inTransaction(deps.db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const visit = order && (await lockVisit(tx, orderId));
      if (!order || !visit) return;
      await (order.isBooking ? settle(tx, visit, 'ended') : refundVisit(tx, deps, order, visit));
    });
  return due.length;
};
