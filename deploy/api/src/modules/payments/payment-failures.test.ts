import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { signEvent } from '../../../test/fake-gateway.ts';
import { addProduct, type ShopProduct, useShop } from '../../../test/shop.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { expireHolds } from '../order-lifecycle/order-expiry.service.ts';
import { GatewayFault } from './gateway.ts';
import { reconcileAttempts, reconcilePayments } from './payment-reconciliation.service.ts';

const COUPON = 'STRESS20';
const shop = useShop();
beforeAll(async () => {
  await shop.deps.db.insert(coupons).values({
    code: COUPON,
    name: { en_gb: 'HK$20 off', zh_hk: '減HK$20' },
    type: 'DEDUCTION',
    value: 2_000,
    quota: 100,
    startsAt: new Date(0),
    endsAt: new Date('2099-01-01'),
  });
});

/** What the gateway took for an order and did not give back, in cents. */
const charged = async (orderNo: string): Promise<number> => {
  const { rows } = await shop.deps.pool.query<{ intent_id: string | null }>(
    `select a.intent_id from payment_attempts a join orders o on o.id = a.order_id
      where o.order_no = $1`,
    [orderNo],
  );
  return rows.reduce((sum, { intent_id: id }) => {
    const kept = id === null ? undefined : shop.gateway.intents.get(id);
    return sum + (kept?.intent.status === 'succeeded' ? kept.created.amount - kept.refunded : 0);
  }, 0);
};
const orderAgain = (product: ShopProduct, key: string, more: object = {}) =>
  shop.call('POST', '/v2/client/orders', {
    as: shop.shopper,
    body: { productId: product.productId, planId: product.planId, quantity: 1, ...more },
    headers: { 'idempotency-key': key },
  });
const payWith = (orderNo: string, key: string) =>
  shop.call('POST', '/v2/client/payOrders', {
    as: shop.shopper,
    body: {
      orderId: orderNo,
      payMethod: 'card',
      returnUrl: '/',
      productName: 'x',
      paymentMethodId: 'pm_ok',
    },
    headers: { 'idempotency-key': key },
  });
const intentOf = (reply: { data: { client_secret: string } }): string =>
  reply.data.client_secret.replace('_secret', '');
const stock = async ({ planId }: ShopProduct) =>
  (
    await shop.deps.pool.query(
      "select held, sold from inventory where kind = 'plan' and ref = $1",
      [planId],
    )
  ).rows[0];
const attempts = async (orderNo: string): Promise<string[]> =>
  (
    await shop.deps.pool.query<{ status: string }>(
      `select a.status from payment_attempts a join orders o on o.id = a.order_id
        where o.order_no = $1 order by a.created_at`,
      [orderNo],
    )
  ).rows.map((row) => row.status);

