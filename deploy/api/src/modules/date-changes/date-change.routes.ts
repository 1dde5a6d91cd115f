import type { Api } from '@tapnook/contracts/api';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { MANAGERS } from '../merchants/index.ts';
import { viewOne, contributedRelations } from '../order-views/index.ts';
import {
  freeUntilOf,
  policyOf,
  lockOrder,
  type Order,
  merchantIdOf,
  readOwnOrder,
} from '../orders/index.ts';
import { sendRefunds } from '../payments/index.ts';
import { decideMerchantChange } from './date-change-settlement.service.ts';
import {
  listChanges,
  monthOfChange,
  pendingView,
  readMerchantChange,
} from './date-change-view.service.ts';
import { changeDay, openChange } from './date-change.service.ts';
import { movableUnits } from './movable-units.service.ts';

const isCalledOff = async (deps: Deps, order: Order): Promise<boolean> =>
  (await contributedRelations(deps.db, [order]))(order).calledOff !== undefined;

const readChange = async (deps: Deps, { viewer, params, query }: Call<Api['getDateChange']>) => {
  const order = await readOwnOrder(deps.db, viewer.userId, params.orderNo);
  const units = await movableUnits(deps.db, order).catch(() => 0);
  const called = await isCalledOff(deps, order);
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
  const orderId = await decideMerchantChange(
    deps.db,
    merchantId,
    params.changeId,
    body.action === 'confirm',
  );
  await sendRefunds(deps.db, deps.gateway, orderId);
  const view = await readMerchantChange(deps.db, params.changeId);
  if (!view) throw new ApiError('10405');
  return view;
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
