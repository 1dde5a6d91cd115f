import { beforeAll, expect, test } from '@jest/globals';
import { bookingsOf } from '../../../test/bookings.ts';
import { type ShopProduct, useShop } from '../../../test/shop.ts';

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
