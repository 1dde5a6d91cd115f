import { describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { addProduct, useShop, type ProductWish } from '../../../test/shop.ts';
import { expirePeriods } from '../order-lifecycle/order-expiry.service.ts';
import { moveRefundClocks } from './refund-decisions.service.ts';

const shop = useShop();
const ADMIN = { userId: '1', role: 'admin' } as const;

const buy = async (wish: ProductWish = {}, more: Record<string, unknown> = {}) => {
  const product = await addProduct(shop.deps, { merchantId: shop.merchantId, ...wish });
  return shop.buy(product, { quantity: 2, ...more });
};
const ask = (orderNo: string, body: Record<string, unknown> = {}, as = shop.shopper) =>
  shop.call('POST', `/v1/client/orders/${orderNo}/refund-requests`, {
    as,
    body: { reason: 'plans_changed', message: 'We fly home a day earlier.', ...body },
  });
const decide = (requestId: string, body: Record<string, unknown>) =>
  shop.call('PATCH', `/v1/merchant/refund-requests/${requestId}`, { as: shop.merchant, body });
const settle = (requestId: string, body: Record<string, unknown>) =>
  shop.call('PATCH', `/v1/admin/refund-requests/${requestId}`, { as: ADMIN, body });
const answer = (requestId: string, message = 'The boat did not sail.') =>
  shop.call('POST', `/v1/client/refund-requests/${requestId}/answer`, {
    as: shop.shopper,
    body: { message },
  });
const withdraw = (requestId: string) =>
  shop.call('POST', `/v1/client/refund-requests/${requestId}/withdraw`, { as: shop.shopper });
const stateOf = async (orderNo: string): Promise<string> =>
  (await shop.orderOf(orderNo)).refundRequest?.state;
const lettersOf = async (requestId: string): Promise<string[]> =>
  (
    await shop.deps.pool.query<{ key: string }>(
      `select dedupe_key as key from outbox where dedupe_key like $1 order by id`,
      [`refund-request:${requestId}:%`],
    )
  ).rows.map(({ key }) => key.split(':').slice(2).filter(Boolean).join(':'));

describe('asking for a refund', () => {
  test('says what the vouchers bring back and what the rule promises of it', async () => {
    const orderNo = await buy();
    const { data: terms } = await shop.call('GET', `/v1/client/orders/${orderNo}/refund-requests`, {
      as: shop.shopper,
    });
    expect(terms).toMatchObject({
      canAsk: true,
      policy: { kind: 'unused' },
      vouchers: [
        { position: 1, amount: 50_000, policyAmount: 50_000 },
        { position: 2, amount: 50_000, policyAmount: 50_000 },
      ],
    });
    const { status, data } = await ask(orderNo, { voucherNos: [terms.vouchers[1].voucherNo] });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      state: 'waiting',
      amount: 50_000,
      policyAmount: 50_000,
      voucherNos: [terms.vouchers[1].voucherNo],
      events: [{ actor: 'shopper', event: 'asked', message: 'We fly home a day earlier.' }],
    });
    expect(Date.parse(data.answerDueAt) - Date.parse(data.createdAt)).toBe(48 * 3_600_000);
    expect(await stateOf(orderNo)).toBe('waiting');
    expect(await lettersOf(data.requestId)).toEqual(['asked', 'desk:asked']);
  });

  test('promises all of a dated ticket until its free hours begin, nothing after', async () => {
    const today = await shop.deps.clock.today();
    const amounts: number[] = [];
    for (const inDays of [4, 1]) {
      const day = addDays(today, inDays);
      const orderNo = await buy(
        { kind: 'dated', days: { [day]: 5 }, notices: ['change-48'] },
        { date: day, time: '10:00' },
      );
      const { data } = await ask(orderNo);
      expect(data.amount).toBe(100_000);
      amounts.push(data.policyAmount);
    }
    expect(amounts).toEqual([100_000, 0]);
  });

  test('may be asked for an expired voucher, and the rule promises none of it', async () => {
    const orderNo = await buy({ validForDays: 2 });
    await shop.moveClock('5 days');
    await expirePeriods(shop.deps.db);
    expect((await shop.orderOf(orderNo)).orderStatus).toBe('EXP');
    const { data } = await ask(orderNo);
    expect(data).toMatchObject({ amount: 100_000, policyAmount: 0 });
    expect(await decide(data.requestId, { action: 'approve' })).toMatchObject({
      data: { state: 'approved', grantedAmount: 100_000 },
    });
    expect(await shop.orderOf(orderNo)).toMatchObject({
      vouchersRedeemStatus: 'expired_and_invalid',
    });
  });

  test('is one request at a time, of what can be refunded', async () => {
    const orderNo = await buy();
    const replies = await Promise.all([ask(orderNo), ask(orderNo)]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '20628']);
    const unpaid = await shop.order(await addProduct(shop.deps));
    expect(await ask(unpaid)).toMatchObject({ code: '20601' });
    expect(await ask(await buy(), { voucherNos: ['TN0000-0000000000'] })).toMatchObject({
      code: '20622',
    });
  });
});

