import { describe, expect, test } from '@jest/globals';
import { addProduct, useShop } from '../../../test/shop.ts';
import { expireHolds } from '../order-lifecycle/order-expiry.service.ts';
import { reconcilePayments } from '../payments/payment-reconciliation.service.ts';

const shop = useShop();

describe('a whole purchase', () => {
  // Covers: PRD-011, SHP-019, SHP-020, SHP-021, ORD-008, ORD-011, ORD-013, ORD-020, ORD-022,
  // Covers: ORD-023, ORD-024, PAY-001, CON-007, COI-020, STA-068, CAL-024
  test('is ordered, confirmed, paid, shown as a code and redeemed', async () => {
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId, price: 64_000 });
    const orderNo = await shop.order(product, { quantity: 2 });
    expect(await shop.orderOf(orderNo)).toMatchObject({
      orderStatus: 'TBP',
      totalAmount: 128_000,
      paymentAmount: 128_000,
      vouchersRedeemStatus: 'initial',
    });
    expect((await shop.pay(orderNo)).code).toBe('10102');
    expect((await shop.confirm(orderNo)).data).toMatchObject({
      customerName: 'Ka Yan Chan',
      email: 'kayan@example.com',
    });
    expect((await shop.pay(orderNo)).data).toMatchObject({ status: 'succeeded', nextAction: null });
    const paid = await shop.orderOf(orderNo);
    expect(paid).toMatchObject({
      orderStatus: 'TBR',
      vouchersRedeemStatus: 'requires_redeemed',
      requiresRedeemedCount: 2,
      payMethod: 'card',
      paidCard: { brand: 'visa', last4: '4242' },
      residuePayTime: 0,
    });
    const [first, second] = paid.vouchers;
    const qr = await shop.call('POST', '/v2/client/orders/createVoucherQrCode', {
      as: shop.shopper,
      body: { orderNo, voucherNo: first.voucherNo },
    });
    expect(qr.status).toBe(201);
    expect(qr.data.svg).toContain('<svg');
    const scanned = await shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { token: qr.data.payload },
    });
    expect(scanned.data).toMatchObject({
      voucherNo: first.voucherNo,
      status: 'redeemed',
      usedCount: 1,
    });
    expect(
      (
        await shop.call('GET', `/v2/client/orders/getVoucherQrCodeStatus/${first.voucherNo}`, {
          as: shop.shopper,
        })
      ).data,
    ).toMatchObject({ qrStatus: 'used', status: 'redeemed' });
    expect(await shop.orderOf(orderNo)).toMatchObject({
      orderStatus: 'PTR',
      reviewStatus: 'PENDING',
    });
    await shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { voucherNo: second.voucherNo },
    });
    expect(await shop.orderOf(orderNo)).toMatchObject({
      orderStatus: 'COM',
      vouchersRedeemStatus: 'all_redeemed',
      rewardTapCoin: 128,
    });
    expect(
      (await shop.call('GET', '/v1/client/points/amount', { as: shop.shopper })).data.amount,
    ).toBe(128);
    const { events } = (
      await shop.call('GET', `/v1/client/orders/${orderNo}/timeline`, { as: shop.shopper })
    ).data;
    expect(events.at(-1)).toMatchObject({ event: 'coins_earned', coins: 128, coinMove: 'earned' });
    const timeline = events.map((event: { event: string }) => event.event);
    expect(timeline).toEqual([
      'order_created',
      'payment_pending',
      'order_paid',
      'voucher_issued',
      'voucher_issued',
      'voucher_redeemed',
      'voucher_redeemed',
      'order_com',
      'coins_earned',
    ]);
  });

  // Covers: ACC-071, ORD-029, PAY-056
  test('stays the shopper’s own: a stranger and another merchant get 404', async () => {
    const orderNo = await shop.buy(await addProduct(shop.deps));
    const stranger = await shop.addShopper();
    expect((await shop.call('GET', `/user/order/info/${orderNo}`, { as: stranger })).status).toBe(
      404,
    );
    const [voucher] = (await shop.orderOf(orderNo)).vouchers;
    expect(
      (
        await shop.call('POST', '/v1/merchant/vouchers/redeem', {
          as: shop.merchant,
          body: { voucherNo: voucher.voucherNo },
        })
      ).code,
    ).toBe('10405');
    expect((await shop.call('GET', `/user/order/info/${orderNo}`)).status).toBe(401);
  });
});

