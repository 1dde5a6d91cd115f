import { describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { convertIcsCalendar } from 'ts-ics';
import {
  addProduct,
  CONTACT,
  useShop,
  type ProductWish,
  type ShopProduct,
} from '../../../test/shop.ts';
import { mailPaidOrders } from '../order-emails/order-emails.service.ts';
import { expireHolds } from '../order-lifecycle/order-expiry.service.ts';
import { mailDateChanges } from './date-change-emails.service.ts';
import { expireDateChanges } from './date-change-expiry.service.ts';

const shop = useShop();

interface Days {
  readonly product: ShopProduct;
  readonly first: string;
  readonly same: string;
  readonly dearer: string;
  readonly cheaper: string;
  readonly full: string;
}
/** A dated product whose days cost the same, HK$100 more and HK$100 less. */
const setUp = async (wish: ProductWish = {}): Promise<Days> => {
  const today = await shop.deps.clock.today();
  const at = (days: number): string => addDays(today, days);
  const [first, same, dearer, cheaper, full] = [at(10), at(12), at(13), at(14), at(15)] as const;
  const product = await addProduct(shop.deps, {
    merchantId: shop.merchantId,
    kind: 'dated',
    notices: ['change-48'],
    days: { [first]: 2, [same]: 2, [dearer]: 2, [cheaper]: 2, [full]: 0 },
    ...wish,
  });
  await shop.deps.pool.query(
    `update slots set price = case when day = $2 then 60000 when day = $3 then 40000 end
      where plan_id = $1`,
    [product.planId, dearer, cheaper],
  );
  return { product, first, same, dearer, cheaper, full };
};
const buy = ({ product, first }: Days, quantity = 2, as = shop.shopper) =>
  shop.buy(product, { date: first, time: '10:00', quantity }, as);
const change = (orderNo: string, date: string, more = {}, as = shop.shopper) =>
  shop.call('POST', `/v1/client/orders/${orderNo}/date-change`, {
    as,
    body: { date, time: '10:00', ...more },
  });
const decide = (changeId: string, action: string) =>
  shop.call('PATCH', `/v1/merchant/date-changes/${changeId}`, {
    as: shop.merchant,
    body: { action },
  });
const soldOn = async ({ product }: Days, ...days: string[]): Promise<number[]> => {
  const { rows } = await shop.deps.pool.query<{ day: string; taken: number }>(
    "select day::text as day, sold + held as taken from inventory where kind = 'slot' and ref = $1",
    [product.planId],
  );
  return days.map((day) => rows.find((row) => row.day === day)?.taken ?? -1);
};

describe('the calendar of a change', () => {
  test('shows a month with places and what each day costs more or less', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    const read = async (month: string) =>
      (
        await shop.call('GET', `/v1/client/orders/${orderNo}/date-change?month=${month}`, {
          as: shop.shopper,
        })
      ).data;
    const months = [...new Set([days.same, days.dearer, days.cheaper, days.full])].map((day) =>
      day.slice(0, 7),
    );
    const shown = (await Promise.all([...new Set(months)].map(read))).flatMap((data) => data.days);
    const of = (date: string) => shown.find((day) => day.date === date);
    expect(of(days.same)).toMatchObject({ status: 'few', remaining: 2, difference: 0 });
    expect(of(days.dearer)).toMatchObject({ difference: 20_000 });
    expect(of(days.cheaper)).toMatchObject({
      difference: -20_000,
      slots: [{ time: '10:00', remaining: 2 }],
    });
    expect(of(days.full)).toMatchObject({ status: 'full', difference: null });
    expect(await read(days.first.slice(0, 7))).toMatchObject({
      canChange: true,
      policy: { kind: 'dated', freeHours: 48 },
      units: 2,
    });
  });
});

