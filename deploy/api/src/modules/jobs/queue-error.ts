import { isNativeError } from 'node:util/types';

interface ToldError {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
}

/**
 * What pg-boss tells of a worker that failed is typed as an error, but is a copy of its fields with
 * the worker's name. A log writes errors alone, since anything else could hold a message.
 */
export const queueError = (told: ToldError): Error => {
  if (isNativeError(told)) return told;
  const { message, stack, code } = told;
  return Object.assign(new Error(message), { stack, ...(code !== undefined && { code }) });
};
