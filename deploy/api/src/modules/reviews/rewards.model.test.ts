import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  aYearAfter,
  createRewardModel,
  monthInHongKong,
  type RewardModel,
} from '../../../test/reward-model.ts';
import { addProduct, createShop, type Shop, type ShopProduct } from '../../../test/shop.ts';
import { inTransaction } from '../../db/pool.ts';
import { expireHolds } from '../order-lifecycle/order-expiry.service.ts';
import { spendableCoins } from '../points/coin-balance.service.ts';
import { freezeCoins, payCoins } from '../points/order-coins.service.ts';
import { expireCoins } from '../points/points.service.ts';
import { moderateDue } from './review.service.ts';

/** `REWARD_RUNS=200 REWARD_SEED=1` for a long run that can be repeated; a short one otherwise. */
const RUNS = Number(process.env['REWARD_RUNS'] ?? 2);
const SEED =
  process.env['REWARD_SEED'] === undefined ? undefined : Number(process.env['REWARD_SEED']);
/** Four days before the end of a Hong Kong month, a year before a 29 February. */
const START = Date.parse('2031-01-27T09:00:00Z');
const [MINUTE, DAY] = [60_000, 86_400_000];
/** Between any two steps, so that nothing is due at the very moment at which it is looked for. */
const MOMENT = 11_000;
/** What each activity gives at most: enough of them for ten a month and more. */
const MOST = [80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 100, 50, 30, 0] as const;
const MESSAGES = [
  'Exactly twenty chars',
  '海面平靜，導師有耐性，整個維港都屬於我們。',
  'Calm water, a patient guide and the skyline to ourselves.',
  'See more at https://elsewhere.example about this place',
];

type Step =
  | {
      readonly kind: 'review';
      readonly product: number;
      readonly photos: number;
      readonly recommended: boolean;
      readonly message: number;
    }
  | { readonly kind: 'moderate'; readonly which: number; readonly to: 'NORMAL' | 'HIDE' }
  | { readonly kind: 'spend'; readonly share: number }
  | {
      readonly kind: 'wait';
      readonly until: (at: number, ends: number | null) => number;
      readonly name: string;
    };

/** One minute before or after the midnight in Hong Kong that begins the next month. */
const monthEnd = (at: number, minutes: number): number => {
  const [year = 0, month = 0] = monthInHongKong(at).split('-').map(Number);
  return Date.UTC(year, month, 1) - 8 * 60 * MINUTE + minutes * MINUTE;
};
const later = (name: string, until: (at: number, ends: number | null) => number): Step => ({
  kind: 'wait',
  name,
  until: (at, ends) => Math.max(at + MINUTE, until(at, ends)),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('review' as const),
      product: fc.nat(MOST.length - 1),
      photos: fc.nat(6),
      recommended: fc.boolean(),
      message: fc.nat(MESSAGES.length - 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('moderate' as const),
      which: fc.nat(50),
      to: fc.constantFrom('NORMAL' as const, 'HIDE' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('spend' as const),
      share: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc
      .integer({ min: 1, max: 600 })
      .map((minutes) => later(`${minutes} minutes`, (at) => at + minutes * MINUTE)),
  },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 1, max: 40 })
      .map((days) => later(`${days} days`, (at) => at + days * DAY)),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(-1, 1)
      .map((side) => later(`${side} minute from the month’s end`, (at) => monthEnd(at, side))),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(-1, 1)
      .map((side) =>
        later(`${side} minute from the coins’ end`, (at, ends) => (ends ?? at) + side * MINUTE),
      ),
  },
);

/**
 * A life: steps, a spree of eleven activities and more within hours, steps, and the end of what is
 * left.
 */
const life: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.array(step, { minLength: 20, maxLength: 20, size: 'max' }),
    fc.shuffledSubarray([...MOST.keys()], { minLength: 13 }),
    fc.array(step, { minLength: 20, maxLength: 20, size: 'max' }),
  )
  .map(([before, spree, after]) => [
    ...before,
    later('over the month’s end', (at) => monthEnd(at, 1)),
    ...spree.map((product) => ({
      kind: 'review' as const,
      product,
      photos: product % 3,
      recommended: product % 2 === 0,
      message: product % 3,
    })),
    ...after,
    later('past the coins’ end', (at, ends) => (ends ?? at) + MINUTE),
  ]);

let shop: Shop;
let products: ShopProduct[];
beforeAll(async () => {
  shop = await createShop();
  products = [];
  for (const most of MOST) {
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId, price: 500 });
    await shop.deps.pool.query('update products set max_point = $2 where id = $1', [
      product.productId,
      most,
    ]);
    products.push(product);
  }
});
afterAll(() => shop.close());

interface Run {
  readonly as: { readonly userId: string };
  readonly model: RewardModel;
  readonly reviewIds: string[];
  at: number;
}
/** Why reviews earned nothing, over all runs. */
const seen = new Set<string | null>();
const ADMIN = { userId: '1', role: 'admin' } as const;
const setClock = (run: Run): Promise<void> => shop.moveClock(`${run.at - Date.now()} milliseconds`);
const photosOf = async (run: Run, count: number): Promise<string[]> => {
  const ids = Array.from(
    { length: count },
    (_, index) => `up-${run.as.userId.padStart(16, '0')}${index}`,
  );
  for (const id of ids)
    await shop.deps.pool.query(
      `insert into files (id, user_id, type, mime_type, width, height, size, hash, content)
        values ($1, $2, 'review', 'image/webp', 16, 16, 1, '', '') on conflict do nothing`,
      [id, run.as.userId],
    );
  return ids;
};

