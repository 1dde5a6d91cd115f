import { describe, expect, test } from '@jest/globals';
import type { AppComposition } from './environment.ts';
import { admits, bucketOf, chooseApp, isHeldBack, type Visitor } from './rollout.ts';

const digest = 'a'.repeat(64);
const app = (
  weight: number,
  extra: Partial<NonNullable<AppComposition['candidate']>> = {},
): AppComposition => ({
  stable: { version: '1.0.0', digest },
  candidate: { version: '1.1.0', digest, weight, salt: 'rollout-7', ...extra },
});
const visitor = (shopperId: string, extra: Partial<Visitor> = {}): Visitor => ({
  shopperId,
  locale: 'en-US',
  platform: 'ios',
  route: 'detail',
  signedIn: false,
  ...extra,
});
const SHOPPERS = Array.from({ length: 100_000 }, (_, i) => `shopper-${i.toString(36)}`);
const candidates = (weight: number, salt = 'rollout-7') =>
  SHOPPERS.filter((id) => chooseApp(app(weight, { salt }), visitor(id)).bucket === 'candidate');

// Covers: REL-015
describe('sticky buckets', () => {
  test.each(['rollout-7', 'b5c1f09e', 'zz-2026-11-20'])(
    '10%% is 10%% ± 0.3 over 100,000 shoppers (%s)',
    (salt) => {
      const share = candidates(1_000, salt).length / SHOPPERS.length;
      expect(Math.abs(share - 0.1)).toBeLessThan(0.003);
    },
  );

  test('every hundredth of the range is filled evenly', () => {
    const counts = Array.from({ length: 100 }, () => 0);
    for (const id of SHOPPERS) counts[Math.floor(bucketOf('even', id) / 100)]! += 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect(chiSquare).toBeLessThan(150);
  });

  test('raising the weight never moves a shopper back', () => {
    let before = new Set<string>();
    for (const weight of [0, 100, 500, 1_000, 2_500, 5_000, 10_000]) {
      const now = new Set(candidates(weight));
      expect([...before].filter((id) => !now.has(id))).toEqual([]);
      before = now;
    }
    expect(before.size).toBe(SHOPPERS.length);
  });

  test('two rollouts draw different shoppers', () => {
    const first = new Set(candidates(1_000, 'first-salt'));
    const both = candidates(1_000, 'other-salt').filter((id) => first.has(id)).length;
    expect(both / SHOPPERS.length).toBeCloseTo(0.01, 2);
  });
});

describe('targeting', () => {
  test('weight counts only among those whom the rules admit', () => {
    const rules = { locales: ['zh-HK'], platforms: ['ios'] };
    expect(chooseApp(app(10_000, { rules }), visitor('a'))).toMatchObject({
      bucket: 'outside',
      version: '1.0.0',
    });
    expect(chooseApp(app(0, { rules }), visitor('a', { locale: 'zh-HK' }))).toMatchObject({
      bucket: 'stable',
      version: '1.0.0',
    });
    expect(chooseApp(app(10_000, { rules }), visitor('a', { locale: 'zh-HK' })).bucket).toBe(
      'candidate',
    );
    expect(
      chooseApp(app(10_000, { rules }), visitor('a', { locale: 'zh-HK', platform: 'android' }))
        .bucket,
    ).toBe('outside');
  });

  test('by route, session and group', () => {
    expect(admits({ routes: ['search'] }, visitor('a'))).toBe(false);
    expect(admits({ signedIn: true }, visitor('a'))).toBe(false);
    expect(admits({ groups: ['staff'] }, visitor('a', { signedIn: true }))).toBe(false);
    expect(
      admits(
        { groups: ['staff'], signedIn: true, routes: ['detail'] },
        visitor('a', { signedIn: true, groups: ['staff', 'beta'] }),
      ),
    ).toBe(true);
  });

  test('no candidate means stable for all', () => {
    expect(chooseApp({ stable: { version: '1.0.0', digest } }, visitor('a'))).toEqual({
      bucket: 'stable',
      version: '1.0.0',
      digest,
    });
  });
});

describe('a holdback', () => {
  const until = '2026-01-01T00:30:00.000Z';
  const released = {
    stable: { version: '1.1.0', digest: 'b'.repeat(64) },
    lastGood: { version: '1.0.0', digest: 'a'.repeat(64) },
    holdback: { weight: 200, salt: 'salt-0001', until },
  };
  const heldBack = (now: number) =>
    Array.from({ length: 10_000 }, (_, shopper) =>
      isHeldBack(released, `shopper-${shopper}`, now),
    ).filter(Boolean).length;
  test('leaves about two in a hundred on the last good version, until it ends', () => {
    expect(Math.abs(heldBack(Date.parse(until) - 1) - 200)).toBeLessThan(60);
    expect(heldBack(Date.parse(until))).toBe(0);
  });
  test('leaves nobody where there is no last good version', () =>
    expect(isHeldBack({ ...released, lastGood: undefined }, 'shopper-1', 0)).toBe(false));
});
