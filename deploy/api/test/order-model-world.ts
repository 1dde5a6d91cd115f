import { addDays } from '@tapnook/kernel';
import { coupons } from '../src/modules/coupons/coupons.tables.ts';
import { expireDateChanges } from '../src/modules/date-changes/date-change-expiry.service.ts';
import { expireHolds, expirePeriods } from '../src/modules/order-lifecycle/order-expiry.service.ts';
import { moveConfirmationClocks } from '../src/modules/order-lifecycle/waiting-orders.service.ts';
import type { Intent } from '../src/modules/payments/gateway.ts';
import type { WEBHOOK_EVENTS } from '../src/modules/payments/webhook-events.tables.ts';
import { settleCalledOffVisits } from '../src/modules/refunds/called-off-choice.service.ts';
import { moveRefundClocks } from '../src/modules/refunds/refund-decisions.service.ts';
import { moderateDue } from '../src/modules/reviews/review.service.ts';
import type { ACTS } from './order-model-acts.ts';
import { addProduct, type Shop, type ShopProduct } from './shop.ts';

/** A small shop in which everything is scarce, for one run of commands. */
export interface World {
  readonly shop: Shop;
  readonly shoppers: readonly { readonly userId: string }[];
  readonly products: readonly ShopProduct[];
  readonly days: readonly string[];
  readonly code: string;
  readonly orders: { readonly orderNo: string; readonly as: { readonly userId: string } }[];
  readonly intents: string[];
  /**
   * Events of the gateway that were not taken; it delivers them again, as a real one does for days.
   */
  readonly undelivered: Set<string>;
  /** Minutes by which the clock has moved. */
  minutes: number;
}
/** One thing that somebody does; the numbers choose among what there is. */
export interface Command {
  readonly name: keyof typeof ACTS;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}
/** What may be answered to anything at any time: refusals, never faults. */
export const REFUSALS = new Set([
  '10102',
  '10405',
  '10409',
  '10429',
  '10503',
  '20601',
  '20602',
  '20617',
  '20618',
  '20619',
  '20620',
  '20621',
  '20622',
  '20623',
  '20624',
  '20627',
  '20628',
  '20632',
  // Merchants take their products off the shop, and off its pages, while others order.
  '20714',
  '20715',
  '20716',
  '20802',
  '20803',
  '20804',
  '20901',
  '20902',
]);

/**
 * What an earlier world left behind would only make the invariants slower to read, and its years
 * would outlive the coupons.
 */
const LEFT_BEHIND = [
  'products',
  'plans',
  'person_types',
  'slots',
  'inventory',
  'orders',
  'order_events',
  'order_holds',
  'order_changes',
  'refund_requests',
  'called_off_days',
  'vouchers',
  'voucher_tokens',
  'bookings',
  'voucher_bookings',
  'booking_places',
  'payment_attempts',
  'refunds',
  'coupons',
  'coupon_uses',
  'coin_lots',
  'coin_movements',
  'point_transactions',
  'reviews',
  'review_rewards',
  'review_events',
  'product_versions',
  'notifications',
  'outbox',
  'idempotency_keys',
];

/** An adult at the plan's price, a child at one of its own. */
const PEOPLE = { adult: null, child: 15_011 } as const;

