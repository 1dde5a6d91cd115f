import { describe, expect, test } from '@jest/globals';
import { maskedNumber } from '@tapnook/kernel';
import { addProduct, useShop, type ProductWish } from '../../../test/shop.ts';

const shop = useShop();
const buy = async (wish: ProductWish = {}, more: Record<string, unknown> = {}) =>
  shop.buy(await addProduct(shop.deps, { merchantId: shop.merchantId, price: 33_333, ...wish }), {
    quantity: 3,
    ...more,
  });
const preview = (orderNo: string, voucherPositions?: readonly number[]) =>
  shop.call('POST', `/v1/merchant/orders/${orderNo}/refund-preview`, {
    as: shop.merchant,
    body: voucherPositions ? { voucherPositions } : {},
  });
const refund = (orderNo: string, body: object) =>
  shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: shop.merchant,
    body: { action: 'refund', ...body },
  });

describe('a preview of a refund', () => {
  test('says what rows bring back together, which is what the refund of them does', async () => {
    const orderNo = await buy();
    const amounts: number[] = [];
    for (const rows of [[2], [1, 3]]) {
      const { data } = await preview(orderNo, rows);
      const before = (await shop.orderOf(orderNo)).refundedAmount;
      const { status } = await refund(orderNo, { voucherPositions: rows });
      expect(status).toBe(200);
      expect((await shop.orderOf(orderNo)).refundedAmount - before).toBe(data.amount);
      amounts.push(data.amount);
    }
    expect(amounts).toEqual([33_300, 66_699]);
    expect((await shop.orderOf(orderNo)).orderStatus).toBe('INV');
  });

  test('weighs each row by whom it admits', async () => {
    const orderNo = await buy(
      { price: 30_000, people: { adult: null, child: 10_000 } },
      {
        people: [
          { kind: 'adult', quantity: 2 },
          { kind: 'child', quantity: 1 },
        ],
      },
    );
    const { data } = await preview(orderNo, [3]);
    expect(data).toMatchObject({
      amount: 10_000,
      vouchers: [{ price: 30_000 }, { price: 30_000 }, { person: { kind: 'child' } }],
    });
    expect((await preview(orderNo)).data.amount).toBe(70_000);
  });

  test('names masked rows that can be refunded, and refuses every other', async () => {
    const orderNo = await buy({ usageLimit: 1 });
    const [first, second] = (await shop.orderOf(orderNo)).vouchers;
    await shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { voucherNo: first.voucherNo },
    });
    const { data } = await preview(orderNo);
    expect(data.vouchers.map(({ position }: { position: number }) => position)).toEqual([2, 3]);
    expect(data.vouchers[0].voucherNo).toBe(maskedNumber(second.voucherNo));
    expect(JSON.stringify(data)).not.toContain(second.voucherNo);
    for (const rows of [[1], [4], [2, 4]]) {
      expect(await preview(orderNo, rows)).toMatchObject({ status: 400, code: '20622' });
      expect(await refund(orderNo, { voucherPositions: rows })).toMatchObject({ code: '20622' });
    }
    expect((await shop.orderOf(orderNo)).refundedAmount).toBe(0);
  });

  test('of an order that waits for its merchant is refused', async () => {
    const orderNo = await buy({ confirm: true });
    expect(await preview(orderNo)).toMatchObject({ status: 400, code: '20601' });
  });
});

test('a refund takes the vouchers that are named by number and by row, each once', async () => {
  const orderNo = await buy();
  const [first] = (await shop.orderOf(orderNo)).vouchers;
  await refund(orderNo, { voucherNos: [first.voucherNo], voucherPositions: [1, 2] });
  expect(await shop.orderOf(orderNo)).toMatchObject({
    refundedAmount: 66_700,
    vouchers: [{ status: 'invalid' }, { status: 'invalid' }, { status: 'requires_redeemed' }],
  });
});
