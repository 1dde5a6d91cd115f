import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, ATTEMPT_EDGES, mayBecome, type AttemptState } from '@tapnook/kernel';
import { eq } from 'drizzle-orm';
import { addProduct, createShop, type Shop } from '../../../test/shop.ts';
import { expireHolds, expirePeriods } from '../order-lifecycle/order-expiry.service.ts';
import { moveAttempt } from '../payments/payment-settlement.service.ts';
import { paymentAttempts } from '../payments/payments.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

/** Every way an order can stand, and how it gets there. */
const STATES: Readonly<Record<string, (shop: Shop) => Promise<string>>> = {
  TBP: async (s) => {
    const orderNo = await s.order(await addProduct(s.deps, { merchantId: s.merchantId }));
    await s.confirm(orderNo);
    return orderNo;
  },
  TBC: async (s) => s.buy(await addProduct(s.deps, { merchantId: s.merchantId, confirm: true })),
  TBR: async (s) => s.buy(await addProduct(s.deps, { merchantId: s.merchantId }), { quantity: 2 }),
  PTR: async (s) => {
    const orderNo = await s.buy(await addProduct(s.deps, { merchantId: s.merchantId }), {
      quantity: 2,
    });
    await EVENTS['redeem']?.(s, orderNo);
    return orderNo;
  },
  COM: async (s) => {
    const orderNo = await s.buy(await addProduct(s.deps, { merchantId: s.merchantId }));
    await EVENTS['redeem']?.(s, orderNo);
    return orderNo;
  },
  EXP: async (s) => {
    const orderNo = await s.buy(await addProduct(s.deps, { merchantId: s.merchantId }));
    await s.deps.pool.query(
      `update vouchers set ends_at = app_now() - interval '1 second'
        where order_id = (select id from orders where order_no = $1)`,
      [orderNo],
    );
    await expirePeriods(s.deps.db);
    return orderNo;
  },
  INV: async (s) => {
    const orderNo = await s.order(await addProduct(s.deps, { merchantId: s.merchantId }));
    await EVENTS['cancel']?.(s, orderNo);
    return orderNo;
  },
};
const voucherOf = async (s: Shop, orderNo: string): Promise<string> =>
  (await s.orderOf(orderNo)).vouchers.find(
    (one: { status: string }) => one.status === 'requires_redeemed',
  )?.voucherNo ??
  (await s.orderOf(orderNo)).vouchers[0]?.voucherNo ??
  'TN0000-0000000000';
/** Everything that can be tried on an order. */
const EVENTS: Readonly<Record<string, (shop: Shop, orderNo: string) => Promise<{ code: string }>>> =
  {
    confirm: (s, orderNo) => s.confirm(orderNo),
    pay: (s, orderNo) => s.pay(orderNo),
    cancel: (s, orderNo) =>
      s.call('POST', '/v2/client/orders/cancel', { as: s.shopper, body: { orderNo } }),
    accept: (s, orderNo) =>
      s.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
        as: s.merchant,
        body: { action: 'confirm' },
      }),
    reject: (s, orderNo) =>
      s.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
        as: s.merchant,
        body: { action: 'reject' },
      }),
    refund: (s, orderNo) =>
      s.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
        as: s.merchant,
        body: { action: 'refund' },
      }),
    redeem: async (s, orderNo) =>
      s.call('POST', '/v1/merchant/vouchers/redeem', {
        as: s.merchant,
        body: { voucherNo: await voucherOf(s, orderNo) },
      }),
    code: async (s, orderNo) =>
      s.call('POST', '/v2/client/orders/createVoucherQrCode', {
        as: s.shopper,
        body: { orderNo, voucherNo: await voucherOf(s, orderNo) },
      }),
    book: (s, orderNo) =>
      s.call('POST', '/client/booking', {
        as: s.shopper,
        body: { orderNo, date: addDays('2026-12-01', 1), bookingNum: 1, customerName: 'x' },
      }),
  };