describe('a change of date', () => {
  test('to a day of the same price moves places, vouchers and order at once', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    const before = await shop.orderOf(orderNo);
    expect(await change(orderNo, days.same)).toMatchObject({
      status: 201,
      data: { pending: null, order: { participationDate: days.same, startTime: '10:00' } },
    });
    const after = await shop.orderOf(orderNo);
    expect(after.vouchers.map(({ voucherNo }: { voucherNo: string }) => voucherNo)).toEqual(
      before.vouchers.map(({ voucherNo }: { voucherNo: string }) => voucherNo),
    );
    expect(Date.parse(after.vouchers[0].endExchangeTime)).toBe(
      Date.parse(`${addDays(days.same, 1)}T00:00:00+08:00`),
    );
    expect(await soldOn(days, days.first, days.same)).toEqual([0, 2]);
    const { data } = await shop.call('GET', `/v1/client/orders/${orderNo}/timeline`, {
      as: shop.shopper,
    });
    expect(data.events.at(-1)).toMatchObject({
      event: 'date_changed',
      slot: { date: days.same, time: '10:00' },
      formerSlot: { date: days.first, time: '10:00' },
    });
    await change(orderNo, days.first);
    expect(await soldOn(days, days.first, days.same)).toEqual([2, 0]);
  });

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
    expect(await soldOn(days, days.first, days.dearer)).toEqual([0, 2]);
    const { data: list } = await shop.call('GET', '/v2/client/orders', { as: shop.shopper });
    expect(list.items.map((item: { orderNo: string }) => item.orderNo)).not.toContain(payNo);
    // All of it goes back over both payments.
    await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'refund' },
    });
    expect(await shop.orderOf(orderNo)).toMatchObject({ refundedAmount: 100_000 });
    expect(await shop.orderOf(payNo)).toMatchObject({ refundedAmount: 20_000 });
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

  test('twice at once takes one set of places', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    const replies = await Promise.all([change(orderNo, days.same), change(orderNo, days.same)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(await soldOn(days, days.first, days.same)).toEqual([0, 2]);
    const dearer = await Promise.all([change(orderNo, days.dearer), change(orderNo, days.dearer)]);
    expect(dearer.map(({ code }) => code).toSorted()).toEqual(['0', '20628']);
    expect(await soldOn(days, days.same, days.dearer)).toEqual([2, 2]);
  });

  test('of two orders for the last places at once moves one and keeps the other’s', async () => {
    const days = await setUp();
    const other = await shop.addShopper();
    await shop.deps.pool.query(
      "update inventory set quota = 4 where kind = 'slot' and ref = $1 and day = $2",
      [days.product.planId, days.first],
    );
    const [mine, theirs] = [await buy(days), await buy(days, 2, other)];
    const replies = await Promise.all([
      change(mine, days.same),
      change(theirs, days.same, {}, other),
    ]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '20619']);
    expect(await soldOn(days, days.first, days.same)).toEqual([2, 2]);
  });

  test('is refused when late, full, used, a stranger’s, or dearer than was said', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    expect(await change(orderNo, days.full)).toMatchObject({ code: '20619' });
    expect(await change(orderNo, addDays(days.full, 40))).toMatchObject({ code: '20623' });
    expect(await change(orderNo, days.dearer, { expectedDifference: 0 })).toMatchObject({
      code: '20624',
    });
    expect(await change(orderNo, days.same, {}, await shop.addShopper())).toMatchObject({
      code: '10405',
    });
    await shop.moveClock('8 days 11 hours');
    expect(await change(orderNo, days.same)).toMatchObject({ code: '20621' });
    await shop.moveClock('0');
    await shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { voucherNo: (await shop.orderOf(orderNo)).vouchers[0].voucherNo },
    });
    expect(await change(orderNo, days.same)).toMatchObject({ code: '20628' });
    const fixed = await setUp({ notices: ['no-change'] });
    expect(await change(await buy(fixed), fixed.same)).toMatchObject({ code: '20628' });
  });
});

