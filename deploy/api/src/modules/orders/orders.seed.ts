import { addDays, hongKongDay, hongKongInstant } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import type { Content } from '../../../seed/content/types.ts';
import { known, type Keys } from '../../../seed/keys.ts';
import type { Db, Queryable } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { book } from '../booking/index.ts';
import { endHold } from '../order-lifecycle/index.ts';
import { pay, sendRefunds } from '../payments/index.ts';
import { earnCoins } from '../points/index.ts';
import { refundVouchers } from '../refunds/index.ts';
import { moderate, writeReview } from '../reviews/index.ts';
import { expireVouchersOf, redeem } from '../vouchers/index.ts';
import { confirmOrder } from './confirm-order.service.ts';
import { createOrder } from './create-order.service.ts';
import type { Order } from './order-events.service.ts';
import type { OrderChoice } from './order.types.ts';
import { seedGateway } from './seed-gateway.ts';
import { step, type ScheduledStep, runSchedule } from './seed-schedule.ts';
import { slotFrom, choiceOf } from './seed-slots.ts';
import { type DemoOrder, VISITED } from './seed-slots.ts';

interface SeedDeps extends Pick<Deps, 'db'> {
  readonly pool: Queryable;
}

const USER = '1';

const CONTACT = {
  firstName: 'Ka Yan',
  lastName: 'Chan',
  phoneRegionId: 'HK',
  regionId: 'HK',
  phone: '61234567',
  email: 'demo@tapnook.example',
  useNotification: true,
  hasUpdateAddressBook: false,
};

const REVIEW =
  'Came in the rain and it did not matter. The staff explained everything twice and laughed ' +
  'with us both times.';

const DAY_MS = 86_400_000;

/** Visits to what has no time of its own. */
const VISITED_AT = '13:10';

/**
 * Undated plans of the seeds are valid from today on; what was bought before today was valid from
 * its purchase.
 */
const validFromPurchase = (db: Db, orderId: string): Promise<unknown> =>
  db.execute(
    sql`update orders set snapshot = jsonb_set(snapshot, '{startsAt}',
      to_jsonb(to_char(app_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      where id = ${orderId} and (snapshot->>'startsAt')::timestamptz > app_now()`,
  );

const buy = async ({ db }: SeedDeps, state: DemoOrder, choice: OrderChoice): Promise<Order> => {
  const order = await createOrder(db, USER, choice, undefined);
  await validFromPurchase(db, order.id);
  if (state.state === 'cancelled') {
    await endHold(db, seedGateway, order.id, 'canceled');
    return order;
  }
  await confirmOrder(
    db,
    USER,
    {
      orderNo: order.orderNo,
      ...CONTACT,
      ...(order.snapshot.idCardNeeded && { idCardNo: 'A123456(7)' }),
      customerAddress: 'Flat 3B, 12 Shanghai Street, Yau Ma Tei',
      customerSummary: 'Two adults',
    },
    false,
  );
  if (state.state === 'pending') return order;
  await pay(db, seedGateway, {
    orderId: order.id,
    userId: USER,
    method: 'card',
    paymentMethodId: 'pm_seed',
    keepCard: false,
    returnUrl: 'https://shop.invalid/',
    customerId: null,
  });
  return order;
};

const voucherNosOf = async (db: Db, orderId: string): Promise<readonly string[]> =>
  (
    await db.execute<{ voucher_no: string }>(
      sql`select voucher_no from vouchers where order_id = ${orderId} order by position`,
    )
  ).rows.map((row) => row.voucher_no);

const useSome = async ({ db }: SeedDeps, order: Order, count: number): Promise<void> => {
  for (const voucherNo of (await voucherNosOf(db, order.id)).slice(0, count)) {
    for (let use = 0; use < order.usageLimit; use += 1)
      await redeem(db, { voucherNo }, null, 'seed', () => Promise.resolve());
  }
};

const bookSome = async ({ db }: SeedDeps, order: Order, today: string): Promise<void> => {
  const slot = await slotFrom(db, order.planId, addDays(today, 4), 2);
  if (slot)
    await book(db, USER, {
      orderNo: order.orderNo,
      date: slot.day,
      ...(slot.time && { time: slot.time }),
      fieldIds: [],
      bookingNum: Math.min(2, order.quantity),
      customerName: 'Chan Ka Yan',
    });
};

/** The shopper writes; ten minutes later the review is on show. */
const writeAbout = async (
  { db }: SeedDeps,
  order: Order,
  at: number,
): Promise<readonly ScheduledStep[]> => {
  const review = await writeReview(
    db,
    USER,
    {
      orderId: order.orderNo,
      overallScore: 5,
      scores: [],
      message: REVIEW,
      picsOrVideos: [],
      isAnonymous: false,
      isRecommended: true,
      agreeTerms: true,
    },
    'web',
  );
  return [step(at + 600_000, () => moderate(db, review.id, 'NORMAL', 'automatic'))];
};

