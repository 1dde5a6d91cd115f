import { describe, expect, test } from '@jest/globals';
import { createTranslations } from './translations.ts';

const { translator, bilingual, isTextKey } = createTranslations(
  {
    plain: 'Paid',
    letter: {
      greeting: '{{name}} & you',
      left_one: '{{count}} left',
      left_other: '{{count}} are left',
    },
  },
  { plain: '已付款', letter: { greeting: '{{name}}與你', left_other: '尚餘{{count}}個' } },
);

describe('the texts of a server', () => {
  test('stand in both languages', () => {
    expect(bilingual('plain')).toEqual({ en_gb: 'Paid', zh_hk: '已付款' });
  });
  test('take the plural form of each language', () => {
    expect([1, 2].map((count) => translator('en-US')('letter.left', { count }))).toEqual([
      '1 left',
      '2 are left',
    ]);
    expect(translator('zh-HK')('letter.left', { count: 1 })).toBe('尚餘1個');
  });
  test('are filled with figures, texts of both languages and what is made for each', () => {
    const name = { en_gb: 'Corner Kiln', zh_hk: '轉角窰' };
    expect(bilingual('letter.greeting', { name })).toEqual({
      en_gb: 'Corner Kiln & you',
      zh_hk: '轉角窰與你',
    });
    expect(translator('zh-HK')('letter.greeting', { name: (locale) => locale })).toBe('zh-HK與你');
  });
  test('throw when a value is missing', () => {
    expect(() => translator('en-US')('letter.greeting')).toThrow('{{name}} was not given');
  });
  test('are never a value that looks like a placeholder or a reference', () => {
    expect(translator('en-US')('letter.greeting', { name: '{{x}} $t(plain)' })).toBe(
      '{{x}} $t(plain) & you',
    );
  });
  test('tell which keys exist', () => {
    expect([isTextKey('plain'), isTextKey('other')]).toEqual([true, false]);
  });
});
