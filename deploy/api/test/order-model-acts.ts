import { REQUEST_ACTS } from './order-model-requests.ts';
import { STAFF_ACTS } from './order-model-staff.ts';
import {
  type World,
  type Command,
  at,
  orderAt,
  vouchersOf,
  intentsThatAre,
  orderBooked,
  notify,
  pass,
} from './order-model-world.ts';

export type Act = (world: World, command: Command) => Promise<{ readonly code: string } | void>;
export const payBy = async (
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

/**
 * One or two units; of the products that have kinds of persons an adult, and a child with them. A
 * child alone is refused.
 */
const personsFor = (product: number, c: number) => {
  const quantity = 1 + (c % 2);
  if (product !== 2 && product !== 3) return { quantity };
  const adult = { kind: 'adult', quantity: 1 };
  const child = { kind: 'child', quantity: 1 };
  if (quantity === 2) return { quantity, people: [adult, child] };
  return { quantity, people: [c % 10 === 0 ? child : adult] };
};

export const ACTS = {
  ...REQUEST_ACTS,
  ...STAFF_ACTS,
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
        ...personsFor(a % world.products.length, c),
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
    const { orderNo } = orderAt(world, a);
    const voucherNo = at(await vouchersOf(world, orderNo), b) ?? 'TN0000-0000000000';
    const which = b % 2 ? { voucherNos: [voucherNo] } : { voucherPositions: [1 + (b % 3)] };
    return world.shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: world.shop.merchant,
      body: { action: 'refund', ...which },
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
      body: { productId: product.productId, planId: product.planId, ...personsFor(3, c) },
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
