import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { addProduct, useShop } from '../../../test/shop.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { expireHolds, expirePeriods } from '../order-lifecycle/order-expiry.service.ts';

const shop = useShop();
beforeAll(async () => {
  await shop.deps.db
    .insert(coupons)
    .values([
      {
        code: 'NOOK50',
        name: { en_gb: 'HK$50 off', zh_hk: '減HK$50' },
        type: 'DEDUCTION',
        value: 5_000,
        minimum: 30_000,
        quota: 1,
        startsAt: new Date(0),
        endsAt: new Date('2099-01-01'),
      },
      {
        code: 'APP15',
        name: { en_gb: 'HK$15 off', zh_hk: '減HK$15' },
        type: 'DEDUCTION',
        value: 1_500,
        minimum: 30_000,
        above: true,
        audience: 'APP_NEW_USER',
        startsAt: new Date(0),
        endsAt: new Date('2099-01-01'),
      },
    ])
    .onConflictDoUpdate({ target: coupons.code, set: { quota: 1 } });
});
const give = (coins: number, to = shop.shopper) =>
  shop.call('POST', '/v1/client/points/transactions', {
    as: { userId: '1', role: 'admin' },
    body: { userId: to.userId, amount: coins, method: 'IN_ACCOUNT', remark: 'test' },
  });
const balance = async () =>
  (await shop.call('GET', '/v1/client/points/amount', { as: shop.shopper })).data;
const coinMoves = async (orderNo: string, as = shop.shopper) =>
  (await shop.call('GET', `/v1/client/orders/${orderNo}/timeline`, { as })).data.events.flatMap(
    ({ event, coins, coinMove }: { event: string; coins: number | null; coinMove?: string }) =>
      coins || coinMove ? [[event, coins, coinMove]] : [],
  );
const decide = (orderNo: string, body: object) =>
  shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, { as: shop.merchant, body });

describe('codes and coins', () => {
  // Covers: PRD-013, PRD-014, STA-020, COI-001, COI-016, STA-062, STA-063, STA-081
  test('reduce the payment, are held with the order and return when it dies', async () => {
    await give(300);
    const product = await addProduct(shop.deps, { price: 50_000 });
    const orderNo = await shop.order(product);
    const confirmed = await shop.confirm(orderNo, { discountCode: 'nook50', useTapCoin: true });
    expect(confirmed.data).toMatchObject({
      discountAmount: 5_000,
      usedTapCoin: 300,
      tapCoinDiscountAmount: 3_000,
      paymentAmount: 42_000,
    });
    expect(await balance()).toMatchObject({ amount: 0, frozenAmount: 300 });
    const other = await shop.addShopper();
    const second = await shop.order(product, {}, other);
    expect(await shop.confirm(second, { discountCode: 'NOOK50' }, other)).toMatchObject({
      code: '20627',
      data: { reason: 'used_up' },
    });
    await shop.moveClock('31 minutes');
    await expireHolds(shop.deps.db, shop.gateway);
    expect(await balance()).toMatchObject({ amount: 300, frozenAmount: 0 });
    expect(await coinMoves(orderNo)).toEqual([['order_expired', 300, 'returned']]);
    await shop.moveClock('0');
    const third = await shop.order(product, {}, other);
    expect((await shop.confirm(third, { discountCode: 'NOOK50' }, other)).status).toBe(200);
    expect((await shop.confirm(third, { discountCode: null }, other)).data).toMatchObject({
      discountAmount: 0,
      discountCode: null,
    });
    const mine = await shop.order(product);
    await shop.confirm(mine, { discountCode: 'NOOK50', useTapCoin: true });
    expect((await shop.pay(mine)).data.status).toBe('succeeded');
    expect(await balance()).toMatchObject({ amount: 0, frozenAmount: 0 });
  });

  // Covers: SHP-023
  test('a code that the order itself has reserved still answers to its check, for nobody else', async () => {
    const product = await addProduct(shop.deps, { price: 50_000 });
    await shop.deps.db.insert(coupons).values({
      code: 'LAST1',
      name: { en_gb: 'x', zh_hk: 'x' },
      type: 'DEDUCTION',
      value: 1_000,
      quota: 1,
      startsAt: new Date(0),
      endsAt: new Date('2099-01-01'),
    });
    const check = (as = shop.shopper) =>
      shop.call('POST', '/v2/client/orders/discount/check', {
        as,
        body: { code: ' last1', productId: product.productId, amount: 50_000 },
      });
    const orderNo = await shop.order(product);
    expect((await shop.confirm(orderNo, { discountCode: 'LAST1' })).status).toBe(200);
    expect(await check()).toMatchObject({ status: 201, data: { discountAmount: 1_000 } });
    expect(await check(await shop.addShopper())).toMatchObject({
      code: '20627',
      data: { reason: 'used_up' },
    });
    await shop.pay(orderNo);
    expect(await check()).toMatchObject({ code: '20627' });
  });

  // Covers: CON-018
  test('are spent up to as many as the shopper wants, and stay so until another wish', async () => {
    const one = await shop.addShopper();
    await give(200, one);
    const orderNo = await shop.order(await addProduct(shop.deps, { price: 50_000 }), {}, one);
    expect(
      (await shop.confirm(orderNo, { useTapCoin: true, tapCoins: 40 }, one)).data,
    ).toMatchObject({ usedTapCoin: 40, paymentAmount: 49_600 });
    expect((await shop.confirm(orderNo, {}, one)).data).toMatchObject({
      usedTapCoin: 40,
      paymentAmount: 49_600,
    });
    expect(
      (await shop.confirm(orderNo, { useTapCoin: true, tapCoins: 95 }, one)).data,
    ).toMatchObject({ usedTapCoin: 90, tapCoinDiscountAmount: 900, paymentAmount: 49_100 });
    expect((await shop.confirm(orderNo, { useTapCoin: true }, one)).data).toMatchObject({
      usedTapCoin: 200,
      paymentAmount: 48_000,
    });
    expect((await shop.confirm(orderNo, { useTapCoin: false }, one)).data).toMatchObject({
      usedTapCoin: 0,
      paymentAmount: 50_000,
    });
  });
});

