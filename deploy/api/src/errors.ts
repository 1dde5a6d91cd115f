import { ERRORS, type ErrorCode } from '@tapnook/contracts/errors';
import type { TextValues } from '@tapnook/server/translations';
import { bilingual, type TextKey } from './translations.ts';

/** One field at fault, by its path (`body.quantity`), with what to do about it. */
export interface FieldError {
  readonly field: string;
  readonly en_US: string;
  readonly zh_HK: string;
}

/** What is wrong with a field, as a {@link FieldError} holds it. */
export const fieldText = (key: TextKey, values?: TextValues): Omit<FieldError, 'field'> => {
  const { en_gb, zh_hk } = bilingual(key, values);
  return { en_US: en_gb, zh_HK: zh_hk };
};

/** A field at fault, with a text of the locale files. */
export const fieldError = (field: string, key: TextKey, values?: TextValues): FieldError => ({
  field,
  ...fieldText(key, values),
});

export interface ErrorDetails {
  readonly fields?: readonly FieldError[];
  /** Other words than the catalogue's, for example a promotion's own (20627). */
  readonly text?: { readonly en_gb: string; readonly zh_hk: string };
  /** Further keys of the envelope's data, for example `declineCode`. */
  readonly data?: Readonly<Record<string, unknown>>;
  /**
   * Seconds after which another try can succeed; in the header, and in the envelope's data for
   * whoever tells it to people.
   */
  readonly retryAfter?: number;
}

/** A failure that the catalogue knows. Thrown by handlers and services; compare by `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, cause?: unknown) {
    super(ERRORS[code].text.en_gb, { cause });
    this.code = code;
    this.details = details;
  }
}

/** The catalogue's code of an error, or undefined when it is not one of ours. */
export const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError).code : undefined;
