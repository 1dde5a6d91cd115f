import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addProduct, createShop, type Shop } from '../../../test/shop.ts';
import { isOutage } from '../../db/pool.ts';
import { codeOf } from '../../errors.ts';
import { expireHolds } from '../order-lifecycle/order-expiry.service.ts';
import { redeem } from '../vouchers/voucher-redemption.service.ts';
import { createOrder } from './create-order.service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(async () => {
  const broken = await shop.invariants();
  await shop.close();
  expect(broken).toEqual([]);
});

/**
 * Attempts at the last units: `RACES=10000` (`npm run test:races`); fewer otherwise. So many wait
 * at once.
 */
const ATTEMPTS = Number(process.env['RACES'] ?? 500);
const BATCH_SIZE = 100;
/** Tries again when it was not decided, as one does who is told to wait. */
const decided = async (work: () => Promise<unknown>): Promise<string> => {
  for (;;) {
    try {
      await work();
      return 'sold';
    } catch (error) {
      if (!isOutage(error)) return codeOf(error) ?? String(error);
    }
  }
};

// Covers: INV-001
test(
  'so many attempts on 100 units sell exactly 100',
  async () => {
    const { productId, planId } = await addProduct(shop.deps, { quota: 100 });
    const answers: string[] = [];
    let next = 0;
    const attempt = async (): Promise<void> => {
      for (let index = next++; index < ATTEMPTS; index = next++) {
        answers.push(
          await decided(() =>
            createOrder(shop.deps.db, `r${index}`, { productId, planId, quantity: 1 }, undefined),
          ),
        );
      }
    };
    await Promise.all(Array.from({ length: BATCH_SIZE }, attempt));
    expect(answers).toHaveLength(ATTEMPTS);
    expect(answers.filter((answer) => answer === 'sold')).toHaveLength(100);
    expect(new Set(answers)).toEqual(new Set(['sold', '20602']));
    const { rows } = await shop.deps.pool.query(
      "select held, sold from inventory where kind = 'plan' and ref = $1",
      [planId],
    );
    expect(rows).toEqual([{ held: 100, sold: 0 }]);
  },
  30 * 60_000,
);

// Covers: ERR-021, ERR-022
test('500 repeats of one key make one order', async () => {
  const { productId, planId } = await addProduct(shop.deps);
  const answers = await Promise.all(
    Array.from({ length: 500 }, () =>
      shop.call('POST', '/v2/client/orders', {
        as: shop.shopper,
        body: { productId, planId, quantity: 1 },
        headers: { 'idempotency-key': 'one-and-the-same' },
      }),
    ),
  );
  const made = answers.filter((answer) => answer.status === 201);
  expect(made.length).toBeGreaterThan(0);
  expect(new Set(made.map((answer) => answer.data.orderResult.orderNo)).size).toBe(1);
  expect(
    answers.filter((answer) => answer.status !== 201).every((answer) => answer.code === '10409'),
  ).toBe(true);
  const { rows } = await shop.deps.pool.query(
    'select count(*)::int as made from orders where product_id = $1',
    [productId],
  );
  expect(rows[0].made).toBe(1);
  const other = await shop.call('POST', '/v2/client/orders', {
    as: shop.shopper,
    body: { productId, planId, quantity: 2 },
    headers: { 'idempotency-key': 'one-and-the-same' },
  });
  expect(other.code).toBe('10422');
});

// Covers: STA-041, INV-004
test('50 scans redeem once', async () => {
  const orderNo = await shop.buy(await addProduct(shop.deps, { merchantId: shop.merchantId }));
  const [voucher] = (await shop.orderOf(orderNo)).vouchers;
  const { data } = await shop.call('POST', '/v2/client/orders/createVoucherQrCode', {
    as: shop.shopper,
    body: { orderNo, voucherNo: voucher.voucherNo },
  });
  const scans = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      redeem(shop.deps.db, { token: data.token }, shop.merchantId, 'scanner', () =>
        Promise.resolve(),
      ),
    ),
  );
  expect(scans.filter((scan) => scan.status === 'fulfilled')).toHaveLength(1);
  expect((await shop.orderOf(orderNo)).vouchers[0].usedCount).toBe(1);
});

// Covers: STA-025, INV-003
test('two payments of one order at once charge it once', async () => {
  const orderNo = await shop.order(await addProduct(shop.deps));
  await shop.confirm(orderNo);
  const answers = await Promise.all(Array.from({ length: 6 }, () => shop.pay(orderNo)));
  expect(
    answers.filter((answer) => answer.status === 201 && answer.data.status === 'succeeded'),
  ).toHaveLength(1);
  const charged = [...shop.gateway.intents.values()].filter(
    (kept) => kept.intent.status === 'succeeded' && kept.refunded < kept.created.amount,
  );
  expect(charged.filter((kept) => kept.created.amount === 50_000)).toHaveLength(2);
});

// Covers: PAY-011
test('cancels once when asked twice in an expiry run, and never calls the order paid', async () => {
  const who = await shop.addShopper();
  const orderNos = await Promise.all(
    Array.from({ length: 10 }, async () => shop.order(await addProduct(shop.deps), {}, who)),
  );
  const giveUp = (orderNo: string) =>
    shop.call('POST', '/v2/client/orders/cancel', { as: who, body: { orderNo } });
  const answers = await Promise.all([
    ...orderNos.flatMap((orderNo) => [giveUp(orderNo), giveUp(orderNo)]),
    expireHolds(shop.deps.db, shop.gateway).then(() => undefined),
  ]);
  expect(
    answers.flatMap((answer) => (answer ? [[answer.status, answer.data.orderStatus]] : [])),
  ).toEqual(Array.from({ length: 20 }, () => [201, 'INV']));
});

// Covers: STA-045
test('ends a token after 60 s and redeems one use once when two phones show it', async () => {
  const orderNo = await shop.buy(await addProduct(shop.deps, { merchantId: shop.merchantId }));
  const [{ voucherNo }] = (await shop.orderOf(orderNo)).vouchers;
  const token = async () =>
    (
      await shop.call('POST', '/v2/client/orders/createVoucherQrCode', {
        as: shop.shopper,
        body: { orderNo, voucherNo },
      })
    ).data.token;
  const scan = (value: string) =>
    shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { token: value },
    });
  const first = await token();
  const second = await token();
  await shop.moveClock('61 seconds');
  for (const late of [first, second]) expect((await scan(late)).code).toBe('20622');
  expect(
    (
      await shop.call('GET', `/v2/client/orders/getVoucherQrCodeStatus/${voucherNo}`, {
        as: shop.shopper,
      })
    ).data.qrStatus,
  ).toBe('expired');
  const [laptop, phone] = [await token(), await token()];
  expect((await scan(laptop)).status).toBe(201);
  expect((await scan(phone)).code).toBe('20622');
  await shop.moveClock('0');
});
