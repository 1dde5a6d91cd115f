import { beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { bookingsOf } from '../../../test/bookings.ts';
import { addProduct, type ShopProduct, useShop } from '../../../test/shop.ts';

const shop = useShop();
const bookings = bookingsOf(shop);
const { limited, book, change } = bookings;
let near: string;
let far: string;
beforeAll(async () => {
  ({ near, far } = await bookings.days());
});

const soldOn = async (product: ShopProduct, day: string) =>
  (
    await shop.deps.pool.query(
      'select sold from inventory where kind = $1 and ref = $2 and day = $3',
      ['slot', product.planId, day],
    )
  ).rows[0].sold;

// Covers: PRD-012, SHP-026, BKG-001, BKG-007, BKG-008, STA-051, STA-055, STA-059
test('a date is booked for some vouchers, moved, given back and booked again', async () => {
  const product = await limited(2);
  const orderNo = await shop.buy(product, { quantity: 2 });
  expect(await shop.orderOf(orderNo)).toMatchObject({
    isBooking: true,
    bookStatus: 'unbooked',
    electronicCouponType: 'limited_voucher',
  });
  const first = await book(orderNo);
  expect(first).toMatchObject({
    status: 201,
    data: {
      bookStatus: 'partially_booked',
      bookableNum: 1,
      bookings: [{ date: near, time: '10:00', bookingNum: 1, status: 'booked' }],
    },
  });
  expect((await change(orderNo, far)).data.bookings).toMatchObject([{ date: far }]);
  expect([await soldOn(product, near), await soldOn(product, far)]).toEqual([0, 1]);
  const canceled = await shop.call('POST', '/client/booking/cancel', {
    as: shop.shopper,
    body: { orderNo },
  });
  expect(canceled.data).toMatchObject({ bookStatus: 'unbooked', bookableNum: 2, bookings: [] });
  expect(await soldOn(product, far)).toBe(0);
  expect((await book(orderNo, { bookingNum: 2 })).data.bookStatus).toBe('booked');
  expect((await book(orderNo)).code).toBe('20622');
});

test('a day says that few places are left only when few are left on all of it', async () => {
  const product = await limited(3);
  await shop.deps.pool.query(
    "insert into slots (product_id, plan_id, day, time) values ($1, $2, $3, '15:00')",
    [product.productId, product.planId, near],
  );
  await shop.deps.pool.query(
    "insert into inventory (kind, ref, day, time, quota) values ('slot', $1, $2, '15:00', 2)",
    [product.planId, near],
  );
  const orderNo = await shop.buy(product);
  const day = async (date: string): Promise<unknown> => {
    const { data } = await shop.call('POST', '/client/booking/getBookingOptionList', {
      as: shop.shopper,
      body: { orderNo, month: date.slice(0, 7) },
    });
    return data.days.find((one: { date: string }) => one.date === date);
  };
  expect(await day(near)).toMatchObject({ status: 'available', remaining: 5 });
  expect(await day(far)).toMatchObject({ status: 'few', remaining: 3 });
});

test('days before today are past, not closed', async () => {
  const orderNo = await shop.buy(await limited(1));
  const today = await shop.deps.clock.today();
  const past = addDays(today, -1);
  const { data } = await shop.call('POST', '/client/booking/getBookingOptionList', {
    as: shop.shopper,
    body: { orderNo, month: past.slice(0, 7) },
  });
  expect(data.days.find((one: { date: string }) => one.date === past)).toMatchObject({
    status: 'past',
  });
});

test('vouchers are booked in the order in which the shopper sees them', async () => {
  const orderNo = await shop.buy(await limited(9), { quantity: 6 });
  await book(orderNo, { bookingNum: 2 });
  const { data } = await book(orderNo, { date: far, bookingNum: 2 });
  const numbers = (await shop.orderOf(orderNo)).vouchers.map(
    ({ voucherNo }: { voucherNo: string }) => voucherNo,
  );
  expect(data.bookings.map(({ voucherNos }: { voucherNos: string[] }) => voucherNos)).toEqual([
    numbers.slice(0, 2),
    numbers.slice(2, 4),
  ]);
});

test.each(['😀 123 <b>x</b>', 'https://evil.example'])(
  'a name is letters: %s is refused',
  async (customerName) => {
    const orderNo = await shop.buy(await limited(1));
    expect((await book(orderNo, { customerName })).status).toBe(400);
  },
);

// Covers: BKG-005, BKG-006, ERR-030, ERR-081, STA-054
test('a full day is refused, and a change to it keeps the old place', async () => {
  const product = await limited(1);
  const mine = await shop.buy(product);
  const other = await shop.addShopper();
  const theirs = await shop.buy(product, {}, other);
  await book(mine, { date: far });
  expect((await book(theirs, {}, other)).status).toBe(201);
  expect((await change(mine, near)).code).toBe('20619');
  expect(
    (await shop.call('GET', `/client/booking/${mine}`, { as: shop.shopper })).data.bookings,
  ).toMatchObject([{ date: far, status: 'booked' }]);
  const month = await shop.call('POST', '/client/booking/getBookingOptionList', {
    as: shop.shopper,
    body: { orderNo: mine, month: near.slice(0, 7) },
  });
  expect(month.data.days.find((day: { date: string }) => day.date === near)).toMatchObject({
    status: 'full',
    remaining: 0,
    total: 1,
  });
  expect(month.data.nextFreeDate).toBeNull();
  expect((await shop.call('GET', `/client/booking/${mine}`, { as: other })).code).toBe('10405');
});

test('twenty at once on three places book exactly three', async () => {
  const product = await limited(3);
  const orders = await Promise.all(Array.from({ length: 8 }, () => shop.buy(product)));
  const answers = await Promise.all(orders.map((orderNo) => book(orderNo)));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
  expect(answers.filter((answer) => answer.code === '20619')).toHaveLength(5);
  expect(await soldOn(product, near)).toBe(3);
});

// Covers: STA-008, BKG-009, ERR-031, ERR-032, STA-055, STA-060
test('stopped booking refuses new ones only; the cut-off refuses changes', async () => {
  const product = await limited(5);
  const [early, late] = [await shop.buy(product), await shop.buy(product)];
  await book(early);
  const state = (value: string, as: object = shop.merchant) =>
    shop.call('PATCH', `/v1/merchant/products/${product.productId}/booking`, {
      as,
      body: { state: value },
    });
  expect((await state('stopped')).data.state).toBe('stopped');
  expect((await book(late)).code).toBe('20620');
  expect((await change(early, far)).status).toBe(200);
  expect((await change(early, near)).status).toBe(200);
  expect((await state('in_booking', shop.shopper)).code).toBe('10405');
  await state('in_booking');
  await shop.moveClock('4 days 20 hours');
  expect((await change(early, far)).code).toBe('20621');
});

// Covers: STA-053, STA-056, STA-058
test('redeeming completes the booking; a refund frees it', async () => {
  const product = await limited(5);
  const orderNo = await shop.buy(product, { quantity: 2 });
  await book(orderNo, { bookingNum: 2 });
  const [used, rest] = (await shop.orderOf(orderNo)).vouchers;
  await shop.moveClock('5 days');
  await shop.call('POST', '/v1/merchant/vouchers/redeem', {
    as: shop.merchant,
    body: { voucherNo: used.voucherNo },
  });
  expect((await shop.orderOf(orderNo)).bookStatus).toBe('partially_redeemed');
  await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: shop.merchant,
    body: { action: 'refund', voucherNos: [rest.voucherNo] },
  });
  expect((await shop.orderOf(orderNo)).bookStatus).toBe('completed');
  expect(await soldOn(product, near)).toBe(1);
});

