import { ERRORS, type ErrorCode } from '@tapnook/contracts/errors';
import type { FastifyReply } from 'fastify';
import { bilingual, type TextKey } from './translations.ts';

interface FieldFault {
  readonly field: string;
  readonly en_US: string;
  readonly zh_HK: string;
}

/** A field at fault, with a text of the locale files. */
export const fieldFault = (field: string, key: TextKey): FieldFault => {
  const { en_gb, zh_hk } = bilingual(key);
  return { field, en_US: en_gb, zh_HK: zh_hk };
};

interface ProblemDetails {
  readonly fields?: readonly FieldFault[];
  readonly status?: number;
  /** Seconds after which another try may succeed. */
  readonly retryAfter?: number;
}

/** Answers a call with a failure of the catalogue, in the API's own shape (part 2, section 8). */
export const problem = (
  reply: FastifyReply,
  code: ErrorCode,
  { fields, status = ERRORS[code].status, retryAfter }: ProblemDetails = {},
): FastifyReply => {
  const { text } = ERRORS[code];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send({
    code,
    message: text.en_gb,
    data: {
      en_US: text.en_gb,
      zh_HK: text.zh_hk,
      ...(fields && { fields }),
      ...(retryAfter && { retryAfter }),
    },
  });
};