describe('refused coupons', () => {
  // Covers: PRD-013
  test('a refused code tells its own words for whom and what it is for, else the very reason', async () => {
    const { productId } = await addProduct(shop.deps);
    const fresh = await shop.addShopper();
    const own = { en_gb: 'For a first order.', zh_hk: '只適用於首張訂單。' };
    const since = {
      type: 'DEDUCTION' as const,
      value: 1_000,
      startsAt: new Date(0),
      endsAt: new Date('2099-01-01'),
      refusal: own,
    };
    await shop.deps.db.insert(coupons).values([
      { ...since, code: 'OWN1', name: own, audience: 'NEW_USER' as const, minimum: 20_000 },
      { ...since, code: 'OWN2', name: own, scope: 'SPECIFIC' as const, scopeIds: ['0'] },
    ]);
    const check = (code: string) =>
      shop.call('POST', '/v2/client/orders/discount/check', {
        as: fresh,
        body: { code, productId, amount: 8_200 },
      });
    expect(await check('OWN1')).toMatchObject({
      code: '20627',
      data: { reason: 'below_minimum', en_US: 'This code needs an order of HK$200 or more.' },
    });
    expect(await check('OWN2')).toMatchObject({
      code: '20627',
      data: { reason: 'other_product', en_US: own.en_gb, zh_HK: own.zh_hk },
    });
  });

  // Covers: ORD-015, ERR-004, COI-014
  test('APP15 is refused on the web with its reason', async () => {
    const { productId } = await addProduct(shop.deps);
    const check = (headers: Record<string, string> = {}) =>
      shop.call('POST', '/v2/client/orders/discount/check', {
        as: shop.shopper,
        body: { code: 'app15', productId, amount: 40_000 },
        headers,
      });
    expect(await check()).toMatchObject({ status: 400, code: '20627' });
    const fresh = await shop.addShopper();
    const headerOnly = await shop.call('POST', '/v2/client/orders/discount/check', {
      as: fresh,
      body: { code: 'app15', productId, amount: 40_000 },
      headers: { platform: 'ios' },
    });
    expect(headerOnly).toMatchObject({ code: '20627', data: { reason: 'app_only' } });
  });
});

