/** A refusal in the gateway's own form. `body` is what stands under `error` in the answer. */
export interface GatewayError extends Error {
  readonly gatewayStatus: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const gatewayError = (
  gatewayStatus: number,
  body: Record<string, unknown> & { message: string },
): GatewayError => Object.assign(new Error(body.message), { gatewayStatus, body });

export const isGatewayError = (error: unknown): error is GatewayError =>
  error instanceof Error && 'gatewayStatus' in error;

export const invalidRequest = (
  message: string,
  code: string | undefined,
  rest: Record<string, unknown> = {},
): GatewayError =>
  gatewayError(400, { type: 'invalid_request_error', ...(code && { code }), message, ...rest });

export const unknownParameter = (param: string): GatewayError =>
  invalidRequest(`Received unknown parameter: ${param}`, 'parameter_unknown', { param });

export const emptyParameter = (param: string): GatewayError =>
  invalidRequest(
    `You passed an empty string for '${param}'. We assume empty values are an attempt to ` +
      `unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from ` +
      'your request or supply a non-empty value.',
    'parameter_invalid_empty',
    { param },
  );

export const missingParameter = (param: string): GatewayError =>
  invalidRequest(`Missing required param: ${param}.`, 'parameter_missing', { param });

export const missingResource = (noun: string, id: string): GatewayError =>
  gatewayError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param: 'id',
  });

export const unknownAddress = (method: string, path: string): GatewayError =>
  gatewayError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });

export const unknownKey = (): GatewayError =>
  gatewayError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });

export const secretKeyRequired = (): GatewayError =>
  gatewayError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });

export const unexpectedState = (message: string, rest: Record<string, unknown>): GatewayError =>
  invalidRequest(
    message,
    rest['setup_intent'] ? 'setup_intent_unexpected_state' : 'payment_intent_unexpected_state',
    rest,
  );

export const cardError = (body: Record<string, unknown> & { message: string }): GatewayError =>
  gatewayError(402, { ...body, type: 'card_error' });

/** Stripe does not ask for one; this gateway does, where the shop must send it. */
export const missingKey = (): GatewayError =>
  invalidRequest('This request needs an Idempotency-Key of your own.', undefined);

export const keyReused = (): GatewayError =>
  gatewayError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first ' +
      'used with.',
  });

export const keyInFlight = (): GatewayError =>
  gatewayError(409, {
    type: 'invalid_request_error',
    code: 'idempotency_key_in_use',
    message: 'Another request with this key is still being handled.',
  });

export const outOfOrder = (): GatewayError =>
  gatewayError(500, {
    type: 'api_error',
    message: 'The gateway is out of order, as the dashboard asked.',
  });