export const createWorld = async (shop: Shop): Promise<World> => {
  await shop.deps.pool.query(`truncate ${LEFT_BEHIND.join(', ')} cascade`);
  shop.gateway.forget();
  await shop.moveClock('0');
  const today = await shop.deps.clock.today();
  // Beyond the cut-off, so that bookings can still move.
  const days = [addDays(today, 6), addDays(today, 9)];
  const places = Object.fromEntries(days.map((day) => [day, 2]));
  const wishes = [
    { quota: 3 },
    { quota: 4, confirm: true },
    { kind: 'dated', days: places, notices: ['change-24'], people: PEOPLE },
    { kind: 'limited', days: places, quota: 4, usageLimit: 2, people: PEOPLE },
    { quota: 5, usageLimit: 3, validForDays: 2 },
  ] as const;
  const products: ShopProduct[] = [];
  for (const wish of wishes)
    products.push(
      await addProduct(shop.deps, { merchantId: shop.merchantId, price: 40_007, ...wish }),
    );
  // Moving from one day to the other costs something, or brings something back.
  await shop.deps.pool.query(
    `update slots set price = 51003,
      person_prices = '{"child": {"price": 12007, "specialPrice": null}}' where day = $1`,
    [days[1]],
  );
  const code = `M${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
  await shop.deps.db.insert(coupons).values({
    code,
    name: { en_gb: code, zh_hk: code },
    type: 'DEDUCTION',
    value: 5_001,
    quota: 2,
    perUser: 2,
    startsAt: new Date(0),
    endsAt: new Date('2099-01-01'),
  });
  return {
    shop,
    shoppers: [await shop.addShopper(), await shop.addShopper()],
    products,
    days,
    code,
    orders: [],
    intents: [],
    undelivered: new Set(),
    minutes: 0,
  };
};

export const at = <T>(items: readonly T[], number: number): T | undefined =>
  items.length === 0 ? undefined : items[number % items.length];
/**
 * One of the orders, the newest three times out of four: old ones rarely have anything left to do.
 */
export const orderAt = (world: World, number: number) =>
  at(number % 4 === 0 ? world.orders : world.orders.slice(0, 3), Math.floor(number / 4)) ?? {
    orderNo: 'TN0000-0000000000',
    as: world.shoppers[0] ?? { userId: '1' },
  };
export const vouchersOf = async ({ shop }: World, orderNo: string): Promise<string[]> =>
  (
    await shop.deps.pool.query<{ voucher_no: string }>(
      `select v.voucher_no from vouchers v join orders o on o.id = v.order_id where o.order_no = $1
        order by v.position`,
      [orderNo],
    )
  ).rows.map((row) => row.voucher_no);

export const intentsThatAre = ({ intents, shop }: World, status: string): string[] =>
  intents.filter((intentId) => shop.gateway.intents.get(intentId)?.intent.status === status);

/** An order with a voucher in this state of booking, or any order. */
export const orderBooked = async (world: World, status: string, number: number) => {
  const { rows } = await world.shop.deps.pool.query<{ order_no: string }>(
    `select distinct o.order_no from voucher_bookings v join orders o on o.id = v.order_id
      where v.status = $1 order by 1`,
    [status],
  );
  const known = new Set(rows.map((row) => row.order_no));
  return (
    at(
      world.orders.filter((order) => known.has(order.orderNo)),
      number,
    ) ?? orderAt(world, number)
  );
};

/** What the gateway tells of an intent in each state; other kinds of event say nothing to us. */
const EVENTS: Readonly<Record<Intent['status'], (typeof WEBHOOK_EVENTS)[number]>> = {
  open: 'payment_intent.processing',
  action: 'payment_intent.requires_action',
  authorized: 'payment_intent.amount_capturable_updated',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
  declined: 'payment_intent.payment_failed',
};
export const notify = async ({ shop, undelivered }: World, intentId: string): Promise<void> => {
  const { signEvent } = await import('./fake-gateway.ts');
  const { body, signature } = signEvent({
    id: `evt_${Math.random()}`,
    type: EVENTS[shop.gateway.intents.get(intentId)?.intent.status ?? 'open'],
    intentId,
  });
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/gateway/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });
  if (statusCode < 300) undelivered.delete(intentId);
  else undelivered.add(intentId);
};
/** Time passes, and what time does is done, by two processes at once. */
export const pass = async (world: World, minutes: number): Promise<void> => {
  world.minutes += minutes;
  await world.shop.moveClock(`${world.minutes} minutes`);
  const { db } = world.shop.deps;
  await Promise.all([expireHolds(db, world.shop.gateway), expireHolds(db, world.shop.gateway)]);
  await moveConfirmationClocks(world.shop.deps);
  await moveRefundClocks(world.shop.deps);
  await settleCalledOffVisits(world.shop.deps);
  await expireDateChanges(world.shop.deps);
  await expirePeriods(db);
  await moderateDue(db);
};