describe('a payment that does not go through', () => {
  // Covers: ERR-044, ERR-045, ERR-087, STA-025
  test('is declined without the bank’s code; another card pays the same order', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    expect(await shop.orderOf(orderNo)).not.toHaveProperty('wasTried');
    const declined = await shop.pay(orderNo, { paymentMethodId: 'pm_poor' });
    expect(declined).toMatchObject({
      status: 400,
      code: '20803',
      data: { declineCode: 'declined' },
    });
    expect((await shop.pay(orderNo, { paymentMethodId: 'pm_unsupported' })).code).toBe('20802');
    expect(await shop.orderOf(orderNo)).toMatchObject({
      orderStatus: 'TBP',
      transaction: null,
      wasTried: true,
    });
    const asked = await shop.call('POST', '/user/payment/transactions/retrieve', {
      as: shop.shopper,
      body: { orderNo },
    });
    for (const told of [declined.body, asked.body, await shop.orderOf(orderNo)])
      expect(JSON.stringify(told)).not.toContain('insufficient');
    // What the bank said is ours to know.
    const { rows } = await shop.deps.pool.query(
      "select decline_code from payment_attempts where status = 'failed' order by created_at",
    );
    expect(rows).toContainEqual({ decline_code: 'insufficient_funds' });
    expect((await shop.pay(orderNo)).data.status).toBe('succeeded');
    expect((await shop.pay(orderNo)).code).toBe('20804');
  });

  // Covers: SHP-025, PAY-003
  test('waits for 3-D Secure, and is found out without a webhook', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    const { data } = await shop.pay(orderNo, { paymentMethodId: 'pm_3ds' });
    expect(data).toMatchObject({ status: 'pending', nextAction: { type: 'redirect' } });
    shop.gateway.answer(data.client_secret.replace('_secret', ''), true);
    const status = await shop.call(
      'GET',
      `/user/payment/transactions/${data.transactionId}/status`,
      { as: shop.shopper },
    );
    expect(status.data).toMatchObject({
      transactionStatus: 'succeeded',
      orderStatus: 'TBR',
      orderNo,
    });
  });

  // Covers: PAY-002
  test('is found out when the answer to the charge was lost, and never charged twice', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    shop.gateway.losing = true;
    const lost = await shop.pay(orderNo);
    shop.gateway.losing = false;
    expect(lost).toMatchObject({
      status: 503,
      code: '10503',
      data: { transactionId: expect.stringMatching(/^TN/) },
    });
    expect((await shop.pay(orderNo)).code).toBe('20804');
    expect((await shop.orderOf(orderNo)).orderStatus).toBe('TBR');
    expect(
      (
        await shop.call('POST', '/user/payment/transactions/retrieve', {
          as: shop.shopper,
          body: { orderNo },
        })
      ).data,
    ).toMatchObject({ transactionId: lost.data.transactionId, transactionStatus: 'succeeded' });
  });

  test('that the gateway took before the process died is found by the sweep', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    shop.gateway.losing = true;
    await shop.pay(orderNo);
    shop.gateway.losing = false;
    await shop.moveClock('1 minute');
    await reconcilePayments(shop.deps.db, shop.gateway);
    expect((await shop.orderOf(orderNo)).orderStatus).toBe('TBR');
  });

  // Covers: ERR-025, INV-006
  test('is told honestly when the gateway is down, and reconciled when it is back', async () => {
    const product = await addProduct(shop.deps);
    const orderNo = await shop.order(product);
    await shop.confirm(orderNo);
    shop.gateway.down = true;
    expect((await shop.pay(orderNo)).code).toBe('10503');
    await shop.moveClock('31 minutes');
    await expireHolds(shop.deps.db, shop.gateway);
    expect((await shop.orderOf(orderNo)).orderStatus).toBe('TBP');
    shop.gateway.down = false;
    await shop.moveClock('32 minutes');
    await expireHolds(shop.deps.db, shop.gateway);
    expect(await shop.orderOf(orderNo)).toMatchObject({ orderStatus: 'INV', endReason: 'expired' });
    expect(
      (
        await shop.call('POST', '/user/payment/transactions/retrieve', {
          as: shop.shopper,
          body: { orderNo },
        })
      ).data.transactionStatus,
    ).toBe('expired');
  });
});

