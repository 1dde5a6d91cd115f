import { expect, test } from '@jest/globals';
import { voucher } from '../../../dev/order.fixture.ts';
import type { Voucher } from '../../shared/model/order.ts';
import type { TimelineEvent } from './group-events.ts';
import { visitsChart } from './voucher-visits.model.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const event = (name: string, index: number, at: string): TimelineEvent => ({
  id: `${name}-${index}-${at}`,
  at,
  kind: 'voucher',
  event: name,
  voucherNo: voucher(index).voucherNo,
  title: { en_gb: name, zh_hk: name },
  amount: null,
  coins: null,
});
/** Of an order without a day of its own, unless one is given. */
const chartOf = (
  vouchers: readonly Voucher[],
  events: readonly TimelineEvent[],
  now: number,
  day: { readonly participationDate?: string; readonly startTime?: string | null } = {},
) =>
  visitsChart(
    { vouchers: [...vouchers], participationDate: null, startTime: null, ...day },
    events,
    now,
  );
const PERIOD = { participationTime: null, endExchangeTime: '2027-01-31T16:00:00.000Z' };

test('each voucher has its own line of what happened and what is still to come', () => {
  const vouchers = [
    voucher(1, { status: 'redeemed', ...PERIOD }),
    voucher(2, { bookingDate: '2026-12-13', bookingTime: '14:30', ...PERIOD }),
    voucher(3, PERIOD),
    voucher(4, { status: 'invalid', ...PERIOD }),
  ];
  const chart = chartOf(
    vouchers,
    [
      ...[1, 2, 3, 4].map((index) => event('voucher_issued', index, '2026-09-12T02:00:00Z')),
      event('booking_booked', 2, '2026-10-01T02:00:00Z'),
      event('booking_canceled', 2, '2026-10-02T02:00:00Z'),
      event('booking_booked', 2, '2026-11-09T02:00:00Z'),
      event('voucher_redeemed', 1, '2026-10-03T06:32:00Z'),
      event('voucher_refunded', 4, '2026-11-16T02:20:00Z'),
    ],
    NOW,
  );
  expect(chart?.vouchers.map(({ points }) => points.map(({ kind }) => kind))).toEqual([
    ['bought', 'redeemed'],
    ['bought', 'booked', 'ahead'],
    ['bought', 'ahead'],
    ['bought', 'refunded'],
  ]);
  expect(chart?.vouchers[1]?.points.at(-1)?.at).toBe('2026-12-13T06:30:00.000Z');
  expect(chart?.vouchers[2]?.points.at(-1)).toMatchObject({ day: '2027-01-31', time: null });
  expect(chart?.months.map(({ day }) => day)).toEqual([
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ]);
  expect(chart?.vouchers[2]?.solid).toBe(chart?.today);
  expect(chart?.vouchers[1]?.solid).toBe(chart?.vouchers[1]?.points[1]?.x);
});

test('a redemption that was undone is not told', () => {
  const chart = chartOf(
    [voucher(1, { status: 'redeemed', ...PERIOD })],
    [
      event('voucher_issued', 1, '2026-11-20T02:00:00Z'),
      event('voucher_redeemed', 1, '2026-11-21T02:00:00Z'),
      event('redemption_undone', 1, '2026-11-21T02:00:30Z'),
      event('voucher_redeemed', 1, '2026-11-21T03:00:00Z'),
    ],
    NOW,
  );
  expect(chart?.vouchers[0]?.points.map(({ kind, at }) => [kind, at])).toEqual([
    ['bought', '2026-11-20T02:00:00Z'],
    ['redeemed', '2026-11-21T03:00:00Z'],
  ]);
});

