import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import {
  endUnconfirmed,
  lockOrder,
  type Order,
  refreshOrderState,
  vouchersOf,
  type Voucher,
  orders,
  isRefundable,
  refundOf,
  returnSoldStock,
} from '../orders/index.ts';
import { isDisputed, returnMoney, type NotifyRefund } from '../payments/index.ts';
import { withdrawVouchers } from '../vouchers/index.ts';

/** Vouchers by their numbers or by their positions in the order; all that can be without either. */
export interface VoucherChoice {
  readonly voucherNos?: readonly string[] | undefined;
  readonly voucherPositions?: readonly number[] | undefined;
}
interface RefundWish extends VoucherChoice {
  /** Cents that were agreed to, if less than the vouchers' share. */
  readonly amount?: number | undefined;
  readonly reason: 'merchant' | 'requested' | 'called_off';
  readonly note: string | null;
}

/** The vouchers of a choice: 20622 when one of them cannot be refunded, or none is left. */
const chosenOf = (
  all: readonly Voucher[],
  { voucherNos, voucherPositions }: VoucherChoice,
): readonly Voucher[] => {
  if (!voucherNos && !voucherPositions) {
    const left = all.filter(isRefundable);
    if (left.length === 0) throw new ApiError('20622');
    return left;
  }
  const named = [
    ...(voucherNos ?? []).map((number) => all.find(({ voucherNo }) => voucherNo === number)),
    ...(voucherPositions ?? []).map((place) => all.find(({ position }) => position === place)),
  ];
  const chosen = all.filter((voucher) => named.includes(voucher));
  if (chosen.length === 0 || named.includes(undefined) || !chosen.every(isRefundable))
    throw new ApiError('20622');
  return chosen;
};

/** Throws 20601 for an order that has nothing to refund or is disputed. */
const refuseUnpaid = async (tx: Tx, order: Order): Promise<void> => {
  if (order.capturedAmount !== order.paymentAmount || order.code === 'TBC' || order.code === 'TBP')
    throw new ApiError('20601');
  if (await isDisputed(tx, order.id)) throw new ApiError('20601');
};

const paidSupplements = (tx: Tx, order: Order) =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.changeOf, order.id), eq(orders.code, 'COM')))
    .orderBy(orders.id);

/** What a choice of vouchers would bring back now, with what was paid for new days. */
export const previewRefund = async (
  tx: Tx,
  order: Order,
  choice: VoucherChoice,
): Promise<{ readonly amount: number; readonly coins: number }> => {
  await refuseUnpaid(tx, order);
  const all = await vouchersOf(tx, order.id);
  const chosen = chosenOf(all, choice);
  const { amount, coins } = refundOf(order, all, chosen);
  const supplements = await paidSupplements(tx, order);
  return {
    amount: supplements.reduce((sum, one) => sum + refundOf(one, all, chosen).amount, amount),
    coins,
  };
};

const untold: NotifyRefund = () => Promise.resolve();

/** The same share of what was paid for new days goes back with it. Returns the cents. */
const refundSupplements = async (
  tx: Tx,
  order: Order,
  all: readonly Voucher[],
  chosen: readonly Voucher[],
  reason: RefundWish['reason'],
  note: string | null,
): Promise<number> => {
  const paid = await paidSupplements(tx, order).for('update');
  let sum = 0;
  for (const supplement of paid) {
    const { amount, before } = refundOf(supplement, all, chosen);
    if (amount === 0) continue;
    await returnMoney(
      tx,
      supplement,
      {
        amount,
        coins: 0,
        reason,
        note,
        onceKey: `order:${supplement.id}:${before}`,
        voucherNos: chosen.map(({ voucherNo }) => voucherNo),
        places: 0,
      },
      untold,
    );
    sum += amount;
  }
  return sum;
};

/**
 * Refunds vouchers of a locked order, within the caller's transaction. Returns the cents; refuses
 * what {@link refuseUnpaid} does.
 */
export const refundInTransaction = async (
  tx: Tx,
  order: Order,
  { amount, reason, note, ...choice }: RefundWish,
  notify: NotifyRefund,
): Promise<number> => {
  await refuseUnpaid(tx, order);
  const all = await vouchersOf(tx, order.id);
  const chosen = chosenOf(all, choice);
  const whole = refundOf(order, all, chosen);
  const supplements = await refundSupplements(tx, order, all, chosen, reason, note);
  const places = await withdrawVouchers(tx, order, all, chosen);
  const given = Math.min(whole.amount, amount ?? whole.amount);
  await returnMoney(
    tx,
    order,
    {
      amount: given,
      coins: whole.coins,
      reason,
      note,
      onceKey: `order:${order.id}:${whole.before}`,
      voucherNos: chosen.map(({ voucherNo }) => voucherNo),
      places,
    },
    (inner, one, refund) => notify(inner, one, { ...refund, amount: refund.amount + supplements }),
  );
  const changed = await lockOrder(tx, order.id);
  if (changed) await refreshOrderState(tx, changed);
  return given + supplements;
};

/** Refunds vouchers of an order (merchant or administrator): all that can be, or those named. */
export const refundVouchers = async (
  db: Db,
  orderId: string,
  choice: VoucherChoice,
  note: string | null,
  notify: NotifyRefund,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new ApiError('20601');
    await refundInTransaction(tx, order, { ...choice, reason: 'merchant', note }, notify);
  });

/**
 * Ends an order that awaits confirmation and refunds all of it: the merchant rejected it, its
 * shopper withdrew it, or nobody answered in time.
 */
export const endWaitingOrder = async (
  db: Db,
  orderId: string,
  reason: 'rejected' | 'withdrawn' | 'unconfirmed',
  note: string | null,
  notify: NotifyRefund,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.code !== 'TBC') throw new ApiError('20601');
    await endUnconfirmed(tx, orderId, reason, `order_${reason}`);
    await returnSoldStock(tx, order, order.quantity, true);
    await returnMoney(
      tx,
      order,
      {
        amount: order.capturedAmount - order.refundedAmount,
        coins: order.coins,
        reason,
        note,
        onceKey: `order:${orderId}:reject`,
        voucherNos: [],
        places: 0,
      },
      notify,
    );
  });
