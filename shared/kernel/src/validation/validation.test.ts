import { describe, expect, jest, test } from '@jest/globals';
import { email, mobile, normaliseEmail, normalisePhone } from './contact.ts';
import { required } from './general.ts';
import {
  anyName,
  completeIdNumber,
  idCode,
  idNumber,
  normaliseIdNumber,
  normaliseName,
  ownIdNumber,
} from './person.ts';
import { every, optional } from './rule.ts';
import { passwordStrength } from './secret.ts';
import { VALIDATION_EXAMPLES } from './validation.examples.ts';

describe.each(Object.entries(VALIDATION_EXAMPLES))('%s', (_name, { accepted, refused, check }) => {
  // Covers: VAL-002, VAL-007, ACC-055, ACC-056
  test('accepts what it should', () => {
    for (const value of accepted) expect([value, check(value)]).toEqual([value, undefined]);
  });
  // Covers: VAL-006, VAL-009, VAL-010, VAL-014, VAL-016, VAL-017, VAL-018, VAL-029
  test('refuses with its reason in both languages', () => {
    for (const [value, code] of refused) {
      const answer = check(value);
      expect([value, answer?.code]).toEqual([value, code]);
      expect(answer?.text.en_gb).not.toBe('');
      expect(answer?.text.zh_hk).toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('combining rules', () => {
  test('every gives the first refusal, optional skips what is empty', () => {
    expect(every<string>(required, email)('')?.code).toBe('required');
    expect(every<string>(required, email)('x')?.code).toBe('email-format');
    expect(optional(email)('')).toBeUndefined();
    expect(optional(email)('x')?.code).toBe('email-format');
  });
  test('strength grows with length and variety and is zero for a refused password', () => {
    expect(passwordStrength('short')).toBe(0);
    expect(passwordStrength('aaaaaaa_')).toBe(1);
    expect(passwordStrength('Corner_2026')).toBe(3);
    expect(passwordStrength('Corner_2026_harbour')).toBe(4);
  });
  test('a hostile long address is refused for its length, and no pattern reads it', () => {
    const patterns = jest.spyOn(RegExp.prototype, 'test');
    expect(email(`${'a.'.repeat(50_000)}@x`)?.code).toBe('email-format');
    expect(patterns.mock.calls.filter(([text]) => text.length > 254)).toEqual([]);
    patterns.mockRestore();
  });
});

test.each([
  ['Info@公司.香港', 'info@xn--55qx5d.xn--j6w193g'],
  ['info@xn--55qx5d.xn--j6w193g', 'info@xn--55qx5d.xn--j6w193g'],
  ['a@MÜNCHEN.de', 'a@xn--mnchen-3ya.de'],
  ['a@example.xn--fiqs8s', 'a@example.xn--fiqs8s'],
])('the address %s is accepted and kept as %s', (typed, kept) => {
  expect([email(typed), normaliseEmail(typed)]).toEqual([undefined, kept]);
});
test.each(['a@公司', 'a@公司.香港/x', 'a@公司.香港:80', 'a@.香港', 'a@b@公司.香港'])(
  'the address %s is refused',
  (typed) => {
    expect(email(typed)?.code).toBe('email-format');
  },
);

// Covers: VAL-005
test.each([
  ['852', '+852 9123 4567', '91234567'],
  ['+86', '+86 138 0013 8000', '13800138000'],
  ['44', '+44 (7700) 900-123', '7700900123'],
  ['852', '91234567', '91234567'],
  ['852', '\u202a+852 9123 4567\u202c', '91234567'],
  ['852', '9123\u20134567', '91234567'],
  ['852', '9123.4567', '91234567'],
  ['852', '852 9123 4567', '91234567'],
  ['852', '00852 9123 4567', '91234567'],
  ['852', '(852) 9123 4567', '91234567'],
  ['852', 'tel:+85291234567', '91234567'],
  ['86', '8613800138000', '13800138000'],
])('under %s the number %s, pasted whole, is %s', (prefix, typed, number) => {
  expect([mobile(prefix)(typed), normalisePhone(typed, prefix)]).toEqual([undefined, number]);
});
test('what cannot be seen of a pasted name, address or identity number is not kept', () => {
  expect([
    normaliseName('\u202aKa Yan\u202c'),
    anyName('\u200b嘉欣'),
    normaliseEmail('\u200bA@b.hk'),
    email('\u200ba@b.hk'),
    normaliseIdNumber('\u202aa123456(a)\u202c'),
    idNumber('852')('A123456\u200b(7)'),
  ]).toEqual(['Ka Yan', undefined, 'a@b.hk', undefined, 'A123456(A)', undefined]);
});
test.each([
  ['a1234567', '+852', 'A123456(7)'],
  ['A123456A', '852', 'A123456(A)'],
  ['A123456(7)', '852', 'A123456(7)'],
  ['AB1234567', '852', 'AB1234567'],
  ['a1234567', '44', 'A1234567'],
  ['a1234567', undefined, 'A1234567'],
])('%s under %s is completed to %s', (typed, prefix, whole) => {
  expect(completeIdNumber(typed, prefix)).toBe(whole);
});
test('a refused identity number says what is asked for where its form is its own', () => {
  expect(['852', '86', '44'].map((prefix) => idNumber(prefix)('x')?.text.en_gb)).toEqual([
    'Enter a valid ID number, like A123456(7)',
    'Enter a valid ID number of 18 or 15 digits',
    'Enter a valid ID number',
  ]);
});
test.each([
  ['a1234567', '86', '852'],
  ['A12', '+86', '852'],
  ['440301199002280019', '+852', '86'],
  ['11010519491231002x', '852', '86'],
  ['440301900228001', '852', '86'],
  ['1234567', '852', undefined],
  ['44030119900228001', '86', undefined],
  ['a1234567', '44', '44'],
  ['a1234567', undefined, ''],
])('the identity number %s under %s is judged as one of %s', (typed, prefix, code) => {
  expect(idCode(typed, prefix)).toBe(code);
});
// Covers: VAL-010
test('takes Hong Kong and mainland identity numbers, and refuses each in its own words', () => {
  expect(
    ['A123456(7)', '11010519491231002X', 'K12345678', '440301199002300019', '1234567'].map(
      (number) => ['852', '86'].map((prefix) => ownIdNumber(prefix)(number)?.text.en_gb),
    ),
  ).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    ...[
      'like A123456(7)',
      'number of 18 or 15 digits',
      'like A123456(7), or one of 18 or 15 digits',
    ].map((form) => [expect.stringContaining(form), expect.stringContaining(form)]),
  ]);
  expect([ownIdNumber('44')('K12345678'), ownIdNumber('44')('a b')?.text.en_gb]).toEqual([
    undefined,
    'Enter a valid ID number',
  ]);
});
// Covers: VAL-001
test('an opening quote in a name is kept as the apostrophe that it stands for', () => {
  expect(['O\u2018Neil', 'O\u02bcNeil', 'O\u2019Neil', "O'Neil"].map(normaliseName)).toEqual([
    'O\u2019Neil',
    'O\u2019Neil',
    'O\u2019Neil',
    "O'Neil",
  ]);
});
test.each(['+86 61234567', '+44 7700 900123', '+852', '+8526123456'])(
  'under +852 the number %s is none',
  (typed) => {
    expect(mobile('852')(typed)?.code).toBe('mobile');
  },
);