// Covers: STA-040
test('completes the visit on use; with uses left the voucher can be booked again', async () => {
  const product = await addProduct(shop.deps, {
    kind: 'limited',
    merchantId: shop.merchantId,
    usageLimit: 2,
    days: { [near]: 5, [far]: 5 },
  });
  const orderNo = await shop.buy(product);
  const [{ voucherNo }] = (await shop.orderOf(orderNo)).vouchers;
  const redeem = () =>
    shop.call('POST', '/v1/merchant/vouchers/redeem', { as: shop.merchant, body: { voucherNo } });
  await book(orderNo);
  await shop.moveClock('5 days');
  await redeem();
  expect(await shop.orderOf(orderNo)).toMatchObject({
    bookStatus: 'unbooked',
    vouchers: [{ status: 'requires_redeemed', usedCount: 1, bookingDate: null }],
  });
  expect((await book(orderNo, { date: far })).data).toMatchObject({
    bookStatus: 'booked',
    bookings: [{ date: far }],
  });
  const story = (
    await shop.call('GET', `/v1/client/orders/${orderNo}/timeline`, { as: shop.shopper })
  ).data.events;
  expect(
    story
      .filter(({ kind }: { kind: string }) => kind === 'booking')
      .map(({ event, slot }: { event: string; slot: object }) => [event, slot]),
  ).toEqual([
    ['booking_booked', { date: near, time: '10:00' }],
    ['booking_completed', { date: near, time: '10:00' }],
    ['booking_booked', { date: far, time: '10:00' }],
  ]);
  await shop.moveClock('6 days');
  await redeem();
  expect(await shop.orderOf(orderNo)).toMatchObject({
    bookStatus: 'completed',
    vouchers: [{ status: 'redeemed' }],
  });
  expect([await soldOn(product, near), await soldOn(product, far)]).toEqual([1, 1]);
});

test('what is left of a visit is given back when one voucher was used before the day', async () => {
  const product = await limited(5);
  const orderNo = await shop.buy(product, { quantity: 2 });
  await book(orderNo, { bookingNum: 2 });
  const [{ voucherNo }] = (await shop.orderOf(orderNo)).vouchers;
  await shop.call('POST', '/v1/merchant/vouchers/redeem', {
    as: shop.merchant,
    body: { voucherNo },
  });
  await shop.call('POST', '/client/booking/cancel', { as: shop.shopper, body: { orderNo } });
  expect(await soldOn(product, near)).toBe(0);
});
