import { describe, expect, test } from '@jest/globals';
import { coinBalance, giveCoins } from '../../../test/coins.ts';
import { addProduct, useShop } from '../../../test/shop.ts';
import { expirePeriods } from '../order-lifecycle/order-expiry.service.ts';

const shop = useShop();

describe('time', () => {
  test('turns at midnight in Hong Kong: sale and ticket of the day end then', async () => {
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
    expect((await shop.decide(orderNo, { action: 'refund' })).data).toMatchObject({
      orderStatus: 'COM',
      refundedAmount: 50_000,
    });
  });

  // Covers: COI-002, CON-004, COI-010, STA-065
  test('lets unspent coins expire after twelve months, the others renewed by earning', async () => {
    const one = await shop.addShopper();
    const held = async () => (await coinBalance(shop, one)).amount;
    await giveCoins(shop, one, 40);
    await shop.moveClock('11 months');
    await giveCoins(shop, one, 5);
    await shop.moveClock('13 months');
    await expirePeriods(shop.deps.db);
    expect(await held()).toBe(45);
    await shop.moveClock('24 months');
    await expirePeriods(shop.deps.db);
    expect(await held()).toBe(0);
  });
});
