import { groupDigits } from './money.ts';

/** Score and count: `4.8 (1,284)` (design, section 7). */
export const formatScore = (score: number, count?: number): string =>
  count === undefined ? score.toFixed(1) : `${score.toFixed(1)} (${groupDigits(count)})`;

/** A phone number in groups of four after its calling code: `+852 6123 4567`; eleven mainland digits as `138 0013 8000`. */
export const formatPhone = (prefixNo: string, number: string): string => {
  const digits = number.replace(/\D/g, '');
  const code = `+${prefixNo.replace(/\D/g, '')}`;
  const head = digits.length === 11 ? 3 : digits.length % 4;
  const groups = [digits.slice(0, head), ...(digits.slice(head).match(/\d{1,4}/g) ?? [])].filter(Boolean);
  return [code, ...groups].join(' ');
};
