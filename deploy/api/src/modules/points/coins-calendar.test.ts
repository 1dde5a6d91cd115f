import { describe, expect, test } from '@jest/globals';
import { useShop } from '../../../test/shop.ts';
import { inTransaction } from '../../db/pool.ts';
import { spendableCoins } from './coin-balance.service.ts';
import { freezeCoins, returnCoins } from './order-coins.service.ts';
import { earnCoins, expireCoins } from './points.service.ts';

const shop = useShop();

const [SECOND, MINUTE, DAY] = [1_000, 60_000, 86_400_000];
/** Steps of a test take real time; a minute is far less than any wrong day would be. */
const goTo = (at: number): Promise<void> => shop.moveClock(`${at - Date.now()} milliseconds`);
const earn = (userId: string, coins: number, onceKey: string) =>
  inTransaction(shop.deps.db, (tx) =>
    earnCoins(tx, {
      userId,
      coins,
      channel: 'MANUAL',
      type: 'ADMIN',
      externalId: userId,
      remark: { en_gb: 'Gift', zh_hk: '禮物' },
      onceKey,
    }),
  );
const amountOf = async (as: {
  readonly userId: string;
}): Promise<{ readonly amount: number; readonly ends: readonly number[] }> => {
  const { data } = await shop.call('GET', '/v1/client/points/amount', { as });
  return {
    amount: data.amount,
    ends: data.expiring.map((one: { expiredTime: string }) => Date.parse(one.expiredTime)),
  };
};
const near = (found: number | undefined, wanted: number): void =>
  expect(Math.abs((found ?? 0) - wanted)).toBeLessThan(MINUTE);

/**
 * Moments of earning and of the end a year later, each with what it is on a calendar in Hong Kong.
 */
const YEARS = [
  ['the last minute of a year', '2031-12-31T15:59:00Z', '2032-12-31T15:59:00Z'],
  ['the first minute of a year', '2031-12-31T16:01:00Z', '2032-12-31T16:01:00Z'],
  ['a 31st', '2031-05-31T15:58:00Z', '2032-05-31T15:58:00Z'],
  ['a 30th', '2031-04-30T15:58:00Z', '2032-04-30T15:58:00Z'],
  ['a 28 February before a leap year', '2031-02-28T15:58:00Z', '2032-02-28T15:58:00Z'],
  [
    'the first minute of a 29 February, still the 28th elsewhere',
    '2032-02-28T16:01:00Z',
    '2033-02-27T16:01:00Z',
  ],
  ['the last minute of a 29 February', '2032-02-29T15:59:00Z', '2033-02-28T15:59:00Z'],
  [
    'the first minute of the March after it, still the 29th elsewhere',
    '2032-02-29T16:01:00Z',
    '2033-02-28T16:01:00Z',
  ],
] as const;

// Covers: CON-004, STA-065
describe('coins live twelve months by the calendar of Hong Kong', () => {
  test.each(YEARS)('from %s', async (_name, earned, over) => {
    const as = await shop.addShopper();
    const [at, end] = [Date.parse(earned), Date.parse(over)];
    await goTo(at);
    await earn(as.userId, 30, `gift:${as.userId}:${earned}`);
    near((await amountOf(as)).ends[0], end);
    await goTo(end - MINUTE);
    await expireCoins(shop.deps.db);
    expect(await spendableCoins(shop.deps.db, as.userId)).toBe(30);
    await goTo(end + MINUTE);
    expect(await spendableCoins(shop.deps.db, as.userId)).toBe(0);
    await expireCoins(shop.deps.db);
  });

  test('and earning a minute before their end renews them, one after it does not', async () => {
    const [kept, lost] = [await shop.addShopper(), await shop.addShopper()];
    const at = Date.parse('2031-12-31T15:30:00Z');
    await goTo(at);
    for (const { userId } of [kept, lost]) await earn(userId, 30, `first:${userId}`);
    const end = Date.parse('2032-12-31T15:30:00Z');
    await goTo(end - MINUTE);
    await earn(kept.userId, 5, `second:${kept.userId}`);
    await goTo(end + MINUTE);
    await earn(lost.userId, 5, `second:${lost.userId}`);
    await expireCoins(shop.deps.db);
    expect([(await amountOf(kept)).amount, (await amountOf(lost)).amount]).toEqual([35, 5]);
    for (const found of (await amountOf(kept)).ends)
      near(found, Date.parse('2033-12-31T15:29:00Z'));
  });
});

// Covers: COI-011
test('coins that an order holds past their date are renewed with the rest', async () => {
  const as = await shop.addShopper();
  const end = Date.parse('2034-06-01T04:00:00Z');
  await goTo(Date.parse('2033-06-01T04:00:00Z'));
  await earn(as.userId, 100, `lot:${as.userId}`);
  await goTo(end - 10 * MINUTE);
  expect(
    await inTransaction(shop.deps.db, (tx) => freezeCoins(tx, as.userId, `held-${as.userId}`, 100)),
  ).toBe(true);
  await goTo(end + 10 * MINUTE);
  await earn(as.userId, 5, `later:${as.userId}`);
  await goTo(end + 15 * MINUTE + SECOND);
  await inTransaction(shop.deps.db, (tx) => returnCoins(tx, as.userId, `held-${as.userId}`));
  await goTo(end + DAY);
  await expireCoins(shop.deps.db);
  const { amount, ends } = await amountOf(as);
  expect(amount).toBe(105);
  expect(Math.min(...ends)).toBeGreaterThan(Date.parse('2035-06-01T04:00:00Z'));
});
