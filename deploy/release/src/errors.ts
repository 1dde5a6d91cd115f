import { errorOf, type ErrorCode } from '@tapnook/contracts';

type ErrorDetails = Readonly<Record<string, unknown>>;

/** A refusal that the catalogue knows. `details` say what exactly was wrong; compare by `code`. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, cause?: unknown) {
    super(errorOf(code)?.text.en_gb ?? code, { cause });
    this.code = code;
    this.details = details;
  }
}

export const isRegistryError = (error: unknown): error is RegistryError =>
  error instanceof Error && error.name === 'RegistryError';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly data: ErrorDetails & { readonly en_US: string; readonly zh_HK: string };
  };
}

/** Status and body of a failure, in the envelope that the API and the edge answer with. */
export const errorAnswer = (code: ErrorCode, details: ErrorDetails = {}): ErrorAnswer => {
  const definition = errorOf(code);
  const text = definition?.text ?? { en_gb: code, zh_hk: code };
  return {
    status: definition?.status ?? 500,
    body: { code, message: text.en_gb, data: { en_US: text.en_gb, zh_HK: text.zh_hk, ...details } },
  };
};
