import { expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { useSandboxShop } from '../../../test/sandbox-shop.ts';

const shop = useSandboxShop();
const { order, pay, statusOf, becomes } = shop;
const admin = { userId: '3', role: 'admin' } as const;

// Covers: PRD-009, SHP-004, SHP-027, PAY-005, PAY-006
test('a card is charged, kept, charged again, refunded and forgotten', async () => {
  const orderNo = await order();
  expect(
    (
      await pay(orderNo, {
        paymentMethodId: await shop.sandbox.card('4242424242424242'),
        saveCard: true,
      })
    ).data.status,
  ).toBe('succeeded');
  const cards = await shop.api.call('GET', '/user/payment/cards', { as: shop.shopper });
  expect(cards.data).toMatchObject({
    total: 1,
    data: [{ brand: 'visa', last4: '4242', isDefault: true }],
  });
  const again = await order();
  expect((await pay(again, { paymentMethodId: cards.data.data[0].id })).data.status).toBe(
    'succeeded',
  );
  expect(
    (
      await shop.api.call('PATCH', `/v1/merchant/orders/${again}`, {
        as: admin,
        body: { action: 'refund' },
      })
    ).data,
  ).toMatchObject({ orderStatus: 'INV', refundedAmount: 50_000 });
  expect(
    (await shop.api.call('GET', `/user/order/info/${again}`, { as: shop.shopper })).data.paidCard,
  ).toEqual({ brand: 'visa', last4: '4242' });
  expect(
    (await shop.api.deps.pool.query("select status from refunds where gateway_id like 're_%'"))
      .rows,
  ).toEqual([{ status: 'succeeded' }]);
  expect(
    (
      await shop.api.call('DELETE', `/user/payment/cards/${cards.data.data[0].id}`, {
        as: shop.shopper,
      })
    ).data.unbind,
  ).toBe(true);
  const late = await order();
  expect(await pay(late, { paymentMethodId: cards.data.data[0].id })).toMatchObject({
    code: '20802',
    data: { declineCode: 'try_another_card' },
  });
  expect(await statusOf(late)).toBe('TBP');
});

test('refuses a card that only the gateway keeps; what is paid stays paid', async () => {
  const orderNo = await order();
  const first = await shop.sandbox.card('4242424242424242');
  expect((await pay(orderNo, { paymentMethodId: first, saveCard: true })).data.status).toBe(
    'succeeded',
  );
  // The same card again takes the place of the one before.
  expect(
    (
      await pay(await order(), {
        paymentMethodId: await shop.sandbox.card('4242424242424242'),
        saveCard: true,
      })
    ).data.status,
  ).toBe('succeeded');
  const late = await order();
  expect(await pay(late, { paymentMethodId: first })).toMatchObject({
    code: '20802',
    data: { declineCode: 'try_another_card' },
  });
  expect(await statusOf(late)).toBe('TBP');
  expect((await pay(orderNo, { paymentMethodId: first })).code).toBe('20804');
  expect(
    (
      await shop.api.call('POST', '/user/payment/cards', {
        as: shop.shopper,
        body: { token: first, bind: true },
      })
    ).code,
  ).toBe('20801');
  const [{ id }] = (await shop.api.call('GET', '/user/payment/cards', { as: shop.shopper })).data
    .data;
  await shop.api.call('DELETE', `/user/payment/cards/${id}`, { as: shop.shopper });
});

// Covers: PAY-047
test.each([
  ['4000000000000002', '20803', 'declined'],
  ['4000000000009995', '20803', 'declined'],
  ['4000000000000069', '20803', 'declined'],
  ['4000000000000127', '20803', 'declined'],
  ['4000000000000101', '20802', 'try_another_card'],
])('card %s is refused as %s, %s', async (number, code, declineCode) => {
  const orderNo = await order();
  expect(await pay(orderNo, { paymentMethodId: await shop.sandbox.card(number) })).toMatchObject({
    status: 400,
    code,
    data: { declineCode },
  });
  expect(await statusOf(orderNo)).toBe('TBP');
});

// Covers: PAY-020
test('a gateway down before anything was begun: the answer says that nothing was', async () => {
  const orderNo = await order();
  const paymentMethodId = await shop.sandbox.card('4242424242424242');
  const switches = (body: object) =>
    fetch(`${shop.sandbox.origin}/api/payments/switches`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await switches({ faults: 'refuse' });
  const answer = await pay(orderNo, { paymentMethodId });
  await switches({});
  expect(answer).toMatchObject({ status: 503, code: '10503', data: { attempted: false } });
  expect(
    (
      await shop.api.call('POST', '/user/payment/transactions/retrieve', {
        as: shop.shopper,
        body: { orderNo },
      })
    ).code,
  ).toBe('10405');
  expect((await pay(orderNo, { paymentMethodId })).data.status).toBe('succeeded');
});

// Covers: PRD-010, PAY-048
test('3-D Secure and wallets are settled by webhook; a refusal keeps it payable', async () => {
  const secure = await order();
  const asked = await pay(secure, { paymentMethodId: await shop.sandbox.card('4000000000003220') });
  expect(asked.data).toMatchObject({ status: 'pending', nextAction: { type: 'redirect' } });
  await shop.sandbox.answer(asked.data.nextAction.url, 'approve');
  expect(await becomes(secure, 'TBR')).toBe('TBR');
  expect(
    (await shop.api.call('GET', `/user/order/info/${secure}`, { as: shop.shopper })).data.paidCard,
  ).toMatchObject({ last4: '3220' });
  const wallet = await order();
  const qr = await pay(wallet, { payMethod: 'wechat_pay_hk' });
  expect(qr.data.nextAction).toMatchObject({
    type: 'qr',
    imageUrl: expect.stringContaining('data:image/'),
  });
  await shop.sandbox.answer(qr.data.nextAction.url, 'approve');
  expect(await becomes(wallet, 'TBR')).toBe('TBR');
  const refused = await order();
  const alipay = await pay(refused, { payMethod: 'alipay_hk' });
  await shop.sandbox.answer(alipay.data.nextAction.url, 'refuse');
  expect(
    (
      await shop.api.call('GET', `/user/payment/transactions/${alipay.data.transactionId}/status`, {
        as: shop.shopper,
      })
    ).data.transactionStatus,
  ).toBe('failed');
  expect(
    (await pay(refused, { paymentMethodId: await shop.sandbox.card('5555555555554444') })).data
      .status,
  ).toBe('succeeded');
});

test.each([
  [{ number: '4242424242424241' }, 'body.number', 'Please enter a valid card number'],
  [{ expMonth: 10, expYear: 2020 }, 'body.expYear', 'Please enter a valid expiry date'],
  [{ cvc: '12' }, 'body.cvc', 'Please enter a valid CVV/ CCV'],
])('a typed card is judged by the rules of a card: %j', async (wrong, field, en_US) => {
  const answer = await shop.api.call('POST', '/user/payment/cards', {
    as: shop.shopper,
    body: {
      number: '5555 5555 5555 4444',
      expMonth: 12,
      expYear: 2039,
      cvc: '123',
      bind: false,
      ...wrong,
    },
  });
  expect(answer).toMatchObject({
    status: 400,
    code: '10102',
    data: { fields: [{ field, en_US }] },
  });
});

test('no card at all is refused by its field, and uses no check', async () => {
  expect(
    await shop.api.call('POST', '/user/payment/cards', { as: shop.shopper, body: {} }),
  ).toMatchObject({ status: 400, code: '10102', data: { fields: [{ field: 'body.token' }] } });
});

// Covers: SHP-027, PAY-004, ERR-047, CON-014, COI-021
test('a card is checked with HK$4 that is voided at once, three times a day', async () => {
  const left = async (): Promise<number> =>
    (await shop.api.call('GET', '/user/payment/cards', { as: shop.shopper })).data.checksLeft;
  expect(await left()).toBe(3);
  const add = async (number: string) =>
    shop.api.call('POST', '/user/payment/cards', {
      as: shop.shopper,
      body: { token: await shop.sandbox.card(number), bind: true },
    });
  expect((await add('378282246310005')).data).toMatchObject({
    card: { brand: 'amex' },
    verification: { status: 'verified', amount: 400 },
  });
  expect((await add('4000000000000002')).code).toBe('20803');
  const typed = await shop.api.call('POST', '/user/payment/cards', {
    as: shop.shopper,
    body: { number: '5555 5555 5555 4444', expMonth: 12, expYear: 2039, cvc: '123', bind: false },
  });
  expect(typed.data).toMatchObject({
    card: { last4: '4444' },
    verification: { status: 'verified' },
  });
  expect((await add('4242424242424242')).code).toBe('20805');
  expect(await left()).toBe(0);
  expect(
    (await shop.api.call('GET', '/user/payment/cards', { as: shop.shopper })).data.data.map(
      (card: { last4: string }) => card.last4,
    ),
  ).toEqual(['0005']);
  expect(
    (
      await shop.api.deps.pool.query(
        'select count(*)::int as held from card_checks where voided_at is null',
      )
    ).rows,
  ).toEqual([{ held: 0 }]);
});

// Covers: PAY-009
test('the edge takes a webhook by its signature alone and refuses a forged one too', async () => {
  const payload = JSON.stringify({
    id: 'evt_through_the_edge',
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'pi_of_nobody', object: 'payment_intent' } },
  });
  const post = async (secret: string): Promise<{ status: number; code: string | undefined }> => {
    const answer = await fetch(`${shop.edge.origin}/api/v1/gateway/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
    });
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code };
  };
  expect(await post('whsec_of_somebody_else')).toEqual({ status: 403, code: '10105' });
  expect((await post('whsec_sandbox')).status).toBe(200);
});