describe('the same thing asked twice', () => {
  // Covers: PAY-010
  test('a double press is one attempt, one answer, even while the gateway is slow', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    let answer = (): void => undefined;
    shop.gateway.slow = new Promise((done) => {
      answer = done;
    });
    const key = randomUUID();
    const first = payWith(orderNo, key);
    while ((await attempts(orderNo)).length === 0) await new Promise(setImmediate);
    expect((await payWith(orderNo, key)).code).toBe('10409');
    answer();
    expect((await first).data.status).toBe('succeeded');
    expect((await payWith(orderNo, key)).data).toMatchObject({
      transactionId: (await first).data.transactionId,
      status: 'succeeded',
    });
    expect([await attempts(orderNo), await charged(orderNo)]).toEqual([['succeeded'], 50_000]);
  });

  // Covers: PAY-011
  test('answers "already paid" in a second tab, whatever it tries, without a charge', async () => {
    const product = await addProduct(shop.deps);
    const key = randomUUID();
    const [one, two] = [await orderAgain(product, key), await orderAgain(product, key)];
    const { orderNo } = one.data.orderResult;
    expect(two.data.orderResult.orderNo).toBe(orderNo);
    await shop.confirm(orderNo);
    expect((await shop.pay(orderNo)).data.status).toBe('succeeded');
    expect((await shop.pay(orderNo, { paymentMethodId: 'pm_other' })).code).toBe('20804');
    expect((await shop.confirm(orderNo, { firstName: 'Siu Ming' })).code).toBe('20601');
    expect(await shop.orderOf(orderNo)).toMatchObject({ orderStatus: 'TBR', firstName: 'Ka Yan' });
    expect([await charged(orderNo), await stock(product)]).toEqual([50_000, { held: 0, sold: 1 }]);
  });

  // Covers: PAY-012
  test('back after paying: the same request names the paid order and makes no other', async () => {
    const product = await addProduct(shop.deps);
    const key = randomUUID();
    const { orderNo } = (await orderAgain(product, key)).data.orderResult;
    await shop.confirm(orderNo);
    await shop.pay(orderNo);
    expect((await orderAgain(product, key)).data.orderResult.orderNo).toBe(orderNo);
    expect(await stock(product)).toEqual({ held: 0, sold: 1 });
  });

  // Covers: PAY-013
  test('keeps its order on refresh in 3-D Secure; another method ends the attempt', async () => {
    const product = await addProduct(shop.deps);
    const key = randomUUID();
    const { orderNo } = (await orderAgain(product, key)).data.orderResult;
    await shop.confirm(orderNo);
    const asked = await shop.pay(orderNo, { paymentMethodId: 'pm_3ds' });
    expect((await orderAgain(product, key)).data.orderResult.orderNo).toBe(orderNo);
    expect((await shop.pay(orderNo)).data.status).toBe('succeeded');
    shop.gateway.answer(intentOf(asked), false);
    await reconcilePayments(shop.deps.db, shop.gateway);
    expect([await attempts(orderNo), await charged(orderNo)]).toEqual([
      ['canceled', 'succeeded'],
      50_000,
    ]);
  });
});

describe('time', () => {
  // Covers: PAY-014
  test.each([['alipay_hk'], ['wechat_pay_hk']])(
    'leaving for %s and never returning charges nothing and gives everything back',
    async (payMethod) => {
      const one = await shop.addShopper();
      await shop.call('POST', '/v1/client/points/transactions', {
        as: { userId: '1', role: 'admin' },
        body: { userId: one.userId, amount: 100, method: 'IN_ACCOUNT', remark: 'test' },
      });
      const product = await addProduct(shop.deps);
      const orderNo = await shop.order(product, {}, one);
      await shop.confirm(orderNo, { useTapCoin: true, discountCode: COUPON }, one);
      const asked = await shop.pay(orderNo, { payMethod, paymentMethodId: undefined }, one);
      expect(asked.data.nextAction).not.toBeNull();
      await shop.moveClock('31 minutes');
      await expireHolds(shop.deps.db, shop.gateway);
      expect(await shop.orderOf(orderNo, one)).toMatchObject({
        orderStatus: 'INV',
        endReason: 'expired',
      });
      expect([await attempts(orderNo), await charged(orderNo), await stock(product)]).toEqual([
        ['expired'],
        0,
        { held: 0, sold: 0 },
      ]);
      expect((await shop.call('GET', '/v1/client/points/amount', { as: one })).data).toMatchObject({
        amount: 100,
        frozenAmount: 0,
      });
      expect(shop.gateway.intents.get(intentOf(asked))?.intent.status).toBe('canceled');
    },
  );

  // Covers: PAY-015
  test('paying at minute 29:59 is in time; a second later it is not', async () => {
    const product = await addProduct(shop.deps);
    const [inTime, late] = [await shop.order(product), await shop.order(product)];
    await shop.confirm(inTime);
    await shop.confirm(late);
    await shop.deps.pool.query(
      "update orders set hold_expires_at = app_now() + interval '1 second' where order_no = $1",
      [inTime],
    );
    expect((await shop.pay(inTime)).data.status).toBe('succeeded');
    await shop.deps.pool.query(
      'update orders set hold_expires_at = app_now() where order_no = $1',
      [late],
    );
    expect((await shop.pay(late)).code).toBe('20601');
    await expireHolds(shop.deps.db, shop.gateway);
    expect([await charged(inTime), await charged(late), await stock(product)]).toEqual([
      50_000,
      0,
      { held: 0, sold: 1 },
    ]);
  });

  // Covers: PAY-015, PAY-055
  test('keeps the order paid, once, when the bank approves as the hold ends', async () => {
    const product = await addProduct(shop.deps);
    const orderNo = await shop.order(product);
    await shop.confirm(orderNo);
    const asked = await shop.pay(orderNo, { paymentMethodId: 'pm_3ds' });
    shop.gateway.answer(intentOf(asked), true);
    await shop.moveClock('30 minutes 5 seconds');
    await Promise.all([
      expireHolds(shop.deps.db, shop.gateway),
      shop.call('GET', `/user/payment/transactions/${asked.data.transactionId}/status`, {
        as: shop.shopper,
      }),
    ]);
    expect(await shop.orderOf(orderNo)).toMatchObject({ orderStatus: 'TBR' });
    expect([await charged(orderNo), await stock(product)]).toEqual([50_000, { held: 0, sold: 1 }]);
  });
});

