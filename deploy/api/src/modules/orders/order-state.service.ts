import { coinsForPurchase, isFullyRedeemed, orderStateOf } from '@tapnook/kernel';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { bilingual } from '../../translations.ts';
import { earnCoins } from '../points/index.ts';
import { record, type Order } from './order-events.service.ts';
import { orders, vouchers } from './orders.tables.ts';

export type Voucher = typeof vouchers.$inferSelect;

/** Vouchers of an order in their order. */
export const vouchersOf = (tx: Tx, orderId: string) =>
  tx.select().from(vouchers).where(eq(vouchers.orderId, orderId)).orderBy(asc(vouchers.position));

/** Vouchers of some orders, in their order. */
export const vouchersOfOrders = (tx: Tx, orderIds: readonly string[]) =>
  tx
    .select()
    .from(vouchers)
    .where(inArray(vouchers.orderId, [...orderIds]))
    .orderBy(asc(vouchers.position));

/** HKD for which an order earns one coin; 0 when it earns none. */
export const ratioOf = (order: Pick<Order, 'snapshot' | 'currency'>): number =>
  order.currency === 'HKD' ? order.snapshot.rewardRatio : 0;
/** Coins that completing an order earns: by what was paid and not given back (part 3). */
export const rewardOf = (
  order: Pick<Order, 'paymentAmount' | 'refundedAmount' | 'snapshot' | 'currency'>,
): number => coinsForPurchase(order.paymentAmount - order.refundedAmount, ratioOf(order));

/** An order is rewarded once. */
export const rewardKeyOf = (orderId: string): string => `order-reward:${orderId}`;

const reward = async (tx: Tx, order: Order): Promise<void> => {
  const coins = rewardOf(order);
  const entry = await earnCoins(tx, {
    userId: order.userId,
    coins,
    channel: 'PRODUCT',
    type: 'BUY_PRODUCT',
    externalId: order.orderNo,
    onceKey: rewardKeyOf(order.id),
    remark: bilingual('orders.completed', { productName: order.snapshot.productName }),
  });
  if (!entry) return;
  await tx.update(orders).set({ rewardCoins: coins }).where(eq(orders.id, order.id));
  await record(tx, { orderId: order.id, kind: 'coin', event: 'coins_earned', coins });
};

/** The coins that a completed order earned were withdrawn. */
export const markRewardWithdrawn = async (tx: Tx, order: Order): Promise<void> => {
  await tx.update(orders).set({ rewardCoins: 0 }).where(eq(orders.id, order.id));
  await record(tx, {
    orderId: order.id,
    kind: 'coin',
    event: 'coins_withdrawn',
    coins: order.rewardCoins,
  });
};

/**
 * Sets a paid order to the function of its vouchers (part 3). The caller holds the order's lock and
 * has just changed a voucher. Once every voucher that was kept is redeemed, the order's coins are
 * credited, whichever came last: the last redemption, or the refund of the last that was not.
 */
export const refreshOrderState = async (tx: Tx, order: Order, event?: string): Promise<void> => {
  const list = await vouchersOf(tx, order.id);
  const states = list.map((voucher) => voucher.status);
  const { state, code } = orderStateOf(states);
  if (state !== order.state || code !== order.code) {
    const endReason = code === 'INV' ? ('refunded' as const) : order.endReason;
    await tx
      .update(orders)
      .set({ state, code, endReason, updatedAt: sql`app_now()` })
      .where(and(eq(orders.id, order.id), eq(orders.code, order.code)));
    if (code !== order.code)
      await record(tx, {
        orderId: order.id,
        kind: 'order',
        event: event ?? `order_${code.toLowerCase()}`,
        fromState: order.code,
        toState: code,
      });
  }
  if (isFullyRedeemed(states)) await reward(tx, order);
};
