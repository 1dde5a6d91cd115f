import { characterCount } from '../text.ts';
import { plain } from './plain.ts';
import { refusal, type Refusal, type Rule } from './rule.ts';

const lengthRefusal = (): Refusal =>
  refusal('password-length', 'Password must contain 8-64 characters', '密碼須為8至64個字元');

/**
 * Words that the most used passwords, and the first guesses at ours, are made of. With a symbol
 * asked for, those are these words with a few figures and symbols at their ends or in the place of
 * letters.
 */
const COMMON = new Set(
  (
    'password passwort passwd pass qwerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc ' +
    'abcd abcdef letmein welcome admin administrator root test guest user login master monkey ' +
    'dragon iloveyou sunshine princess football baseball superman batman shadow michael jordan ' +
    'hello secret changeme default trustno woaini hongkong tapnook merchant'
  ).split(' '),
);
const LETTER_OF: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
};

const isCommon = (value: string): boolean => {
  const text = value.normalize('NFKC').toLowerCase();
  const core = text.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const spelt = core.replace(/[@431!0$5]/g, (sign) => LETTER_OF[sign] ?? sign);
  const letters = (word: string): string => word.replace(/[^\p{L}]/gu, '');
  return COMMON.has(letters(spelt)) || COMMON.has(letters(text));
};

/**
 * A new password: 8 to 64 characters, a letter, a symbol or underscore, no whitespace, none of the
 * most used.
 */
export const password: Rule = (value) => {
  const length = characterCount(value);
  if (length < 8 || length > 64) return lengthRefusal();
  if (/[\s\p{Cc}]/u.test(value))
    return refusal('password-space', 'Password must not contain spaces', '密碼不可包含空格');
  if (!/\p{L}/u.test(value))
    return refusal(
      'password-letter',
      'Password must contain at least one letter',
      '密碼須包含最少一個字母',
    );
  if (!/[^\p{L}\p{N}]/u.test(value))
    return refusal(
      'password-symbol',
      'Password must contain at least one symbol',
      '密碼須包含最少一個符號',
    );
  if (isCommon(value))
    return refusal(
      'password-common',
      'Many people use this password. Choose another one',
      '許多人使用此密碼，請另選一個',
    );
  return undefined;
};

/** The current password is asked for only as "not empty": its rules may be older than ours. */
export const currentPassword: Rule = (value) =>
  value === ''
    ? refusal('current-password', 'Enter current password', '請輸入現有密碼')
    : undefined;

/** A new password where a current one exists. */
export const newPassword =
  (current: string | undefined): Rule =>
  (value) => {
    if (value === '') return refusal('new-password', 'Enter new password', '請輸入新密碼');
    if (value === current)
      return refusal(
        'same-password',
        'New password should not be current password',
        '新密碼不可與現有密碼相同',
      );
    return password(value);
  };

/** The second typing of a password at registration. */
export const passwordsMatch =
  (first: string): Rule =>
  (value) =>
    value === first
      ? undefined
      : refusal('passwords-match', 'Passwords must match', '兩次輸入的密碼須相同');

/** The second typing of a password when it is changed. */
export const passwordsSame =
  (first: string): Rule =>
  (value) =>
    value === first
      ? undefined
      : refusal('passwords-same', 'Passwords are not the same', '兩次輸入的密碼不相同');

/** The digits of a code however they were typed or pasted: in full width, or in groups. */
export const normaliseCode = (value: string): string => plain(value).replace(/[\s-]/g, '');

/** A verification code: 6 digits. */
export const verificationCode: Rule = (value) =>
  /^\d{6}$/.test(normaliseCode(value))
    ? undefined
    : refusal('verification-code', 'Enter verification code', '請輸入驗證碼');

/** A code can be entered only after one was sent. */
export const codeSent: Rule<boolean> = (sent) =>
  sent ? undefined : refusal('code-not-sent', 'Please send verification code', '請先發送驗證碼');

/**
 * How strong a password looks: 0 (refused) to 4, from length and variety; advice, never a refusal.
 */
export const passwordStrength = (value: string): 0 | 1 | 2 | 3 | 4 => {
  if (password(value)) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(value),
  ).length;
  const length = characterCount(value);
  const points = Number(kinds >= 3) + Number(kinds === 4 || length >= 14) + Number(length >= 12);
  return (1 + points) as 1 | 2 | 3 | 4;
};
