import { cardCvc, cardExpiry, cardNumber } from './card.ts';
import { email, mobile } from './contact.ts';
import { allFilled, enquiry, maxLength, required, termsAgreed } from './general.ts';
import { anyName, englishName, idNumber } from './person.ts';
import { reviewPhotos, reviewRating, reviewText } from './review.ts';
import type { Rule } from './rule.ts';
import {
  codeSent,
  currentPassword,
  newPassword,
  password,
  passwordsMatch,
  passwordsSame,
  verificationCode,
} from './secret.ts';

/** Accepted and refused examples of one rule; refused ones with the code of the reason. */
export interface RuleExamples {
  readonly accepted: readonly unknown[];
  readonly refused: readonly (readonly [value: unknown, code: string])[];
  readonly check: (value: unknown) => ReturnType<Rule>;
}

const examples = <T>(
  rule: Rule<T>,
  accepted: readonly T[],
  refused: readonly (readonly [T, string])[],
): RuleExamples => ({
  accepted,
  refused,
  check: (value) => rule(value as T),
});

const LETTERS = 'letters-only';

/** One table for the browser's tests and the API's tests (part 1, section 5). */
export const VALIDATION_EXAMPLES: Readonly<Record<string, RuleExamples>> = {
  englishName: examples(
    englishName,
    [
      'Ka Yan',
      "O'Neil",
      'O\u2019Neil',
      'O\u2018Neil',
      'Anne-Marie',
      'José',
      'Ann  Lee',
      'Mary\u2011Jane',
      'Ka\u00a0Yan',
      'John J. Smith',
    ],
    [
      ['陳', LETTERS],
      ['', LETTERS],
      ['R2', LETTERS],
      ['-Ann', LETTERS],
      ['Ann--Lee', LETTERS],
      ['Ann.Lee', LETTERS],
      ['<b>', LETTERS],
      ['a'.repeat(61), 'too-long'],
    ],
  ),
  anyName: examples(
    anyName,
    ['嘉欣', 'Ka Yan', '陳 Ka-Yan', '歐陽\u3000大文', '古力娜扎·拜', '古力娜扎・拜', 'Ｋａ Ｙａｎ'],
    [
      ['·拜', LETTERS],
      ['嘉欣!', LETTERS],
      ['123', LETTERS],
      ['   ', LETTERS],
      ['a@b', LETTERS],
    ],
  ),
  email: examples(
    email,
    ['demo@tapnook.example', 'ka.yan+hk@mail.example.com', "o'neil@example.hk"],
    [
      ['', 'email-empty'],
      ['   ', 'email-empty'],
      ['demo', 'email-format'],
      ['demo@', 'email-format'],
      ['a@b', 'email-format'],
      ['a..b@example.com', 'email-format'],
      ['a b@example.com', 'email-format'],
      ['a@-x.com', 'email-format'],
      [`${'a'.repeat(65)}@example.com`, 'email-format'],
      ['a@example.com\nbcc:x@y.com', 'email-format'],
    ],
  ),
  mobileHongKong: examples(
    mobile('852'),
    ['61234567', '9123 4567', '41234567', '5123-4567', '81234567', '９１２３４５６７'],
    [
      ['21234567', 'mobile'],
      ['71234567', 'mobile'],
      ['31234567', 'mobile'],
      ['6123456', 'mobile'],
      ['612345678', 'mobile'],
      ['', 'mobile'],
      ['6123456a', 'mobile'],
    ],
  ),
  mobileMainland: examples(
    mobile('+86'),
    ['13800138000', '19912345678'],
    [
      ['12800138000', 'mobile'],
      ['1380013800', 'mobile'],
      ['23800138000', 'mobile'],
      ['138001380000', 'mobile'],
    ],
  ),
  mobileElsewhere: examples(
    mobile('44'),
    // What is accepted here is a real number: the API asks the country's own plan as well.
    ['7400123456'],
    [
      ['', 'mobile'],
      ['77x', 'mobile'],
      ['1234567890123456', 'mobile'],
    ],
  ),
  mobileWithoutCode: examples(mobile(undefined), [], [['61234567', 'calling-code']]),
  idHongKong: examples(
    idNumber('852'),
    ['A123456(7)', 'Z999999(A)', 'a123456(7)', 'A123456（7）', 'Ａ１２３４５６ (7)'],
    [
      ['A1234567', 'id-number'],
      ['AB123456(7)', 'id-number'],
      ['A123456(B)', 'id-number'],
      ['A12345(6)', 'id-number'],
      ['', 'id-number'],
    ],
  ),
  idMainland: examples(
    idNumber('86'),
    ['11010519491231002X', '440301199002280019', '440301900228001'],
    [
      ['440301199002300019', 'id-number'],
      ['440301190002290019', 'id-number'],
      ['040301199002280019', 'id-number'],
      ['44030119900228001', 'id-number'],
      ['440301901328001', 'id-number'],
    ],
  ),
  idElsewhere: examples(
    idNumber('44'),
    ['K12345678'],
    [
      ['', 'id-number'],
      ['a b', 'id-number'],
      ['x'.repeat(33), 'id-number'],
    ],
  ),
  password: examples(
    password,
    [
      'Corner_2026',
      'Password_of_my_cat',
      'aaaaaaa_',
      'abcde'.repeat(12) + '123!',
      '拾角拾角拾角拾_',
    ],
    [
      ['Aa_4567', 'password-length'],
      ['', 'password-length'],
      ['abcde'.repeat(13) + '!', 'password-length'],
      ['Password_1', 'password-common'],
      ['P@ssw0rd2026!', 'password-common'],
      ['_Qwerty123', 'password-common'],
      ['TapNook!2026', 'password-common'],
      ['Corner2026', 'password-symbol'],
      ['1234567_', 'password-letter'],
      [' Corner_2026', 'password-space'],
      ['Corner _2026', 'password-space'],
      ['Corner_\t2026', 'password-space'],
    ],
  ),
  currentPassword: examples(currentPassword, ['x'], [['', 'current-password']]),
  newPassword: examples(
    newPassword('Corner_2026'),
    ['Corner_2027'],
    [
      ['', 'new-password'],
      ['Corner_2026', 'same-password'],
      ['short_', 'password-length'],
    ],
  ),
  passwordsMatch: examples(
    passwordsMatch('Corner_2026'),
    ['Corner_2026'],
    [
      ['Corner_2027', 'passwords-match'],
      ['', 'passwords-match'],
    ],
  ),
  passwordsSame: examples(
    passwordsSame('Corner_2026'),
    ['Corner_2026'],
    [['corner_2026', 'passwords-same']],
  ),
  verificationCode: examples(
    verificationCode,
    ['012345', '１２３４５６', ' 123 456'],
    [
      ['12345', 'verification-code'],
      ['1234567', 'verification-code'],
      ['12345a', 'verification-code'],
      ['', 'verification-code'],
    ],
  ),
  codeSent: examples(codeSent, [true], [[false, 'code-not-sent']]),
  reviewRating: examples(
    reviewRating,
    [1, 5],
    [
      [undefined, 'rating'],
      [null, 'rating'],
      [0, 'rating'],
      [6, 'rating'],
    ],
  ),
  reviewText: examples(
    reviewText,
    ['The kiln was warm and the tea was better.', '陶'.repeat(20)],
    [
      ['', 'review-empty'],
      ['    ', 'review-empty'],
      ['Nice', 'review-short'],
      ['陶'.repeat(19), 'review-short'],
      ['🍵'.repeat(19), 'review-short'],
      [`nice${' '.repeat(20)}`, 'review-short'],
    ],
  ),
  reviewPhotos: examples(reviewPhotos, [0, 6], [[7, 'review-photos']]),
  cardNumber: examples(
    cardNumber,
    ['4242 4242 4242 4242', '378282246310005', '5555-5555-5555-4444'],
    [
      ['4242424242424241', 'card-number'],
      ['', 'card-number'],
      ['0000000000000000', 'card-number'],
      ['42424242', 'card-number'],
    ],
  ),
  cardExpiry: examples(
    cardExpiry('2026-11-21'),
    ['11/26', '12/30', '01 / 27'],
    [
      ['10/26', 'card-expiry'],
      ['13/28', 'card-expiry'],
      ['', 'card-expiry'],
      ['1127', 'card-expiry'],
      ['12/99', 'card-expiry'],
    ],
  ),
  cardCvc: examples(
    cardCvc(),
    ['123', '1234'],
    [
      ['12', 'card-cvc'],
      ['12345', 'card-cvc'],
      ['', 'card-cvc'],
    ],
  ),
  cardCvcAmex: examples(cardCvc('amex'), ['1234'], [['123', 'card-cvc']]),
  required: examples(
    required,
    ['x'],
    [
      ['', 'required'],
      ['  ', 'required'],
      [undefined, 'required'],
      [null, 'required'],
    ],
  ),
  terms: examples(termsAgreed, [true], [[false, 'terms']]),
  allFilled: examples(allFilled, [['a', 'b'], []], [[['a', ' '], 'fill-all']]),
  enquiry: examples(
    enquiry,
    ['Where is the kiln?'],
    [
      ['', 'enquiry'],
      [' ', 'enquiry'],
    ],
  ),
  maxLength: examples(maxLength(3), ['abc', '拾角角'], [['abcd', 'too-long']]),
};