/** What each event answers and where it leads; the absent edges are the ones with a code. */
const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TBP: {
    confirm: 'TBP',
    pay: 'TBR',
    cancel: 'INV',
    accept: '10405',
    reject: '10405',
    refund: '10405',
    redeem: '10405',
    code: '10405',
    book: '20601',
  },
  TBC: {
    confirm: '20601',
    pay: '20804',
    cancel: 'INV',
    accept: 'TBR',
    reject: 'INV',
    refund: '20601',
    redeem: '10405',
    code: '10405',
    book: '20601',
  },
  TBR: {
    confirm: '20601',
    pay: '20804',
    cancel: '20804',
    accept: '20601',
    reject: '20601',
    refund: 'INV',
    redeem: 'PTR',
    code: 'TBR',
    book: '20601',
  },
  PTR: {
    confirm: '20601',
    pay: '20804',
    cancel: '20804',
    accept: '20601',
    reject: '20601',
    refund: 'COM',
    redeem: 'COM',
    code: 'PTR',
    book: '20601',
  },
  COM: {
    confirm: '20601',
    pay: '20804',
    cancel: '20804',
    accept: '20601',
    reject: '20601',
    refund: '20622',
    redeem: '20622',
    code: '20622',
    book: '20601',
  },
  EXP: {
    confirm: '20601',
    pay: '20804',
    cancel: '20804',
    accept: '20601',
    reject: '20601',
    refund: 'EXP',
    redeem: '20622',
    code: '20622',
    book: '20601',
  },
  INV: {
    confirm: '20601',
    pay: '20601',
    cancel: 'INV',
    accept: '10405',
    reject: '10405',
    refund: '10405',
    redeem: '10405',
    code: '10405',
    book: '20601',
  },
};

describe('every state of an order with every event', () => {
  // Covers: STA-002, ORD-014, ERR-026, ERR-033, ERR-046, STA-027, STA-030, STA-044
  test.each(
    Object.entries(TABLE).flatMap(([state, row]) =>
      Object.entries(row).map(([event, outcome]) => [state, event, outcome] as const),
    ),
  )('%s, %s: %s', async (state, event, outcome) => {
    const orderNo = (await STATES[state]?.(shop)) ?? '';
    expect((await shop.orderOf(orderNo)).orderStatus).toBe(state);
    const answer = await EVENTS[event]?.(shop, orderNo);
    const after = (await shop.orderOf(orderNo)).orderStatus;
    if (/^\d/.test(outcome))
      expect({ code: answer?.code, after }).toEqual({ code: outcome, after: state });
    else expect({ code: answer?.code, after }).toEqual({ code: '0', after: outcome });
  });

  // Covers: INV-009
  test('leaves every invariant true', async () => {
    await expireHolds(shop.deps.db, shop.gateway);
    expect(await shop.invariants()).toEqual([]);
  });
});

// Covers: STA-009, STA-022, STA-023, STA-024
test('an attempt moves along the table of edges and no other', async () => {
  const orderNo = await shop.order(await addProduct(shop.deps));
  await shop.confirm(orderNo);
  await shop.pay(orderNo, { paymentMethodId: 'pm_3ds' });
  const states = Object.keys(ATTEMPT_EDGES) as AttemptState[];
  const attempt = (await shop.deps.db.select().from(paymentAttempts)).find(
    (one) => one.status === 'pending',
  );
  if (!attempt) throw new Error('no attempt');
  for (const from of states) {
    for (const to of states) {
      await shop.deps.db
        .update(paymentAttempts)
        .set({ status: from })
        .where(eq(paymentAttempts.id, attempt.id));
      expect([
        from,
        to,
        (await moveAttempt(shop.deps.db, { ...attempt, status: from }, to)) !== undefined,
      ]).toEqual([from, to, mayBecome(ATTEMPT_EDGES, from, to)]);
    }
  }
});
