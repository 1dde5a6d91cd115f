import { errorOf, type ErrorCode } from '@tapnook/contracts';

/** A refusal that the caller can act on: a code of the catalogue and, where it helps, what exactly was wrong. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(errorOf(code)?.text.en_gb ?? code);
    this.code = code;
    this.details = details;
  }
}

export const isProblem = (error: unknown): error is Problem => error instanceof Problem;

/** The body and the status of a problem's answer. */
export const problemAnswer = (code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) => {
  const definition = errorOf(code);
  const text = definition?.text ?? { en_gb: code, zh_hk: code };
  return {
    status: definition?.status ?? 500,
    body: { code, message: text.en_gb, data: { en_US: text.en_gb, zh_HK: text.zh_hk, ...details } },
  };
};
