import { beforeAll, expect, test } from '@jest/globals';
import { addDays, formatDay } from '@tapnook/kernel';
import { addProduct, type ShopProduct, useShop } from '../../../test/shop.ts';

const shop = useShop();
let near: string;
let far: string;
beforeAll(async () => {
  near = addDays(await shop.deps.clock.today(), 5);
  far = addDays(near, 1);
});

const limited = (places: number): Promise<ShopProduct> =>
  addProduct(shop.deps, {
    kind: 'limited',
    merchantId: shop.merchantId,
    days: { [near]: places, [far]: places },
  });
const book = (orderNo: string, more: object = {}, as: { userId: string } = shop.shopper) =>
  shop.call('POST', '/client/booking', {
    as,
    body: {
      orderNo,
      date: near,
      time: '10:00',
      bookingNum: 1,
      customerName: 'Chan Ka Yan',
      ...more,
    },
  });
const change = (orderNo: string, date: string) =>
  shop.call('PATCH', '/client/booking', {
    as: shop.shopper,
    body: { orderNo, date, time: '10:00' },
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

test('what is left of a visit is given back after one of its vouchers was used up before the day', async () => {
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

// Covers: BKG-004, CAL-011
test('emails each state of a booking once, with a calendar file and a link to change it', async () => {
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
test('the letter of a visit that can no longer be changed says so, and leads to no change', async () => {
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

test('counts the vouchers of a canceled visit and offers no other day while booking is stopped', async () => {
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

// Covers: SHP-026
test('a booking has options of its own, which change alone while the place stays', async () => {
  const product = await limited(1);
  const {
    rows: [group],
  } = await shop.deps.pool.query(
    `insert into option_groups (plan_id, name, display, sort)
      values ($1, '{"en_gb":"Table","zh_hk":"座位"}', 'chips', 1) returning id`,
    [product.planId],
  );
  const { rows } = await shop.deps.pool.query(
    `insert into option_fields (group_id, name, sort)
      values ($1, '{"en_gb":"Window","zh_hk":"窗邊"}', 1), ($1, '{"en_gb":"Terrace","zh_hk":"露台"}', 2)
      returning id`,
    [group.id],
  );
  const [window, terrace] = rows.map(({ id }) => String(id));
  const orderNo = await shop.buy(product, { fieldIds: [window] });
  expect((await book(orderNo, { fieldIds: [terrace] })).data.bookings).toMatchObject([
    {
      fieldIds: [terrace],
      options: [{ optionId: String(group.id), fieldId: terrace, fieldName: { en_gb: 'Terrace' } }],
    },
  ]);
  expect((await shop.orderOf(orderNo)).vouchers).toMatchObject([
    { bookingOptions: [{ fieldId: terrace }], changeableUntil: expect.any(String) },
  ]);
  const sit = (fieldId: string | undefined) =>
    shop.call('PATCH', '/client/booking', {
      as: shop.shopper,
      body: { orderNo, date: near, time: '10:00', fieldIds: [fieldId] },
    });
  expect((await sit(window)).data.bookings).toMatchObject([
    { date: near, options: [{ fieldId: window }] },
  ]);
  await sit(window);
  expect(await soldOn(product, near)).toBe(1);
  const { rows: mails } = await shop.deps.pool.query(
    `select payload->>'subject' as subject, payload->>'text' as text from outbox
      where dedupe_key like 'booking:%' and payload->>'text' like $1 order by id`,
    [`%${orderNo}%`],
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('預約確認'),
    expect.stringContaining('預約已更改'),
  ]);
  expect(mails[0].text).toContain('座位：露台');
  expect(mails[1].text).toContain('Table: Window');
  expect(mails[1].text).not.toContain('Before:');
  const { data } = await shop.call('GET', `/v1/client/orders/${orderNo}/timeline`, {
    as: shop.shopper,
  });
  expect(data.events.filter(({ event }: { event: string }) => event === 'booking_changed')).toEqual(
    [expect.not.objectContaining({ formerSlot: expect.anything() })],
  );
  expect(data.events.flatMap(({ options = [] }: { options?: object[] }) => options)).toMatchObject([
    { fieldId: window, fieldName: { en_gb: 'Window' } },
  ]);
  await shop.call('POST', '/client/booking/cancel', { as: shop.shopper, body: { orderNo } });
  expect(await soldOn(product, near)).toBe(0);
});

// Covers: ERR-034
test('refuses an option of another plan or a second one of the same group', async () => {
  const [product, strange] = [await limited(5), await limited(5)];
  const fieldsOf = async (planId: ShopProduct['planId']): Promise<string[]> => {
    const {
      rows: [group],
    } = await shop.deps.pool.query(
      `insert into option_groups (plan_id, name, display, sort)
        values ($1, '{"en_gb":"Table","zh_hk":"座位"}', 'chips', 1) returning id`,
      [planId],
    );
    const { rows } = await shop.deps.pool.query(
      `insert into option_fields (group_id, name, sort)
        select $1, jsonb_build_object('en_gb', n, 'zh_hk', n), 1
        from unnest(array['Window', 'Terrace']) as n returning id`,
      [group.id],
    );
    return rows.map(({ id }) => String(id));
  };
  const [mine, theirs] = [await fieldsOf(product.planId), await fieldsOf(strange.planId)];
  const orderNo = await shop.buy(product, { fieldIds: mine.slice(0, 1) });
  const wrong = [theirs.slice(0, 1), mine, ['999999999999']];
  for (const fieldIds of wrong) expect((await book(orderNo, { fieldIds })).code).toBe('20623');
  expect((await book(orderNo, { fieldIds: mine.slice(1) })).status).toBe(201);
  for (const fieldIds of wrong)
    expect(
      (
        await shop.call('PATCH', '/client/booking', {
          as: shop.shopper,
          body: { orderNo, date: far, time: '10:00', fieldIds },
        })
      ).code,
    ).toBe('20623');
});

// Covers: BKG-002, BKG-003, BKG-005
test('refuses a sold-out option unless it was bought; the month counts what is left', async () => {
  const product = await limited(5);
  const {
    rows: [group],
  } = await shop.deps.pool.query(
    `insert into option_groups (plan_id, name, display, sort)
      values ($1, '{"en_gb":"Table","zh_hk":"座位"}', 'chips', 1) returning id`,
    [product.planId],
  );
  const { rows } = await shop.deps.pool.query(
    `insert into option_fields (group_id, name, sort)
      select $1, jsonb_build_object('en_gb', n, 'zh_hk', n), 1
      from unnest(array['Window', 'Terrace', 'Bar']) as n returning id`,
    [group.id],
  );
  const [window, terrace, bar] = rows.map(({ id }) => String(id));
  await shop.deps.pool.query(
    `insert into inventory (kind, ref, quota) values ('option', $1, 1), ('option', $2, 1),
      ('option', $3, 0)`,
    [window, terrace, bar],
  );
  const orderNo = await shop.buy(product, { fieldIds: [window] });
  const ask = async (path: string, body: object) =>
    (
      await shop.call('POST', `/client/booking/${path}`, {
        as: shop.shopper,
        body: { orderNo, ...body },
      })
    ).data;
  const leftOn = async (fieldId: string | undefined) =>
    (await ask('getBookingOptionList', { month: near.slice(0, 7), fieldIds: [fieldId] })).days.find(
      ({ date }: { date: string }) => date === near,
    );
  const fields = async () =>
    (
      await shop.call('GET', `/client/booking/getBookingOption?orderNo=${orderNo}&date=${near}`, {
        as: shop.shopper,
      })
    ).data.options[0].fields.map(({ status }: { status: string }) => status);
  expect(await fields()).toEqual(['active', 'active', 'inactive']);
  expect([await leftOn(window), await leftOn(terrace), await leftOn(bar)]).toMatchObject([
    { remaining: 5 },
    { remaining: 1 },
    { remaining: 0, status: 'full' },
  ]);
  await shop.deps.pool.query(
    "insert into slots (product_id, plan_id, day, time) values ($1, $2, $3, '15:00')",
    [product.productId, product.planId, near],
  );
  expect(await leftOn(terrace)).toMatchObject({ remaining: 1, status: 'few' });
  expect(
    await ask('getCombinationQuotaAndStatus', { date: near, time: '10:00', fieldIds: [bar] }),
  ).toMatchObject({ remaining: 0, status: 'full' });
  expect((await book(orderNo, { fieldIds: [bar] })).code).toBe('20619');
  expect((await book(orderNo, { fieldIds: [terrace] })).status).toBe(201);
  expect(await fields()).toEqual(['active', 'inactive', 'inactive']);
  expect((await change(orderNo, far)).data.bookings).toMatchObject([
    { date: far, options: [{ fieldId: terrace }] },
  ]);
  expect(
    (
      await shop.call('PATCH', '/client/booking', {
        as: shop.shopper,
        body: { orderNo, date: far, time: '10:00', fieldIds: [bar] },
      })
    ).code,
  ).toBe('20619');
  await shop.call('POST', '/client/booking/cancel', { as: shop.shopper, body: { orderNo } });
  expect(await fields()).toEqual(['active', 'active', 'inactive']);
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

// Covers: BKG-002, BKG-003
test('what a day still offers is told by time and by combination', async () => {
  const orderNo = await shop.buy(await limited(2), { quantity: 2 });
  await book(orderNo);
  const day = await shop.call(
    'GET',
    `/client/booking/getBookingOption?orderNo=${orderNo}&date=${near}`,
    { as: shop.shopper },
  );
  expect(day.data).toMatchObject({
    orderNo,
    date: near,
    bookingState: 'in_booking',
    options: [],
    slots: [{ time: '10:00', total: 2, remaining: 1 }],
    bookableNum: 1,
  });
  const quota = (time: string) =>
    shop.call('POST', '/client/booking/getCombinationQuotaAndStatus', {
      as: shop.shopper,
      body: { orderNo, date: near, time },
    });
  expect(await quota('10:00')).toMatchObject({
    status: 201,
    data: { total: 2, remaining: 1, bookingState: 'in_booking' },
  });
  expect((await quota('11:00')).data.remaining).toBe(0);
  expect(
    (
      await shop.call('GET', `/client/booking/getBookingOption?orderNo=${orderNo}&date=${near}`, {
        as: await shop.addShopper(),
      })
    ).code,
  ).toBe('10405');
});

// Covers: PAY-022
test('keeps one calendar id for a visit through moves and cancels it with the last refund', async () => {
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
          `UID:${visitId}@tapnook[^]*STATUS:CANCELLED[^]*DTSTART:${far.replaceAll('-', '')}T020000Z`,
        ),
      ),
    },
  ]);
  expect(await shown()).toEqual([undefined, undefined, undefined]);
});
