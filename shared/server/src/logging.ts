import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isNativeError } from 'node:util/types';

interface LoggedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
}

/**
 * Drizzle writes the parameters of a failed query into its message: a shopper's address, a mail.
 */
const withoutParameters = (text: string): string =>
  text.replace(/\n?params: [\s\S]*?(?=\n\s+at |$)/, '');
const MAX_CAUSES = 5;

/**
 * An error as a log may hold it: no parameters of queries, and none of the driver's fields that
 * quote a row (`detail`, `where`).
 */
export const serializeError = (error: unknown, depth = 0): LoggedError => {
  // An error of another realm is one too: bundles and test runners have their own.
  if (!isNativeError(error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(isNativeError(error.cause) &&
      depth < MAX_CAUSES && { cause: serializeError(error.cause, depth + 1) }),
  };
};

/** The id that a server of ours in front has given the request, or a new one. */
export const requestId = (request: Pick<IncomingMessage, 'headers'>): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};
