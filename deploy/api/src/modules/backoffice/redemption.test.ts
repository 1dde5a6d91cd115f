import { describe, expect, test } from '@jest/globals';
import { addDays, maskedNumber } from '@tapnook/kernel';
import type { Reply } from '../../../test/app.ts';
import { must } from '../../../test/empty-shop.ts';
import { addProduct, useShop } from '../../../test/shop.ts';

const shop = useShop();
const as = () => ({ as: shop.merchant });
const product = (wish = {}) => addProduct(shop.deps, { merchantId: shop.merchantId, ...wish });
const vouchersOf = async (orderNo: string): Promise<readonly string[]> => {
  const { vouchers } = await shop.orderOf(orderNo);
  return vouchers.map(({ voucherNo }: { voucherNo: string }) => voucherNo);
};
const find = (voucherNo: string): Promise<Reply> =>
  shop.call('POST', '/v1/merchant/vouchers/find', { ...as(), body: { voucherNo } });
const redeem = (voucherNo: string): Promise<Reply> =>
  shop.call('POST', '/v1/merchant/vouchers/redeem', { ...as(), body: { voucherNo } });
const undo = (voucherNo: string): Promise<Reply> =>
  shop.call('POST', `/v1/merchant/vouchers/${voucherNo}/undo`, { ...as(), body: {} });
const coins = async (): Promise<number> =>
  (await must(shop.call('GET', '/v1/client/points/amount', { as: shop.shopper }))).amount;

describe('looking at a voucher', () => {
  test('uses nothing, and says in a word whether it can be used', async () => {
    const [voucherNo = ''] = await vouchersOf(await shop.buy(await product({ usageLimit: 2 })));
    for (let times = 0; times < 2; times += 1)
      expect((await find(voucherNo)).data).toMatchObject({
        verdict: 'usable',
        usedCount: 0,
        usageLimit: 2,
        canUndo: false,
      });
    await must(redeem(voucherNo));
    expect((await find(voucherNo)).data).toMatchObject({ verdict: 'usable', usedCount: 1 });
    await must(redeem(voucherNo));
    expect((await find(voucherNo)).data).toMatchObject({ verdict: 'used', usedCount: 2 });
  });

  test('tells one of another day, one that has expired and one that was refunded', async () => {
    const day = addDays(await shop.deps.clock.today(), 5);
    const dated = await product({ kind: 'dated', days: { [day]: 5 } });
    const [ticket = ''] = await vouchersOf(await shop.buy(dated, { date: day, time: '10:00' }));
    expect((await find(ticket)).data).toMatchObject({ verdict: 'other_day', day, time: '10:00' });
    const refunded = await shop.buy(await product());
    const [returned = ''] = await vouchersOf(refunded);
    await must(
      shop.call('PATCH', `/v1/merchant/orders/${refunded}`, {
        ...as(),
        body: { action: 'refund' },
      }),
    );
    expect((await find(returned)).data.verdict).toBe('refunded');
    await shop.moveClock('7 days');
    expect((await find(ticket)).data.verdict).toBe('expired');
  });

  test('by its code spends no code; one that has run out is refused in words', async () => {
    const orderNo = await shop.buy(await product());
    const [voucherNo = ''] = await vouchersOf(orderNo);
    const { payload: token } = await must(
      shop.call('POST', '/v2/client/orders/createVoucherQrCode', {
        as: shop.shopper,
        body: { orderNo, voucherNo },
      }),
    );
    const look = () =>
      shop.call('POST', '/v1/merchant/vouchers/find', { ...as(), body: { token } });
    expect((await look()).data).toMatchObject({ voucherNo, verdict: 'usable' });
    expect((await look()).data).toMatchObject({ voucherNo, verdict: 'usable' });
    await shop.moveClock('2 minutes');
    expect(await look()).toMatchObject({ status: 400, code: '20622' });
  });
});

describe('undoing a redemption', () => {
  test('gives the use back, takes the coins back, and leaves no invariant broken', async () => {
    const orderNo = await shop.buy(await product());
    const [voucherNo = ''] = await vouchersOf(orderNo);
    const before = await coins();
    await must(redeem(voucherNo));
    expect(await coins()).toBeGreaterThan(before);
    expect((await undo(voucherNo)).data).toMatchObject({ verdict: 'usable', usedCount: 0 });
    expect(await shop.orderOf(orderNo)).toMatchObject({ orderStatus: 'TBR', reviewStatus: null });
    expect(await coins()).toBe(before);
    expect(await shop.invariants()).toEqual([]);
    await must(redeem(voucherNo));
    expect(await shop.orderOf(orderNo)).toMatchObject({ orderStatus: 'COM' });
    expect(await coins()).toBeGreaterThan(before);
  });

  test('is for one minute, for one use, and for its own merchant', async () => {
    const [voucherNo = ''] = await vouchersOf(await shop.buy(await product({ usageLimit: 3 })));
    expect(await undo(voucherNo)).toMatchObject({ status: 400, code: '20628' });
    await must(redeem(voucherNo));
    await must(undo(voucherNo));
    expect(await undo(voucherNo)).toMatchObject({ status: 400, code: '20628' });
    await must(redeem(voucherNo));
    await shop.moveClock('61 seconds');
    expect((await find(voucherNo)).data.canUndo).toBe(false);
    expect(await undo(voucherNo)).toMatchObject({ status: 400, code: '20628' });
  });
});

test('visits of a day are named by time, with what was redeemed of them', async () => {
  const day = addDays(await shop.deps.clock.today(), 4);
  const dated = await product({ kind: 'dated', days: { [day]: 5 } });
  const orderNo = await shop.buy(dated, { date: day, time: '10:00', quantity: 2 });
  const [voucherNo = ''] = await vouchersOf(orderNo);
  await must(redeem(voucherNo));
  const visits = await must(shop.call('GET', `/v1/merchant/visits?day=${day}`, as()));
  expect(visits).toMatchObject([
    { orderNo, time: '10:00', quantity: 2, redeemed: 1, customerName: 'Ka Yan Chan' },
  ]);
  const numbers = await vouchersOf(orderNo);
  expect(visits[0].voucherNos).toEqual(numbers.toSorted().map(maskedNumber));
});

test('no list of a merchant names a number by which it could redeem a voucher itself', async () => {
  const day = addDays(await shop.deps.clock.today(), 3);
  const dated = await product({ kind: 'dated', days: { [day]: 5 } });
  const orderNo = await shop.buy(dated, { date: day, time: '10:00', quantity: 2 });
  const numbers = await vouchersOf(orderNo);
  const lists = [
    await shop.call('GET', `/v1/merchant/orders?status=ALL&keyword=${orderNo}`, as()),
    await shop.call('GET', `/v1/merchant/visits?day=${day}`, as()),
  ];
  for (const { status, data } of lists) {
    expect(status).toBe(200);
    const text = JSON.stringify(data);
    for (const number of numbers) {
      expect(text).toContain(maskedNumber(number));
      expect(text).not.toContain(number);
      expect(text.replace(/[^0-9A-Z]/g, '')).not.toContain(number.slice(-10));
    }
  }
  expect(await redeem(maskedNumber(numbers[0] ?? ''))).toMatchObject({ code: '10102' });
});
