import { documentNumber } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { bilingual } from '../../translations.ts';
import { record, type Order } from './order-events.service.ts';
import { priceOrder, stockRequestsOf, type Quote } from './order-pricing.service.ts';
import type { OrderChoice } from './order.types.ts';
import { orders } from './orders.tables.ts';
import { takeSnapshot } from './snapshot.service.ts';
import { ordersWorthCanceling, holdStock } from './stock.service.ts';

/** A held order waits this long for payment (part 1, section 9). */
export const HOLD_MINUTES = 30;

/** Units of a product that a shopper has bought or holds, without refunded ones. */
export const countBoughtUnits = async (
  tx: Tx,
  userId: string,
  productId: number,
): Promise<number> => {
  const { rows } = await tx.execute<{ bought: number }>(sql`
    select coalesce(sum(o.quantity - (select count(*) from vouchers v where v.order_id = o.id
      and v.status in ('invalid', 'expired_and_invalid'))), 0)::int as bought
    from orders o where o.user_id = ${userId} and o.product_id = ${productId} and o.code <> 'INV'
      and o.change_of is null`);
  return rows[0]?.bought ?? 0;
};

/** Units of a product in the unpaid orders of a shopper. */
export const countUnpaidUnits = async (
  tx: Tx,
  userId: string,
  productId: number,
): Promise<number> => {
  const { rows } = await tx.execute<{ held: number }>(
    sql`select coalesce(sum(quantity), 0)::int as held from orders where user_id = ${userId}
      and product_id = ${productId} and code = 'TBP' and change_of is null`,
  );
  return rows[0]?.held ?? 0;
};

/**
 * Throws 20618 above the limit per person. Names the unpaid orders when canceling them would help.
 */
const checkBuyLimit = async (
  tx: Tx,
  userId: string,
  quoted: Quote,
  quantity: number,
): Promise<void> => {
  const { product } = quoted;
  if (product.buyLimit === null) return;
  // Two orders of one person at the same moment count each other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`buy:${userId}:${product.id}`}, 0))`,
  );
  const bought = await countBoughtUnits(tx, userId, product.id);
  if (bought + quantity <= product.buyLimit) return;
  const paid = bought - (await countUnpaidUnits(tx, userId, product.id));
  const unpaid =
    paid + quantity <= product.buyLimit
      ? await ordersWorthCanceling(
          tx,
          userId,
          stockRequestsOf(quoted),
          sql`o.product_id = ${product.id}`,
        )
      : [];
  throw new ApiError('20618', {
    data: { buyLimit: product.buyLimit, bought: paid, ...(unpaid.length > 0 && { unpaid }) },
  });
};

/** What one person may hold without paying: orders, and units of one product. */
export const MAX_UNPAID_ORDERS = 10;
const UNITS_PER_UNPAID_ORDER = 6;
export const MAX_UNPAID_UNITS = MAX_UNPAID_ORDERS * UNITS_PER_UNPAID_ORDER;

/** The database's instant (ISO 8601) and its day in Hong Kong. */
interface Moment {
  readonly now: string;
  readonly today: string;
}

/**
 * Nobody can keep a product from everybody else by ordering it again and again. Gives the moment at
 * which that was judged.
 */
const checkUnpaid = async (
  tx: Tx,
  userId: string,
  productId: number,
  quantity: number,
  maxOrders: number,
): Promise<Moment> => {
  // Two orders of one person at the same moment count each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid:${userId}`}, 0))`);
  const { rows } = await tx.execute<
    Record<string, unknown> & Moment & { orders: number; units: number }
  >(
    sql`select to_char(app_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
      hk_today()::text as today, count(*)::int as orders,
      coalesce(sum(quantity) filter (where product_id = ${productId} and change_of is null),
      0)::int as units from orders where user_id = ${userId} and code = 'TBP'`,
  );
  const [found] = rows;
  if (!found) throw new Error('the database gave no time');
  const { orders: count, units, now, today } = found;
  // A single large order is not refused: the product's own limit judges it.
  if (count < maxOrders && (units === 0 || units + quantity <= maxOrders * UNITS_PER_UNPAID_ORDER))
    return { now, today };
  throw new ApiError('10429', {
    text: bilingual('orders.haveTooManyUnpaid'),
  });
};

