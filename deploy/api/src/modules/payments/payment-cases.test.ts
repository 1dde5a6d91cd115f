import { beforeEach, describe, expect, it } from '@jest/globals';
import { signEvent } from '../../../test/fake-gateway.ts';
import { addProduct, useShop } from '../../../test/shop.ts';
import { tellPaymentCases } from '../order-emails/payment-case-news.service.ts';
import type { OrderView } from '../orders/index.ts';
import { compareDay } from './books.service.ts';
import { GatewayFault } from './gateway.ts';
import { sendRefunds } from './refund-runner.service.ts';
import { returnedOtherwise, sendAgain } from './refund-state.service.ts';

type TestVoucher = OrderView['vouchers'][number];

const shop = useShop();
let serial = 0;
beforeEach(() => {
  shop.gateway.refundStatus = 'succeeded';
});

const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await shop.deps.pool.query(text, values)).rows as T[];
/** An order that was paid by card. */
const paid = async (): Promise<{ orderNo: string; intentId: string; orderId: string }> => {
  const orderNo = await shop.order(await addProduct(shop.deps, { merchantId: shop.merchantId }));
  await shop.confirm(orderNo);
  await shop.pay(orderNo);
  const [row] = await sql<{ intentId: string; orderId: string }>(
    `select a.intent_id as "intentId", o.id as "orderId" from payment_attempts a
      join orders o on o.id = a.order_id where o.order_no = $1`,
    [orderNo],
  );
  if (!row) throw new Error('no attempt');
  return { orderNo, ...row };
};
const hear = async (type: string, kind: string, id: string, intentId: string | null) => {
  serial += 1;
  const { body, signature } = signEvent({
    id: `evt_case_${serial}`,
    type,
    intentId,
    object: { kind, id },
  });
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/gateway/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });
  return statusCode;
};
const refundAll = (orderNo: string) =>
  shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: shop.merchant,
    body: { action: 'refund' },
  });
const refundRows = (orderId: string) =>
  sql<{ id: string; status: string; amount: number; reason: string }>(
    'select id, status, amount, reason from refunds where order_id = $1 order by created_at',
    [orderId],
  );
const orderRow = async (orderId: string) =>
  (
    await sql<{ code: string; refunded: number; hold: string | null }>(
      'select code, refunded_amount as refunded, redemption_hold as hold from orders where id = $1',
      [orderId],
    )
  )[0];
const events = async (orderId: string) =>
  (
    await sql<{ event: string }>('select event from order_events where order_id = $1 order by id', [
      orderId,
    ])
  ).map(({ event }) => event);
const letters = async (orderNo: string) =>
  (
    await sql<{ subject: string; text: string }>(
      `select payload->>'subject' as subject, payload->>'text' as text from outbox
        where payload->>'subject' like $1 order by id`,
      [`%${orderNo}%`],
    )
  ).map(({ subject, text }) => `${subject}\n${text}`);
const openCases = (orderId: string) =>
  sql<{ kind: string }>(
    'select kind from payment_cases where order_id = $1 and closed_at is null',
    [orderId],
  );
const redeem = async (orderNo: string) => {
  const [row] = await sql<{ no: string }>(
    `select voucher_no as no from vouchers v join orders o on o.id = v.order_id
      where o.order_no = $1`,
    [orderNo],
  );
  return (
    await shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { voucherNo: row?.no },
    })
  ).code;
};

