import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { useSandboxShop } from '../../../test/sandbox-shop.ts';
import { expireHolds } from '../order-lifecycle/order-expiry.service.ts';
import { checkInvariants } from '../orders/invariants.ts';
import { reconcilePayments } from './payment-reconciliation.service.ts';

/** Cents of every order here. */
const TOTAL = 50_000;
const shop = useSandboxShop();
const { order, pay, becomes, statusOf } = shop;
const admin = { userId: '3', role: 'admin' } as const;

interface Method {
  readonly name: string;
  /** What is sent to pay: what goes through, and what does not. */
  readonly good: () => Promise<object>;
  readonly bad: () => Promise<object>;
  /** The bank or the wallet asks the shopper before money moves. */
  readonly asks: boolean;
}
const card = (number: string) => async (): Promise<object> => ({
  paymentMethodId: await shop.sandbox.card(number),
});
const wallet = (payMethod: string) => async (): Promise<object> => ({ payMethod });
const saved = { id: '' };
const METHODS: readonly Method[] = [
  {
    name: 'a new card',
    good: card('4242424242424242'),
    bad: card('4000000000000002'),
    asks: false,
  },
  {
    name: 'a saved card',
    good: async () => ({ paymentMethodId: saved.id }),
    bad: card('4000000000009995'),
    asks: false,
  },
  {
    name: 'a card with 3-D Secure',
    good: card('4000000000003220'),
    bad: card('4000000000003220'),
    asks: true,
  },
  { name: 'AlipayHK', good: wallet('alipay_hk'), bad: wallet('alipay_hk'), asks: true },
  {
    name: 'WeChat Pay HK',
    good: wallet('wechat_pay_hk'),
    bad: wallet('wechat_pay_hk'),
    asks: true,
  },
];
const ASKING = METHODS.filter(({ asks }) => asks);

interface Attempt {
  readonly status: string;
  readonly intent_id: string | null;
}
const attemptsOf = async (orderNo: string): Promise<readonly Attempt[]> =>
  (
    await shop.api.deps.pool.query<Attempt>(
      `select a.status, a.intent_id from payment_attempts a join orders o on o.id = a.order_id
        where o.order_no = $1 order by a.created_at`,
      [orderNo],
    )
  ).rows;
const statesOf = async (orderNo: string): Promise<readonly string[]> =>
  (await attemptsOf(orderNo)).map(({ status }) => status);

const atGateway = async (
  path: string,
  method = 'GET',
): Promise<{
  readonly amount_received: number;
  readonly latest_charge: { readonly amount_refunded: number } | null;
}> =>
  (
    await fetch(`${shop.sandbox.origin}/v1/payment_intents/${path}`, {
      method,
      headers: { authorization: 'Bearer sk_sandbox' },
    })
  ).json() as ReturnType<typeof atGateway>;
/**
 * What the gateway took for an order and what of it went back, in cents, whatever the shop says of
 * it.
 */
const movedFor = async (orderNo: string): Promise<readonly [taken: number, returned: number]> => {
  const ids = (await attemptsOf(orderNo)).flatMap(({ intent_id: id }) => id ?? []);
  const intents = await Promise.all(ids.map((id) => atGateway(`${id}?expand[]=latest_charge`)));
  return [
    intents.reduce((sum, one) => sum + one.amount_received, 0),
    intents.reduce((sum, one) => sum + (one.latest_charge?.amount_refunded ?? 0), 0),
  ];
};
const told = async (orderNo: string) =>
  (
    await shop.api.call('POST', '/user/payment/transactions/retrieve', {
      as: shop.shopper,
      body: { orderNo },
    })
  ).data;
const infoOf = async (orderNo: string) =>
  (await shop.api.call('GET', `/user/order/info/${orderNo}`, { as: shop.shopper })).data;
/**
 * Sweeps until an order that is over has ended: one that a webhook holds just then is passed over,
 * and swept the next time.
 */
const sweep = async (orderNo: string): Promise<void> => {
  do await expireHolds(shop.api.deps.db, shop.api.deps.gateway);
  while ((await statusOf(orderNo)) === 'TBP');
};
const endHold = (orderNo: string): Promise<unknown> =>
  shop.api.deps.pool.query('update orders set hold_expires_at = app_now() where order_no = $1', [
    orderNo,
  ]);
/** The half hour of an order ends now, and the shop notices. */
const runOut = async (orderNo: string): Promise<void> => {
  await endHold(orderNo);
  await sweep(orderNo);
};

/** An order, and the question of the bank or the wallet about it. */
const asked = async ({
  good,
}: Method): Promise<{ readonly orderNo: string; readonly question: string }> => {
  const orderNo = await order();
  const { data } = await pay(orderNo, await good());
  return { orderNo, question: data.nextAction.url };
};
const paid = async (method: Method): Promise<string> => {
  if (!method.asks) {
    const orderNo = await order();
    expect((await pay(orderNo, await method.good())).data.status).toBe('succeeded');
    return orderNo;
  }
  const { orderNo, question } = await asked(method);
  await shop.sandbox.answer(question, 'approve');
  expect(await becomes(orderNo, 'TBR')).toBe('TBR');
  return orderNo;
};
const refused = async (method: Method): Promise<string> => {
  if (!method.asks) {
    const orderNo = await order();
    expect(await pay(orderNo, await method.bad())).toMatchObject({ status: 400, code: '20803' });
    return orderNo;
  }
  const { orderNo, question } = await asked(method);
  await shop.sandbox.answer(question, 'refuse');
  expect(await told(orderNo)).toMatchObject({ transactionStatus: 'failed' });
  return orderNo;
};

