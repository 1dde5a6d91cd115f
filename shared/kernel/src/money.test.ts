import { describe, expect, test } from '@jest/globals';
import { shelfPrice } from './availability.ts';
import { documentNumber, groupedNumber, randomCode, randomDigits } from './ids.ts';
import { maskEmail, maskIdNumber, maskPhone } from './masking.ts';
import { dollars, formatMoney, moneyParts } from './money.ts';
import { callingCodes, formatPhone, formatScore } from './numbers.ts';

describe('money', () => {
  // Covers: PRD-004, COI-006
  test.each([
    [128_000, 'HK$1,280'],
    [-1500, '\u2212HK$15'],
    [0, 'HK$0'],
    [50, 'HK$1'],
    [49, 'HK$0'],
    [-49, 'HK$0'],
    [-150, '\u2212HK$2'],
    [99_999_999, 'HK$1,000,000'],
    [123_456_700, 'HK$1,234,567'],
  ])('%d cents is %s', (cents, shown) => {
    expect(formatMoney(cents, 'HKD')).toBe(shown);
  });
  test('another currency and the pieces', () => {
    expect(formatMoney(16_400, 'USD')).toBe('US$164');
    expect(moneyParts(-128_000)).toEqual({ sign: '\u2212', symbol: 'HK$', figures: '1,280' });
    expect(dollars(4.35)).toBe(435);
  });
});

describe('numbers and ids', () => {
  test('scores and phones', () => {
    expect(formatScore(4.84, 1284)).toBe('4.8 (1,284)');
    expect(formatScore(5)).toBe('5.0');
    expect(formatPhone('852', '61234567')).toBe('+852 6123 4567');
    expect(formatPhone('+86', '13800138000')).toBe('+86 138 0013 8000');
    expect(formatPhone('44', '7700900123')).toBe('+44 77 0090 0123');
    expect(formatPhone('', '61234567')).toBe('6123 4567');
  });
  // Covers: PAY-059
  test('calling codes are named by place: the frequent, then as the language sorts', () => {
    const region = (
      id: string,
      en_gb: string,
      zh_hk: string,
      prefixNo: string,
      frequentlyUsed = false,
    ) => ({ id, regionName: { en_gb, zh_hk }, prefixNo, frequentlyUsed });
    const regions = [
      region('HK', 'Hong Kong', '香港', '852', true),
      region('MO', 'Macao', '澳門', '853', true),
      region('AF', 'Afghanistan', '阿富汗', '93'),
      region('GM', 'Gambia', '甘比亞', '220'),
      region('NP', 'Nepal', '尼泊爾', '977'),
    ];
    expect(callingCodes(regions, 'en-US').map(({ label }) => label)).toEqual([
      'Hong Kong (+852)',
      'Macao (+853)',
      'Afghanistan (+93)',
      'Gambia (+220)',
      'Nepal (+977)',
    ]);
    const chinese = callingCodes(regions, 'zh-HK');
    expect(chinese[0]).toEqual({ value: 'HK', label: '香港（+852）', short: '+852' });
    // By strokes: 尼 has five, 甘 five, 阿 eight.
    expect(chinese.at(-1)?.label).toBe('阿富汗（+93）');
  });
  // Covers: ORD-030
  test('numbers are of the right alphabet and do not repeat', () => {
    expect(groupedNumber('TN2611-3FJW8ZPYRA')).toBe('TN26 113F JW8Z PYRA');
    expect(documentNumber('TN', '2026-11-20')).toMatch(/^TN2611-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(new Set(Array.from({ length: 1000 }, () => randomCode(10))).size).toBe(1000);
    expect(randomDigits(6)).toMatch(/^\d{6}$/);
    const seen = new Set(Array.from({ length: 200 }, () => randomDigits(6)).join(''));
    expect(seen.size).toBe(10);
  });
  test('masks', () => {
    expect(maskIdNumber('A123456(7)')).toBe('A12•••••••');
    expect(maskPhone('6123 4567')).toBe('6•••••67');
    expect(maskEmail('kayan@example.com')).toBe('k••••@example.com');
    expect(maskIdNumber('A1')).toBe('••••');
    expect(maskEmail('@x')).toBe('••••');
  });
});

test('says “from” only where another plan costs more; never strikes a higher price', () => {
  const cents = (HKD: number) => ({ HKD });
  expect(
    shelfPrice({
      lowestPrice: cents(26_500),
      lowestSpecialPrice: cents(22_500),
      highestPrice: cents(31_500),
    }),
  ).toEqual({ pay: 22_500, amount: 'HK$225', usd: 'US$29', was: 'HK$265', from: true });
  expect(
    shelfPrice({
      lowestPrice: cents(30_000),
      lowestSpecialPrice: cents(26_000),
      highestPrice: cents(26_000),
    }),
  ).toEqual({ pay: 26_000, amount: 'HK$260', usd: 'US$33', was: 'HK$300', from: false });
  expect(
    shelfPrice({
      lowestPrice: cents(16_800),
      lowestSpecialPrice: null,
      highestPrice: cents(19_800),
    }),
  ).toEqual({ pay: 16_800, amount: 'HK$168', usd: 'US$22', was: undefined, from: true });
  expect(
    shelfPrice({
      lowestPrice: cents(16_800),
      lowestSpecialPrice: null,
      highestPrice: cents(16_800),
    }),
  ).toEqual({ pay: 16_800, amount: 'HK$168', usd: 'US$22', was: undefined, from: false });
});
