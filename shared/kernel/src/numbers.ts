import { groupDigits } from './money.ts';
import { isChinese, type DisplayLocale, type Text } from './text.ts';

/** Score and count: `4.8 (1,284)` (design, section 7). */
export const formatScore = (score: number, count?: number): string =>
  count === undefined ? score.toFixed(1) : `${score.toFixed(1)} (${groupDigits(count)})`;

/**
 * A phone number in groups of four after its calling code, if that is known: `+852 6123 4567`;
 * eleven mainland digits as `138 0013 8000`.
 */
export const formatPhone = (prefixNo: string, number: string): string => {
  const digits = number.replace(/\D/g, '');
  const prefix = prefixNo.replace(/\D/g, '');
  const code = prefix && `+${prefix}`;
  const head = digits.length === 11 ? 3 : digits.length % 4;
  const groups = [digits.slice(0, head), ...(digits.slice(head).match(/\d{1,4}/g) ?? [])];
  return [code, ...groups].filter(Boolean).join(' ');
};

/** A region with its calling code (part 1, section 3, Region). */
interface CallingRegion {
  readonly id: string;
  readonly regionName: Text;
  /** With or without plus. */
  readonly prefixNo: string;
  readonly frequentlyUsed: boolean;
}

/**
 * Calling codes for a list, named so that they are found by typing and understood when read out:
 * `Hong Kong (+852)`, `香港（+852）`; `short` is `+852`. The frequent ones stand first as given, the
 * rest in the language's own order.
 */
export const callingCodes = (
  regions: readonly CallingRegion[],
  locale: DisplayLocale,
): { value: string; label: string; short: string }[] => {
  const chinese = isChinese(locale);
  const { compare } = new Intl.Collator(chinese ? 'zh-HK' : 'en-GB');
  const entries = regions.map(({ id, regionName, prefixNo, frequentlyUsed }) => {
    const short = `+${prefixNo.replace(/\D/g, '')}`;
    return {
      frequentlyUsed,
      code: {
        value: id,
        label: chinese ? `${regionName.zh_hk}（${short}）` : `${regionName.en_gb} (${short})`,
        short,
      },
    };
  });
  const rest = entries
    .filter((entry) => !entry.frequentlyUsed)
    .toSorted((a, b) => compare(a.code.label, b.code.label));
  return [...entries.filter((entry) => entry.frequentlyUsed), ...rest].map(({ code }) => code);
};

/** The region that a telephone field begins with, and all that it has until the list is loaded. */
export const HOME_REGION = {
  id: 'HK',
  regionName: { en_gb: 'Hong Kong', zh_hk: '香港' },
  prefixNo: '852',
  frequentlyUsed: true,
} as const;
