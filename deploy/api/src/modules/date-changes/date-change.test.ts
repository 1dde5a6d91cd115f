import { describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { useDateChanges } from '../../../test/date-changes.ts';
import { expireDateChanges } from './date-change-expiry.service.ts';

const { shop, setUp, buy, change, decide, soldOn } = useDateChanges();

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

  test('stays as it was when rejected or not answered, and what was paid goes back', async () => {
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
