import { describe, expect, test } from '@jest/globals';
import { addProduct, type ProductWish, useShop } from '../../../test/shop.ts';
import { expirePeriods } from '../order-lifecycle/order-expiry.service.ts';
import { reconcilePayments } from '../payments/payment-reconciliation.service.ts';

const shop = useShop();

interface Bought {
  readonly orderNo: string;
  readonly as: { userId: string };
  readonly voucherNos: readonly string[];
  readonly productId: string;
}
const buy = async (quantity: number, wish: ProductWish = {}): Promise<Bought> => {
  const as = await shop.addShopper();
  const product = await addProduct(shop.deps, {
    merchantId: shop.merchantId,
    price: 50_050,
    ...wish,
  });
  const orderNo = await shop.buy(product, { quantity }, as);
  return {
    orderNo,
    as,
    productId: product.productId,
    voucherNos: (await shop.orderOf(orderNo, as)).vouchers.map(
      (one: { voucherNo: string }) => one.voucherNo,
    ),
  };
};
const redeem = ({ voucherNos }: Bought, index: number) =>
  shop.call('POST', '/v1/merchant/vouchers/redeem', {
    as: shop.merchant,
    body: { voucherNo: voucherNos[index] },
  });
const refund = ({ orderNo, voucherNos }: Bought, ...which: number[]) =>
  shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: shop.merchant,
    body: { action: 'refund', voucherNos: which.map((index) => voucherNos[index]) },
  });
const expire = async ({ orderNo }: Bought): Promise<void> => {
  await shop.deps.pool.query(
    `update vouchers set ends_at = app_now() - interval '1 second'
      where status = 'requires_redeemed'
        and order_id = (select id from orders where order_no = $1)`,
    [orderNo],
  );
  await expirePeriods(shop.deps.db);
};
const coinsOf = async ({ as }: Bought): Promise<number> =>
  (await shop.call('GET', '/v1/client/points/amount', { as })).data.amount;
const order = ({ orderNo, as }: Bought) => shop.orderOf(orderNo, as);

describe('the coins of an order', () => {
  // Covers: COI-008
  test('of which one was redeemed and one refunded are the same whichever came first', async () => {
    const [one, two] = [await buy(2), await buy(2)];
    await redeem(one, 0);
    expect(await coinsOf(one)).toBe(0);
    await refund(one, 1);
    await refund(two, 1);
    expect(await coinsOf(two)).toBe(0);
    await redeem(two, 0);
    expect([await coinsOf(one), await coinsOf(two)]).toEqual([50, 50]);
    for (const bought of [one, two])
      expect(await order(bought)).toMatchObject({
        orderStatus: 'COM',
        vouchersRedeemStatus: 'all_redeemed',
        refundedAmount: 50_100,
        rewardTapCoin: 50,
      });
  });

  // Covers: COI-008
  test('are floor(HKD paid / 10), once, in any order of three', async () => {
    const orders = [
      [0, 1, 2],
      [1, 0, 2],
      [2, 1, 0],
      [0, 2, 1],
    ];
    const amounts: number[] = [];
    for (const steps of orders) {
      const bought = await buy(3);
      for (const step of steps) await (step === 2 ? refund(bought, 2) : redeem(bought, step));
      expect(await redeem(bought, 0)).toMatchObject({ code: '20622' });
      amounts.push(await coinsOf(bought));
    }
    expect(amounts).toEqual([100, 100, 100, 100]);
  });

  test('wait for what ran out unused, until it is refunded', async () => {
    const bought = await buy(2);
    await redeem(bought, 0);
    await expire(bought);
    expect([(await order(bought)).vouchersRedeemStatus, await coinsOf(bought)]).toEqual([
      'partial_redeemed_and_rest_expired',
      0,
    ]);
    await refund(bought, 1);
    expect([(await order(bought)).vouchersRedeemStatus, await coinsOf(bought)]).toEqual([
      'all_redeemed',
      50,
    ]);
  });

  test('are not earned by what was half used and expired, nor by what was refunded', async () => {
    const half = await buy(1, { usageLimit: 2 });
    await redeem(half, 0);
    await expire(half);
    expect([(await order(half)).orderStatus, await coinsOf(half)]).toEqual(['COM', 0]);
    const gone = await buy(1);
    await refund(gone, 0);
    expect([(await order(gone)).orderStatus, await coinsOf(gone)]).toEqual(['INV', 0]);
  });
});

describe('a voucher that was partly used', () => {
  test('is refunded for the uses that are left, and its place is not sold again', async () => {
    const bought = await buy(1, { usageLimit: 4, quota: 1 });
    await redeem(bought, 0);
    expect(await refund(bought, 0)).toMatchObject({
      status: 200,
      data: { orderStatus: 'INV', refundedAmount: 37_500 },
    });
    await reconcilePayments(shop.deps.db, shop.gateway);
    expect(await redeem(bought, 0)).toMatchObject({ code: '20622' });
    expect(
      (
        await shop.deps.pool.query(
          `select sold from inventory where kind = 'plan'
            and ref in (select id from plans where product_id = $1)`,
          [bought.productId],
        )
      ).rows,
    ).toEqual([{ sold: 1 }]);
  });

  test('shares add up to what was captured, whatever the order', async () => {
    const bought = await buy(3, { usageLimit: 3, price: 33_335 });
    for (const index of [0, 0, 1]) await redeem(bought, index);
    for (const index of [2, 0, 1]) await refund(bought, index);
    expect((await order(bought)).refundedAmount).toBe(66_700);
  });
});

describe('a review that waits', () => {
  // Covers: STA-070
  test('is closed by the refund that takes all that was left', async () => {
    const bought = await buy(1, { usageLimit: 2 });
    await redeem(bought, 0);
    expect((await order(bought)).reviewStatus).toBe('PENDING');
    await refund(bought, 0);
    expect((await order(bought)).reviewStatus).toBe('DISABLE_REVIEW');
    const events = await shop.deps.pool.query(
      `select from_state, to_state from order_events where event = 'review_closed'
        and order_id = (select id from orders where order_no = $1)`,
      [bought.orderNo],
    );
    expect(events.rows).toEqual([{ from_state: 'PENDING', to_state: 'DISABLE_REVIEW' }]);
    const late = await shop.call('POST', '/v1/reviews', {
      as: bought.as,
      body: {
        orderId: bought.orderNo,
        overallScore: 5,
        message: 'Good from the first minute to the last.',
        agreeTerms: true,
      },
    });
    expect(late).toMatchObject({ status: 400, code: '20901' });
  });
  test('stays open for who redeemed one of two', async () => {
    const bought = await buy(2);
    await redeem(bought, 0);
    await refund(bought, 1);
    expect((await order(bought)).reviewStatus).toBe('PENDING');
  });
});
