import { beforeAll, expect, test } from '@jest/globals';
import { addDays, formatDay } from '@tapnook/kernel';
import { bookingsOf } from '../../../test/bookings.ts';
import { useShop } from '../../../test/shop.ts';

const shop = useShop();
const bookings = bookingsOf(shop);
const { limited, book, change } = bookings;
let near: string;
let far: string;
beforeAll(async () => {
  ({ near, far } = await bookings.days());
});

// Covers: BKG-004, CAL-011
test('emails each state of a booking once, with calendar file and link to change it', async () => {
  const orderNo = await shop.buy(await limited(5));
  const { visitId } = (await book(orderNo)).data.bookings[0];
  await shop.call('GET', `/client/booking/sendBookingSucceed?orderNo=${orderNo}`, {
    as: shop.shopper,
  });
  await change(orderNo, far);
  await shop.call('POST', '/client/booking/cancel', { as: shop.shopper, body: { orderNo } });
  const { rows } = await shop.deps.pool.query(
    `select payload->>'subject' as subject, payload->>'text' as text, payload->>'html' as html,
      payload->'calendars'->>0 as calendar from outbox where dedupe_key like 'booking:%'
      and payload->>'text' like $1 order by id`,
    [`%${orderNo}%`],
  );
  expect(rows).toHaveLength(3);
  const [booked, moved, canceled] = rows;
  const said = (day: string): string => `${formatDay(day, 'zh-HK')} 10:00`;
  expect(booked.subject).toBe(`預約確認 ${said(near)}`);
  expect(moved.subject).toBe(`預約已改至 ${said(far)}`);
  expect(canceled.subject).toBe(`預約已取消 ${said(far)}`);
  expect(canceled.text).toContain(`時間：${said(far)}`);
  expect(moved.text).toContain(`原定時間：${said(near)}\n新時間：${said(far)}`);
  for (const { text } of rows) expect(text).toMatch(/商戶：\S[^]*Merchant: \S/);
  expect(moved.text).toContain(
    `Before: ${formatDay(near, 'en-US')} 10:00\nNow: ${formatDay(far, 'en-US')} 10:00`,
  );
  const buttons = ({ html }: { html: string }) =>
    Array.from(
      html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g),
      ([, href, label]: string[]) => [label, new URL(href ?? '').pathname],
    );
  const [show, toChange] = [
    [
      ['出示電子券', `/zh-HK/voucher/${orderNo}`],
      ['Show voucher', `/en-US/voucher/${orderNo}`],
    ],
    [
      ['更改或取消', `/zh-HK/profile/vouchers/${orderNo}`],
      ['Change or cancel', `/en-US/profile/vouchers/${orderNo}`],
    ],
  ];
  for (const row of [booked, moved])
    expect(buttons(row)).toEqual([show[0], toChange[0], show[1], toChange[1]]);
  expect(buttons(canceled)).toEqual(show);
  expect(moved.text).toContain(
    `可於${formatDay(addDays(far, -1), 'zh-HK')} 10:00前更改或取消此預約。`,
  );
  expect(moved.text).toContain(
    `You can change or cancel this visit until ${formatDay(addDays(far, -1), 'en-US')} 10:00.`,
  );
  for (const [row, day, status] of [
    [booked, near, 'CONFIRMED'],
    [moved, far, 'CONFIRMED'],
    [canceled, far, 'CANCELLED'],
  ])
    expect(row.calendar).toMatch(
      new RegExp(
        `UID:${visitId}@tapnook[^]*STATUS:${status}[^]*DTSTART:${day.replaceAll('-', '')}T020000Z`,
      ),
    );
  expect(canceled.text).not.toMatch(/until|不能更改/);
});

// Covers: BKG-004
test('the letter of a visit that can no longer change says so and offers no change', async () => {
  const orderNo = await shop.buy(await limited(5));
  await shop.deps.pool.query(
    "update orders set snapshot = jsonb_set(snapshot, '{cutOffHours}', '720') where order_no = $1",
    [orderNo],
  );
  await book(orderNo);
  const {
    rows: [{ text }],
  } = await shop.deps.pool.query(
    `select payload->>'text' as text from outbox where dedupe_key like 'booking:%'
      and payload->>'text' like $1`,
    [`%${orderNo}%`],
  );
  expect(text).toMatch(
    /此預約已不能更改或取消。[^]*This visit cannot be changed or cancelled any more\./,
  );
  expect(text).not.toMatch(/until|profile\/vouchers/);
});