describe('what changed since the page was opened', () => {
  // Covers: PAY-016
  test('refuses a changed price before holding stock; a held order keeps its price', async () => {
    const product = await addProduct(shop.deps);
    const held = await shop.order(product);
    await shop.deps.pool.query('update plans set price = 52000 where id = $1', [product.planId]);
    expect(await orderAgain(product, randomUUID(), { expectedTotal: 50_000 })).toMatchObject({
      code: '20624',
    });
    expect(await stock(product)).toEqual({ held: 1, sold: 0 });
    await shop.confirm(held);
    await shop.pay(held);
    expect(await charged(held)).toBe(50_000);
    const anew = await orderAgain(product, randomUUID(), { expectedTotal: 52_000 });
    expect((await shop.orderOf(anew.data.orderResult.orderNo)).totalAmount).toBe(52_000);
  });

  // Covers: PAY-016
  test('stock that went meanwhile is named, and the choice may be tried with fewer', async () => {
    const product = await addProduct(shop.deps, { quota: 2 });
    await shop.order(product);
    expect(await orderAgain(product, randomUUID(), { quantity: 2 })).toMatchObject({
      code: '20617',
    });
    expect((await orderAgain(product, randomUUID())).status).toBe(201);
    expect(await orderAgain(product, randomUUID())).toMatchObject({ code: '20602' });
    expect(await stock(product)).toEqual({ held: 2, sold: 0 });
  });

  // Covers: PAY-017
  test('refuses a coupon used elsewhere and says why; the order stays payable', async () => {
    const product = await addProduct(shop.deps);
    const [here, elsewhere] = [await shop.order(product), await shop.order(product)];
    await shop.confirm(elsewhere, { discountCode: COUPON });
    expect((await shop.pay(elsewhere)).data.status).toBe('succeeded');
    expect(await shop.confirm(here, { discountCode: COUPON })).toMatchObject({
      code: '20627',
      data: { reason: expect.any(String) },
    });
    expect((await shop.confirm(here, { discountCode: null })).data).toMatchObject({
      paymentAmount: 50_000,
      discountCode: null,
    });
    expect((await shop.pay(here)).data.status).toBe('succeeded');
    expect([await charged(elsewhere), await charged(here)]).toEqual([48_000, 50_000]);
  });
});

