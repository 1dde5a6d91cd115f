import type { Api } from '@tapnook/contracts/api';
import { addDays, addMonths, personName, startOfMonth } from '@tapnook/kernel';
import { and, asc, count, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { nextFreeDay, readCalendar, type OfferedSlot } from '../catalog/index.ts';
import type { ContributedRelations } from '../order-views/index.ts';
import { type Order, type OrderView, orders } from '../orders/index.ts';
import type { OrderChange } from './date-change-settlement.service.ts';
import { orderChanges } from './date-changes.tables.ts';
import { differenceOn, ownedUnits, type OwnedUnit } from './unit-prices.service.ts';

type Overview = z.input<Api['getDateChange']['data']>;
type Day = Overview['days'][number];
type Slot = Day['slots'][number];
export type MerchantChangeView = z.input<Api['decideDateChange']['data']>;

/** Shown for a start without a limit. */
const UNLIMITED = 999;
const FEW = 3;

/** What is not through yet of an order's change, as its shopper sees it. */
export const pendingView = async (
  tx: Tx,
  change: OrderChange | undefined,
): Promise<NonNullable<OrderView['pendingChange']> | null> => {
  if (!change?.supplementId) return null;
  const [supplement] = await tx
    .select({ orderNo: orders.orderNo, until: orders.holdExpiresAt })
    .from(orders)
    .where(eq(orders.id, change.supplementId));
  if (!supplement) return null;
  return {
    changeId: change.id,
    state: change.state,
    date: change.toDay,
    time: change.toTime,
    difference: change.difference,
    paymentOrderNo: change.state === 'held' ? supplement.orderNo : null,
    until: (change.confirmBy ?? supplement.until).toISOString(),
  };
};

const slotView = (slot: OfferedSlot, units: number, owned: readonly OwnedUnit[]): Slot => {
  const left = slot.left ?? UNLIMITED;
  // Fewer than are moved is as good as none.
  const isFull = slot.reason === 'soldOut' || left < units;
  return {
    time: slot.time,
    remaining: slot.reason === null ? left : 0,
    status:
      slot.reason === 'past' || slot.reason === 'closed'
        ? slot.reason
        : isFull
          ? 'full'
          : left <= FEW
            ? 'few'
            : 'available',
    difference: differenceOn(owned, slot),
  };
};

const RANK: readonly Slot['status'][] = ['available', 'few', 'full', 'closed', 'past'];
const dayView = (date: string, slots: readonly Slot[], today: string): Day => {
  const open = slots.filter(({ status }) => status === 'available' || status === 'few');
  return {
    date,
    status:
      RANK.find((one) => slots.some(({ status }) => status === one)) ??
      (date < today ? 'past' : 'closed'),
    remaining: open.reduce((sum, { remaining }) => sum + remaining, 0),
    difference: open.length > 0 ? Math.min(...open.map(({ difference }) => difference)) : null,
    slots: [...slots],
  };
};

/** Every day of a month, with what all units of the order would cost more or less on it. */
export const monthOfChange = async (
  tx: Tx,
  order: Order,
  units: number,
  month: string,
): Promise<Pick<Overview, 'days' | 'nextFreeDate'>> => {
  const first = startOfMonth(`${month}-01`);
  const next = addMonths(first, 1);
  const query = {
    productId: order.productId,
    planId: order.planId,
    fieldIds: order.snapshot.options.map(({ fieldId }) => Number(fieldId)),
    isOwned: true,
  };
  const { slots, today } = await readCalendar(tx, { ...query, from: first, to: addDays(next, -1) });
  const owned = await ownedUnits(tx, order);
  const days: Day[] = [];
  for (let date = first; date < next; date = addDays(date, 1))
    days.push(
      dayView(
        date,
        slots.filter(({ day }) => day === date).map((slot) => slotView(slot, units, owned)),
        today,
      ),
    );
  return { days, nextFreeDate: await nextFreeDay(tx, query, today) };
};

/** What was paid for dearer days, by the orders whose days they are. */
const paidChanges = async (
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<OrderView['changePayments']>>> => {
  const paid = await tx
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.changeOf, [...orderIds]),
        isNotNull(orders.paidAt),
        gt(orders.capturedAmount, 0),
      ),
    )
    .orderBy(asc(orders.paidAt));
  const views = new Map<string, NonNullable<OrderView['changePayments']>>();
  for (const { changeOf, orderNo, paidAt, capturedAmount, refundedAmount } of paid)
    if (changeOf && paidAt)
      views.set(changeOf, [
        ...(views.get(changeOf) ?? []),
        { orderNo, paidAt: paidAt.toISOString(), amount: capturedAmount, refundedAmount },
      ]);
  return views;
};

/** Pending and paid changes of some orders, for their views. */
export const changeRelations = async (
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ContributedRelations>> => {
  const open = await tx
    .select()
    .from(orderChanges)
    .where(
      and(
        inArray(orderChanges.orderId, [...orderIds]),
        inArray(orderChanges.state, ['held', 'waiting']),
      ),
    );
  const views = new Map<string, ContributedRelations>();
  for (const [orderId, changePayments] of await paidChanges(tx, orderIds))
    views.set(orderId, { changePayments });
  for (const change of open) {
    const view = await pendingView(tx, change);
    if (view) views.set(change.orderId, { ...views.get(change.orderId), pendingChange: view });
  }
  return views;
};

const merchantView = (change: OrderChange, order: Order): MerchantChangeView => ({
  changeId: change.id,
  state: change.state,
  orderNo: order.orderNo,
  productName: order.snapshot.productName,
  planName: order.snapshot.planName,
  customerName: personName(order) || null,
  units: change.units,
  fromDate: change.fromDay,
  fromTime: change.fromTime,
  toDate: change.toDay,
  toTime: change.toTime,
  difference: change.difference,
  createdAt: change.createdAt.toISOString(),
  confirmBy: change.state === 'waiting' ? (change.confirmBy?.toISOString() ?? null) : null,
});

export const readMerchantChange = async (
  tx: Tx,
  id: string,
): Promise<MerchantChangeView | undefined> => {
  const [row] = await tx
    .select()
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.orderId))
    .where(eq(orderChanges.id, id));
  return row && merchantView(row.order_changes, row.orders);
};

interface ListQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly state?: OrderChange['state'] | undefined;
}
/** Changes of a merchant's orders, or of all merchants', the newest first. */
export const listChanges = async (tx: Tx, merchantId: number | null, query: ListQuery) => {
  const where = and(
    merchantId === null ? undefined : eq(orders.merchantId, merchantId),
    query.state && eq(orderChanges.state, query.state),
  );
  const joined = eq(orders.id, orderChanges.orderId);
  const [total] = await tx
    .select({ total: count() })
    .from(orderChanges)
    .innerJoin(orders, joined)
    .where(where);
  const rows = await tx
    .select()
    .from(orderChanges)
    .innerJoin(orders, joined)
    .where(where)
    .orderBy(desc(orderChanges.createdAt), desc(orderChanges.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  return {
    totalCount: total?.total ?? 0,
    pageIndex: query.pageNum,
    pageSize: query.pageSize,
    items: rows.map((row) => merchantView(row.order_changes, row.orders)),
  };
};
