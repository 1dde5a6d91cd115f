import type { Api } from '@tapnook/contracts/api';
import { and, eq, lte, sql } from 'drizzle-orm';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, codeOf } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { MANAGERS } from '../merchants/membership.service.ts';
import { viewOne } from '../order-views/order-access.ts';
import { freeUntilOf, policyOf } from '../orders/change-policy.ts';
import { lockOrder } from '../orders/order-events.service.ts';
import { merchantIdOf, readOwnOrder } from '../orders/order-queries.service.ts';
import { orderChanges, orders } from '../orders/orders.tables.ts';
import { sendRefunds } from '../payments/refund-runner.service.ts';
import { calledOffVisits } from '../refunds/refund-requests.tables.ts';
import { decideChange } from './date-change-settlement.service.ts';
import {
  listChanges,
  monthOfChange,
  pendingView,
  readMerchantChange,
} from './date-change-view.service.ts';
import { changeDay, openChange } from './date-change.service.ts';
import { movableUnits } from './move-order.service.ts';

const isCalledOff = async (deps: Deps, orderId: string): Promise<boolean> =>
  (
    await deps.db
      .select({ id: calledOffVisits.id })
      .from(calledOffVisits)
      .where(and(eq(calledOffVisits.orderId, orderId), eq(calledOffVisits.state, 'choosing')))
  ).length > 0;

const readChange = async (deps: Deps, { viewer, params, query }: Call<Api['getDateChange']>) => {
  const order = await readOwnOrder(deps.db, viewer.userId, params.orderNo);
  const units = await movableUnits(deps.db, order).catch(() => 0);
  const called = await isCalledOff(deps, order.id);
  const freeUntil = freeUntilOf(order);
  const now = await deps.clock.now();
  const isFree = called || (freeUntil !== null && Date.parse(freeUntil) > now.getTime());
  const pending = await pendingView(deps.db, await openChange(deps.db, order.id));
  const canChange = units > 0 && isFree && pending === null;
  const { days, nextFreeDate } = canChange
    ? await monthOfChange(deps.db, order, units, query.month)
    : { days: [], nextFreeDate: null };
  return {
    orderNo: order.orderNo,
    policy: { ...policyOf(order) },
    canChange,
    isCalledOff: called,
    freeUntil,
    date: order.participationDate,
    time: order.startTime,
    units,
    month: query.month,
    // A merchant who called the day off takes what another one costs more.
    days: called
      ? days.map((day) => ({
          ...day,
          difference: day.difference && Math.min(0, day.difference),
          slots: day.slots.map((slot) => ({ ...slot, difference: Math.min(0, slot.difference) })),
        }))
      : days,
    nextFreeDate,
    pending,
  };
};

const change = async (deps: Deps, { viewer, params, body }: Call<Api['changeOrderDate']>) => {
  const { id } = await readOwnOrder(deps.db, viewer.userId, params.orderNo);
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new ApiError('10405');
    const to = { day: body.date, time: body.time ?? null };
    await changeDay(tx, order, to, 'shopper', body.expectedDifference);
  });
  await sendRefunds(deps.db, deps.gateway, id);
  const order = await readOwnOrder(deps.db, viewer.userId, params.orderNo);
  return {
    order: await viewOne(deps, order),
    pending: await pendingView(deps.db, await openChange(deps.db, id)),
  };
};

const decide = async (deps: Deps, { viewer, params, body }: Call<Api['decideDateChange']>) => {
  const merchantId = await merchantIdOf(deps.db, viewer, MANAGERS);
  const orderId = await inTransaction(deps.db, async (tx) => {
    const [found] = await tx
      .select({ id: orders.id })
      .from(orderChanges)
      .innerJoin(orders, eq(orders.id, orderChanges.orderId))
      .where(
        and(
          sql`${orderChanges.id}::text = ${params.changeId}`,
          merchantId === null ? undefined : eq(orders.merchantId, merchantId),
        ),
      );
    const order = found && (await lockOrder(tx, found.id));
    if (!order) throw new ApiError('10405');
    await decideChange(tx, order, params.changeId, body.action === 'confirm');
    return order.id;
  });
  await sendRefunds(deps.db, deps.gateway, orderId);
  const view = await readMerchantChange(deps.db, params.changeId);
  if (!view) throw new ApiError('10405');
  return view;
};

/** Ends the changes that their merchants did not confirm in time: the old day stays. */
export const expireDateChanges = async ({ db }: Pick<Deps, 'db'>): Promise<number> => {
  const due = await db
    .select({ id: orderChanges.id, orderId: orderChanges.orderId })
    .from(orderChanges)
    .where(and(eq(orderChanges.state, 'waiting'), lte(orderChanges.confirmBy, sql`app_now()`)))
    .limit(50);
  for (const { id, orderId } of due) {
    try {
      await inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order) await decideChange(tx, order, id, false);
      });
    } catch (error) {
      // The merchant answered in the same moment: that stands.
      if (codeOf(error) !== '20628') throw error;
    }
  }
  return due.length;
};

type DateChangeCalls = 'getDateChange' | 'changeOrderDate' | 'listDateChanges' | 'decideDateChange';

/** Another day for a dated order, by its product's rule. */
export const dateChangeHandlers = (deps: Deps): Pick<Handlers, DateChangeCalls> => ({
  getDateChange: (call) => readChange(deps, call),
  changeOrderDate: (call) => change(deps, call),
  listDateChanges: async ({ viewer, query }) =>
    listChanges(deps.db, await merchantIdOf(deps.db, viewer), query),
  decideDateChange: (call) => decide(deps, call),
});