describe('a change that the merchant has to confirm', () => {
  const waiting = async (to: 'same' | 'dearer') => {
    const days = await setUp({ confirm: true });
    const orderNo = await buy(days);
    await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'confirm' },
    });
    const { data } = await change(orderNo, days[to]);
    if (to === 'dearer') await shop.pay(data.pending.paymentOrderNo);
    return { days, orderNo, changeId: data.pending.changeId };
  };

  test('keeps the old day until then, and moves when it is confirmed', async () => {
    const { days, orderNo, changeId } = await waiting('same');
    expect(await shop.orderOf(orderNo)).toMatchObject({
      participationDate: days.first,
      pendingChange: { state: 'waiting', date: days.same },
    });
    expect(await soldOn(days, days.first, days.same)).toEqual([2, 2]);
    expect(await decide(changeId, 'confirm')).toMatchObject({ data: { state: 'done' } });
    expect(await shop.orderOf(orderNo)).toMatchObject({ participationDate: days.same });
    expect(await soldOn(days, days.first, days.same)).toEqual([0, 2]);
    expect(await decide(changeId, 'reject')).toMatchObject({ code: '20628' });
  });

  test('stays as it was when it is rejected or not answered, and what was paid goes back', async () => {
    for (const end of ['reject', 'silence']) {
      const { days, orderNo, changeId } = await waiting('dearer');
      expect((await shop.orderOf(orderNo)).pendingChange).toMatchObject({ state: 'waiting' });
      if (end === 'reject') await decide(changeId, 'reject');
      else {
        await shop.moveClock('24 hours 1 minute');
        await Promise.all([expireDateChanges(shop.deps), expireDateChanges(shop.deps)]);
      }
      expect(await shop.orderOf(orderNo)).toMatchObject({ participationDate: days.first });
      expect(await soldOn(days, days.first, days.dearer)).toEqual([2, 0]);
      const { rows } = await shop.deps.pool.query<{ back: number }>(
        `select sum(r.amount)::int as back from refunds r join orders o on o.id = r.order_id
          join orders p on p.id = o.change_of where p.order_no = $1 and r.reason = 'changed'`,
        [orderNo],
      );
      expect(rows[0]?.back).toBe(20_000);
      await shop.moveClock('0');
    }
  });
});

describe('what is told of a change', () => {
  test('is one letter with the same calendar entry moved on, and one to the merchant', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    await change(orderNo, days.same);
    await Promise.all([mailDateChanges(shop.deps), mailDateChanges(shop.deps)]);
    const { rows } = await shop.deps.pool.query<{
      key: string;
      payload: { calendars?: string[]; text: string };
    }>(
      `select dedupe_key as key, payload from outbox
        where dedupe_key like 'date-change:' || (select c.id from order_changes c
        join orders o on o.id = c.order_id where o.order_no = $1) || ':%' order by id`,
      [orderNo],
    );
    expect(rows.map(({ key }) => key.split(':').slice(2).join(':'))).toEqual(['done', 'desk:done']);
    expect(rows[0]?.payload.text).toMatch(/商戶：\S[^]*Merchant: \S/);
    const calendar = rows[0]?.payload.calendars?.[0] ?? '';
    expect(calendar).toContain(`UID:${orderNo}@tapnook`);
    expect(calendar).toContain('METHOD:REQUEST');
    const started = days.same.replaceAll('-', '');
    expect(calendar).toContain(`DTSTART:${started}T020000Z`);
    expect(Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1])).toBeGreaterThan(0);
  });

  test('books, moves and removes one calendar entry, as RFC 5546 wants it', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    await mailPaidOrders(shop.deps);
    await shop.moveClock('1 minute');
    await change(orderNo, days.same);
    await mailDateChanges(shop.deps);
    await shop.moveClock('2 minutes');
    await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'refund' },
    });
    await shop.moveClock('0');
    const { rows } = await shop.deps.pool.query<{ calendar: string }>(
      `select jsonb_array_elements_text(payload->'calendars') as calendar from outbox
        where payload->>'subject' like $1 and recipient = $2 order by id`,
      [`%${orderNo}%`, CONTACT.email],
    );
    const messages = rows.map(({ calendar }) => convertIcsCalendar(undefined, calendar));
    expect(
      messages.map(({ method, events = [] }) => [
        method,
        events.map(({ uid, status, organizer, attendees, start }) => ({
          uid,
          status,
          organizer: organizer?.email,
          attendee: attendees?.[0]?.email,
          day: start.date.toISOString().slice(0, 10),
        })),
      ]),
    ).toEqual(
      (
        [
          ['REQUEST', 'CONFIRMED', days.first],
          ['REQUEST', 'CONFIRMED', days.same],
          ['CANCEL', 'CANCELLED', days.same],
        ] as const
      ).map(([method, status, day]) => [
        method,
        [
          {
            uid: `${orderNo}@tapnook`,
            status,
            organizer: 'hello@tapnook.example',
            attendee: CONTACT.email,
            day,
          },
        ],
      ]),
    );
    const sequences = messages.map(({ events }) => events?.[0]?.sequence ?? 0);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  });
});
