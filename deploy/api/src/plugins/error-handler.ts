import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '@tapnook/contracts/errors';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { z } from 'zod';
import { isOutage, sqlState } from '../db/pool.ts';
import { ApiError, type ErrorDetails, type FieldError, fieldError } from '../errors.ts';
import type { RequestContext } from '../handlers.ts';
import { readContext } from './request-context.ts';

/** The envelope of a failure (part 2, section 8; part 3, last list). */
export const errorEnvelope = (code: ErrorCode, details: ErrorDetails = {}, english = false) => {
  const text = details.text ?? ERRORS[code].text;
  return {
    code,
    message: english ? text.en_gb : text.zh_hk,
    data: {
      ...details.data,
      en_US: text.en_gb,
      zh_HK: text.zh_hk,
      ...(details.fields && { fields: details.fields }),
      ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }),
    },
  };
};

export const ErrorEnvelope = z
  .object({
    code: z.string(),
    message: z.string(),
    data: z.looseObject({
      en_US: z.string(),
      zh_HK: z.string(),
      fields: z
        .array(z.object({ field: z.string(), en_US: z.string(), zh_HK: z.string() }))
        .optional(),
    }),
  })
  .meta({
    id: 'Failure',
    description:
      'A failure: a code of the catalogue, the message in both languages, and the fields at fault.',
  });

const BODY: Readonly<Record<string, FieldError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: fieldError('headers.content-type', 'fault.sendApplicationJson'),
  FST_ERR_CTP_BODY_TOO_LARGE: fieldError('body', 'fault.tooLarge'),
  FST_ERR_BAD_URL: fieldError('url', 'fault.cannotRead'),
  FST_ERR_MAX_PARAM_LENGTH: fieldError('url', 'fault.tooLong'),
  FST_REQ_FILE_TOO_LARGE: fieldError('body.file', 'fault.fileTooLarge'),
};
const NO_REQUEST: FieldError = fieldError('request', 'fault.cannotRead');
const LONG_HEADERS: FieldError = fieldError('headers', 'fault.tooLarge');
const UNREADABLE: FieldError = fieldError('body', 'fault.cannotRead');

interface CheckedInput extends FastifyError {
  readonly faults?: readonly FieldError[];
}

/**
 * Turns whatever was thrown into a code of the catalogue: bad input is 10102, everything unforeseen
 * 10500.
 */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof Error && error.name === 'ApiError') return error as ApiError;
  const known = error as CheckedInput;
  if (known.faults) return new ApiError('10102', { fields: known.faults });
  const state = sqlState(error);
  // Class 22 is data that the database cannot take: numbers out of range, bad encodings. The
  // schemas should have caught it.
  if (state?.startsWith('22')) return new ApiError('10102', {}, error);
  if (state === '40001' || state === '40P01' || isOutage(error))
    return new ApiError('10503', { retryAfter: 1 }, error);
  const status = known.statusCode ?? 500;
  if (status >= 400 && status < 500 && state === undefined)
    return new ApiError('10102', { fields: [BODY[known.code] ?? UNREADABLE] }, error);
  return new ApiError('10500', {}, error);
};

/** Answers with the failure of an error. */
export const sendError = (request: FastifyRequest, reply: FastifyReply, error: unknown): void => {
  const failure = toApiError(error);
  const { status } = ERRORS[failure.code];
  // Who breaks off an upload gets no answer, and nothing of ours is out of order.
  if (request.raw.destroyed && !request.raw.complete) request.log.info('the caller went away');
  else if (status >= 500) request.log.error({ err: error }, failure.message);
  if (failure.details.retryAfter !== undefined)
    void reply.header('retry-after', failure.details.retryAfter);
  // A request that fails before its hooks have run has no context yet, whatever the type says.
  const known = request.context as RequestContext | null;
  const { locale } = known ?? readContext(request);
  void reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorEnvelope(failure.code, failure.details, locale === 'en-US'));
};

/**
 * What is no request at all never becomes one: it is answered on its connection, which then ends.
 */
export const rejectConnection = (error: ConnectionError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify(
    errorEnvelope('10102', {
      fields: [error.code === 'HPE_HEADER_OVERFLOW' ? LONG_HEADERS : NO_REQUEST],
    }),
  );
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; ` +
      `charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: ` +
      `close\r\n\r\n${body}`,
  );
};

export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
};
