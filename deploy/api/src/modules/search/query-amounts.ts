/** Amounts as people type them, in text that is folded already (small letters, simplified). */

const HAN_DIGITS = '零一二三四五六七八九';
const HAN_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };
const ENGLISH: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifty: 50,
};

const HAN_NUMBER = '[零一二两三四五六七八九十百千万]+';
const ENGLISH_NUMBER = `(?:${Object.keys(ENGLISH).join('|')}) (?:hundred|thousand)|fifty`;
/** One amount, with its marks; `嚿水` is a hundred in Cantonese. */
export const AMOUNT =
  `(?:hk ?\\$|hkd ?|\\$)? ` +
  `?(?:\\d[\\d,]*(?:\\.\\d+)?k?(?![\\d.])|${ENGLISH_NUMBER}|${HAN_NUMBER})(?: ?(?:嚿|旧)水| ` +
  '?(?:港币|港元|hkd|dollars?|bucks?|块钱|块|蚊鸡|蚊|元|圆))?';

/** 二百 is 200, 百五 150, 千二 1200, 兩千 2000. Null when it is no number. */
export const readHanNumber = (text: string): number | null => {
  let sum = 0;
  let digit: number | null = null;
  let lastUnit = 1;
  for (const character of text.replaceAll(/[两兩]/g, '二')) {
    const unit = HAN_UNITS[character];
    if (unit) {
      sum += (digit ?? 1) * unit;
      digit = null;
      lastUnit = unit;
    } else if (character === '零') lastUnit = 1;
    else {
      const value = HAN_DIGITS.indexOf(character);
      if (value < 0) return null;
      digit = (digit ?? 0) * 10 + value;
    }
  }
  // What follows the last unit counts a tenth of it: 百五 is 150, and 十五 still 15.
  if (digit !== null) sum += lastUnit >= 100 ? (digit * lastUnit) / 10 : digit;
  return sum > 0 ? sum : null;
};

export interface Amount {
  readonly dollars: number;
  /** Whether it says that it is money. */
  readonly marked: boolean;
}

/** An amount that the pattern found. */
export const readAmount = (text: string): Amount | null => {
  const bare = text
    .replaceAll(/hk ?\$|hkd|\$|港币|港元|dollars?|bucks?|块钱|块|蚊鸡|蚊|元|圆|(?:嚿|旧)水/g, '')
    .trim();
  const hundreds = /(?:嚿|旧)水/.test(text) ? 100 : 1;
  const marked = bare !== text.trim();
  const [, digits, thousands] = /^([\d,]+(?:\.\d+)?)(k?)$/.exec(bare) ?? [];
  const [, many = '', power] = /^([a-z]+)(?: (hundred|thousand))?$/.exec(bare) ?? [];
  const english =
    ENGLISH[many] === undefined
      ? null
      : ENGLISH[many] * ({ hundred: 100, thousand: 1000 }[power ?? ''] ?? 1);
  const value = digits
    ? Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1)
    : (english ?? readHanNumber(bare));
  return value === null || Number.isNaN(value) ? null : { dollars: value * hundreds, marked };
};