describe('the merchant’s answer', () => {
  test('to agree refunds those vouchers, with their money at the gateway', async () => {
    const orderNo = await buy();
    const { vouchers } = await shop.orderOf(orderNo);
    const { data } = await ask(orderNo, { voucherNos: [vouchers[0].voucherNo] });
    expect(await decide(data.requestId, { action: 'approve' })).toMatchObject({
      status: 200,
      data: { state: 'approved', grantedAmount: 50_000, voucherPositions: [1] },
    });
    expect(await shop.orderOf(orderNo)).toMatchObject({
      orderStatus: 'TBR',
      refundedAmount: 50_000,
      vouchers: [{ status: 'invalid' }, { status: 'requires_redeemed' }],
    });
    expect(await decide(data.requestId, { action: 'decline' })).toMatchObject({ code: '20628' });
  });

  test('may be a part of the amount, never more than the vouchers are worth', async () => {
    const orderNo = await buy();
    const { data } = await ask(orderNo);
    expect(await decide(data.requestId, { action: 'approve', amount: 100_001 })).toMatchObject({
      code: '10102',
    });
    expect(await stateOf(orderNo)).toBe('waiting');
    await decide(data.requestId, { action: 'approve', amount: 30_000 });
    expect(await shop.orderOf(orderNo)).toMatchObject({
      orderStatus: 'INV',
      refundedAmount: 30_000,
      refundRequest: { state: 'approved' },
    });
  });

  test('to decline can be answered for seven days, and then the house decides', async () => {
    const orderNo = await buy();
    const { data } = await ask(orderNo);
    expect(
      await decide(data.requestId, { action: 'decline', message: 'Cooked already.' }),
    ).toMatchObject({ data: { state: 'declined' } });
    expect(await settle(data.requestId, { action: 'approve' })).toMatchObject({ code: '20628' });
    expect(await answer(data.requestId)).toMatchObject({ data: { state: 'escalated' } });
    expect(await decide(data.requestId, { action: 'approve' })).toMatchObject({ code: '20628' });
    expect(await settle(data.requestId, { action: 'approve' })).toMatchObject({
      data: {
        state: 'approved',
        events: [
          { event: 'asked' },
          { event: 'declined', message: 'Cooked already.' },
          { event: 'escalated', actor: 'shopper' },
          { event: 'approved', actor: 'house', amount: 100_000 },
        ],
      },
    });
    expect(await shop.orderOf(orderNo)).toMatchObject({ refundedAmount: 100_000 });
  });

  test('to decline stands after seven days', async () => {
    const { data } = await ask(await buy());
    await decide(data.requestId, { action: 'decline' });
    await shop.moveClock('7 days 1 minute');
    expect(await answer(data.requestId)).toMatchObject({ code: '20628' });
  });
});

