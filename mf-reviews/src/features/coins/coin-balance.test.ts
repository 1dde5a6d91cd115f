import { describe, expect, test } from '@jest/globals';
import { formatMoney } from '@tapnook/kernel';
import { fakeEntry, fakePoints } from '../../../dev/fakes.ts';
import { lotsByDay, coinBalanceOf } from './coin-balance.ts';
import { byMonth, endsOn, ledgerInput, orderOf, signOf } from './ledger.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

describe('the purse', () => {
  test('joins the lots of a Hong Kong day and tells those that end within sixty days', () => {
    // 17:00 UTC is already the next day in Hong Kong.
    expect(
      lotsByDay(
        [
          { amount: 5, expiredTime: '2027-03-01T17:00:00Z' },
          { amount: 7, expiredTime: '2027-03-02T02:00:00Z' },
          { amount: 1, expiredTime: '2026-11-21T00:00:00Z' },
        ],
        NOW,
      ),
    ).toEqual([
      { coins: 1, until: '2026-11-21', soon: true },
      { coins: 12, until: '2027-03-02', soon: false },
    ]);
  });
  test('divides a balance into what lasts, what ends, what is held and what comes', () => {
    expect(coinBalanceOf(fakePoints(), NOW)).toEqual({
      lasting: { coins: 1004, until: '2027-11-12' },
      soon: [{ coins: 80, until: '2026-12-31', soon: true }],
      held: 200,
      waiting: 80,
      worthCents: 10_800,
      spendable: true,
    });
  });
  test.each([
    [10, false],
    [11, true],
  ])('%i coins can be spent: %s', (amount, spendable) => {
    expect(coinBalanceOf(fakePoints({ amount }), NOW).spendable).toBe(spendable);
  });
  // Covers: COI-006
  test.each([
    [16, 'HK$1'],
    [48, 'HK$4'],
    [1084, 'HK$108'],
  ])('%i coins are worth %s, as checkout takes them', (amount, worth) => {
    expect(formatMoney(coinBalanceOf(fakePoints({ amount }), NOW).worthCents)).toBe(worth);
  });
});

describe('the ledger', () => {
  test('goes by Hong Kong months', () => {
    const entries = [
      fakeEntry(0, { createdAt: '2026-11-30T15:59:00Z' }),
      fakeEntry(1, { createdAt: '2026-10-31T16:00:00Z' }),
      fakeEntry(2, { createdAt: '2026-10-31T15:59:00Z' }),
    ];
    expect(byMonth(entries).map(({ month, entries: of }) => [month, of.length])).toEqual([
      ['2026-11', 2],
      ['2026-10', 1],
    ]);
  });
  test('asks for one status, or for all', () => {
    expect(ledgerInput('all', 2)).toEqual({ query: { pageIndex: 2, pageSize: 20 } });
    expect(ledgerInput('returned', 1)).toEqual({
      query: { pageIndex: 1, pageSize: 20, status: 'REFUNDED' },
    });
  });
  test('tells the end only of coins that are still there', () => {
    expect(endsOn(fakeEntry(0), NOW)).toBe('2027-11-12');
    expect(endsOn(fakeEntry(0, { expiredTime: '2026-11-01T00:00:00Z' }), NOW)).toBeUndefined();
    expect(endsOn(fakeEntry(0, { status: 'EXPIRED' }), NOW)).toBeUndefined();
  });
  test('signs what counts, and links only orders', () => {
    expect(
      [
        fakeEntry(0),
        fakeEntry(0, { method: 'OUT_ACCOUNT', status: 'PAID' }),
        fakeEntry(0, { method: 'OUT_ACCOUNT', status: 'PAID_FAILED' }),
      ].map(signOf),
    ).toEqual(['+', '−', '']);
    expect(
      orderOf(fakeEntry(0, { externalId: 'c830cc08-5311-4163-a30a-fe714d4ef011' })),
    ).toBeUndefined();
  });
});
