import { addDays } from '@tapnook/kernel';
import fc from 'fast-check';
import { codeOf } from '../src/errors.ts';
import { coupons } from '../src/modules/orders/coupons.tables.ts';
import { expireHolds, expirePeriods } from '../src/modules/orders/order-expiry.service.ts';
import { reconcilePayments } from '../src/modules/orders/payment-reconciliation.service.ts';
import { moderateDue } from '../src/modules/reviews/review.service.ts';
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
  /** Events of the gateway that were not taken; it delivers them again, as a real one does for days. */
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
const REFUSALS = new Set([
  '10102',
  '10405',
  '10409',
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
  '20632',
  '20802',
  '20803',
  '20804',
  '20901',
  '20902',
]);

/** What an earlier world left behind would only make the invariants slower to read, and its years would outlive the coupons. */
const LEFT_BEHIND = [
  'products',
  'plans',
  'slots',
  'inventory',
  'orders',
  'order_events',
  'order_holds',
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
  'notifications',
  'outbox',
  'idempotency_keys',
];

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
    { kind: 'dated', days: places },
    { kind: 'limited', days: places, quota: 4, usageLimit: 2 },
    { quota: 5, usageLimit: 3, validForDays: 2 },
  ] as const;
  const products: ShopProduct[] = [];
  for (const wish of wishes)
    products.push(
      await addProduct(shop.deps, { merchantId: shop.merchantId, price: 40_007, ...wish }),
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

const at = <T>(items: readonly T[], number: number): T | undefined =>
  items.length === 0 ? undefined : items[number % items.length];
/** One of the orders, the newest three times out of four: old ones rarely have anything left to do. */
const orderAt = (world: World, number: number) =>
  at(number % 4 === 0 ? world.orders : world.orders.slice(0, 3), Math.floor(number / 4)) ?? {
    orderNo: 'TN0000-0000000000',
    as: world.shoppers[0] ?? { userId: '1' },
  };
const vouchersOf = async ({ shop }: World, orderNo: string): Promise<string[]> =>
  (
    await shop.deps.pool.query<{ voucher_no: string }>(
      'select v.voucher_no from vouchers v join orders o on o.id = v.order_id where o.order_no = $1 order by v.position',
      [orderNo],
    )
  ).rows.map((row) => row.voucher_no);

const intentsThatAre = ({ intents, shop }: World, status: string): string[] =>
  intents.filter((intentId) => shop.gateway.intents.get(intentId)?.intent.status === status);

/** An order with a voucher in this state of booking, or any order. */
const orderBooked = async (world: World, status: string, number: number) => {
  const { rows } = await world.shop.deps.pool.query<{ order_no: string }>(
    'select distinct o.order_no from voucher_bookings v join orders o on o.id = v.order_id where v.status = $1 order by 1',
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

type Act = (world: World, command: Command) => Promise<{ readonly code: string } | void>;
const payBy = async (
  world: World,
  { a }: Command,
  more: Record<string, unknown>,
): Promise<{ code: string }> => {
  const { orderNo, as } = orderAt(world, a);
  const reply = await world.shop.pay(orderNo, more, as);
  const secret: unknown = reply.data?.client_secret;
  if (typeof secret === 'string') world.intents.push(secret.replace('_secret', ''));
  return reply;
};

export const ACTS = {
  order: async (world, { a, b, c }) => {
    const product = at(world.products, a);
    const as = at(world.shoppers, b);
    if (!product || !as) return undefined;
    const dated = a % world.products.length === 2 ? { date: at(world.days, c), time: '10:00' } : {};
    const reply = await world.shop.call('POST', '/v2/client/orders', {
      as,
      body: {
        productId: product.productId,
        planId: product.planId,
        quantity: 1 + (c % 2),
        ...dated,
      },
    });
    if (reply.status !== 201) return reply;
    world.orders.unshift({ orderNo: reply.data.orderResult.orderNo, as });
    // Most go on to fill the form, or few would ever come to pay.
    return b % 5 === 0
      ? reply
      : world.shop.confirm(
          reply.data.orderResult.orderNo,
          {
            ...(c % 3 === 0 && { discountCode: world.code }),
            ...(c % 4 === 0 && { useTapCoin: true }),
          },
          as,
        );
  },
  confirm: (world, { a, b }) => {
    const { orderNo, as } = orderAt(world, a);
    return world.shop.confirm(
      orderNo,
      {
        ...(b % 2 === 0 && { discountCode: world.code }),
        ...(b % 3 === 0 && { useTapCoin: b % 6 === 0 }),
      },
      as,
    );
  },
  pay: (world, command) => payBy(world, command, { paymentMethodId: 'pm_ok' }),
  payBadly: (world, command) =>
    payBy(world, command, { paymentMethodId: command.b % 2 ? 'pm_declined' : 'pm_unsupported' }),
  payLater: (world, command) =>
    payBy(
      world,
      command,
      command.b % 2
        ? { paymentMethodId: 'pm_3ds' }
        : { payMethod: 'alipay_hk', paymentMethodId: undefined },
    ),
  answer: async (world, { a, b }) => {
    const intentId = at(intentsThatAre(world, 'action'), a);
    if (intentId) world.shop.gateway.answer(intentId, b % 3 > 0);
  },
  arriveLate: async (world, { a }) => {
    const intentId = at(intentsThatAre(world, 'canceled'), a);
    if (!intentId) return;
    world.shop.gateway.forceSuccess(intentId);
    await notify(world, intentId);
  },
  notify: async (world, { a }) => {
    const intentId = at(world.intents, a);
    if (intentId) await notify(world, intentId);
  },
  cancel: (world, { a }) =>
    world.shop.call('POST', '/v2/client/orders/cancel', {
      as: orderAt(world, a).as,
      body: { orderNo: orderAt(world, a).orderNo },
    }),
  decide: (world, { a, b }) =>
    world.shop.call('PATCH', `/v1/merchant/orders/${orderAt(world, a).orderNo}`, {
      as: world.shop.merchant,
      body: { action: at(['confirm', 'confirm', 'reject', 'refund'], b) },
    }),
  refundOne: async (world, { a, b }) => {
    const voucherNo = at(await vouchersOf(world, orderAt(world, a).orderNo), b);
    return world.shop.call('PATCH', `/v1/merchant/orders/${orderAt(world, a).orderNo}`, {
      as: world.shop.merchant,
      body: { action: 'refund', voucherNos: [voucherNo ?? 'TN0000-0000000000'] },
    });
  },
  redeem: async (world, { a, b }) => {
    const voucherNo = at(await vouchersOf(world, orderAt(world, a).orderNo), b);
    return world.shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: world.shop.merchant,
      body: { voucherNo: voucherNo ?? 'TN0000-0000000000' },
    });
  },
  buyToBook: async (world, { b, c }) => {
    const [product, as] = [world.products[3], at(world.shoppers, b)];
    if (!product || !as) return undefined;
    const reply = await world.shop.call('POST', '/v2/client/orders', {
      as,
      body: { productId: product.productId, planId: product.planId, quantity: 1 + (c % 2) },
    });
    if (reply.status !== 201) return reply;
    const { orderNo } = reply.data.orderResult;
    world.orders.unshift({ orderNo, as });
    await world.shop.confirm(orderNo, {}, as);
    const paid = await world.shop.pay(orderNo, { paymentMethodId: 'pm_ok' }, as);
    if (paid.status !== 201 || c % 4 === 0) return paid;
    return world.shop.call('POST', '/client/booking', {
      as,
      body: {
        orderNo,
        date: at(world.days, c),
        time: '10:00',
        bookingNum: 1,
        customerName: 'Chan',
      },
    });
  },
  book: async (world, { a, b, c }) => {
    const { orderNo, as } = await orderBooked(world, 'unbooked', a);
    return world.shop.call('POST', '/client/booking', {
      as,
      body: {
        orderNo,
        date: at(world.days, b),
        time: '10:00',
        bookingNum: 1 + (c % 2),
        customerName: 'Chan',
      },
    });
  },
  rebook: async (world, { a, b }) => {
    const { orderNo, as } = await orderBooked(world, 'booked', a);
    return world.shop.call('PATCH', '/client/booking', {
      as,
      body: { orderNo, date: at(world.days, b), time: '10:00' },
    });
  },
  unbook: async (world, { a, b }) => {
    const { orderNo, as } = await orderBooked(world, b % 3 === 0 ? 'booked' : 'unbooked', a);
    return world.shop.call('POST', '/client/booking/cancel', { as, body: { orderNo } });
  },
  review: (world, { a, b }) =>
    world.shop.call('POST', '/v1/reviews', {
      as: orderAt(world, a).as,
      body: {
        orderId: orderAt(world, a).orderNo,
        overallScore: 1 + (b % 5),
        message: 'Good from the first minute to the last.',
        isRecommended: b % 2 === 0,
        agreeTerms: true,
      },
    }),
  give: (world, { a, b }) =>
    world.shop.call('POST', '/v1/client/points/transactions', {
      as: { userId: '1', role: 'admin' },
      body: {
        userId: at(world.shoppers, a)?.userId,
        amount: 1 + (b % 40),
        method: b % 5 === 0 ? 'OUT_ACCOUNT' : 'IN_ACCOUNT',
        remark: 'model',
      },
    }),
  wait: (world, { a }) => pass(world, 1 + (a % 20)),
  waitLong: (world, { a }) => pass(world, (1 + (a % 8)) * 60),
  waitAges: (world, { a }) =>
    pass(world, a % 10 === 0 ? 60 * 24 * 200 : a % 10 === 1 ? 60 * 24 * 7 : 31),
  gateway: async ({ shop }, { a }) => {
    shop.gateway.down = a % 4 === 0;
  },
} as const satisfies Record<string, Act>;

const notify = async ({ shop, undelivered }: World, intentId: string): Promise<void> => {
  const { signEvent } = await import('./fake-gateway.ts');
  const { body, signature } = signEvent({
    id: `evt_${Math.random()}`,
    type: 'payment_intent.updated',
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
const pass = async (world: World, minutes: number): Promise<void> => {
  world.minutes += minutes;
  await world.shop.moveClock(`${world.minutes} minutes`);
  const { db } = world.shop.deps;
  await Promise.all([expireHolds(db, world.shop.gateway), expireHolds(db, world.shop.gateway)]);
  await expirePeriods(db);
  await moderateDue(db);
};

export const commands = (length: number): fc.Arbitrary<Command[]> =>
  fc.array(
    fc.record({
      name: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
      a: fc.nat(997),
      b: fc.nat(997),
      c: fc.nat(997),
    }),
    { minLength: length, maxLength: length, size: 'max' },
  );

/** Does one command; throws when it is answered with a fault instead of success or a refusal. */
export const act = async (world: World, command: Command): Promise<void> => {
  const acts: Readonly<Record<string, Act>> = ACTS;
  try {
    const reply = await acts[command.name]?.(world, command);
    if (reply && reply.code !== '0' && !REFUSALS.has(reply.code))
      throw new Error(`${command.name} answered ${reply.code}`);
  } catch (error) {
    if (!REFUSALS.has(codeOf(error) ?? '')) throw error;
  }
};

/** What the gateway has of shoppers, against what our orders say it has, once all is settled. */
export const balance = async (
  world: World,
): Promise<{ readonly gateway: number; readonly orders: number }> => {
  world.shop.gateway.down = false;
  await pass(world, 32);
  for (const intentId of world.undelivered) await notify(world, intentId);
  await reconcilePayments(world.shop.deps.db, world.shop.gateway);
  const kept = [...world.shop.gateway.intents.values()].filter(
    ({ intent, created }) => intent.status === 'succeeded' && !created.authorizeOnly,
  );
  const { rows } = await world.shop.deps.pool.query<{ kept: number }>(
    'select coalesce(sum(o.captured_amount - o.refunded_amount), 0)::int as kept from orders o where exists (select 1 from payment_attempts a where a.order_id = o.id and a.intent_id is not null)',
  );
  return {
    gateway: kept.reduce((sum, { created, refunded }) => sum + created.amount - refunded, 0),
    orders: rows[0]?.kept ?? 0,
  };
};