beforeAll(async () => {
  await pay(await order(), { ...(await card('5555555555554444')()), saveCard: true });
  saved.id = (
    await shop.api.call('GET', '/user/payment/cards', { as: shop.shopper })
  ).data.data[0].id;
});
afterEach(async () => expect(await checkInvariants(shop.api.deps.pool)).toEqual([]));

describe.each(METHODS)('by $name', (method) => {
  // Covers: PAY-046
  test('succeeded: taken once, and paid', async () => {
    const orderNo = await paid(method);
    expect(await infoOf(orderNo)).toMatchObject({ orderStatus: 'TBR', paymentAmount: TOTAL });
    expect([await statesOf(orderNo), await movedFor(orderNo)]).toEqual([['succeeded'], [TOTAL, 0]]);
  });
  // Covers: PAY-046
  test('failed: nothing is taken, and the same order is paid by the next try', async () => {
    const orderNo = await refused(method);
    expect([await statusOf(orderNo), await statesOf(orderNo), await movedFor(orderNo)]).toEqual([
      'TBP',
      ['failed'],
      [0, 0],
    ]);
    expect((await pay(orderNo, await card('4242424242424242')())).data.status).toBe('succeeded');
    expect([await statusOf(orderNo), await statesOf(orderNo), await movedFor(orderNo)]).toEqual([
      'TBR',
      ['failed', 'succeeded'],
      [TOTAL, 0],
    ]);
  });
  // Covers: PAY-046
  test('failed and left: the order ends with its half hour, and nothing was taken', async () => {
    const orderNo = await refused(method);
    await runOut(orderNo);
    expect(await infoOf(orderNo)).toMatchObject({ orderStatus: 'INV', endReason: 'expired' });
    expect([await statesOf(orderNo), await movedFor(orderNo)]).toEqual([['failed'], [0, 0]]);
  });
  // Covers: PAY-046
  test('refunded: all of it goes back, once', async () => {
    const orderNo = await paid(method);
    const refund = () =>
      shop.api.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
        as: admin,
        body: { action: 'refund' },
      });
    expect((await refund()).data).toMatchObject({ orderStatus: 'INV', refundedAmount: TOTAL });
    await refund();
    await reconcilePayments(shop.api.deps.db, shop.api.deps.gateway);
    expect([await statesOf(orderNo), await movedFor(orderNo)]).toEqual([
      ['refunded'],
      [TOTAL, TOTAL],
    ]);
  });
});

describe.each(ASKING)('asked by $name', (method) => {
  // Covers: PAY-046
  test('pending: nothing is taken while it is open, and another way to pay closes it', async () => {
    const { orderNo, question } = await asked(method);
    expect(await told(orderNo)).toMatchObject({
      transactionStatus: 'pending',
      nextAction: { url: question },
    });
    expect(await movedFor(orderNo)).toEqual([0, 0]);
    expect((await pay(orderNo, await card('4242424242424242')())).data.status).toBe('succeeded');
    await shop.sandbox.answer(question, 'approve');
    expect([await statusOf(orderNo), await statesOf(orderNo), await movedFor(orderNo)]).toEqual([
      'TBR',
      ['canceled', 'succeeded'],
      [TOTAL, 0],
    ]);
  });
  // Covers: PAY-046
  test('canceled at the gateway: nothing is taken, and the order stays to be paid', async () => {
    const { orderNo } = await asked(method);
    const [attempt] = await attemptsOf(orderNo);
    await atGateway(`${attempt?.intent_id}/cancel`, 'POST');
    expect(await told(orderNo)).toMatchObject({
      transactionStatus: 'canceled',
      orderStatus: 'TBP',
    });
    expect([await statesOf(orderNo), await movedFor(orderNo)]).toEqual([['canceled'], [0, 0]]);
  });
  // Covers: PAY-046
  test('canceled with its order: a yes that comes later takes nothing', async () => {
    const { orderNo, question } = await asked(method);
    await shop.api.call('POST', '/v2/client/orders/cancel', {
      as: shop.shopper,
      body: { orderNo },
    });
    await shop.sandbox.answer(question, 'approve');
    expect(await infoOf(orderNo)).toMatchObject({ orderStatus: 'INV', endReason: 'canceled' });
    expect([await statesOf(orderNo), await movedFor(orderNo)]).toEqual([['canceled'], [0, 0]]);
  });
  // Covers: PAY-046
  test('expired: a yes that comes after the half hour takes nothing', async () => {
    const { orderNo, question } = await asked(method);
    await runOut(orderNo);
    await shop.sandbox.answer(question, 'approve');
    expect(await infoOf(orderNo)).toMatchObject({ orderStatus: 'INV', endReason: 'expired' });
    expect([await statesOf(orderNo), await movedFor(orderNo)]).toEqual([['expired'], [0, 0]]);
  });
  // Covers: PAY-046
  test('agreed to in the last moment: "already paid" wins over the half hour’s end', async () => {
    const { orderNo, question } = await asked(method);
    await endHold(orderNo);
    await Promise.all([shop.sandbox.answer(question, 'approve'), sweep(orderNo)]);
    const [taken, returned] = await movedFor(orderNo);
    expect([await statusOf(orderNo), taken - returned]).toEqual(
      taken === 0 ? ['INV', 0] : ['TBR', TOTAL],
    );
  });
});
