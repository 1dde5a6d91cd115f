import { ERRORS, type ErrorCode } from '@tapnook/contracts/errors';
import type { FastifyReply } from 'fastify';

interface FieldFault {
  readonly field: string;
  readonly en_US: string;
  readonly zh_HK: string;
}

/** Answers a call with a failure of the catalogue, in the API's own shape (part 2, section 8). */
export const problem = (
  reply: FastifyReply,
  code: ErrorCode,
  fields?: readonly FieldFault[],
  status: number = ERRORS[code].status,
): FastifyReply => {
  const { text } = ERRORS[code];
  return reply.code(status).send({
    code,
    message: text.en_gb,
    data: { en_US: text.en_gb, zh_HK: text.zh_hk, ...(fields && { fields }) },
  });
};
