import type { Locale, LocalisedText } from '@tapnook/contracts';
import { formatDay } from '@tapnook/kernel';
import { bilingual } from '../translations.ts';

/** A button: what it does in words, and the address of ours that it opens. */
export interface EmailButton {
  readonly label: string;
  readonly url: string;
}

/**
 * One part of a letter: a paragraph, a heading, a verification code, names with their values, a
 * button, or a QR code of letters and digits with what it is of in words. What somebody typed may
 * stand in paragraphs and values, never in a button or a QR code.
 */
export type LetterPart =
  | string
  | EmailButton
  | { readonly title: string }
  | { readonly code: string }
  | { readonly qr: string; readonly alt: string }
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
  partsIn: (language: Locale) => readonly LetterPart[],
): Letter =>
  (locale === 'zh-HK' ? (['zh-HK', 'en-US'] as const) : (['en-US', 'zh-HK'] as const)).map(
    (language) => ({ locale: language, parts: partsIn(language) }),
  );

/** A subject in both languages, the reader's own first. */
export const subjectInBoth = (locale: Locale, { en_gb, zh_hk }: LocalisedText): string =>
  locale === 'zh-HK' ? `${zh_hk} ${en_gb}` : `${en_gb} ${zh_hk}`;

/** What the shop is called in each language. */
export const BRAND = bilingual('brand');

/** A subject for the people of a merchant or of our own desk, their own language first. */
export const deskSubject = (locale: Locale, { en_gb, zh_hk }: LocalisedText): string =>
  locale === 'zh-HK'
    ? `${BRAND.zh_hk} ${BRAND.en_gb}：${zh_hk} · ${en_gb}`
    : `${BRAND.en_gb} ${BRAND.zh_hk}: ${en_gb} · ${zh_hk}`;

/** A day with the time at it, if it has one. */
export const visitTime = (
  { day, time }: { readonly day: string; readonly time: string | null },
  locale: Locale,
): string => [formatDay(day, locale), time].filter(Boolean).join(' ');