describe('the end of a hold', () => {
  // Covers: ERR-027, ERR-083, CON-011, STA-029
  test('releases stock, and two sweeps at once do it once', async () => {
    const product = await addProduct(shop.deps, { quota: 1 });
    const orderNo = await shop.order(product);
    expect(
      (
        await shop.call('POST', '/v2/client/orders', {
          as: shop.shopper,
          body: { ...product, merchantId: undefined, quantity: 1 },
        })
      ).code,
    ).toBe('20602');
    await shop.moveClock('31 minutes');
    await Promise.all([
      expireHolds(shop.deps.db, shop.gateway),
      expireHolds(shop.deps.db, shop.gateway),
    ]);
    expect(await shop.orderOf(orderNo)).toMatchObject({ orderStatus: 'INV', endReason: 'expired' });
    const { rows } = await shop.deps.pool.query(
      `select count(*)::int as times from order_events e join orders o on o.id = e.order_id
        where o.order_no = $1 and e.event = 'order_expired'`,
      [orderNo],
    );
    expect(rows[0].times).toBe(1);
    expect(await shop.order(product)).toMatch(/^TN\d{4}-/);
  });

  // Covers: STA-031
  test('gives way to "already paid"', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    const { data } = await shop.pay(orderNo, { paymentMethodId: 'pm_3ds' });
    shop.gateway.answer(data.client_secret.replace('_secret', ''), true);
    await shop.moveClock('31 minutes');
    await expireHolds(shop.deps.db, shop.gateway);
    expect((await shop.orderOf(orderNo)).orderStatus).toBe('TBR');
  });

  // Covers: ORD-014, PAY-009, STA-026
  test('a success that comes after it is refunded at once, once', async () => {
    const orderNo = await shop.order(await addProduct(shop.deps));
    await shop.confirm(orderNo);
    const { data } = await shop.pay(orderNo, {
      payMethod: 'alipay_hk',
      paymentMethodId: undefined,
    });
    const intentId = data.client_secret.replace('_secret', '');
    expect(
      (await shop.call('POST', '/v2/client/orders/cancel', { as: shop.shopper, body: { orderNo } }))
        .data.orderStatus,
    ).toBe('INV');
    expect(await shop.orderOf(orderNo)).not.toHaveProperty('lateAmount');
    shop.gateway.forceSuccess(intentId);
    const { signEvent } = await import('../../../test/fake-gateway.ts');
    for (const eventId of ['evt_1', 'evt_1', 'evt_2']) {
      const { body, signature } = signEvent({
        id: eventId,
        type: 'payment_intent.succeeded',
        intentId,
      });
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/v1/gateway/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: body,
      });
      expect(answer.statusCode).toBe(200);
    }
    await reconcilePayments(shop.deps.db, shop.gateway);
    expect(shop.gateway.refunds.filter((refund) => refund.intentId === intentId)).toHaveLength(1);
    expect(await shop.orderOf(orderNo)).toMatchObject({ orderStatus: 'INV', lateAmount: 50_000 });
    const forged = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/gateway/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': 'nobody' },
      payload: '{}',
    });
    expect(forged.statusCode).toBe(403);
  });
});

test('refuses an account that is being deleted, which would lose what it buys', async () => {
  const leaving = await shop.addShopper();
  const { productId, planId } = await addProduct(shop.deps);
  const order = () =>
    shop.call('POST', '/v2/client/orders', {
      as: leaving,
      body: { productId, planId, quantity: 1 },
    });
  await shop.deps.pool.query(
    "update users set deletion_at = app_now() + interval '14 days' where id = $1",
    [leaving.userId],
  );
  expect((await order()).body).toMatchObject({
    code: '20628',
    data: {
      en_US: expect.stringContaining('being deleted'),
      zh_HK: expect.stringContaining('刪除'),
    },
  });
  await shop.deps.pool.query('update users set deletion_at = null where id = $1', [leaving.userId]);
  expect((await order()).status).toBe(201);
});