/**
 * The visit: vouchers are redeemed a little before its time, and on the next evening it may be
 * written about.
 */
export const visit = (
  deps: SeedDeps,
  state: DemoOrder,
  order: Order,
  bought: string,
): ScheduledStep => {
  const day = order.participationDate ?? addDays(bought, 3);
  const reviewedAt = Date.parse(hongKongInstant(addDays(day, 1), '20:15'));
  return {
    at: Date.parse(hongKongInstant(day, order.startTime ?? VISITED_AT)) - 360_000,
    run: async () => {
      await useSome(
        deps,
        order,
        state.state === 'partly-redeemed'
          ? Math.max(1, Math.floor(order.quantity / 2))
          : order.quantity,
      );
      return state.state === 'reviewed' || state.state === 'completed'
        ? [{ at: reviewedAt, run: () => writeAbout(deps, order, reviewedAt) }]
        : [];
    },
  };
};

/** The merchant calls it off on the morning of the day, and the money goes back. */
const refund = ({ db }: SeedDeps, order: Order, bought: string): ScheduledStep =>
  step(
    Date.parse(hongKongInstant(order.participationDate ?? addDays(bought, 3), '06:30')),
    async () => {
      await refundVouchers(db, order.id, {}, 'Typhoon signal 8', async () => undefined);
      await sendRefunds(db, seedGateway, order.id);
    },
  );

/** Nobody comes within two months. */
const expire = async ({ db }: SeedDeps, order: Order, bought: string): Promise<ScheduledStep> => {
  const end = hongKongInstant(addDays(bought, 61));
  await db.execute(
    sql`update vouchers set ends_at = ${end}::timestamptz where order_id = ${order.id}`,
  );
  return step(Date.parse(end) + 60_000, () => expireVouchersOf(db, order.id));
};

/** What happens to an order after it was bought. */
const laterSteps = async (
  deps: SeedDeps,
  state: DemoOrder,
  order: Order,
  bought: string,
  now: number,
): Promise<readonly ScheduledStep[]> => {
  if (state.state === 'refunded') return [refund(deps, order, bought)];
  if (state.state === 'expired') return [await expire(deps, order, bought)];
  if (state.state === 'booked') return [step(now, () => bookSome(deps, order, hongKongDay(now)))];
  return VISITED.includes(state.state) ? [visit(deps, state, order, bought)] : [];
};

/** Payments of the past were not taken through this gateway: refunding them needs none. */
const removeGatewayTraces = async ({ pool }: SeedDeps): Promise<void> => {
  await pool.query(
    "update payment_attempts set intent_id = null, client_secret = null where status <> 'pending'",
  );
  await pool.query('update refunds set gateway_id = null');
  await pool.query('update orders set mailed_at = paid_at where mailed_at is null');
};

/**
 * Days since the gift of the opening: everything that the demo shopper earned after it renewed it,
 * and who earned nothing loses it soon.
 */
const GIFT_DAYS_AGO = 353;

const QUIET_USER = '6';

const openingGift = ({ db }: SeedDeps, now: number): ScheduledStep =>
  step(now - GIFT_DAYS_AGO * DAY_MS, async () => {
    for (const userId of [USER, QUIET_USER]) {
      await earnCoins(db, {
        userId,
        coins: 240,
        channel: 'MANUAL',
        type: 'ADMIN',
        externalId: 'opening',
        remark: { en_gb: 'Welcome gift', zh_hk: '迎新禮物' },
        onceKey: `seed:opening-gift:${userId}`,
      });
    }
  });

/**
 * The demo account's orders in every state, made by the services that every order goes through,
 * each thing at its own time.
 */
export const seedOrders = async (
  deps: SeedDeps,
  content: Pick<Content, 'demoAccounts' | 'products'>,
  keys: Keys,
  now: number,
): Promise<void> => {
  const purchase = (state: DemoOrder): ScheduledStep => {
    const productId = known(keys.products, state.product, 'a demo order');
    const planNumber = (
      content.products.find((product) => product.key === state.product)?.plans ?? []
    ).findIndex((plan) => plan.key === state.plan);
    const at = now - state.daysAgo * DAY_MS;
    const bought = hongKongDay(at);
    return {
      at,
      run: async () => {
        try {
          const order = await buy(
            deps,
            state,
            await choiceOf(
              deps.db,
              productId,
              Math.max(0, planNumber),
              state,
              bought,
              hongKongDay(now),
            ),
          );
          return await laterSteps(deps, state, order, bought, now);
        } catch (error) {
          throw new Error(`the demo order of ${state.product} (${state.state}) cannot be made`, {
            cause: error,
          });
        }
      },
    };
  };
  await runSchedule(
    deps.pool,
    [
      openingGift(deps, now),
      ...content.demoAccounts.flatMap((account) => account.states).map(purchase),
    ],
    now,
  );
  await removeGatewayTraces(deps);
};
