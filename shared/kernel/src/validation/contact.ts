import { digitsOf, plain } from './plain.ts';
import { refusal, type Rule } from './rule.ts';

const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const TOP_LEVEL = '(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})';
const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'i');

/** An e-mail address: nothing filled in and a wrong format have different words. */
export const email: Rule = (value) => {
  const address = normaliseEmail(value);
  if (address === '') return refusal('email-empty', 'Enter a valid email', '請輸入有效的電郵地址');
  const accepted = address.length <= 254 && address.lastIndexOf('@') <= 64 && EMAIL.test(address);
  return accepted
    ? undefined
    : refusal('email-format', 'Wrong email address format', '電郵地址格式不正確');
};

/** A domain in letters of any script as the mail system writes it, in Punycode (RFC 5891). */
const asciiDomain = (domain: string): string => {
  // URL would read a port, path or IPv4 number into these.
  if (!/\P{ASCII}/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
};

/**
 * The address under which an account is kept: people do not tell capitals apart, and a domain of
 * another script has one form.
 */
export const normaliseEmail = (value: string): string => {
  const address = plain(value).toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  // Longer ones are refused anyway.
  return at === 0 || address.length > 300
    ? address
    : address.slice(0, at) + asciiDomain(address.slice(at));
};

/** How many digits a number has without its calling code, where every number has as many. */
const LENGTHS: Readonly<Record<string, number>> = { 852: 8, 86: 11 };

/**
 * The digits of a phone number however it was typed or pasted: in full width, with spaces, dashes,
 * dots or brackets, or whole: of `+852 9123 4567`, `00852 9123 4567`, `852 9123 4567` and `+852 852
 * 9123 4567` under the calling code `852` the last eight stay; in the mainland a zero may stand
 * before the number.
 */
export const normalisePhone = (value: string, prefixNo?: string): string => {
  const typed = plain(value)
    .replace(/^tel:/i, '')
    .replace(/[\s().-]/g, '');
  const code = digitsOf(prefixNo);
  if (code === '') return typed;
  const whole = /^(?:\+|00)(\d+)$/.exec(typed)?.[1];
  const digits = whole?.startsWith(code) ? whole.slice(code.length) : typed;
  const length = LENGTHS[code] ?? Infinity;
  if (code === '86' && digits.startsWith('0') && digits.length === length + 1)
    return digits.slice(1);
  return digits.startsWith(code) && digits.length === code.length + length
    ? digits.slice(code.length)
    : digits;
};

/**
 * A mobile number by calling code without plus: `852` 8 digits from 4, 5, 6, 8 or 9; `86` 11 digits
 * from 13 to 19; any other code passes with 1 to 15 digits. The first rule on either side: the API
 * asks the country's numbering plan as well, too large for a browser, and refuses at the field.
 */
export const mobile =
  (prefixNo: string | undefined): Rule =>
  (value) => {
    const code = digitsOf(prefixNo);
    if (code === '')
      return refusal('calling-code', 'Please select a calling code', '請選擇國家或地區號碼');
    const digits = normalisePhone(value, prefixNo);
    const accepted =
      code === '852'
        ? /^[45689]\d{7}$/.test(digits)
        : code === '86'
          ? /^1[3-9]\d{9}$/.test(digits)
          : /^\d{1,15}$/.test(digits);
    return accepted
      ? undefined
      : refusal('mobile', 'Enter a valid mobile number', '請輸入有效的手提電話號碼');
  };
