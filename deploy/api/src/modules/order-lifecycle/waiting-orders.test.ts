import { describe, expect, test } from '@jest/globals';
import { addProduct, useShop } from '../../../test/shop.ts';
import { mailPaidOrders } from '../order-emails/order-emails.service.ts';
import { moveConfirmationClocks } from './waiting-orders.service.ts';

const shop = useShop();
const waiting = async (): Promise<string> =>
  shop.buy(await addProduct(shop.deps, { merchantId: shop.merchantId, confirm: true, quota: 3 }));
const lettersOf = async (orderNo: string): Promise<string[]> =>
  (
    await shop.deps.pool.query<{ kind: string }>(
      `select split_part(dedupe_key, ':', 3) as kind from outbox
        where dedupe_key like 'order-to-confirm:' || (select id from orders
        where order_no = $1) || ':%' order by id`,
      [orderNo],
    )
  ).rows.map(({ kind }) => kind);
const cancel = (orderNo: string) =>
  shop.call('POST', '/v2/client/orders/cancel', { as: shop.shopper, body: { orderNo } });
const decide = (orderNo: string, action: string) =>
  shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, { as: shop.merchant, body: { action } });

describe('an order that waits for its merchant', () => {
  test('says until when, and reminds the merchant once before that', async () => {
    const orderNo = await waiting();
    await mailPaidOrders(shop.deps);
    const { payTime, confirmBy } = await shop.orderOf(orderNo);
    expect(Date.parse(confirmBy) - Date.parse(payTime)).toBe(24 * 3_600_000);
    await moveConfirmationClocks(shop.deps);
    expect(await lettersOf(orderNo)).toEqual(['first']);
    await shop.moveClock('18 hours 1 minute');
    await Promise.all([moveConfirmationClocks(shop.deps), moveConfirmationClocks(shop.deps)]);
    expect(await lettersOf(orderNo)).toEqual(['first', 'reminder']);
    expect((await shop.orderOf(orderNo)).orderStatus).toBe('TBC');
  });

  test('ends by itself after 24 hours, and all of the money goes back', async () => {
    const orderNo = await waiting();
    await shop.moveClock('24 hours 1 minute');
    await Promise.all([moveConfirmationClocks(shop.deps), moveConfirmationClocks(shop.deps)]);
    expect(await shop.orderOf(orderNo)).toMatchObject({
      orderStatus: 'INV',
      endReason: 'unconfirmed',
      refundedAmount: 50_000,
    });
    expect(await decide(orderNo, 'confirm')).toMatchObject({ code: '20601' });
  });

  test('stays when it was confirmed in time', async () => {
    const orderNo = await waiting();
    await decide(orderNo, 'confirm');
    await shop.moveClock('24 hours 1 minute');
    await moveConfirmationClocks(shop.deps);
    expect((await shop.orderOf(orderNo)).orderStatus).toBe('TBR');
  });

  test('is canceled by its shopper, with all of the money, and again without harm', async () => {
    const orderNo = await waiting();
    expect(await cancel(orderNo)).toMatchObject({
      data: { orderStatus: 'INV', endReason: 'withdrawn', refundedAmount: 50_000 },
    });
    expect(await cancel(orderNo)).toMatchObject({ data: { refundedAmount: 50_000 } });
    expect(await cancel(await shop.buy(await addProduct(shop.deps)))).toMatchObject({
      code: '20804',
    });
  });

  test('of cancel, confirm and the clock at once one happens', async () => {
    const orderNo = await waiting();
    await shop.moveClock('24 hours 1 minute');
    const replies = await Promise.all([
      cancel(orderNo),
      decide(orderNo, 'confirm'),
      moveConfirmationClocks(shop.deps),
    ]);
    expect(replies[0].code === '0' && replies[1].code === '0').toBe(false);
    const { orderStatus, refundedAmount } = await shop.orderOf(orderNo);
    expect(refundedAmount).toBe(orderStatus === 'TBR' ? 0 : 50_000);
  });
});
