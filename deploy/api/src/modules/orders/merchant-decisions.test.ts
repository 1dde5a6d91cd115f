import { describe, expect, test } from '@jest/globals';
import { coinBalance, coinMoves, giveCoins } from '../../../test/coins.ts';
import { addProduct, useShop } from '../../../test/shop.ts';

const shop = useShop();
const balance = () => coinBalance(shop, shop.shopper);

describe('the merchant', () => {
  // Covers: ORD-026, STA-028, STA-032, STA-064
  test('confirms, or rejects with everything returned', async () => {
    await giveCoins(shop, shop.shopper, 100);
    const product = await addProduct(shop.deps, {
      confirm: true,
      merchantId: shop.merchantId,
      quota: 5,
    });
    const taken = await shop.buy(product);
    expect(await shop.orderOf(taken)).toMatchObject({ orderStatus: 'TBC', vouchers: [] });
    expect((await shop.decide(taken, { action: 'confirm' })).data).toMatchObject({
      orderStatus: 'TBR',
    });
    expect((await shop.decide(taken, { action: 'confirm' })).code).toBe('20601');
    const refused = await shop.order(product);
    await shop.confirm(refused, { useTapCoin: true });
    await shop.pay(refused);
    const before = await balance();
    expect((await shop.decide(refused, { action: 'reject', reason: 'Full' })).data).toMatchObject({
      orderStatus: 'INV',
      endReason: 'rejected',
    });
    expect((await balance()).amount).toBe(before.amount + 100);
    expect(await shop.orderOf(refused)).toMatchObject({
      refundedAmount: 49_000,
      refundedTapCoin: 100,
    });
    expect(await coinMoves(shop, refused)).toEqual([['refund_decided', 100, 'returned']]);
    const { rows } = await shop.deps.pool.query(
      'select sold, held from inventory where kind = $1 and ref = $2',
      ['plan', product.planId],
    );
    expect(rows).toEqual([{ sold: 1, held: 0 }]);
  });

  // Covers: COI-018, STA-024, STA-043
  test('refunds one voucher, then the rest; the shares are whole dollars and add up', async () => {
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
      (await shop.decide(orderNo, { action: 'refund', voucherNos: [vouchers[1].voucherNo] })).data,
    ).toMatchObject({ orderStatus: 'TBR', refundedAmount: 33_300 });
    expect(
      (await shop.decide(orderNo, { action: 'refund', voucherNos: [vouchers[1].voucherNo] })).code,
    ).toBe('20622');
    expect((await shop.decide(orderNo, { action: 'refund' })).data).toMatchObject({
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

  test('finds an order by a Chinese name as it is written, and by an English one', async () => {
    const orderNo = await shop.buy(await addProduct(shop.deps, { merchantId: shop.merchantId }));
    const found = async (keyword: string): Promise<string[]> => {
      const address = `/v1/merchant/orders?keyword=${encodeURIComponent(keyword)}`;
      const { data } = await shop.call('GET', address, { as: shop.merchant });
      return data.items.map((item: { orderNo: string }) => item.orderNo);
    };
    expect(await found('Ka Yan Chan')).toContain(orderNo);
    await shop.deps.pool.query(
      "update orders set first_name = '嘉欣', last_name = '陳' where order_no = $1",
      [orderNo],
    );
    expect(await found('陳嘉欣')).toEqual([orderNo]);
  });

  // Covers: ROL-008, ORD-025
  test('is nobody without the role, and another merchant’s order does not exist', async () => {
    expect((await shop.call('GET', '/v1/merchant/orders', { as: shop.shopper })).code).toBe(
      '10405',
    );
    const orderNo = await shop.buy(await addProduct(shop.deps));
    expect((await shop.decide(orderNo, { action: 'refund' })).code).toBe('10405');
    const list = await shop.call('GET', '/v1/merchant/orders?pageSize=5', { as: shop.merchant });
    expect(
      list.data.items.every(
        (item: { merchantId: string }) => item.merchantId === String(shop.merchantId),
      ),
    ).toBe(true);
  });
});
