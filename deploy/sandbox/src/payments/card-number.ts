/**
 * What can be told from the digits of a card alone. Runs in the Payment Element and on the server,
 * so that both say the same.
 */
type Brand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'unionpay'
  | 'jcb'
  | 'discover'
  | 'diners'
  | 'unknown';

interface BrandRule {
  readonly brand: Brand;
  readonly starts: RegExp;
  readonly lengths: readonly number[];
  /** Sizes of the printed groups. */
  readonly groups: readonly number[];
  readonly cvc: number;
}

const FOURS = [4, 4, 4, 4, 3];
const RULES: readonly BrandRule[] = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  { brand: 'diners', starts: /^3(?:0[0-5]|[689])/, lengths: [14], groups: [4, 6, 4], cvc: 3 },
  { brand: 'jcb', starts: /^35/, lengths: [16], groups: FOURS, cvc: 3 },
  { brand: 'visa', starts: /^4/, lengths: [16], groups: FOURS, cvc: 3 },
  { brand: 'mastercard', starts: /^(?:5[1-5]|2[2-7])/, lengths: [16], groups: FOURS, cvc: 3 },
  { brand: 'discover', starts: /^6(?:011|4[4-9]|5)/, lengths: [16], groups: FOURS, cvc: 3 },
  { brand: 'unionpay', starts: /^62/, lengths: [16, 17, 18, 19], groups: FOURS, cvc: 3 },
];
const UNKNOWN: BrandRule = {
  brand: 'unknown',
  starts: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: FOURS,
  cvc: 3,
};

export const digitsOf = (typed: string): string => typed.replace(/[^0-9]/g, '');

/** The rules of the brand that the first digits tell. */
export const brandRule = (number: string): BrandRule =>
  RULES.find((rule) => rule.starts.test(digitsOf(number))) ?? UNKNOWN;

/** Spaces a number as it is printed on the card of its brand, cut at that brand's length. */
export const spaced = (typed: string): string => {
  const rule = brandRule(typed);
  let rest = digitsOf(typed).slice(0, Math.max(...rule.lengths));
  const groups: string[] = [];
  for (const size of rule.groups) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ');
};

const passesLuhn = (digits: string): boolean =>
  digits
    .split('')
    .toReversed()
    .reduce((sum, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0) %
    10 ===
  0;

export const isCardNumber = (typed: string): boolean => {
  const digits = digitsOf(typed);
  return brandRule(digits).lengths.includes(digits.length) && passesLuhn(digits);
};

/**
 * Writes an expiry as MM/YY while it is typed or pasted; a first digit above 1 can only be a month
 * of its own.
 */
export const expiryTyped = (typed: string): string => {
  const slashed = /^\s*([1-9])\s*\/(.*)$/.exec(typed);
  let digits = digitsOf(slashed ? `0${slashed[1]}${slashed[2]}` : typed);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^\d{2}20\d{2}/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}` : digits;
};

export interface Expiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** Reads MM/YY; undefined when it is no month of a year. */
export const readExpiry = (typed: string): Expiry | undefined => {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expiryTyped(typed)) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12)
    return undefined;
  return { month: Number(month), year: 2000 + Number(year) };
};

/** A card is good until the end of its month, and no card is printed for more than twenty years. */
export const isCurrent = ({ month, year }: Expiry, today: Date): boolean => {
  const months = (year - today.getUTCFullYear()) * 12 + (month - 1 - today.getUTCMonth());
  return months >= 0 && months <= 240;
};

export const isCvc = (typed: string, number: string): boolean =>
  /^\d+$/.test(typed) && typed.length === brandRule(number).cvc;