const review = async (
  run: Run,
  { product: index, photos, recommended, message }: Step & { kind: 'review' },
): Promise<void> => {
  const [product, most] = [products[index], MOST[index] ?? 0];
  if (!product) throw new Error('there is no such product');
  const orderNo = await shop.buy(product, {}, run.as);
  const [voucher] = (await shop.orderOf(orderNo, run.as)).vouchers;
  await shop.call('POST', '/v1/merchant/vouchers/redeem', {
    as: ADMIN,
    body: { voucherNo: voucher.voucherNo },
  });
  const reason = run.model.reason(index, most, run.at);
  seen.add(reason);
  const { reward } = (await shop.call('GET', `/v1/reviews/order/${orderNo}`, { as: run.as })).data
    .items[0];
  expect([reward.reason, reward.earns]).toEqual([reason, reason === null]);
  const text = MESSAGES[message] ?? '';
  const body = {
    orderId: orderNo,
    overallScore: 5,
    scores: [],
    message: text,
    picsOrVideos: await photosOf(run, photos),
    isRecommended: recommended,
    agreeTerms: true,
  };
  const written = await shop.call('POST', '/v1/reviews', { as: run.as, body });
  expect(written.data.rewardPointForReview).toBe(
    run.model.write({
      product: index,
      at: run.at,
      photos,
      recommended,
      most,
      doubtful: text.includes('https'),
    }),
  );
  run.reviewIds.push(written.data.id);
};
const spend = async (run: Run, share: number): Promise<void> => {
  const { amount } = run.model.purse(run.at);
  const coins = Math.ceil(amount / share);
  if (coins === 0) return;
  const key = `spend-${run.as.userId}-${run.at}-${run.reviewIds.length}-${amount}`;
  await inTransaction(shop.deps.db, async (tx) => {
    expect(await freezeCoins(tx, run.as.userId, key, coins)).toBe(true);
    await payCoins(tx, run.as.userId, key);
  });
  run.model.spend(coins, run.at);
};
const wait = async (run: Run, until: (Step & { kind: 'wait' })['until']): Promise<void> => {
  run.at = until(run.at, run.model.purse(run.at).ends);
  await setClock(run);
  await moderateDue(shop.deps.db);
  await expireCoins(shop.deps.db);
  run.model.pass(run.at);
};
const take = async (run: Run, one: Step): Promise<void> => {
  await setClock(run);
  if (one.kind === 'review') return review(run, one);
  if (one.kind === 'spend') return spend(run, one.share);
  if (one.kind === 'wait') return wait(run, one.until);
  const id = run.reviewIds[one.which];
  if (!id) return;
  await shop.call('PATCH', `/v1/admin/reviews/${id}`, { as: ADMIN, body: { status: one.to } });
  run.model.moderate(one.which, one.to, run.at);
};

/** What the shopper sees against what the model says; the end of coins to the minute. */
const compare = async (run: Run, one: Step): Promise<void> => {
  const { data } = await shop.call('GET', '/v1/client/points/amount', { as: run.as });
  const wanted = run.model.purse(run.at);
  expect({ one, amount: data.amount, waiting: data.waitingAmount }).toEqual({
    one,
    amount: wanted.amount,
    waiting: wanted.waiting,
  });
  const ends = data.expiring.length === 0 ? null : Date.parse(data.expiring[0].expiredTime);
  expect(ends === null).toBe(wanted.ends === null);
  expect(Math.abs((ends ?? 0) - (wanted.ends ?? 0))).toBeLessThan(MINUTE);
  expect(await spendableCoins(shop.deps.db, run.as.userId)).toBe(wanted.amount);
};
const statusesOf = async (run: Run): Promise<string[]> => {
  const { rows } = await shop.deps.pool.query<{ id: string; status: string }>(
    'select id, status from reviews where user_id = $1',
    [run.as.userId],
  );
  return run.reviewIds.map((id) => rows.find((row) => row.id === id)?.status ?? '');
};

// Covers: PRD-014, CON-009, INV-008, REV-019
test(
  'credits, renews, withdraws and expires review coins as the model says, month after month',
  async () => {
    let months = 0;
    const lives = fc.asyncProperty(life, async (steps) => {
      const run: Run = {
        as: await shop.addShopper(),
        model: createRewardModel(),
        reviewIds: [],
        at: START,
      };
      for (const one of steps) {
        run.at += MOMENT;
        await take(run, one);
        await compare(run, one);
      }
      expect(await statusesOf(run)).toEqual(run.model.statuses());
      months = Math.max(months, (run.at - START) / (30 * DAY));
      await expireHolds(shop.deps.db, shop.gateway);
      expect(await shop.invariants()).toEqual([]);
    });
    // Shoppers of earlier runs stay in the database, so a failure is repeated by its seed and not
    // by shrinking.
    await fc.assert(lives, {
      numRuns: RUNS,
      endOnFailure: true,
      ...(SEED !== undefined && { seed: SEED }),
    });
    await shop.moveClock('0');
    expect(months).toBeGreaterThan(6);
    expect([...seen].map(String).toSorted()).toEqual([
      'no_reward',
      'null',
      'second_this_month',
      'ten_this_month',
    ]);
  },
  24 * 60 * 60_000,
);

test('the model itself knows Hong Kong’s calendar', () => {
  expect(
    [Date.parse('2031-01-31T15:59:59Z'), Date.parse('2031-01-31T16:00:00Z')].map(monthInHongKong),
  ).toEqual(['2031-01', '2031-02']);
  const ends = (at: string): string => new Date(aYearAfter(Date.parse(at))).toISOString();
  expect(ends('2032-02-29T03:00:00Z')).toBe('2033-02-28T03:00:00.000Z');
  expect(ends('2032-02-28T16:30:00Z')).toBe('2033-02-27T16:30:00.000Z');
});
