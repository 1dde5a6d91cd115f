import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { FieldError } from '../errors.ts';
import { fieldError } from '../errors.ts';
import { fieldErrorsOf } from './validation-errors.ts';

/** Thrown by the validator, and read by the failures plugin. */
class InputValidationError extends Error {
  readonly faults: readonly FieldError[];
  constructor(faults: readonly FieldError[]) {
    super('The input does not fit its contract');
    this.faults = faults;
  }
}

/** Input is checked by the contract's zod schemas; headers keep what the schema does not name. */
export const registerValidation = (app: FastifyInstance): void => {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart = 'body' }) => (input) => {
    const parsed = schema.safeParse(input ?? (httpPart === 'body' ? undefined : {}), {
      reportInput: true,
    });
    if (!parsed.success)
      return { error: new InputValidationError(fieldErrorsOf(parsed.error.issues, httpPart)) };
    return { value: httpPart === 'headers' ? input : parsed.data };
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  // As fastify's own parser, but an empty body is an absent one, and bytes that are no text are
  // refused instead of replaced.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (bytes.length === 0) done(null, undefined);
    else if (!isUtf8(bytes))
      done(new InputValidationError([fieldError('body', 'fault.sendAsUtf8')]));
    else void parse(request, bytes.toString(), done);
  });
};