const insertOrder = async (
  tx: Tx,
  userId: string,
  choice: OrderChoice,
  quoted: Quote,
  onceKey: string | undefined,
  { now, today }: Moment,
): Promise<Order> => {
  const { product, plan, choice: chosen, unitPrice, total } = quoted;
  const [order] = await tx
    .insert(orders)
    .values({
      orderNo: documentNumber('TN', today),
      userId,
      merchantId: product.merchantId,
      productId: product.id,
      planId: plan.id,
      skuId: choice.skuId ?? null,
      quantity: choice.quantity,
      unitPrice,
      totalAmount: total,
      paymentAmount: total,
      needsConfirmation: product.orderCheckWay === 'confirm',
      isBooking: product.kind === 'limited',
      usageLimit: plan.usageLimit,
      snapshot: await takeSnapshot(tx, quoted, new Date(now), today),
      participationDate: chosen.date,
      startTime: chosen.time,
      onceKey: onceKey ?? null,
      holdExpiresAt: sql`app_now() + make_interval(mins => ${HOLD_MINUTES})`,
    })
    .returning();
  if (!order) throw new Error('the order was not kept');
  return order;
};

/**
 * Creates an order and holds its stock for 30 minutes. The same key of the same person gives the
 * same order.
 */
export const createOrder = async (
  db: Db,
  userId: string,
  choice: OrderChoice,
  onceKey: string | undefined,
  maxUnpaidOrders = MAX_UNPAID_ORDERS,
): Promise<Order> =>
  inTransaction(db, async (tx) => {
    if (onceKey) {
      const [same] = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.onceKey, onceKey)));
      if (same) return same;
    }
    const quoted = await priceOrder(tx, choice);
    const moment = await checkUnpaid(
      tx,
      userId,
      quoted.product.id,
      choice.quantity,
      maxUnpaidOrders,
    );
    await checkBuyLimit(tx, userId, quoted, choice.quantity);
    const order = await insertOrder(tx, userId, choice, quoted, onceKey, moment);
    await record(tx, {
      orderId: order.id,
      kind: 'order',
      event: 'order_created',
      toState: 'TBP',
      amount: order.totalAmount,
    });
    // Last, so that those who want the same places wait for as little as possible.
    await holdStock(tx, order, stockRequestsOf(quoted));
    return order;
  });

const DEAD = ['failed', 'canceled', 'expired'];

/**
 * The response for an order that was created now or found again by its key: the seconds left to
 * pay, and the open attempt.
 */
export const createdResult = async (tx: Tx, order: Order) => {
  const { rows } = await tx.execute<{ left: number; no: string | null; secret: string | null }>(sql`
    select case when o.code = 'TBP'
      then greatest(0, floor(extract(epoch from o.hold_expires_at - app_now())))::int
      else 0 end as left,
      a.transaction_no as no, case when a.status = 'pending' then a.client_secret end as secret
    from orders o left join lateral (
      select * from payment_attempts p where p.order_id = o.id
        and (p.transaction_no = o.transaction_no
        or (o.transaction_no is null and p.status <> all(${sql.param(DEAD)}::text[])))
      order by p.created_at desc limit 1) a on true
    where o.id = ${order.id}`);
  return {
    transactionId: rows[0]?.no ?? null,
    client_secret: rows[0]?.secret ?? null,
    orderResult: {
      orderId: order.id,
      orderNo: order.orderNo,
      residuePayTime: rows[0]?.left ?? 0,
      productId: String(order.productId),
    },
  };
};
