import { Converter } from 'opencc-js/t2cn';
import { stemmer } from 'stemmer';

const toSimplified = Converter({ from: 'hk', to: 'cn' });
/** Variants that Hong Kong writes beside the standard form, and that the converter keeps apart. */
const VARIANTS: Readonly<Record<string, string>> = {
  窰: '窑',
  裡: '里',
  著: '着',
  菓: '果',
  妳: '你',
  嚐: '尝',
};
/** Each character is converted once: a text is folded by character, so that its length stays. */
const simplified = new Map<string, string>();
const simplify = (character: string): string => {
  const known = simplified.get(character);
  if (known !== undefined) return known;
  const found = VARIANTS[character] ?? toSimplified(character);
  simplified.set(character, found);
  return found;
};

/** The text in small letters of one width, without accents: `Café` is `cafe`. */
const small = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’'‘`]/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/**
 * Traditional and simplified characters, widths, cases and accents of one text become the same, so
 * that 点心 finds 點心.
 */
export const foldText = (text: string): string => small(text).replace(/\p{Script=Han}/gu, simplify);

/** A word or a Chinese character of a text. */
export interface Unit {
  /** As it is compared: a stem, or a simplified character. */
  readonly text: string;
  /** As it was typed, in small letters. */
  readonly written: string;
  readonly han: boolean;
}

const UNITS = /\p{Script=Han}|[^\p{Script=Han}\P{L}]+|\p{N}+/gu;
const LONGEST_STEM = 3;

/** `classes`, `class`; `cooking`, `cook`; short words and numbers stay themselves. */
const stemOf = (word: string): string =>
  word.length > LONGEST_STEM && /^[a-z]+$/.test(word) ? stemmer(word) : word;

/** The words and the Chinese characters of a text in their order. */
export const unitsOf = (text: string): Unit[] =>
  [...small(text).matchAll(UNITS)].map(([written]) => {
    const han = /^\p{Script=Han}/u.test(written);
    return { text: han ? simplify(written) : stemOf(written), written, han };
  });

/**
 * Units of a phrase, put together and stemmed as one word: how phrases are compared, so that `hot
 * pots` is `hotpot`.
 */
export const phraseOf = (units: readonly Unit[]): string =>
  units.length === 1
    ? (units[0]?.text ?? '')
    : stemOf(units.map(({ text, written, han }) => (han ? text : written)).join(''));