describe('a choice', () => {
  // Covers: VAL-031, ERR-029, ERR-035, ERR-038, ERR-084, ERR-085, COI-017
  test('is refused over the ceiling, at another price, past the limit, off the shelf and unknown', async () => {
    const { productId, planId } = await addProduct(shop.deps, { price: 40_000_000, buyLimit: 2 });
    const order = (body: object) =>
      shop.call('POST', '/v2/client/orders', {
        as: shop.shopper,
        body: { productId, planId, quantity: 1, ...body },
      });
    expect((await order({ quantity: 3 })).code).toBe('20631');
    expect(await order({ expectedTotal: 1 })).toMatchObject({
      code: '20624',
      data: { total: 40_000_000 },
    });
    await order({ quantity: 2 });
    expect((await order({})).code).toBe('20618');
    expect((await order({ productId: '99999999' })).code).toBe('20714');
    const today = await shop.deps.clock.today();
    expect(await order({ date: today })).toMatchObject({
      code: '10102',
      data: { fields: [{ field: 'body.date' }] },
    });
    expect(await order({ time: '10:00' })).toMatchObject({
      code: '10102',
      data: { fields: [{ field: 'body.time' }] },
    });
    expect((await order({ quantity: 0 })).code).toBe('10102');
    await shop.deps.pool.query("update products set status = 'OFF_SHELF' where id = $1", [
      productId,
    ]);
    expect((await order({})).code).toBe('20715');
  });

  test('of a day takes its place, and is not offered twice', async () => {
    const day = addDays(await shop.deps.clock.today(), 3);
    const { productId, planId } = await addProduct(shop.deps, {
      kind: 'dated',
      days: { [day]: 1 },
    });
    const order = (body: object) =>
      shop.call('POST', '/v2/client/orders', {
        as: shop.shopper,
        body: { productId, planId, quantity: 1, ...body },
      });
    expect((await order({})).code).toBe('10102');
    expect((await order({ date: day, time: '11:00' })).code).toBe('20623');
    const first = await order({ date: day, time: '10:00' });
    expect(first.status).toBe(201);
    expect((await order({ date: day, time: '10:00' })).code).toBe('20602');
    expect(await shop.orderOf(first.data.orderResult.orderNo)).toMatchObject({
      participationDate: day,
      twelveHoursTimeStr: '10:00 AM',
      planInfo: { appointDateOrPeriod: 'DATE' },
    });
  });
});

describe('the merchant', () => {
  // Covers: ORD-026, STA-028, STA-032, STA-064
  test('confirms, or rejects with everything returned', async () => {
    await give(100);
    const product = await addProduct(shop.deps, {
      confirm: true,
      merchantId: shop.merchantId,
      quota: 5,
    });
    const taken = await shop.buy(product);
    expect(await shop.orderOf(taken)).toMatchObject({ orderStatus: 'TBC', vouchers: [] });
    expect((await decide(taken, { action: 'confirm' })).data).toMatchObject({ orderStatus: 'TBR' });
    expect((await decide(taken, { action: 'confirm' })).code).toBe('20601');
    const refused = await shop.order(product);
    await shop.confirm(refused, { useTapCoin: true });
    await shop.pay(refused);
    const before = await balance();
    expect((await decide(refused, { action: 'reject', reason: 'Full' })).data).toMatchObject({
      orderStatus: 'INV',
      endReason: 'rejected',
    });
    expect((await balance()).amount).toBe(before.amount + 100);
    expect(await shop.orderOf(refused)).toMatchObject({
      refundedAmount: 49_000,
      refundedTapCoin: 100,
    });
    expect(await coinMoves(refused)).toEqual([['refund_decided', 100, 'returned']]);
    const { rows } = await shop.deps.pool.query(
      'select sold, held from inventory where kind = $1 and ref = $2',
      ['plan', product.planId],
    );
    expect(rows).toEqual([{ sold: 1, held: 0 }]);
  });

  // Covers: COI-018, STA-024, STA-043
  test('refunds one voucher, then the rest; shares are whole dollars and add up to the cent', async () => {
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId, price: 33_333 });
    const orderNo = await shop.buy(product, { quantity: 3 });
    const sold = async () =>
      (
        await shop.deps.pool.query('select sold_count from products where id = $1', [
          product.productId,
        ])
      ).rows[0].sold_count;
    expect(await sold()).toBe(3);
    const { vouchers } = await shop.orderOf(orderNo);
    expect(
      (await decide(orderNo, { action: 'refund', voucherNos: [vouchers[1].voucherNo] })).data,
    ).toMatchObject({ orderStatus: 'TBR', refundedAmount: 33_300 });
    expect(
      (await decide(orderNo, { action: 'refund', voucherNos: [vouchers[1].voucherNo] })).code,
    ).toBe('20622');
    expect((await decide(orderNo, { action: 'refund' })).data).toMatchObject({
      orderStatus: 'INV',
      endReason: 'refunded',
      refundedAmount: 99_999,
    });
    expect(await sold()).toBe(0);
    const { rows } = await shop.deps.pool.query(
      `select a.status from payment_attempts a join orders o on o.id = a.order_id
        where o.order_no = $1`,
      [orderNo],
    );
    expect(rows).toEqual([{ status: 'refunded' }]);
    expect(
      (
        await shop.call('POST', '/v1/merchant/vouchers/redeem', {
          as: shop.merchant,
          body: { voucherNo: vouchers[0].voucherNo },
        })
      ).code,
    ).toBe('20622');
  });

  // Covers: ROL-008, ORD-025
  test('is nobody without the role, and another merchant’s order does not exist', async () => {
    expect((await shop.call('GET', '/v1/merchant/orders', { as: shop.shopper })).code).toBe(
      '10405',
    );
    const orderNo = await shop.buy(await addProduct(shop.deps));
    expect((await decide(orderNo, { action: 'refund' })).code).toBe('10405');
    const list = await shop.call('GET', '/v1/merchant/orders?pageSize=5', { as: shop.merchant });
    expect(
      list.data.items.every(
        (item: { merchantId: string }) => item.merchantId === String(shop.merchantId),
      ),
    ).toBe(true);
  });
});

