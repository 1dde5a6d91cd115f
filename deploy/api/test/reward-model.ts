/**
 * The rules of rewards (part 3, "Money, coins, codes") told a second time, from the text alone and
 * with nothing of the code that is tested: plain facts in a list, everything counted anew from
 * them. Times are milliseconds since the epoch.
 */

const EIGHT_HOURS = 8 * 3_600_000;

/** The month on a calendar in Hong Kong, which is eight hours ahead all year. */
export const monthInHongKong = (at: number): string =>
  new Date(at + EIGHT_HOURS).toISOString().slice(0, 7);

/** The same day of the next year in Hong Kong; 28 February after a 29th. */
export const aYearAfter = (at: number): number => {
  const date = new Date(at + EIGHT_HOURS);
  const leapDay = date.getUTCMonth() === 1 && date.getUTCDate() === 29;
  return (
    Date.UTC(
      date.getUTCFullYear() + 1,
      date.getUTCMonth(),
      leapDay ? 28 : date.getUTCDate(),
      date.getUTCHours(),
      date.getUTCMinutes(),
      date.getUTCSeconds(),
      date.getUTCMilliseconds(),
    ) - EIGHT_HOURS
  );
};

export interface Written {
  readonly product: number;
  readonly at: number;
  readonly photos: number;
  readonly recommended: boolean;
  /** What the activity gives at most. */
  readonly most: number;
  readonly doubtful: boolean;
}
interface Fact extends Written {
  readonly reward: number;
  status: 'PENDING' | 'NORMAL' | 'HIDE';
  /** Where its coins are: promised, given, or gone for good. */
  coins: 'none' | 'promised' | 'given' | 'gone';
}

export interface RewardModel {
  /** Why a review now would earn nothing. */
  readonly reason: (product: number, most: number, at: number) => string | null;
  /** Answers the coins it earns. */
  readonly write: (review: Written) => number;
  readonly moderate: (index: number, to: 'NORMAL' | 'HIDE', at: number) => void;
  readonly spend: (coins: number, at: number) => void;
  /** What time does: shows what was due, ends what is over. */
  readonly pass: (at: number) => void;
  readonly purse: (at: number) => {
    readonly amount: number;
    readonly waiting: number;
    readonly ends: number | null;
  };
  readonly statuses: () => readonly string[];
}

export const createRewardModel = (): RewardModel => {
  const facts: Fact[] = [];
  let heaps: { coins: number; ends: number }[] = [];

  const live = (at: number) => heaps.filter((heap) => heap.ends > at && heap.coins > 0);
  const held = (at: number): number => live(at).reduce((sum, heap) => sum + heap.coins, 0);
  const give = (coins: number, at: number): void => {
    const ends = aYearAfter(at);
    for (const heap of live(at)) heap.ends = Math.max(heap.ends, ends);
    heaps.push({ coins, ends });
  };
  const take = (coins: number, at: number): void => {
    let left = Math.min(coins, held(at));
    for (const heap of live(at).toSorted((a, b) => a.ends - b.ends)) {
      const part = Math.min(left, heap.coins);
      heap.coins -= part;
      left -= part;
    }
  };
  const reason: RewardModel['reason'] = (product, most, at) => {
    const thisMonth = facts.filter((fact) => monthInHongKong(fact.at) === monthInHongKong(at));
    if (most === 0) return 'no_reward';
    if (thisMonth.some((fact) => fact.product === product)) return 'second_this_month';
    return new Set(thisMonth.filter((fact) => fact.reward > 0).map((fact) => fact.product)).size >=
      10
      ? 'ten_this_month'
      : null;
  };
  const moderate: RewardModel['moderate'] = (index, to, at) => {
    const fact = facts[index];
    if (!fact || fact.status === to) return;
    fact.status = to;
    if (to === 'NORMAL' && fact.coins === 'promised') {
      give(fact.reward, at);
      fact.coins = 'given';
    } else if (to === 'HIDE' && fact.coins !== 'none') {
      if (fact.coins === 'given') take(fact.reward, at);
      fact.coins = 'gone';
    }
  };
  return {
    reason,
    moderate,
    write: (review) => {
      const earns = reason(review.product, review.most, review.at) === null;
      const reward = earns
        ? Math.min(
            40 + (review.photos > 0 ? 20 : 0) + (review.recommended ? 20 : 0),
            review.most,
            80,
          )
        : 0;
      facts.push({ ...review, reward, status: 'PENDING', coins: reward > 0 ? 'promised' : 'none' });
      return reward;
    },
    spend: take,
    pass: (at) => {
      facts.forEach((fact, index) => {
        if (fact.status === 'PENDING' && !fact.doubtful && at - fact.at >= 10 * 60_000)
          moderate(index, 'NORMAL', at);
      });
      heaps = heaps.filter((heap) => heap.ends > at);
    },
    purse: (at) => ({
      amount: held(at),
      waiting: facts.reduce((sum, fact) => sum + (fact.coins === 'promised' ? fact.reward : 0), 0),
      ends: live(at).reduce<number | null>(
        (soonest, heap) => Math.min(soonest ?? heap.ends, heap.ends),
        null,
      ),
    }),
    statuses: () => facts.map((fact) => fact.status),
  };
};
