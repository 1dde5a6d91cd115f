import { describe, expect, test } from '@jest/globals';
import { changePolicyOf } from '@tapnook/kernel';
import { CUT_OFF_HOURS } from '../../src/modules/orders/snapshot.service.ts';
import { hasDay, UNUSED_RULE } from './change-rules.ts';
import { everyText } from './content.testkit.ts';
import { content } from './index.ts';

const facts = new Map(content.notices.map(({ key, text }) => [key, text]));
const CHANGE = /^(change-|no-change)/;

/**
 * Every limit that a text sets for changing, as `24h` or `7d`; `none` where nothing may be changed.
 */
const limitsOf = ({ en, zh }: { readonly en: string; readonly zh: string }): string[] => [
  ...[...en.matchAll(/change[^.]*? until (\d+) (h|d)/gi)].map(
    ([, count, unit]) => `${String(count)}${String(unit)}`,
  ),
  ...[...zh.matchAll(/(\d+)(小時|日)前[^。]*改期/g)].map(
    ([, count, unit]) => `${String(count)}${unit === '日' ? 'd' : 'h'}`,
  ),
  ...(/no changes or refunds/i.test(en) ? ['none'] : []),
  ...(/不(可|設)改期或退款/.test(zh) ? ['none'] : []),
];
const told = content.products.map((item) => {
  const notices = item.notices.filter((key) => CHANGE.test(key));
  return {
    item,
    notices,
    limits: new Set(
      [...everyText(item), ...notices.flatMap((key) => facts.get(key) ?? [])].flatMap(limitsOf),
    ),
  };
});

describe('what a product says of changing the day', () => {
  test('is one rule in its facts, terms and questions, in both languages', () => {
    expect(
      told
        .filter(({ limits, notices }) => limits.size > 1 || notices.length > 1)
        .map(({ item, limits }) => [item.key, ...limits]),
    ).toEqual([]);
  });

  test('stands in the terms and among the facts of everything that has a day, and of nothing else', () => {
    const dated = told.filter(({ item }) => item.kind === 'dated' || item.kind === 'limited');
    const lacks = dated.filter(
      ({ item, notices, limits }) =>
        notices.length !== 1 ||
        limits.size !== 1 ||
        [item.terms, ...item.plans.map(({ terms }) => terms)].some(
          (text) => !text || limitsOf(text).length !== 2,
        ),
    );
    expect(lacks.map(({ item }) => item.key)).toEqual([]);
    expect(
      told.filter((one) => !dated.includes(one) && one.limits.size > 0).map(({ item }) => item.key),
    ).toEqual([]);
  });

  test('stands under the title of everything, whether it has a day or not', () => {
    const lacks = content.products.filter(
      ({ notices }) => !notices.some((key) => CHANGE.test(key) || key === UNUSED_RULE.key),
    );
    expect(lacks.map(({ key }) => key)).toEqual([]);
    const undated = content.products.filter(({ kind }) => !hasDay(kind));
    expect(undated.filter(({ notices }) => !notices.includes(UNUSED_RULE.key))).toEqual([]);
  });

  test('is the policy that the order is bought under', () => {
    const hours = { 'change-24': 24, 'change-48': 48, 'change-7-days': 168 } as const;
    for (const { item, notices } of told.filter(({ item: { kind } }) => kind === 'dated')) {
      const [key = ''] = notices;
      expect([item.key, changePolicyOf(item.kind, item.notices)]).toEqual([
        item.key,
        key in hours
          ? { kind: 'dated', freeHours: hours[key as keyof typeof hours] }
          : { kind: 'none' },
      ]);
    }
  });

  test('is the cut-off of the vouchers where the day is booked after buying', () => {
    const limited = told.filter(({ item }) => item.kind === 'limited');
    expect(limited.length).toBeGreaterThan(5);
    expect(
      limited
        .filter(({ limits }) => [...limits].join() !== `${CUT_OFF_HOURS}h`)
        .map(({ item }) => item.key),
    ).toEqual([]);
  });
});
