import { refusal, type Rule } from './rule.ts';

/** The digits of a card number typed in groups. */
export const cardDigits = (value: string): string => value.replace(/[\s-]/g, '');

const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** A card number: 12 to 19 digits with a right check digit. */
export const cardNumber: Rule = (value) => {
  const digits = cardDigits(value);
  return /^[1-9]\d{11,18}$/.test(digits) && passesLuhn(digits)
    ? undefined
    : refusal('card-number', 'Please enter a valid card number', '請輸入有效的信用卡號碼');
};

/**
 * An expiry as printed on the card, `MM/YY`, good until the end of its month; `today` is
 * `YYYY-MM-DD`.
 */
export const cardExpiry =
  (today: string): Rule =>
  (value) => {
    const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(value.trim());
    const month = match ? `20${match[2]}-${match[1]}` : '';
    const thisMonth = today.slice(0, 7);
    // Issuers print at most about twenty years ahead.
    const latest = `${Number(today.slice(0, 4)) + 20}-12`;
    return match && month >= thisMonth && month <= latest
      ? undefined
      : refusal('card-expiry', 'Please enter a valid expiry date', '請輸入有效的到期日');
  };

/** The security code: 4 digits on American Express, else 3. */
export const cardCvc =
  (brand?: string): Rule =>
  (value) =>
    (brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(value) ||
    (brand === undefined && /^\d{4}$/.test(value))
      ? undefined
      : refusal('card-cvc', 'Please enter a valid CVV/ CCV', '請輸入有效的CVV/CCV');
