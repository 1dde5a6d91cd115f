import type { FieldRule, Text } from '@tapnook/forms';
import { useTexts } from '../i18n/use-texts.ts';

/** What forms show their messages by. */
export const useFormText = (): ((text: Text | undefined) => string) => {
  const { text } = useTexts();
  return (message) => (message ? text(message) : '');
};

/** A rule whose message is in the page's language already. */
export const rule =
  (isFine: (value: string) => boolean, message: string): FieldRule<string, unknown> =>
  (value) =>
    isFine(value) ? undefined : { code: 'invalid', text: { en_gb: message, zh_hk: message } };

/** At least so many characters. */
export const required = (characters: number, message: string): FieldRule<string, unknown> =>
  rule((value) => value.trim().length >= characters, message);

/** A number between two, both included. */
export const between = (least: number, most: number, message: string): FieldRule<string, unknown> =>
  rule((value) => {
    const number = Number(value);
    return value.trim() !== '' && number >= least && number <= most;
  }, message);

/** Words apart by spaces or commas. */
export const wordsIn = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);