test('what happened on one day stands side by side, within the axis', () => {
  const chart = chartOf(
    [voucher(1, { status: 'redeemed' })],
    [
      event('voucher_issued', 1, '2026-11-21T03:00:00Z'),
      event('booking_booked', 1, '2026-11-21T03:10:00Z'),
      event('voucher_redeemed', 1, '2026-11-21T03:20:00Z'),
    ],
    NOW,
  );
  const places = chart?.vouchers[0]?.points.map(({ x }) => x) ?? [];
  expect(places.every((x, index) => index === 0 || x - (places[index - 1] ?? 0) > 0.05)).toBe(true);
  expect(Math.max(...places)).toBeLessThanOrEqual(1);
});

test('what happened today never stands right of today, even early in a long story', () => {
  const today = [
    event('voucher_issued', 1, '2026-11-21T03:58:00Z'),
    event('booking_booked', 1, '2026-11-21T03:58:30Z'),
    event('voucher_redeemed', 1, '2026-11-21T03:59:00Z'),
  ];
  for (const end of [
    '2026-11-22T16:00:00.000Z',
    '2026-12-15T16:00:00.000Z',
    '2027-05-31T16:00:00.000Z',
  ]) {
    const chart = chartOf(
      [
        voucher(1, { status: 'redeemed' }),
        voucher(2, { participationTime: null, endExchangeTime: end }),
      ],
      [...today, event('voucher_issued', 2, '2026-11-21T03:58:00Z')],
      NOW,
    );
    const places = chart?.vouchers[0]?.points.map(({ x }) => x) ?? [];
    expect(places).toHaveLength(3);
    expect(places[2]).toBeLessThanOrEqual((chart?.today ?? 0) + 1e-9);
    expect(places[0]).toBeGreaterThan(0);
    expect(places.every((x, index) => index === 0 || x - (places[index - 1] ?? 0) > 0.05)).toBe(
      true,
    );
    expect(chart?.vouchers[1]?.points.at(-1)?.x).toBeGreaterThan(chart?.today ?? 1);
  }
});

test('an order without vouchers has no lanes', () => {
  expect(chartOf([], [], NOW)).toBeUndefined();
});

test('a story of a few days takes the whole width; today does not stand in its words', () => {
  const chart = chartOf([voucher(1)], [event('voucher_issued', 1, '2026-11-20T14:51:00Z')], NOW, {
    participationDate: '2026-11-24',
    startTime: '11:00',
  });
  const [bought, next] = chart?.vouchers[0]?.points ?? [];
  expect(bought?.x).toBeLessThan(0.15);
  expect((next?.x ?? 0) - (chart?.today ?? 1)).toBeGreaterThan(0.5);
  expect(chart?.months).toEqual([]);
});

test('puts a missed visit on its day, and the end of the voucher ahead', () => {
  const missed = voucher(1, {
    ...PERIOD,
    bookingDate: '2026-11-19',
    bookingTime: '12:00',
    participationTime: '2026-11-19T04:00:00.000Z',
  });
  const [lane] =
    chartOf(
      [missed],
      [
        event('voucher_issued', 1, '2026-11-02T02:00:00Z'),
        event('booking_booked', 1, '2026-11-03T02:00:00Z'),
      ],
      NOW,
    )?.vouchers ?? [];
  expect(lane?.points.map(({ kind, day }) => [kind, day])).toEqual([
    ['bought', '2026-11-02'],
    ['booked', '2026-11-03'],
    ['missed', '2026-11-19'],
    ['ahead', '2027-01-31'],
  ]);
});

test('a day that was bought without a time is called by its day alone, until it is over', () => {
  const issued = [event('voucher_issued', 1, '2026-11-19T02:00:00Z')];
  const aheadOf = (participationDate: string, startTime: string | null) =>
    chartOf([voucher(1)], issued, NOW, { participationDate, startTime })?.vouchers[0]?.points.at(
      -1,
    );
  expect(aheadOf('2026-12-04', null)).toMatchObject({ day: '2026-12-04', time: null });
  expect(aheadOf('2026-12-04', '00:00')).toMatchObject({ day: '2026-12-04', time: '00:00' });
  expect(aheadOf('2026-11-21', null)).toMatchObject({ kind: 'ahead', day: '2026-11-21' });
});
