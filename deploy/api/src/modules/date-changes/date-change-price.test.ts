import { describe, expect, test } from '@jest/globals';
import { useDateChanges } from '../../../test/date-changes.ts';
import { expireHolds } from '../order-lifecycle/order-expiry.service.ts';
import { sendRefunds } from '../payments/refund-runner.service.ts';

const { shop, setUp, buy, change, soldOn } = useDateChanges();

describe('a change of date', () => {
  test('to a cheaper day pays the difference back, and a later refund the rest', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    await change(orderNo, days.cheaper, { expectedDifference: -20_000 });
    expect(await shop.orderOf(orderNo)).toMatchObject({ refundedAmount: 20_000 });
    const { vouchers } = await shop.orderOf(orderNo);
    const refund = (body: object) =>
      shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
        as: shop.merchant,
        body: { action: 'refund', ...body },
      });
    await refund({ voucherNos: [vouchers[0].voucherNo] });
    expect(await shop.orderOf(orderNo)).toMatchObject({ refundedAmount: 60_000 });
    expect(await soldOn(days, days.first, days.cheaper)).toEqual([0, 1]);
    await refund({});
    expect(await shop.orderOf(orderNo)).toMatchObject({ refundedAmount: 100_000 });
    expect(await soldOn(days, days.cheaper)).toEqual([0]);
  });

  test('to a dearer day keeps the old place until the difference is paid', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    const { data } = await change(orderNo, days.dearer);
    expect(data).toMatchObject({
      order: { participationDate: days.first },
      pending: { state: 'held', date: days.dearer, difference: 20_000 },
    });
    expect(await soldOn(days, days.first, days.dearer)).toEqual([2, 2]);
    const payNo = data.pending.paymentOrderNo;
    expect(await shop.orderOf(payNo)).toMatchObject({
      orderStatus: 'TBP',
      paymentAmount: 20_000,
      changeOf: orderNo,
    });
    expect((await shop.pay(payNo)).status).toBe(201);
    expect(await shop.orderOf(orderNo)).toMatchObject({
      participationDate: days.dearer,
      orderStatus: 'TBR',
    });
    expect((await shop.orderOf(orderNo)).pendingChange).toBeUndefined();
    expect((await shop.orderOf(orderNo)).changePayments).toEqual([
      { orderNo: payNo, paidAt: expect.any(String), amount: 20_000, refundedAmount: 0 },
    ]);
    expect(await soldOn(days, days.first, days.dearer)).toEqual([0, 2]);
    const { data: list } = await shop.call('GET', '/v2/client/orders', { as: shop.shopper });
    expect(list.items.map((item: { orderNo: string }) => item.orderNo)).not.toContain(payNo);
    // All of it goes back over both payments.
    await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'refund' },
    });
    expect(await shop.orderOf(orderNo)).toMatchObject({
      refundedAmount: 100_000,
      changePayments: [{ amount: 20_000, refundedAmount: 20_000 }],
    });
    expect(await shop.orderOf(payNo)).toMatchObject({ refundedAmount: 20_000 });
  });

  test('that costs less more than can be charged moves at once, and back for nothing', async () => {
    const days = await setUp();
    await shop.deps.pool.query('update slots set price = 50100 where plan_id = $1 and day = $2', [
      days.product.planId,
      days.dearer,
    ]);
    const orderNo = await buy(days);
    expect(await change(orderNo, days.dearer, { expectedDifference: 0 })).toMatchObject({
      status: 201,
      data: { order: { participationDate: days.dearer } },
    });
    await change(orderNo, days.same, { expectedDifference: 0 });
    expect(await shop.orderOf(orderNo)).toMatchObject({
      participationDate: days.same,
      refundedAmount: 0,
    });
  });

  test('whose supplement cannot be returned says so on the vouchers it was paid for', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    const payNo = (await change(orderNo, days.dearer)).data.pending.paymentOrderNo;
    await shop.pay(payNo);
    const [refunded, kept] = (await shop.orderOf(orderNo)).vouchers;
    await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'refund', voucherNos: [refunded.voucherNo] },
    });
    const { rows } = await shop.deps.pool.query(
      `select r.voucher_nos as "voucherNos" from refunds r
        join orders o on o.id = r.order_id where o.order_no = any($1) order by r.amount`,
      [[orderNo, payNo]],
    );
    expect(rows).toEqual([
      { voucherNos: [refunded.voucherNo] },
      { voucherNos: [refunded.voucherNo] },
    ]);
    shop.gateway.refundStatus = 'failed';
    await sendRefunds(shop.deps.db, shop.gateway);
    shop.gateway.refundStatus = 'succeeded';
    const after = await shop.orderOf(orderNo);
    expect(after).toMatchObject({ refundedAmount: 50_000, unreturnedAmount: 10_000 });
    expect(
      after.vouchers.map((voucher: { voucherNo: string; isUnreturned?: true }) => [
        voucher.voucherNo,
        voucher.isUnreturned,
      ]),
    ).toEqual([
      [refunded.voucherNo, true],
      [kept.voucherNo, undefined],
    ]);
  });

  test('that is not paid in time changes nothing, and can be tried again', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    await change(orderNo, days.dearer);
    expect(await change(orderNo, days.same)).toMatchObject({ code: '20628' });
    await shop.moveClock('31 minutes');
    await expireHolds(shop.deps.db, shop.gateway);
    expect(await shop.orderOf(orderNo)).toMatchObject({ participationDate: days.first });
    expect(await soldOn(days, days.first, days.dearer)).toEqual([2, 0]);
    expect(await change(orderNo, days.same)).toMatchObject({ status: 201 });
  });

  test('whose order was refunded meanwhile pays its difference back whole', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    const payNo = (await change(orderNo, days.dearer)).data.pending.paymentOrderNo;
    await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'refund' },
    });
    await shop.pay(payNo);
    expect(await shop.orderOf(payNo)).toMatchObject({ refundedAmount: 20_000 });
    expect(await soldOn(days, days.first, days.dearer)).toEqual([0, 0]);
  });
});