describe('a refund', () => {
  it.each(['pending', 'requires_action'] as const)(
    'waits while the gateway answers %s, and is done once it says so',
    async (status) => {
      shop.gateway.refundStatus = status;
      const { orderNo, orderId, intentId } = await paid();
      await refundAll(orderNo);
      expect((await refundRows(orderId))[0]?.status).toBe(status);
      expect(await events(orderId)).not.toContain('refund_succeeded');
      const made = shop.gateway.refunds.find((one) => one.intentId === intentId);
      Object.assign(made ?? {}, { status: 'succeeded' });
      expect(await hear('refund.updated', 'refund', made?.id ?? '', intentId)).toBe(200);
      expect((await refundRows(orderId))[0]?.status).toBe('succeeded');
    },
  );

  it.each(['failed', 'canceled'] as const)(
    'is not counted as returned when the gateway answers %s at once',
    async (status) => {
      shop.gateway.refundStatus = status;
      const { orderNo, orderId } = await paid();
      await refundAll(orderNo);
      expect((await refundRows(orderId))[0]?.status).toBe(status);
      expect((await orderRow(orderId))?.refunded).toBe(0);
      expect(await openCases(orderId)).toEqual([{ kind: 'refund_failed' }]);
    },
  );

  it('takes its words back when it fails weeks later, and tells shopper and operator', async () => {
    const { orderNo, orderId, intentId } = await paid();
    await refundAll(orderNo);
    expect((await orderRow(orderId))?.refunded).toBe(50_000);
    const made = shop.gateway.refunds.find((one) => one.intentId === intentId);
    Object.assign(made ?? {}, { status: 'failed', failureReason: 'expired_or_canceled_card' });
    Object.assign(shop.gateway.intents.get(intentId) ?? {}, { refunded: 0 });
    for (const type of ['refund.failed', 'refund.updated'])
      expect(await hear(type, 'refund', made?.id ?? '', intentId)).toBe(200);
    expect((await orderRow(orderId))?.refunded).toBe(0);
    expect(await shop.orderOf(orderNo)).toMatchObject({
      refundedAmount: 0,
      unreturnedAmount: 50_000,
    });
    expect((await events(orderId)).filter((one) => one === 'refund_failed')).toHaveLength(1);
    const alarms: unknown[] = [];
    const alarm = (what: string, details: object) => void alarms.push({ what, ...details });
    await tellPaymentCases({ ...shop.deps, alarm });
    await tellPaymentCases({ ...shop.deps, alarm });
    expect(alarms).toContainEqual(
      expect.objectContaining({
        orderNo,
        kind: 'refund_failed',
        detail: 'expired_or_canceled_card',
      }),
    );
    const told = (await letters(orderNo)).filter((one) => one.includes('退款未能完成'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Your refund did not arrive');
    const notices = await sql('select title from notifications where user_id = $1', [
      shop.shopper.userId,
    ]);
    expect(notices).toContainEqual({
      title: { en_gb: 'Your refund did not arrive', zh_hk: '退款未能完成' },
    });
    const [row] = await refundRows(orderId);
    expect(await sendAgain(shop.deps.db, row?.id ?? '', 'new card')).toBe(true);
    await sendRefunds(shop.deps.db, shop.gateway, orderId);
    expect(await orderRow(orderId)).toMatchObject({ refunded: 50_000 });
    expect(await shop.orderOf(orderNo)).not.toHaveProperty('unreturnedAmount');
    expect(await openCases(orderId)).toEqual([]);
  });

  it('leaves only its own vouchers unreturned when another of its refunds arrived', async () => {
    const orderNo = await shop.buy(await addProduct(shop.deps, { merchantId: shop.merchantId }), {
      quantity: 3,
    });
    const vouchers = async () => (await shop.orderOf(orderNo)).vouchers as TestVoucher[];
    const [first, second] = await vouchers();
    const refund = (voucher: TestVoucher | undefined) =>
      shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
        as: shop.merchant,
        body: { action: 'refund', voucherNos: [voucher?.voucherNo] },
      });
    await refund(first);
    shop.gateway.refundStatus = 'failed';
    await refund(second);
    expect((await vouchers()).map(({ status, isUnreturned }) => [status, isUnreturned])).toEqual([
      ['invalid', undefined],
      ['invalid', true],
      ['requires_redeemed', undefined],
    ]);
  });

  it('can be returned another way by a person', async () => {
    shop.gateway.refundStatus = 'failed';
    const { orderNo, orderId } = await paid();
    await refundAll(orderNo);
    const [row] = await refundRows(orderId);
    expect(await returnedOtherwise(shop.deps.db, row?.id ?? '', 'FPS 1234')).toBe(true);
    expect(await returnedOtherwise(shop.deps.db, row?.id ?? '', 'FPS 1234')).toBe(false);
    expect(await orderRow(orderId)).toMatchObject({ refunded: 50_000 });
  });

  it('is not tried for ever when it is definitely refused, and starves no other', async () => {
    const { orderNo, orderId } = await paid();
    shop.gateway.down = true;
    await refundAll(orderNo);
    shop.gateway.down = false;
    let asked = 0;
    const refusing = {
      ...shop.gateway,
      refund: async () => {
        asked += 1;
        throw new GatewayFault('invalid', 'no', undefined, 'charge_disputed');
      },
    };
    await sendRefunds(shop.deps.db, refusing, orderId);
    await sendRefunds(shop.deps.db, refusing, orderId);
    expect([asked, (await refundRows(orderId))[0]?.status]).toEqual([1, 'refused']);
    expect(await openCases(orderId)).toEqual([{ kind: 'refund_failed' }]);
  });

  it('lets the one tried longest ago go first', async () => {
    const [one, two] = [await paid(), await paid()];
    shop.gateway.down = true;
    await refundAll(one.orderNo);
    await refundAll(two.orderNo);
    await sendRefunds(shop.deps.db, shop.gateway, one.orderId);
    shop.gateway.down = false;
    await sendRefunds(shop.deps.db, shop.gateway, undefined, 1);
    expect((await refundRows(two.orderId))[0]?.status).toBe('succeeded');
    await sendRefunds(shop.deps.db, shop.gateway);
    expect((await refundRows(one.orderId))[0]?.status).toBe('succeeded');
  });
});

