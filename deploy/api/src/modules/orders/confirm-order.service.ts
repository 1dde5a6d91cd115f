import type { Locale } from '@tapnook/contracts';
import { breakdown, COINS_TO_EXCEED } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { keepAddress } from '../addresses/index.ts';
import { spendableCoins, freezeCoins, returnCoins } from '../points/index.ts';
import { checkContact } from './contact-rules.ts';
import { releaseCoupon, reserveCoupon } from './order-coupon.service.ts';
import { lockHeldOrder, record, type Order } from './order-events.service.ts';
import type { OrderContact } from './order.types.ts';
import { orders } from './orders.tables.ts';
import {
  coinsHeldText,
  findPendingOrderWithCoins,
  findPendingOrderWithCoupon,
} from './pending-order.service.ts';

/** An unpaid order of this shopper whose hold still runs, locked, by its number. */
const lockPayable = async (tx: Tx, userId: string, orderNo: string): Promise<Order> => {
  const mine = await lockHeldOrder(tx, and(eq(orders.orderNo, orderNo), eq(orders.userId, userId)));
  if (!mine) throw new ApiError('10405');
  const { order, isHeld } = mine;
  if (order.code !== 'TBP' || !isHeld) throw new ApiError('20601');
  return order;
};

interface Reduction {
  readonly discount: number;
  readonly useCoins: boolean;
  readonly mostCoins: number | undefined;
  readonly code: string | null;
}
type Wanted = Omit<Reduction, 'discount'>;

/** What pays the difference of a change takes neither code nor coins. */
const NO_REDUCTION: Wanted = { code: null, useCoins: false, mostCoins: undefined };

/** The discounts that the shopper asks for. A field that is not sent stays as it is. */
const wantedReduction = (order: Order, contact: OrderContact): Wanted =>
  order.changeOf ? NO_REDUCTION : reductionOf(order, contact);

const reductionOf = (order: Order, contact: OrderContact): Wanted => ({
  code:
    contact.discountCode === undefined
      ? order.discountCode
      : contact.discountCode?.trim().toUpperCase() || null,
  useCoins: contact.useTapCoin ?? order.coins > 0,
  mostCoins: contact.tapCoins ?? (contact.useTapCoin === undefined ? order.coins : undefined),
});

/** Releases code and coins and reserves them again, so that the price breakdown is current. */
const reserveAgain = async (
  tx: Tx,
  order: Order,
  wanted: Wanted,
  isApp: boolean,
): Promise<Reduction> => {
  if (order.discountCode !== null) await releaseCoupon(tx, order.id);
  if (order.coins > 0) await returnCoins(tx, order.userId, order.orderNo);
  const discount =
    wanted.code === null
      ? 0
      : await reserveCoupon(tx, order.id, {
          userId: order.userId,
          code: wanted.code,
          total: order.totalAmount,
          productId: order.productId,
          categoryIds: order.snapshot.categoryIds,
          isApp,
          findHolder: (couponId) =>
            findPendingOrderWithCoupon(tx, order.userId, couponId, order.id),
        });
  return { ...wanted, discount };
};

/** Freezes the coins; gives the price breakdown as the order keeps it. */
const applyReduction = async (
  tx: Tx,
  order: Order,
  reduction: Reduction,
  explicit: boolean,
): Promise<Partial<Order>> => {
  const held = reduction.useCoins ? await spendableCoins(tx, order.userId) : 0;
  const sum = breakdown(
    order.totalAmount,
    reduction.discount,
    held,
    reduction.useCoins,
    reduction.mostCoins,
  );
  const none = reduction.useCoins && sum.coins === 0 && explicit;
  if (none || !(await freezeCoins(tx, order.userId, order.orderNo, sum.coins))) {
    const waiting = await findPendingOrderWithCoins(tx, order.userId, order.id);
    throw new ApiError(
      '20632',
      waiting && held + waiting.coins > COINS_TO_EXCEED
        ? { text: coinsHeldText(waiting), data: { waiting } }
        : {},
    );
  }
  return {
    discountCode: reduction.code,
    discountAmount: sum.discount,
    coins: sum.coins,
    coinDiscountAmount: sum.coinDiscount,
    paymentAmount: sum.payment,
  };
};

const hasOpenAttempt = async (tx: Tx, orderId: string): Promise<boolean> =>
  (
    await tx.execute(
      sql`select 1 from payment_attempts where order_id = ${orderId}
        and status in ('pending', 'authorized')`,
    )
  ).rows.length > 0;

/**
 * Saves the contact details of an unpaid order and reserves its code and coins again. The hold is
 * not extended. The caller must have closed the open attempt, whose amount may be outdated. Gives
 * the order as it is then.
 */
export const confirmOrder = async (
  db: Db,
  userId: string,
  contact: OrderContact,
  isApp: boolean,
  locale?: Locale,
): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const order = await lockPayable(tx, userId, contact.orderNo);
    const details = checkContact(order, contact);
    if (await hasOpenAttempt(tx, order.id)) throw new ApiError('10409', { retryAfter: 1 });
    const reduction = await reserveAgain(tx, order, wantedReduction(order, contact), isApp);
    const isExplicit = contact.useTapCoin === true && !order.changeOf;
    const [confirmed] = await tx
      .update(orders)
      .set({
        ...details,
        ...(await applyReduction(tx, order, reduction, isExplicit)),
        useNotification: contact.useNotification,
        ...(locale && { snapshot: { ...order.snapshot, locale } }),
        updatedAt: sql`app_now()`,
      })
      .where(eq(orders.id, order.id))
      .returning();
    if (!confirmed) throw new Error(`no order ${order.orderNo}`);
    await record(tx, { orderId: order.id, kind: 'order', event: 'order_confirmed' });
    if (contact.hasUpdateAddressBook && contact.phoneRegionId)
      await keepAddress(tx, Number(userId), {
        ...details,
        phoneRegionId: contact.phoneRegionId,
        useNotification: contact.useNotification,
      });
    return confirmed;
  });
