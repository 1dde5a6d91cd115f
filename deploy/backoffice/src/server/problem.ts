import { ERRORS, type ErrorCode } from '@tapnook/contracts/errors';
import type { FastifyReply } from 'fastify';

interface ProblemDetails {
  readonly status?: number;
  /** Seconds after which another try may succeed. */
  readonly retryAfter?: number;
}

/** Answers with a failure of the catalogue, in the API's own shape and both languages. */
export const problem = (
  reply: FastifyReply,
  code: ErrorCode,
  { status = ERRORS[code].status, retryAfter }: ProblemDetails = {},
): FastifyReply => {
  const { text } = ERRORS[code];
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code, message: text.en_gb, data: { en_US: text.en_gb, zh_HK: text.zh_hk } });
};
