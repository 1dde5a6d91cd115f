import type { PhraseSet, ReviewBankContent, Text } from '../types.ts';
import { t } from '../text.ts';

type Row = readonly [en: string, zh: string];

/** Sentences for one degree of satisfaction. */
export const phrases = (openings: readonly Row[], details: readonly Row[], endings: readonly Row[]): PhraseSet => ({
  openings: openings.map(([en, zh]) => t(en, zh)), details: details.map(([en, zh]) => t(en, zh)), endings: endings.map(([en, zh]) => t(en, zh)),
});

/** A bank whose reviews are scored on three named items. */
export const bank = (
  key: string, name: Text, items: readonly Row[], sets: { good: PhraseSet; mixed: PhraseSet; poor: PhraseSet }, replies: readonly Row[],
): ReviewBankContent => ({
  key, templateName: name, items: items.map(([en, zh]) => t(en, zh)), ...sets, replies: replies.map(([en, zh]) => t(en, zh)),
});
