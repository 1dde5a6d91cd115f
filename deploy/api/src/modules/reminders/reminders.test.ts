import { beforeAll, expect, test } from '@jest/globals';
import { addDays, formatDay, hongKongInstant } from '@tapnook/kernel';
import { addProduct, useShop } from '../../../test/shop.ts';
import { mailReminders } from './reminders.service.ts';

const shop = useShop();
let today: string;
let visit: string;
beforeAll(async () => {
  today = await shop.deps.clock.today();
  visit = addDays(today, 5);
});

/** Moves the clock to an hour of a Hong Kong day. */
const at = (day: string, time: string): Promise<void> =>
  shop.moveClock(`${Date.parse(hongKongInstant(day, time)) - Date.now()} milliseconds`);
const ask = (orderNo: string) =>
  shop.deps.pool.query('update orders set use_notification = true where order_no = $1', [orderNo]);
const lettersAbout = async (orderNo: string): Promise<{ subject: string; text: string }[]> =>
  (
    await shop.deps.pool.query(
      "select payload from outbox where dedupe_key like 'reminder:%' and payload->>'text' like $1",
      [`%${orderNo}%`],
    )
  ).rows.map(({ payload }) => payload);

// Covers: PAY-025
test('reminds once, the morning before the day bought, only those who asked for it', async () => {
  const product = await addProduct(shop.deps, { kind: 'dated', days: { [visit]: 3 } });
  const [asked, other, refunded] = [
    await shop.buy(product, { date: visit, time: '10:00' }),
    await shop.buy(product, { date: visit, time: '10:00' }),
    await shop.buy(product, { date: visit, time: '10:00' }),
  ];
  await ask(asked);
  await ask(refunded);
  await shop.deps.pool.query("update orders set code = 'INV' where order_no = $1", [refunded]);
  await at(addDays(visit, -2), '12:00');
  await mailReminders(shop.deps);
  await at(addDays(visit, -1), '08:30');
  await mailReminders(shop.deps);
  expect(await lettersAbout(asked)).toEqual([]);
  await at(addDays(visit, -1), '09:30');
  await Promise.all([mailReminders(shop.deps), mailReminders(shop.deps)]);
  expect(await mailReminders(shop.deps)).toBe(0);
  const [letter, ...more] = await lettersAbout(asked);
  expect(more).toEqual([]);
  expect(letter?.subject).toMatch(/^明天：/);
  expect(letter?.text).toContain(`${formatDay(visit, 'en-US')} 10:00`);
  expect(letter?.text).toMatch(/商戶：\S[^]*Merchant: \S/);
  expect([await lettersAbout(other), await lettersAbout(refunded)]).toEqual([[], []]);
  await shop.deps.pool.query("update orders set code = 'TBR' where order_no = $1", [refunded]);
});

test('reminds of a booked visit the day before, and not of one that was moved', async () => {
  const product = await addProduct(shop.deps, {
    kind: 'limited',
    days: { [visit]: 2, [addDays(visit, 1)]: 2 },
  });
  const orderNo = await shop.buy(product);
  await ask(orderNo);
  const book = (method: 'POST' | 'PATCH', date: string) =>
    shop.call(method, '/client/booking', {
      as: shop.shopper,
      body: { orderNo, date, time: '10:00', bookingNum: 1, customerName: 'Chan Ka Yan' },
    });
  await book('POST', visit);
  await book('PATCH', addDays(visit, 1));
  await at(addDays(visit, -1), '10:00');
  await mailReminders(shop.deps);
  expect(await lettersAbout(orderNo)).toEqual([]);
  await at(visit, '10:00');
  await mailReminders(shop.deps);
  expect(
    (await lettersAbout(orderNo)).map(({ text }) =>
      text.includes(`${formatDay(addDays(visit, 1), 'en-US')} 10:00`),
    ),
  ).toEqual([true]);
});

// Covers: PAY-025
test('reminds of unused vouchers a week before they expire', async () => {
  const product = await addProduct(shop.deps, { validForDays: 30 });
  const [open, used] = [await shop.buy(product), await shop.buy(product)];
  await ask(open);
  await ask(used);
  await shop.deps.pool.query(
    `update vouchers set status = 'redeemed', used_count = usage_limit, redeemed_at = app_now()
      where order_id = (select id from orders where order_no = $1)`,
    [used],
  );
  await at(addDays(today, 20), '10:00');
  await mailReminders(shop.deps);
  expect(await lettersAbout(open)).toEqual([]);
  await at(addDays(today, 28), '10:00');
  await mailReminders(shop.deps);
  expect((await lettersAbout(open)).map(({ subject }) => /前使用/.test(subject))).toEqual([true]);
  expect(await lettersAbout(used)).toEqual([]);
  await shop.deps.pool.query(
    `update vouchers set status = 'requires_redeemed', used_count = 0, redeemed_at = null
      where order_id = (select id from orders where order_no = $1)`,
    [used],
  );
});
