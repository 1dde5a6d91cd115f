import { sql } from 'drizzle-orm';
import type { Content, DemoAccountContent } from '../../../seed/content/types.ts';
import { known, type Keys } from '../../../seed/keys.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../db/pool.ts';
import { book } from '../booking/booking.service.ts';
import { pay } from '../payments/attempts.service.ts';
import { earnCoins } from '../points/points.service.ts';
import { moderate, writeReview } from '../reviews/review.service.ts';
import { confirmOrder } from './confirm-order.service.ts';
import { createOrder } from './create-order.service.ts';
import type { Order } from './order-events.service.ts';
import type { OrderChoice } from './order.types.ts';
import { refundVouchers } from './refunds.service.ts';
import { seedGateway } from './seed-gateway.ts';
import { endHold } from './sweeps.service.ts';
import { expireVouchersOf, redeem } from './vouchers.service.ts';

type State = DemoAccountContent['states'][number];
type SeedDeps = Pick<Deps, 'db' | 'pool'>;
const USER = '1';
const CONTACT = { firstName: 'Ka Yan', lastName: 'Chan', phoneRegionId: 'HK', regionId: 'HK', phone: '61234567', email: 'demo@tapnook.example', useNotification: true, hasUpdateAddressBook: false };
const REVIEW = 'Came in the rain and it did not matter. The staff explained everything twice and laughed with us both times.';

/** Lets the shop live on a day of the past: everything after it happens then. */
const liveOn = async ({ pool }: SeedDeps, daysAgo: number): Promise<void> => {
  await pool.query('insert into clock_shift (shift) values (make_interval(days => $1)) on conflict (only_row) do update set shift = excluded.shift', [-daysAgo]);
};

/** The first choice of a plan that can be bought: its options' first fields, required additions, an early open slot. */
const choiceOf = async (db: Db, productId: number, planNumber: number, quantity: number): Promise<OrderChoice> => {
  const { rows: plans } = await db.execute<{ id: number; kind: string }>(sql`select p.id, r.kind from plans p join products r on r.id = p.product_id where p.product_id = ${productId} and p.active order by p.sort, p.id`);
  const plan = plans[planNumber] ?? plans[0];
  if (!plan) throw new Error(`product ${productId} has no plan`);
  const { rows: fields } = await db.execute<{ id: number }>(sql`select distinct on (g.id) f.id from option_groups g join option_fields f on f.group_id = g.id where g.plan_id = ${plan.id} order by g.id, f.sort`);
  const { rows: extras } = await db.execute<{ id: number }>(sql`select distinct on (a.id) o.id from additions a join addition_options o on o.addition_id = a.id where a.plan_id = ${plan.id} and a.required order by a.id, o.sort`);
  const { rows: slots } = plan.kind === 'dated' ? await db.execute<{ day: string; time: string | null }>(sql`
    select s.day::text as day, s.time from slots s left join inventory i on i.kind = 'slot' and i.ref = s.plan_id and i.day = s.day and i.time is not distinct from s.time
    where s.plan_id = ${plan.id} and s.open and (i.quota is null or i.quota - i.sold - i.held >= ${quantity}) and s.day >= (now() at time zone 'Asia/Hong_Kong')::date + 2 order by s.day, s.time limit 1`) : { rows: [] };
  const [slot] = slots;
  return {
    productId: String(productId), planId: String(plan.id), quantity, fieldIds: fields.map((row) => String(row.id)), additions: extras.map((row) => ({ id: String(row.id), quantity: 1 })),
    ...(slot && { date: slot.day, ...(slot.time && { time: slot.time }) }),
  };
};

const buy = async ({ db }: SeedDeps, state: State, choice: OrderChoice): Promise<Order> => {
  const order = await createOrder(db, USER, choice, undefined);
  if (state.state === 'cancelled') {
    await endHold(db, seedGateway, order.id, 'canceled');
    return order;
  }
  await confirmOrder(db, USER, { orderNo: order.orderNo, ...CONTACT, ...(order.snapshot.idCardNeeded && { idCardNo: 'A123456(7)' }), customerAddress: 'Flat 3B, 12 Shanghai Street, Yau Ma Tei', customerSummary: 'Two adults' }, false);
  if (state.state === 'pending') return order;
  const { rows } = await db.execute<{ day: string }>(sql`select hk_today()::text as day`);
  await pay(db, seedGateway, { orderId: order.id, userId: USER, method: 'card', paymentMethodId: 'pm_seed', keepCard: false, returnUrl: 'https://shop.invalid/', day: rows[0]?.day ?? '', customerId: null });
  return order;
};

const voucherNosOf = async (db: Db, orderId: string): Promise<readonly string[]> =>
  (await db.execute<{ voucher_no: string }>(sql`select voucher_no from vouchers where order_id = ${orderId} order by position`)).rows.map((row) => row.voucher_no);

/** A dated visit lies in the future of the shop's calendar, so a used one is moved to the day after its purchase. */
const bringForward = async (db: Db, order: Order, daysAgo: number): Promise<void> => {
  await db.execute(sql`update vouchers set starts_at = app_now() - interval '1 day' where order_id = ${order.id}`);
  if (!order.participationDate) return;
  const day = sql`(hk_today() + 1)`;
  await db.execute(sql`update vouchers set ends_at = app_now() + make_interval(days => ${Math.max(2, daysAgo - 1)}) where order_id = ${order.id}`);
  await db.execute(sql`update orders set participation_date = ${day} where id = ${order.id}`);
};