describe('a gateway that is slow, down or confused', () => {
  // Covers: PAY-020
  test('charges nothing while the gateway is down; once back, the order is paid', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    shop.gateway.down = true;
    expect((await shop.pay(orderNo)).code).toBe('10503');
    expect((await shop.pay(orderNo)).code).toBe('10503');
    shop.gateway.down = false;
    expect((await shop.pay(orderNo)).data.status).toBe('succeeded');
    expect(await charged(orderNo)).toBe(50_000);
  });

  // Covers: PAY-020
  test('gives no stale state while the gateway is silent after approval; then paid', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    const asked = await shop.pay(orderNo, { paymentMethodId: 'pm_3ds' });
    shop.gateway.answer(intentOf(asked), true);
    const [byOrder, byNumber] = [
      () =>
        shop.call('POST', '/user/payment/transactions/retrieve', {
          as: shop.shopper,
          body: { orderNo },
        }),
      () =>
        shop.call('GET', `/user/payment/transactions/${asked.data.transactionId}/status`, {
          as: shop.shopper,
        }),
    ];
    shop.gateway.down = true;
    expect([(await byOrder()).code, (await byOrder()).code, (await byNumber()).code]).toEqual([
      '10503',
      '10503',
      '10503',
    ]);
    await reconcileAttempts(shop.deps.db, shop.gateway);
    shop.gateway.down = false;
    expect((await byOrder()).data.transactionStatus).toBe('succeeded');
    expect([await attempts(orderNo), await charged(orderNo)]).toEqual([['succeeded'], 50_000]);
  });

  // Covers: PAY-020
  test('cancels an attempt unconfirmed while the gateway was silent; then pays anew', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    jest
      .spyOn(shop.gateway, 'confirmIntent')
      .mockRejectedValueOnce(new GatewayFault('unreachable', 'silent'));
    expect((await shop.pay(orderNo)).code).toBe('10503');
    const state = async () =>
      (
        await shop.call('POST', '/user/payment/transactions/retrieve', {
          as: shop.shopper,
          body: { orderNo },
        })
      ).data.transactionStatus;
    expect(await state()).toBe('pending');
    await shop.moveClock('39 seconds');
    expect(await state()).toBe('pending');
    await shop.moveClock('42 seconds');
    expect([await state(), await charged(orderNo)]).toEqual(['canceled', 0]);
    expect((await shop.pay(orderNo)).data.status).toBe('succeeded');
    expect([await attempts(orderNo), await charged(orderNo)]).toEqual([
      ['canceled', 'succeeded'],
      50_000,
    ]);
  });
});

describe('an answer that comes twice, late or not at all', () => {
  // Covers: PAY-021
  test('a webhook that comes twice, late, and after the answer changes nothing', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    const asked = await shop.pay(orderNo, {
      payMethod: 'wechat_pay_hk',
      paymentMethodId: undefined,
    });
    shop.gateway.answer(intentOf(asked), true);
    const send = async (id: string) => {
      const { body, signature } = signEvent({
        id,
        type: 'payment_intent.succeeded',
        intentId: intentOf(asked),
      });
      return (
        await shop.app.inject({
          method: 'POST',
          url: '/api/v1/gateway/webhook',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          payload: body,
        })
      ).statusCode;
    };
    expect(await Promise.all([send('evt_a'), send('evt_a'), send('evt_b')])).toEqual([
      200, 200, 200,
    ]);
    expect(await shop.orderOf(orderNo)).toMatchObject({ orderStatus: 'TBR' });
    await shop.moveClock('3 days');
    expect(await send('evt_c')).toBe(200);
    await reconcilePayments(shop.deps.db, shop.gateway);
    expect([await charged(orderNo), await attempts(orderNo)]).toEqual([50_000, ['succeeded']]);
    expect((await shop.orderOf(orderNo)).vouchers).toHaveLength(1);
  });

  test('answers "already paid" to new contact details when the gateway alone knows', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    const asked = await shop.pay(orderNo, {
      payMethod: 'wechat_pay_hk',
      paymentMethodId: undefined,
    });
    shop.gateway.answer(intentOf(asked), true);
    expect(await shop.confirm(orderNo)).toMatchObject({ status: 400, code: '20804' });
    expect(await shop.orderOf(orderNo)).toMatchObject({ orderStatus: 'TBR' });
  });

  // Covers: PAY-028
  test('answers "already paid" to a second press when the first response was lost', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    shop.gateway.losing = true;
    const key = randomUUID();
    expect((await payWith(orderNo, key)).code).toBe('10503');
    shop.gateway.losing = false;
    const again = await payWith(orderNo, key);
    expect(['20804', '0']).toContain(again.code);
    expect(await shop.orderOf(orderNo)).toMatchObject({ orderStatus: 'TBR' });
    expect(await charged(orderNo)).toBe(50_000);
  });
});
