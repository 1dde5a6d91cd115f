import { expect, test } from '@jest/globals';
import { flagDefinition, isFlagOn } from './flags.ts';
import { chooseFlags, type Visitor } from './release/rollout.ts';

const VISITOR: Visitor = {
  shopperId: 'somebody',
  locale: 'zh-HK',
  platform: 'ios',
  route: '',
  signedIn: false,
};

test('a flag is what the page was composed with, else what its definition says', () => {
  expect(isFlagOn({}, 'chat-widget')).toBe(true);
  expect(isFlagOn({ flags: { 'chat-widget': false } }, 'chat-widget')).toBe(false);
  expect(flagDefinition('constructor')).toBeUndefined();
});

test('a flag is on for the share of shoppers that its rules admit; each keeps their side', () => {
  const flag = (state: object) => ({
    flags: { 'chat-widget': { on: true, weight: 10_000, salt: 'salt-of-a-flag', ...state } },
  });
  const isOn = (state: object, visitor = VISITOR) =>
    chooseFlags(flag(state), visitor)['chat-widget'];
  expect(isOn({})).toBe(true);
  expect(isOn({ on: false })).toBe(false);
  expect(isOn({ weight: 0 })).toBe(false);
  expect(isOn({ rules: { locales: ['en-US'] } })).toBe(false);
  expect(isOn({ rules: { locales: ['zh-HK'] } })).toBe(true);
  const sides = Array.from({ length: 2_000 }, (_, i) =>
    isOn({ weight: 2_500 }, { ...VISITOR, shopperId: `shopper-${i}` }),
  );
  expect(sides.filter(Boolean).length / sides.length).toBeCloseTo(0.25, 1);
});