const useSome = async ({ db }: SeedDeps, order: Order, count: number): Promise<void> => {
  for (const voucherNo of (await voucherNosOf(db, order.id)).slice(0, count)) {
    for (let use = 0; use < order.usageLimit; use += 1) await redeem(db, { voucherNo }, null, 'seed');
  }
};

const bookSome = async (deps: SeedDeps, order: Order): Promise<void> => {
  const { rows } = await deps.db.execute<{ day: string; time: string | null }>(sql`
    select s.day::text as day, s.time from slots s join inventory i on i.kind = 'slot' and i.ref = s.plan_id and i.day = s.day and i.time is not distinct from s.time
    where s.plan_id = ${order.planId} and s.open and (i.quota is null or i.quota - i.sold - i.held >= 2) and s.day >= hk_today() + 4 order by s.day, s.time limit 1`);
  const [slot] = rows;
  if (slot) await book(deps.db, USER, { orderNo: order.orderNo, date: slot.day, ...(slot.time && { time: slot.time }), fieldIds: [], bookingNum: Math.min(2, order.quantity), customerName: 'Chan Ka Yan' });
};

const writeAbout = async ({ db }: SeedDeps, order: Order): Promise<void> => {
  const review = await writeReview(db, USER, { orderId: order.orderNo, overallScore: 5, scores: [], message: REVIEW, picsOrVideos: [], isAnonymous: false, isRecommended: true, agreeTerms: true }, 'web');
  await moderate(db, review.id, 'NORMAL', 'automatic');
};

/** What happened to an order after it was bought. */
const live = async (deps: SeedDeps, state: State, order: Order): Promise<void> => {
  const { db } = deps;
  const used = ['completed', 'to-review', 'reviewed', 'partly-redeemed'].includes(state.state);
  if (used) {
    await bringForward(db, order, state.daysAgo);
    await useSome(deps, order, state.state === 'partly-redeemed' ? Math.max(1, Math.floor(order.quantity / 2)) : order.quantity);
  }
  if (state.state === 'reviewed' || state.state === 'completed') await writeAbout(deps, order);
  if (state.state === 'refunded') await refundVouchers(db, order.id, undefined, 'Typhoon signal 8');
  if (state.state === 'expired') {
    await db.execute(sql`update vouchers set starts_at = app_now() - interval '1 day', ends_at = app_now() - interval '1 second' where order_id = ${order.id}`);
    await expireVouchersOf(db, order.id);
  }
  if (state.state === 'booked') await bookSome(deps, order);
};

/** Payments of the past were not taken through this gateway: refunding them needs none. */
const forgetGateway = async ({ pool }: SeedDeps): Promise<void> => {
  await pool.query("update payment_attempts set intent_id = null, client_secret = null where status <> 'pending'");
  await pool.query("update refunds set status = 'succeeded', settled_at = created_at where status = 'pending'");
  await pool.query("update payment_attempts a set refunded_amount = r.amount, status = case when r.amount = a.amount then 'refunded' else a.status end from (select attempt_id, sum(amount)::int as amount from refunds group by 1) r where r.attempt_id = a.id");
  await pool.query('update orders set mailed_at = paid_at where mailed_at is null');
};

/** Days since the gift of the opening: everything that the demo shopper earned after it renewed it, and who earned nothing loses it soon. */
const GIFT_DAYS_AGO = 353;
const QUIET_USER = '6';
const giveOpeningGift = async (deps: SeedDeps): Promise<void> => {
  await liveOn(deps, GIFT_DAYS_AGO);
  for (const userId of [USER, QUIET_USER]) {
    await earnCoins(deps.db, { userId, coins: 240, channel: 'MANUAL', type: 'ADMIN', externalId: 'opening', remark: { en_gb: 'Opening gift', zh_hk: '開店禮物' }, onceKey: `seed:opening-gift:${userId}` });
  }
};

/** The demo account's orders in every state, made by the services that every order goes through, each on its own day. */
export const seedOrders = async (deps: SeedDeps, content: Pick<Content, 'demoAccounts' | 'products'>, keys: Keys): Promise<void> => {
  const states = content.demoAccounts.flatMap((account) => account.states).toSorted((a, b) => b.daysAgo - a.daysAgo);
  await giveOpeningGift(deps);
  for (const state of states) {
    const productId = known(keys.products, state.product, 'a demo order');
    const plans = content.products.find((product) => product.key === state.product)?.plans ?? [];
    await liveOn(deps, state.daysAgo);
    try {
      const order = await buy(deps, state, await choiceOf(deps.db, productId, Math.max(0, plans.findIndex((plan) => plan.key === state.plan)), state.quantity ?? 1));
      if (state.state === 'booked') await liveOn(deps, 0);
      await live(deps, state, order);
    } catch (error) {
      throw new Error(`the demo order of ${state.product} (${state.state}) cannot be made`, { cause: error });
    }
  }
  await deps.pool.query('delete from clock_shift');
  await forgetGateway(deps);
};
