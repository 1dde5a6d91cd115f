import type { Locale } from '@tapnook/contracts';

/** A button: what it does in words, and the address of ours that it opens. */
export interface EmailButton {
  readonly label: string;
  readonly url: string;
}

/**
 * One part of a letter: a paragraph, a heading, a verification code, names with their values, or a
 * button. What somebody typed may stand in paragraphs and values, never in a button.
 */
export type LetterPart =
  | string
  | EmailButton
  | { readonly title: string }
  | { readonly code: string }
  | { readonly facts: readonly (readonly [name: string, value: string])[] };

/** What a letter says in one language. */
export interface EmailSection {
  readonly locale: Locale;
  readonly parts: readonly LetterPart[];
}
export type Letter = readonly EmailSection[];

/** Both languages, the reader's own first. */
export const inBoth = (
  locale: Locale,
  english: readonly LetterPart[],
  chinese: readonly LetterPart[],
): Letter => {
  const sections: Letter = [
    { locale: 'en-US', parts: english },
    { locale: 'zh-HK', parts: chinese },
  ];
  return locale === 'zh-HK' ? sections.toReversed() : sections;
};
