import type { Act } from './order-model-acts.ts';
import { at, orderAt, vouchersOf, type World } from './order-model-world.ts';

const ADMIN = { userId: '1', role: 'admin' } as const;
const NOTHING = '00000000-0000-4000-8000-000000000000';

const oneOf = async (
  { shop }: World,
  number: number,
  text: string,
): Promise<{ id: string; user_id: string }> =>
  at((await shop.deps.pool.query<{ id: string; user_id: string }>(text)).rows, number) ?? {
    id: NOTHING,
    user_id: '1',
  };
const requestAt = (world: World, number: number) =>
  oneOf(
    world,
    number,
    `select id, user_id from refund_requests order by closed_at nulls first, created_at desc
      limit 5`,
  );

/** What is asked, answered and decided of orders that are paid, and days that move. */
export const REQUEST_ACTS = {
  ask: async (world, { a, b }) => {
    const { orderNo, as } = orderAt(world, a);
    const voucherNo = at(await vouchersOf(world, orderNo), b);
    return world.shop.call('POST', `/v1/client/orders/${orderNo}/refund-requests`, {
      as,
      body: { reason: 'other', ...(b % 3 === 0 && voucherNo && { voucherNos: [voucherNo] }) },
    });
  },
  answerAsk: async (world, { a, b }) => {
    const { id, user_id: userId } = await requestAt(world, a);
    return world.shop.call(
      'POST',
      `/v1/client/refund-requests/${id}/${b % 3 === 0 ? 'withdraw' : 'answer'}`,
      { as: { userId }, ...(b % 3 > 0 && { body: { message: 'Again.' } }) },
    );
  },
  decideAsk: async (world, { a, b, c }) => {
    const { id } = await requestAt(world, a);
    const isHouse = b % 2 === 0;
    const refusal = isHouse ? 'refuse' : 'decline';
    return world.shop.call('PATCH', `/v1/${isHouse ? 'admin' : 'merchant'}/refund-requests/${id}`, {
      as: isHouse ? ADMIN : world.shop.merchant,
      body: {
        action: c % 3 === 0 ? refusal : 'approve',
        ...(c % 5 === 1 && { amount: 1 + (c % 300) * 100 }),
      },
    });
  },
  changeDate: (world, { a, b }) => {
    const { orderNo, as } = orderAt(world, a);
    return world.shop.call('POST', `/v1/client/orders/${orderNo}/date-change`, {
      as,
      body: { date: at(world.days, b), time: '10:00' },
    });
  },
  payChange: async (world, { a, b }) => {
    const { rows } = await world.shop.deps.pool.query<{ order_no: string; user_id: string }>(
      `select order_no, user_id from orders where change_of is not null and code = 'TBP'
        order by purchased_at desc`,
    );
    const wanted = at(rows, a);
    if (!wanted) return undefined;
    const reply = await world.shop.pay(
      wanted.order_no,
      { paymentMethodId: b % 4 === 0 ? 'pm_declined' : 'pm_ok' },
      { userId: wanted.user_id },
    );
    const secret: unknown = reply.data?.client_secret;
    if (typeof secret === 'string') world.intents.push(secret.replace('_secret', ''));
    return reply;
  },
  // Seldom, since nothing more is sold for the day.
  callOff: async (world, { a, b }) =>
    a % 6 > 0
      ? undefined
      : world.shop.call(
          'POST',
          `/v1/merchant/products/${at(world.products, 2 + (b % 2))?.productId ?? '1'}` +
            '/called-off-days',
          { as: world.shop.merchant, body: { date: world.days[0], reason: 'Typhoon' } },
        ),
  chooseDay: (world, { a, b }) => {
    const { orderNo, as } = orderAt(world, a);
    return world.shop.call('POST', `/v1/client/orders/${orderNo}/called-off-visit`, {
      as,
      body: b % 2 ? { choice: 'refund' } : { choice: 'move', date: world.days[1], time: '10:00' },
    });
  },
} as const satisfies Record<string, Act>;
