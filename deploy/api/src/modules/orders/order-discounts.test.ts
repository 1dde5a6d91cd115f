import { beforeAll, describe, expect, test } from '@jest/globals';
import { coinBalance, coinMoves, giveCoins } from '../../../test/coins.ts';
import { addProduct, useShop } from '../../../test/shop.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { expireHolds } from '../order-lifecycle/order-expiry.service.ts';

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

const balance = () => coinBalance(shop, shop.shopper);

describe('codes and coins', () => {
  // Covers: PRD-013, PRD-014, STA-020, COI-001, COI-016, STA-062, STA-063, STA-081
  test('reduce the payment, are held with the order and return when it dies', async () => {
    await giveCoins(shop, shop.shopper, 300);
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
    expect(await coinMoves(shop, orderNo)).toEqual([['order_expired', 300, 'returned']]);
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
  test('a code reserved by the order itself passes its check, and no other order’s', async () => {
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
    await giveCoins(shop, one, 200);
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
  test('a refused code tells for whom and what it is for, else the very reason', async () => {
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