test('counts vouchers of a canceled visit; offers no day while booking is stopped', async () => {
  const product = await limited(5);
  const orderNo = await shop.buy(product, { quantity: 3 });
  const ofDay = async (day: string) =>
    (
      await shop.deps.pool.query(
        `select payload->>'text' as text from outbox where dedupe_key like 'booking:%'
          and payload->>'text' like $1 and payload->>'text' like $2 order by id desc limit 1`,
        [`%${orderNo}%`, `%${formatDay(day, 'en-US')}%`],
      )
    ).rows[0].text;
  await book(orderNo, { bookingNum: 2 });
  expect(await ofDay(near)).toContain('Vouchers: 2\n');
  const [{ voucherNo }] = (await shop.orderOf(orderNo)).vouchers;
  await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: shop.merchant,
    body: { action: 'refund', voucherNos: [voucherNo] },
  });
  await shop.call('POST', '/client/booking/cancel', { as: shop.shopper, body: { orderNo } });
  expect(await ofDay(near)).toMatch(/You can book another day[^]*Vouchers: 1\n/);
  await book(orderNo, { date: far });
  await shop.call('PATCH', `/v1/merchant/products/${product.productId}/booking`, {
    as: shop.merchant,
    body: { state: 'stopped' },
  });
  expect((await shop.orderOf(orderNo)).bookingState).toBe('stopped');
  await shop.call('POST', '/client/booking/cancel', { as: shop.shopper, body: { orderNo } });
  expect(await ofDay(far)).not.toContain('You can book another day');
});

// Covers: ORD-023
test('shows booked, former and released times of visits in the timeline', async () => {
  const orderNo = await shop.buy(await limited(5));
  await book(orderNo);
  await change(orderNo, far);
  await shop.call('POST', '/client/booking/cancel', { as: shop.shopper, body: { orderNo } });
  const { data } = await shop.call('GET', `/v1/client/orders/${orderNo}/timeline`, {
    as: shop.shopper,
  });
  const told = data.events
    .filter(({ kind }: { kind: string }) => kind === 'booking')
    .map(({ event, slot, formerSlot }: Record<string, unknown>) => ({ event, slot, formerSlot }));
  expect(told).toEqual([
    { event: 'booking_booked', slot: { date: near, time: '10:00' }, formerSlot: undefined },
    {
      event: 'booking_changed',
      slot: { date: far, time: '10:00' },
      formerSlot: { date: near, time: '10:00' },
    },
    { event: 'booking_canceled', slot: { date: far, time: '10:00' }, formerSlot: undefined },
  ]);
});

// Covers: PAY-022
test('keeps a visit’s calendar id through moves and cancels it with the last refund', async () => {
  const orderNo = await shop.buy(await limited(5), { quantity: 3 });
  const { visitId } = (await book(orderNo, { bookingNum: 2 })).data.bookings[0];
  const shown = async () =>
    (await shop.orderOf(orderNo)).vouchers.map((voucher: { visitId?: string }) => voucher.visitId);
  expect(await shown()).toEqual([visitId, visitId, undefined]);
  expect((await change(orderNo, far)).data.bookings).toMatchObject([{ visitId, date: far }]);
  const [first, second] = (await shop.orderOf(orderNo)).vouchers;
  for (const { voucherNo } of [first, second])
    await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'refund', voucherNos: [voucherNo] },
    });
  const { rows } = await shop.deps.pool.query(
    `select payload->'calendars'->>0 as calendar from outbox where dedupe_key like 'refund:%'
      and payload->>'subject' like $1 order by id`,
    [`%${orderNo}%`],
  );
  expect(rows).toEqual([
    { calendar: null },
    {
      calendar: expect.stringMatching(
        new RegExp(
          `UID:${visitId}@tapnook[^]*STATUS:CANCELLED[^]*` +
            `DTSTART:${far.replaceAll('-', '')}T020000Z`,
        ),
      ),
    },
  ]);
  expect(await shown()).toEqual([undefined, undefined, undefined]);
});
