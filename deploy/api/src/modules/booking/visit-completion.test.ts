import { beforeAll, expect, test } from '@jest/globals';
import { addDays, groupedNumber } from '@tapnook/kernel';
import { addProduct, type ShopProduct, useShop } from '../../../test/shop.ts';
import { expirePeriods } from '../order-lifecycle/order-expiry.service.ts';

const shop = useShop();
let near: string;
let far: string;
beforeAll(async () => {
  near = addDays(await shop.deps.clock.today(), 5);
  far = addDays(near, 7);
});

const limited = (usageLimit: number): Promise<ShopProduct> =>
  addProduct(shop.deps, {
    kind: 'limited',
    merchantId: shop.merchantId,
    usageLimit,
    days: { [near]: 5, [far]: 5 },
  });
const book = (orderNo: string, date: string, bookingNum = 1) =>
  shop.call('POST', '/client/booking', {
    as: shop.shopper,
    body: { orderNo, date, time: '10:00', bookingNum, customerName: 'Chan Ka Yan' },
  });
const redeem = (voucherNo: string) =>
  shop.call('POST', '/v1/merchant/vouchers/redeem', { as: shop.merchant, body: { voucherNo } });
const soldOn = async (product: ShopProduct, day: string) =>
  (
    await shop.deps.pool.query(
      'select sold from inventory where kind = $1 and ref = $2 and day = $3',
      ['slot', product.planId, day],
    )
  ).rows[0].sold;
/** What the timeline tells of bookings: each event with its day. */
const told = async (orderNo: string) =>
  (
    await shop.call('GET', `/v1/client/orders/${orderNo}/timeline`, { as: shop.shopper })
  ).data.events
    .filter(({ kind }: { kind: string }) => kind === 'booking')
    .map(({ event, slot }: { event: string; slot?: { date: string } }) => [event, slot?.date]);
const lettersAbout = async (orderNo: string) =>
  (
    await shop.deps.pool.query<{ subject: string; text: string; calendar: string | null }>(
      `select payload->>'subject' as subject, payload->>'text' as text,
        payload->'calendars'->>0 as calendar from outbox where dedupe_key like 'booking:%used-up%'
        and payload->>'text' like $1 order by id`,
      [`%${orderNo}%`],
    )
  ).rows;
const vouchersOf = async (orderNo: string): Promise<string[]> =>
  (await shop.orderOf(orderNo)).vouchers.map(({ voucherNo }: { voucherNo: string }) => voucherNo);

// Covers: STA-056, STA-058
test('keeps a later visit while uses are left; the last use frees it and emails', async () => {
  const product = await limited(2);
  const orderNo = await shop.buy(product, { quantity: 2 });
  await book(orderNo, near, 2);
  const [first = '', second = ''] = await vouchersOf(orderNo);
  await redeem(first);
  expect(await shop.orderOf(orderNo)).toMatchObject({
    bookStatus: 'booked',
    vouchers: [
      { usedCount: 1, bookingDate: near },
      { usedCount: 0, bookingDate: near },
    ],
  });
  expect([await lettersAbout(orderNo), await soldOn(product, near)]).toEqual([[], 2]);
  await redeem(first);
  expect(await shop.orderOf(orderNo)).toMatchObject({
    bookStatus: 'partially_redeemed',
    vouchers: [{ status: 'redeemed', bookingDate: null }, { bookingDate: near }],
  });
  expect(await soldOn(product, near)).toBe(1);
  for (const use of [1, 2]) expect([use, (await redeem(second)).status]).toEqual([use, 201]);
  expect(await shop.orderOf(orderNo)).toMatchObject({ bookStatus: 'completed' });
  expect(await soldOn(product, near)).toBe(0);
  expect(await told(orderNo)).toEqual([
    ['booking_booked', near],
    ['booking_booked', near],
    ['booking_invalid', near],
    ['booking_invalid', near],
  ]);
  const letters = await lettersAbout(orderNo);
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('預約名額已釋放'),
    expect.stringContaining('預約名額已釋放'),
  ]);
  expect(letters[0]?.text).toMatch(
    new RegExp(
      `名額已釋放。[^]*This voucher is used up, so the place[^]*Voucher: ${groupedNumber(first)}`,
    ),
  );
  expect(letters[1]?.text).toContain(groupedNumber(second));
  // The visit goes on for the second voucher, and is over with it.
  expect(letters.map(({ calendar }) => calendar)).toEqual([
    null,
    expect.stringMatching(/STATUS:CANCELLED/),
  ]);
  expect(letters[0]?.text).not.toMatch(/another day|其他日子/);
});

test('ends a missed visit when uses are left: bookable again, the place stays used', async () => {
  const product = await limited(3);
  const [swept, asked] = [await shop.buy(product), await shop.buy(product)];
  const once = await shop.buy(await limited(1));
  for (const orderNo of [swept, asked, once]) await book(orderNo, near);
  await shop.moveClock('5 days');
  await expirePeriods(shop.deps.db);
  expect(await shop.orderOf(swept)).toMatchObject({ bookStatus: 'booked' });
  await shop.moveClock('6 days');
  expect((await book(asked, far)).data).toMatchObject({
    bookStatus: 'booked',
    bookings: [{ date: far }],
  });
  await expirePeriods(shop.deps.db);
  await expirePeriods(shop.deps.db);
  expect(await shop.orderOf(swept)).toMatchObject({
    bookStatus: 'unbooked',
    vouchers: [{ bookingDate: null, usedCount: 0 }],
  });
  expect(await told(swept)).toEqual([
    ['booking_booked', near],
    ['booking_missed', near],
  ]);
  expect(await shop.orderOf(once)).toMatchObject({
    bookStatus: 'booked',
    vouchers: [{ bookingDate: near }],
  });
  expect((await book(once, far)).code).toBe('20622');
  expect([await soldOn(product, near), await soldOn(product, far)]).toEqual([2, 1]);
});

test('a voucher that was used up without a booking is completed, not expired', async () => {
  const orderNo = await shop.buy(await limited(1));
  await redeem((await vouchersOf(orderNo))[0] ?? '');
  expect(await shop.orderOf(orderNo)).toMatchObject({ bookStatus: 'completed' });
  expect(
    (await shop.call('GET', `/client/booking/${orderNo}`, { as: shop.shopper })).data,
  ).toMatchObject({ bookStatus: 'completed', bookings: [] });
});

test('a refund tells of a released visit only where one was booked', async () => {
  const orderNo = await shop.buy(await limited(1), { quantity: 2 });
  await book(orderNo, near);
  await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: shop.merchant,
    body: { action: 'refund' },
  });
  expect(await told(orderNo)).toEqual([
    ['booking_booked', near],
    ['booking_invalid', near],
  ]);
});