describe('a refund in the dashboard of the gateway', () => {
  it('of everything ends the vouchers, and is told', async () => {
    const { orderNo, orderId, intentId } = await paid();
    shop.gateway.refundOutside(intentId, 50_000);
    expect(await hear('charge.refunded', 'charge', 'ch_1', intentId)).toBe(200);
    expect(await redeem(orderNo)).toBe('20622');
    expect(await orderRow(orderId)).toMatchObject({ code: 'INV', refunded: 50_000 });
    await tellPaymentCases(shop.deps);
    expect((await letters(orderNo)).join('\n')).toContain('We have refunded this payment');
    expect(await openCases(orderId)).toEqual([{ kind: 'refund_outside' }]);
  });

  it('that fails afterwards leaves the vouchers it ended unreturned', async () => {
    const { orderNo, orderId, intentId } = await paid();
    shop.gateway.refundOutside(intentId, 50_000);
    await hear('charge.refunded', 'charge', 'ch_1', intentId);
    const made = shop.gateway.refunds.find((one) => one.intentId === intentId);
    Object.assign(made ?? {}, { status: 'failed', failureReason: 'expired_or_canceled_card' });
    await hear('refund.failed', 'refund', made?.id ?? '', intentId);
    expect((await refundRows(orderId)).map(({ status }) => status)).toEqual(['failed']);
    const order = await shop.orderOf(orderNo);
    expect(order.vouchers.length).toBeGreaterThan(0);
    expect(order.vouchers.every(({ isUnreturned }: TestVoucher) => isUnreturned)).toBe(true);
  });

  it('of a part leaves the rest to be refunded here', async () => {
    const { orderNo, orderId, intentId } = await paid();
    shop.gateway.refundOutside(intentId, 100);
    await hear('charge.refunded', 'charge', 'ch_1', intentId);
    await refundAll(orderNo);
    expect((await refundRows(orderId)).map(({ amount, status }) => [amount, status])).toEqual([
      [100, 'succeeded'],
      [49_900, 'succeeded'],
    ]);
  });

  it('is found out when the gateway refuses ours, and the rest goes back', async () => {
    const { orderNo, orderId, intentId } = await paid();
    shop.gateway.refundOutside(intentId, 100);
    await refundAll(orderNo);
    const rows = await refundRows(orderId);
    expect(rows.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(50_000);
  });

  it('of all before ours leaves nothing waiting', async () => {
    const { orderNo, orderId, intentId } = await paid();
    shop.gateway.refundOutside(intentId, 50_000);
    await refundAll(orderNo);
    const rows = await refundRows(orderId);
    expect(rows.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect((await orderRow(orderId))?.refunded).toBe(50_000);
  });
});

describe('a dispute', () => {
  const disputed = async (status: 'open' | 'inquiry' = 'open') => {
    const order = await paid();
    const id = `dp_${order.orderNo}`;
    const set = (to: 'inquiry' | 'open' | 'won' | 'lost') => {
      const dispute = { id, intentId: order.intentId, amount: 50_000, reason: 'fraudulent' };
      shop.gateway.disputes.set(id, { ...dispute, status: to, evidenceDueBy: 1_900_000_000 });
      return hear('charge.dispute.updated', 'dispute', id, order.intentId);
    };
    expect(await set(status)).toBe(200);
    return { ...order, id, set };
  };

  it('keeps vouchers from redemption and money from going twice, collects evidence', async () => {
    const { orderNo, orderId, id } = await disputed();
    expect(await redeem(orderNo)).toBe('20622');
    expect((await refundAll(orderNo)).code).toBe('20601');
    expect(await shop.orderOf(orderNo)).toMatchObject({ redemptionHold: 'dispute' });
    expect(await openCases(orderId)).toEqual([{ kind: 'dispute_opened' }]);
    expect(shop.gateway.evidence.get(id)).toMatchObject({ customerName: expect.any(String) });
    expect(shop.gateway.evidence.get(id)?.activity).toContain('voucher_issued');
    await tellPaymentCases(shop.deps);
    expect((await letters(orderNo)).join('\n')).toContain('你的一筆付款正被爭議');
  });

  it('that is won lets the vouchers be used again', async () => {
    const { orderNo, orderId, set } = await disputed('inquiry');
    await set('won');
    expect(await shop.orderOf(orderNo)).not.toHaveProperty('redemptionHold');
    expect(await openCases(orderId)).toEqual([]);
    expect(await redeem(orderNo)).toBe('0');
  });

  it('that is lost ends the vouchers, and stays lost', async () => {
    const { orderNo, orderId, set } = await disputed();
    await set('lost');
    await set('open');
    expect(await shop.orderOf(orderNo)).not.toHaveProperty('redemptionHold');
    expect((await orderRow(orderId))?.code).toBe('INV');
    expect((await events(orderId)).filter((one) => one.startsWith('dispute_'))).toEqual([
      'dispute_opened',
      'dispute_lost',
    ]);
  });
});

describe('other news of the gateway', () => {
  it('opens a case for a fraud warning', async () => {
    const { orderId, intentId } = await paid();
    await hear(
      'radar.early_fraud_warning.created',
      'radar.early_fraud_warning',
      `issfr_${intentId}`,
      intentId,
    );
    expect(await openCases(orderId)).toEqual([{ kind: 'fraud_warning' }]);
  });

  it('follows a card that its bank renewed, and forgets one that was detached', async () => {
    const card = { id: 'pm_kept', brand: 'visa', last4: '1111', country: 'HK', funding: 'credit' };
    await sql(
      `insert into saved_cards (id, user_id, brand, last4, expire_month, expire_year, funding)
        values ('pm_kept', $1, 'visa', '4242', 1, 2027, 'credit')`,
      [shop.shopper.userId],
    );
    const gatewayCard = { ...card, expireMonth: 5, expireYear: 2033, fingerprint: null };
    shop.gateway.cards.set('pm_kept', { ...gatewayCard, isKept: true });
    await hear('payment_method.automatically_updated', 'payment_method', 'pm_kept', null);
    const read = () => sql("select last4, expire_year from saved_cards where id = 'pm_kept'");
    expect(await read()).toEqual([{ last4: '1111', expire_year: 2033 }]);
    shop.gateway.cards.set('pm_kept', { ...gatewayCard, isKept: false });
    await hear('payment_method.detached', 'payment_method', 'pm_kept', null);
    expect(await read()).toEqual([]);
  });

  it('answers 200 to what it does not know', async () => {
    expect(await hear('payment_intent.succeeded', 'payment_intent', 'x', 'pi_unknown')).toBe(200);
    expect(await hear('payout.failed', 'payout', 'po_1', null)).toBe(200);
  });
});

it('the books of a day: each difference is named', async () => {
  const { intentId } = await paid();
  const line = { currency: 'HKD', sourceId: null, type: 'charge' };
  shop.gateway.movements.push(
    { ...line, id: 'txn_1', kind: 'charge', amount: 50_000, intentId },
    { ...line, id: 'txn_2', kind: 'charge', amount: 700, intentId: 'pi_foreign' },
    { ...line, id: 'txn_3', kind: 'refund', amount: -100, intentId, sourceId: 're_x' },
    { ...line, id: 'txn_4', kind: 'dispute', amount: -100, intentId: null, sourceId: 'dp_x' },
    { ...line, id: 'txn_5', kind: 'refund_failure', amount: 100, intentId, sourceId: 're_y' },
    { ...line, id: 'txn_6', kind: 'account', type: 'payout', amount: -900, intentId: null },
    { ...line, id: 'txn_7', kind: 'other', type: 'adjustment', amount: -5, intentId: null },
  );
  const { differences } = await compareDay(shop.deps.db, shop.gateway, '2020-01-01');
  expect(differences).toEqual([
    { subject: 'txn_2', detail: 'a charge that we do not know', amount: 700 },
    { subject: 're_x', detail: 'a refund that we do not know', amount: -100 },
    { subject: 'dp_x', detail: 'a dispute that we do not know', amount: -100 },
    { subject: 're_y', detail: 'a failed refund that we do not know', amount: 100 },
    { subject: 'txn_7', detail: 'a movement (adjustment) that we do not know', amount: -5 },
  ]);
});
