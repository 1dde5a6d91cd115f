import { describe, expect, test } from '@jest/globals';
import type { LocalisedText } from '@tapnook/contracts';
import { formatDay } from '@tapnook/kernel';
import { convertIcsCalendar } from 'ts-ics';
import { useDateChanges } from '../../../test/date-changes.ts';
import { CONTACT } from '../../../test/shop.ts';
import { mailPaidOrders } from '../order-emails/order-emails.service.ts';
import { mailDateChanges } from './date-change-emails.service.ts';

const { shop, setUp, buy, change } = useDateChanges();

describe('what is told of a change', () => {
  test('is one letter with the same calendar entry moved on, and one to the merchant', async () => {
    const days = await setUp();
    const orderNo = await buy(days);
    await change(orderNo, days.same);
    await Promise.all([mailDateChanges(shop.deps), mailDateChanges(shop.deps)]);
    const { rows } = await shop.deps.pool.query<{
      key: string;
      payload: { calendars?: string[]; subject: string; text: string };
    }>(
      `select dedupe_key as key, payload from outbox
        where dedupe_key like 'date-change:' || (select c.id from order_changes c
        join orders o on o.id = c.order_id where o.order_no = $1) || ':%' order by id`,
      [orderNo],
    );
    expect(rows.map(({ key }) => key.split(':').slice(2).join(':'))).toEqual(['done', 'desk:done']);
    // The day may change again: each letter and notice says which it is now.
    const { rows: notices } = await shop.deps.pool.query<{ title: LocalisedText }>(
      "select title from notifications where link like '%' || $1 order by id desc limit 1",
      [orderNo],
    );
    const now = `${formatDay(days.same, 'zh-HK')} 10:00`;
    expect(rows[0]?.payload.subject).toBe(`日期已改為${now} (${orderNo})`);
    expect(notices).toEqual([
      {
        title: {
          en_gb: `Your date is now ${formatDay(days.same, 'en-US')} 10:00`,
          zh_hk: `日期已改為${now}`,
        },
      },
    ]);
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
