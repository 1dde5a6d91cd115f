import { describe, expect, test } from '@jest/globals';
import type { Verdict } from '../analysis/canary-verdict.ts';
import { nextStep } from './rollouts.ts';
import {
  abort,
  compareApps,
  compose,
  promote,
  restore,
  rollback,
  setWeight,
  startCandidate,
  type Apps,
} from './transitions.ts';

const digest = 'd'.repeat(64);
const pin = (version: string) => ({ version, digest });
const start: Apps = {
  shell: { stable: pin('3.8.2') },
  'mf-catalog': { stable: pin('6.14.3'), lastGood: pin('6.14.2') },
};
const canary = startCandidate(start, 'mf-catalog', pin('6.15.0'), {
  weight: 500,
  salt: 'salt-0001',
}).apps;

describe('changes of a composition', () => {
  test('a new stable version keeps the old one as the last good', () => {
    expect(compose(start, { 'mf-catalog': pin('6.15.0') }).apps['mf-catalog']).toEqual({
      stable: pin('6.15.0'),
      lastGood: pin('6.14.3'),
    });
  });
  test('the same version again changes nothing', () =>
    expect(compose(start, { 'mf-catalog': pin('6.14.3') }).apps).toEqual(start));
  test('a composed candidate is a candidate no longer', () =>
    expect(compose(canary, { 'mf-catalog': pin('6.15.0') }).apps['mf-catalog']).toEqual({
      stable: pin('6.15.0'),
      lastGood: pin('6.14.3'),
    }));
  test('another candidate goes on beside a new stable version', () =>
    expect(
      compose(canary, { 'mf-catalog': pin('6.14.4') }).apps['mf-catalog']?.candidate?.version,
    ).toBe('6.15.0'));
  test('apps leave', () =>
    expect(Object.keys(compose(start, {}, ['mf-catalog']).apps)).toEqual(['shell']));
  test('one candidate an app, never the stable version, never an app that is not there', () => {
    expect(
      startCandidate(canary, 'mf-catalog', pin('6.16.0'), { weight: 1, salt: 'salt-0002' }).refused,
    ).toBe('candidate-present');
    expect(
      startCandidate(start, 'mf-catalog', pin('6.14.3'), { weight: 1, salt: 'salt-0002' }).refused,
    ).toBe('same-version');
    expect(
      startCandidate(start, 'mf-nobody', pin('1.0.0'), { weight: 1, salt: 'salt-0002' }).refused,
    ).toBe('not-composed');
  });
  test('the weight moves, the salt stays', () =>
    expect(setWeight(canary, 'mf-catalog', 2_500).apps['mf-catalog']?.candidate).toEqual({
      ...pin('6.15.0'),
      weight: 2_500,
      salt: 'salt-0001',
    }));
  test('aborting gives back what was', () =>
    expect(abort(canary, 'mf-catalog').apps).toEqual(start));
  test('promoting moves the pointer', () =>
    expect(promote(canary, 'mf-catalog').apps['mf-catalog']).toEqual({
      stable: pin('6.15.0'),
      lastGood: pin('6.14.3'),
    }));
  test('rolling back moves one app and ends its candidate', () =>
    expect(rollback(canary, 'mf-catalog').apps).toEqual({
      ...start,
      'mf-catalog': { stable: pin('6.14.2') },
    }));
  test('restoring takes no candidate along', () => expect(restore(canary).apps).toEqual(start));
  test('without a candidate there is nothing to move', () =>
    expect(
      [setWeight(start, 'shell', 1), abort(start, 'shell'), promote(start, 'shell')].map(
        (change) => change.refused,
      ),
    ).toEqual(['no-candidate', 'no-candidate', 'no-candidate']));
  test('comparing shows what differs only', () => {
    expect(compareApps(start, canary)).toEqual([
      {
        app: 'mf-catalog',
        from: '6.14.3',
        to: '6.14.3',
        candidateFrom: null,
        candidateTo: '6.15.0',
        weightFrom: 0,
        weightTo: 500,
      },
    ]);
    expect(compareApps(start, {})).toHaveLength(2);
  });
});

describe('a plan', () => {
  const plan = [
    { weight: 100, minutes: 10 },
    { weight: 2_500, minutes: 30 },
  ];
  const began = Date.parse('2026-11-20T10:00:00Z');
  const rollout = { plan, steppedAt: new Date(began).toISOString(), held: false };
  const verdict = (state: Verdict['state']): Verdict => ({
    state,
    sessions: { stable: 1, candidate: 1 },
    confidence: 0.999,
    metrics: [],
  });
  const minutes = (count: number) => began + count * 60_000;
  test('waits for its time', () =>
    expect(nextStep(rollout, 100, verdict('healthy'), minutes(9))).toBeNull());
  test('takes the next step', () =>
    expect(nextStep(rollout, 100, verdict('healthy'), minutes(10))).toEqual(plan[1]));
  test('ends in promotion', () =>
    expect(nextStep(rollout, 2_500, verdict('healthy'), minutes(30))).toBe('promote'));
  test.each(['collecting', 'watch', 'outage', 'bad'] as const)(
    'does not move while it is %s',
    (state) => expect(nextStep(rollout, 100, verdict(state), minutes(99))).toBeNull(),
  );
  test('does not move while it is held', () =>
    expect(nextStep({ ...rollout, held: true }, 100, verdict('healthy'), minutes(99))).toBeNull());
});