describe('time', () => {
  test('turns at midnight in Hong Kong: the day is sold until then, and its ticket ends with it', async () => {
    const {
      rows: [clock],
    } = await shop.deps.pool.query<{ today: string; left: number }>(
      `select hk_day(now())::text as today,
        extract(epoch from (hk_day(now()) + 1)::timestamp at time zone 'Asia/Hong_Kong' -
        now())::float8 as left`,
    );
    const at = (seconds: number) => shop.moveClock(`${(clock?.left ?? 0) + seconds} seconds`);
    const product = await addProduct(shop.deps, {
      kind: 'dated',
      days: { [clock?.today ?? '']: 5 },
    });
    // For the whole day, not for ten o'clock.
    await shop.deps.pool.query('update slots set time = null where plan_id = $1', [product.planId]);
    await shop.deps.pool.query(
      "update inventory set time = null where kind = 'slot' and ref = $1",
      [product.planId],
    );
    const order = () =>
      shop.call('POST', '/v2/client/orders', {
        as: shop.shopper,
        body: {
          productId: product.productId,
          planId: product.planId,
          quantity: 1,
          date: clock?.today,
        },
      });
    await at(-30);
    const made = await order();
    expect(made.status).toBe(201);
    const { orderNo } = made.data.orderResult;
    await shop.confirm(orderNo);
    await shop.pay(orderNo);
    await expirePeriods(shop.deps.db);
    expect(await shop.orderOf(orderNo)).toMatchObject({
      vouchersRedeemStatus: 'requires_redeemed',
    });
    await at(15);
    expect(await order()).toMatchObject({ status: 400, code: '20623' });
    await expirePeriods(shop.deps.db);
    expect(await shop.orderOf(orderNo)).toMatchObject({
      vouchersRedeemStatus: 'expired',
      orderStatus: 'EXP',
    });
    await shop.moveClock('0');
  });

  // Covers: STA-040, STA-042, STA-044
  test('ends vouchers, used or not, and a refund may still follow', async () => {
    const product = await addProduct(shop.deps, {
      merchantId: shop.merchantId,
      validForDays: 1,
      usageLimit: 2,
    });
    const orderNo = await shop.buy(product, { quantity: 2 });
    const [used] = (await shop.orderOf(orderNo)).vouchers;
    await shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { voucherNo: used.voucherNo },
    });
    await shop.moveClock('3 days');
    await expirePeriods(shop.deps.db);
    const after = await shop.orderOf(orderNo);
    expect(after).toMatchObject({
      orderStatus: 'COM',
      vouchersRedeemStatus: 'partial_redeemed_and_rest_expired',
    });
    expect(after.vouchers.map((voucher: { status: string }) => voucher.status)).toEqual([
      'expired_and_redeemed',
      'expired_and_unredeemed',
    ]);
    expect((await decide(orderNo, { action: 'refund' })).data).toMatchObject({
      orderStatus: 'COM',
      refundedAmount: 50_000,
    });
  });

  // Covers: COI-002, CON-004, COI-010, STA-065
  test('lets unspent coins expire after twelve months, the others renewed by earning', async () => {
    const one = await shop.addShopper();
    const grant = (coins: number) =>
      shop.call('POST', '/v1/client/points/transactions', {
        as: { userId: '1', role: 'admin' },
        body: { userId: one.userId, amount: coins, method: 'IN_ACCOUNT', remark: 'test' },
      });
    const held = async () =>
      (await shop.call('GET', '/v1/client/points/amount', { as: { ...one } })).data.amount;
    await grant(40);
    await shop.moveClock('11 months');
    await grant(5);
    await shop.moveClock('13 months');
    await expirePeriods(shop.deps.db);
    expect(await held()).toBe(45);
    await shop.moveClock('24 months');
    await expirePeriods(shop.deps.db);
    expect(await held()).toBe(0);
  });
});
