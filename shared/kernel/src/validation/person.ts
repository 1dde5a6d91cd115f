import { isDay } from '../dates.ts';
import { maxLength } from './general.ts';
import { digitsOf, plain } from './plain.ts';
import { every, refusal, type Rule } from './rule.ts';

const NAME_LIMIT = 60;
// Separators never stand in the letter classes, so that matching stays linear.
const ENGLISH = /^[\p{Script=Latin}]+(?:[ '\u2019-][\p{Script=Latin}]+)*$/u;
const EITHER =
  /^[\p{Script=Latin}\p{Script=Han}]+(?:[ '\u2019\u00b7-][\p{Script=Latin}\p{Script=Han}]+)*$/u;

/**
 * A name as it is kept: letters in one width, one kind of space, hyphen and middle dot, one space
 * between two words, an apostrophe for the opening quote that stands in its place, and an initial
 * without its full stop.
 */
export const normaliseName = (value: string): string =>
  plain(value)
    .replace(/[\u2018\u201b\u02bb\u02bc]/g, '\u2019')
    .replace(/\s*[\u00b7\u2022\u2027\u30fb]\s*/g, '\u00b7')
    .replace(/\b([a-z])\./gi, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();

const letters = (pattern: RegExp, zh_hk: string): Rule =>
  every(maxLength(NAME_LIMIT), (value) =>
    pattern.test(normaliseName(value))
      ? undefined
      : refusal('letters-only', 'Please fill in letters only', zh_hk),
  );

/** A name in English letters. */
export const englishName: Rule = letters(ENGLISH, '請以英文字母填寫');
/**
 * A name in English or Chinese, inner spaces, hyphens, apostrophes and the middle dot of a
 * transcribed name included.
 */
export const anyName: Rule = letters(EITHER, '請以中文或英文填寫');

const MAINLAND_18 = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dXx]$/;
const MAINLAND_15 = /^[1-9]\d{5}(\d{2})(\d{2})(\d{2})\d{3}$/;

const isMainlandId = (value: string): boolean => {
  const long = MAINLAND_18.exec(value);
  if (long) return isDay(`${long[1]}-${long[2]}-${long[3]}`);
  const short = MAINLAND_15.exec(value);
  return short !== null && isDay(`19${short[1]}-${short[2]}-${short[3]}`);
};

/** An identity number as it is kept: without spaces, in half width and capitals. */
export const normaliseIdNumber = (value: string): string =>
  plain(value).replace(/\s/g, '').toUpperCase();

/** The same as it is typed under a calling code: a Hong Kong one without its brackets gets them. */
export const completeIdNumber = (value: string, prefixNo: string | undefined): string => {
  const text = normaliseIdNumber(value);
  return digitsOf(prefixNo) === '852' ? text.replace(/^([A-Z]\d{6})([\dA])$/, '$1($2)') : text;
};

/** What is asked for by calling code, where that has a form of its own. */
const EXPECTED: Readonly<Record<string, readonly [en_gb: string, zh_hk: string]>> = {
  852: ['Enter a valid ID number, like A123456(7)', '請輸入有效的身份證號碼，例如A123456(7)'],
  86: ['Enter a valid ID number of 18 or 15 digits', '請輸入有效的18位或15位身份證號碼'],
};

/**
 * An identity number by calling code (part 1, section 5; part 3, Identity): `852` is `A123456(7)`
 * without a check digit, `86` is the 18- or 15-digit number with a date that exists; elsewhere 5 to
 * 32 letters, digits, hyphens or brackets.
 */
export const idNumber =
  (prefixNo: string | undefined): Rule =>
  (value) => {
    const text = normaliseIdNumber(value);
    const code = digitsOf(prefixNo);
    const [en_gb, zh_hk] = EXPECTED[code] ?? ['Enter a valid ID number', '請輸入有效的身份證號碼'];
    const accepted =
      code === '852'
        ? /^[A-Za-z]\d{6}\([\dAa]\)$/.test(text)
        : code === '86'
          ? isMainlandId(text)
          : /^[A-Za-z\d()-]{5,32}$/.test(text);
    return accepted ? undefined : refusal('id-number', en_gb, zh_hk);
  };

/**
 * The calling code whose rule an identity number is judged by. Many live on one side of the border
 * with a telephone of the other: under `852` and `86` a number that begins with a letter is Hong
 * Kong's and 15 or 18 digits are the mainland's, whichever of the two it is; undefined is neither.
 * Any other code is its own.
 */
export const idCode = (value: string, prefixNo: string | undefined): string | undefined => {
  const code = digitsOf(prefixNo);
  if (!(code in EXPECTED)) return code;
  const text = normaliseIdNumber(value);
  if (/^[A-Z]/.test(text)) return '852';
  return /^(?:\d{15}|\d{17}[\dX])$/.test(text) ? '86' : undefined;
};

/** An identity number by the rule of {@link idCode}; what has neither form is told both. */
export const ownIdNumber =
  (prefixNo: string | undefined): Rule =>
  (value) => {
    const code = idCode(value, prefixNo);
    return code === undefined
      ? refusal(
          'id-number',
          'Enter a valid ID number, like A123456(7), or one of 18 or 15 digits',
          '請輸入有效的身份證號碼，例如A123456(7)，或18位、15位號碼',
        )
      : idNumber(code)(value);
  };
