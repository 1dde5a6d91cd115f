import type { Locale } from '@tapnook/contracts';

const EN = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
];
const ZH = ['十二', '一', '兩', '三', '四', '五', '六', '七', '八', '九', '十', '十一'];
const EN_MINUTES: Readonly<Record<number, string>> = {
  5: 'five',
  10: 'ten',
  15: 'a quarter',
  20: 'twenty',
  25: 'twenty-five',
  30: 'half',
};
const ZH_DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const chineseMinutes = (minutes: number): string => {
  const tens = Math.floor(minutes / 10);
  return `${tens > 1 ? ZH_DIGITS[tens] : ''}${tens > 0 ? '十' : '零'}${ZH_DIGITS[minutes % 10]}分`;
};

const inChinese = (hour: number, minutes: number): string => {
  if (minutes === 0) return `${ZH[hour % 12]}點正`;
  return minutes === 30 ? `${ZH[hour % 12]}點半` : `${ZH[hour % 12]}點${chineseMinutes(minutes)}`;
};
const inEnglish = (hour: number, minutes: number): string => {
  if (minutes === 0) return capital(`${EN[hour % 12]} o’clock`);
  return minutes <= 30
    ? capital(`${EN_MINUTES[minutes]} past ${EN[hour % 12]}`)
    : capital(`${EN_MINUTES[60 - minutes]} to ${EN[(hour + 1) % 12]}`);
};

/**
 * `17:50` as it is said: "Ten to six", 五點五十分. Undefined for a time that is not on a five-minute
 * mark.
 */
export const spokenTime = (time: string | null, locale: Locale): string | undefined => {
  const match = /^([01]\d|2[0-3]):([0-5][05])$/.exec(time ?? '');
  if (!match) return undefined;
  const [hour, minutes] = [Number(match[1]), Number(match[2])];
  return locale === 'zh-HK' ? inChinese(hour, minutes) : inEnglish(hour, minutes);
};
