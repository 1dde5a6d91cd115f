import { documentNumber, hongKongDay } from '@tapnook/kernel';
import { eq, sql } from 'drizzle-orm';
import { createClock } from '../../db/clock.ts';
import type { Tx } from '../../db/pool.ts';
import { HOLD_MINUTES } from './create-order.service.ts';
import { snapshotOn, type OrderDay } from './order-day.service.ts';
import { record, type Order } from './order-events.service.ts';
import { orders } from './orders.tables.ts';
import { holdStock, sellStock } from './stock.service.ts';

/**
 * An order that pays the difference: it holds the new places for 30 minutes as any other does, and
 * the old ones stay with the order until it is paid.
 */
export const createSupplement = async (
  tx: Tx,
  order: Order,
  planned: {
    readonly to: OrderDay;
    readonly units: number;
    readonly places: readonly number[];
  },
  amount: number,
): Promise<Order> => {
  const { to, units, places } = planned;
  // It pays a difference for nobody in particular.
  const { people: _, ...snapshot } = snapshotOn(order.snapshot, to);
  const now = await createClock(tx).now();
  const { firstName, lastName, regionId, phoneRegionId, phone, email, currency } = order;
  const [supplement] = await tx
    .insert(orders)
    .values({
      orderNo: documentNumber('TN', hongKongDay(now)),
      changeOf: order.id,
      userId: order.userId,
      merchantId: order.merchantId,
      productId: order.productId,
      planId: order.planId,
      quantity: units,
      unitPrice: Math.round(amount / units),
      totalAmount: amount,
      paymentAmount: amount,
      snapshot: { ...snapshot, rewardRatio: 0, additions: [] },
      participationDate: to.day,
      startTime: to.time,
      firstName,
      lastName,
      regionId,
      phoneRegionId,
      phone,
      email,
      currency,
      idCardNo: order.idCardNo,
      customerAddress: order.customerAddress,
      customerSummary: order.customerSummary,
      // Its letter is the one of the change.
      mailedAt: sql`app_now()`,
      holdExpiresAt: sql`app_now() + make_interval(mins => ${HOLD_MINUTES})`,
    })
    .returning();
  if (!supplement) throw new Error('the order was not kept');
  await record(tx, {
    orderId: supplement.id,
    kind: 'order',
    event: 'order_created',
    toState: 'TBP',
    amount,
  });
  await holdStock(
    tx,
    supplement,
    places.map((inventoryId) => ({ inventoryId, quantity: units, perUnit: true })),
  );
  return supplement;
};

/** Nothing is to be paid for the new day: its places are taken until the merchant has answered. */
export const completeFreeSupplement = async (tx: Tx, supplement: Order): Promise<void> => {
  await sellStock(tx, supplement.id);
  await tx
    .update(orders)
    .set({ code: 'COM', state: 'all_redeemed', updatedAt: sql`app_now()` })
    .where(eq(orders.id, supplement.id));
};