describe('the clock of a request', () => {
  test('escalates after two days of silence, once, and the house may refuse', async () => {
    const orderNo = await buy();
    const { data } = await ask(orderNo);
    await shop.moveClock('47 hours 59 minutes');
    await moveRefundClocks(shop.deps);
    expect(await stateOf(orderNo)).toBe('waiting');
    await shop.moveClock('48 hours 1 minute');
    await Promise.all([moveRefundClocks(shop.deps), moveRefundClocks(shop.deps)]);
    expect(await stateOf(orderNo)).toBe('escalated');
    expect(await decide(data.requestId, { action: 'approve' })).toMatchObject({ code: '20628' });
    expect(await settle(data.requestId, { action: 'refuse' })).toMatchObject({
      data: { state: 'refused' },
    });
    expect(await lettersOf(data.requestId)).toEqual([
      'asked',
      'desk:asked',
      'escalated',
      'desk:escalated',
      'refused',
    ]);
    expect(await answer(data.requestId)).toMatchObject({ code: '20628' });
  });

  test('closes a request whose vouchers were used meanwhile', async () => {
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
    const orderNo = await shop.buy(product);
    const { vouchers } = await shop.orderOf(orderNo);
    const { data } = await ask(orderNo);
    await shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { voucherNo: vouchers[0].voucherNo },
    });
    expect(await decide(data.requestId, { action: 'approve' })).toMatchObject({ code: '20622' });
    await moveRefundClocks(shop.deps);
    expect(await stateOf(orderNo)).toBe('withdrawn');
  });
});

describe('its shopper', () => {
  test('may add words while it is open, and withdraw it; then ask again', async () => {
    const orderNo = await buy();
    const { data } = await ask(orderNo);
    expect(await answer(data.requestId, 'One more thing.')).toMatchObject({
      data: { state: 'waiting', events: [{}, { event: 'answered', message: 'One more thing.' }] },
    });
    expect(await withdraw(data.requestId)).toMatchObject({ data: { state: 'withdrawn' } });
    expect(await withdraw(data.requestId)).toMatchObject({ status: 201 });
    expect(await decide(data.requestId, { action: 'approve' })).toMatchObject({ code: '20628' });
    expect(await ask(orderNo)).toMatchObject({ status: 201 });
  });

  test('of a decision and a withdrawal at once, one wins and the other is refused', async () => {
    const { data } = await ask(await buy());
    const replies = await Promise.all([
      decide(data.requestId, { action: 'approve' }),
      withdraw(data.requestId),
    ]);
    expect(replies.filter(({ code }) => code === '0')).toHaveLength(1);
    expect(replies.filter(({ code }) => code === '20628')).toHaveLength(1);
  });

  test('nobody else sees or moves it, not another merchant either', async () => {
    const orderNo = await buy();
    const { data } = await ask(orderNo);
    const stranger = await shop.addShopper();
    expect(await ask(orderNo, {}, stranger)).toMatchObject({ code: '10405' });
    const rivalProduct = await addProduct(shop.deps);
    const { rows } = await shop.deps.pool.query<{ id: string }>(
      "insert into users (role, merchant_id) values ('merchant', $1) returning id",
      [rivalProduct.merchantId],
    );
    const rival = { userId: String(rows[0]?.id), role: 'merchant' } as const;
    expect(
      await shop.call('PATCH', `/v1/merchant/refund-requests/${data.requestId}`, {
        as: rival,
        body: { action: 'approve' },
      }),
    ).toMatchObject({ code: '10405' });
    expect(await shop.call('GET', '/v1/merchant/refund-requests', { as: rival })).toMatchObject({
      data: { totalCount: 0 },
    });
    const { data: list } = await shop.call('GET', '/v1/merchant/refund-requests?state=waiting', {
      as: shop.merchant,
    });
    expect(list.items[0]).toMatchObject({ requestId: data.requestId, customerName: 'Ka Yan Chan' });
    expect(JSON.stringify(list)).not.toContain('kayan@example.com');
  });
});
