import type Stripe from 'stripe';
import type { FormRecord, FormValue } from '../web/nested-form.ts';
import { invalidRequest, missingParameter } from './gateway-error.ts';
import type { GatewayRoute } from './resources/resource.ts';

/**
 * Stripe's rules, as its documentation has them: what every request must keep, beside the names of
 * its parameters, which the SDK's types check. The gateway refuses by this table, and the API's
 * contract test sends it every request that the shop sends.
 */
export const PROVIDER_RULES = {
  /**
   * https://docs.stripe.com/api/versioning: the version that the SDK pins is the one we wrote for.
   */
  apiVersion: '2026-10-28.endive' satisfies Stripe.LatestApiVersion,
  /** https://docs.stripe.com/api/idempotent_requests */
  idempotencyKey: { maxLength: 255 },
  /** https://docs.stripe.com/api/metadata */
  metadata: { maxKeys: 50, maxKeyLength: 40, maxValueLength: 500 },
  /** https://docs.stripe.com/get-started/account/statement-descriptors */
  statementDescriptor: { minLength: 5, maxLength: 22, forbidden: /[<>\\'"*]/ },
  /** https://docs.stripe.com/api/pagination */
  listLimit: { min: 1, max: 100 },
  /**
   * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, in the smallest unit.
   */
  amount: { max: 99_999_999, minimums: { hkd: 400, usd: 50, eur: 50, gbp: 30, sgd: 50, jpy: 50 } },
  /** https://docs.stripe.com/api/disputes/update: each text, and all of them together. */
  evidence: { maxText: 20_000, maxAll: 150_000 },
  /** https://docs.stripe.com/payments/paymentintents/lifecycle */
  confirmFrom: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  captureFrom: ['requires_capture'],
  cancelFrom: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
    'processing',
  ],
  /** Parameters without which a call is refused; one of each row's names must be there. */
  requires: {
    'POST /v1/payment_intents': [['amount'], ['currency']],
    'POST /v1/refunds': [['payment_intent', 'charge']],
    'POST /v1/payment_methods': [['type']],
    'POST /v1/payment_methods/:id/attach': [['customer']],
  } as Readonly<Record<string, readonly (readonly string[])[]>>,
} as const;

export const isAmong = (statuses: readonly string[], status: string): boolean =>
  statuses.includes(status);

export interface CheckedRequest {
  readonly version: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly form: FormRecord;
}

const isRecord = (value: FormValue | undefined): value is FormRecord =>
  typeof value === 'object' && !Array.isArray(value);

/** A list or what is nested is no text, and breaks every rule of one. */
const textOf = (value: FormValue): string => (typeof value === 'string' ? value : '');

const refuse = (message: string, param: string, code?: string): never => {
  throw invalidRequest(message, code, { param });
};

const checkMetadata = (value: FormValue | undefined): void => {
  if (!isRecord(value)) return;
  const { maxKeys, maxKeyLength, maxValueLength } = PROVIDER_RULES.metadata;
  const entries = Object.entries(value);
  if (entries.length > maxKeys) refuse(`Metadata can have at most ${maxKeys} keys.`, 'metadata');
  for (const [key, text] of entries) {
    const param = `metadata[${key}]`;
    if (key.length > maxKeyLength)
      refuse(`Metadata keys can have up to ${maxKeyLength} characters.`, param);
    if (typeof text !== 'string') refuse('Metadata values must be strings.', param);
    else if (text.length > maxValueLength)
      refuse(`Metadata values can have up to ${maxValueLength} characters.`, param);
  }
};

const checkDescriptor = (name: string, value: FormValue | undefined): void => {
  if (typeof value !== 'string') return;
  const { minLength, maxLength, forbidden } = PROVIDER_RULES.statementDescriptor;
  const isSuffix = name.endsWith('suffix');
  if (value.length > maxLength || (!isSuffix && value.length < minLength))
    refuse(`A statement descriptor has ${minLength} to ${maxLength} characters.`, name);
  // oxlint-disable-next-line no-control-regex -- Printable ASCII is what the banks print.
  if (forbidden.test(value) || !/[A-Za-z]/.test(value) || /[^\x20-\x7e]/.test(value))
    refuse('A statement descriptor has Latin letters and none of < > \\ \' " *.', name);
};

const checkEvidence = (value: FormValue | undefined): void => {
  if (!isRecord(value)) return;
  const { maxText, maxAll } = PROVIDER_RULES.evidence;
  const texts = Object.entries(value).map(([name, text]) => [name, textOf(text)] as const);
  for (const [name, text] of texts)
    if (text.length > maxText)
      refuse(`${name} can have up to ${maxText} characters.`, `evidence[${name}]`);
  if (texts.reduce((sum, [, text]) => sum + text.length, 0) > maxAll)
    refuse(`Evidence can have up to ${maxAll} characters in all.`, 'evidence');
};

const checkLimit = (value: FormValue | undefined): void => {
  if (value === undefined) return;
  const { min, max } = PROVIDER_RULES.listLimit;
  if (!/^\d+$/.test(textOf(value)) || Number(value) < min || Number(value) > max)
    refuse(`This value must be between ${min} and ${max}.`, 'limit', 'parameter_invalid_integer');
};

const checkUrl = (value: FormValue | undefined): void => {
  if (value === undefined) return;
  // An app's own scheme is taken as well.
  if (!URL.canParse(textOf(value))) refuse('Not a valid URL', 'return_url', 'url_invalid');
};

/** Refuses a request that does not keep the rules of the call. */
export const refuseAgainstRules = (
  { method, path }: Pick<GatewayRoute, 'method' | 'path'>,
  { version, idempotencyKey, form }: CheckedRequest,
): void => {
  if (version !== undefined && version !== PROVIDER_RULES.apiVersion)
    throw invalidRequest(
      `Invalid Stripe API version: ${version}; this gateway answers ${PROVIDER_RULES.apiVersion}.`,
      undefined,
    );
  if ((idempotencyKey ?? '').length > PROVIDER_RULES.idempotencyKey.maxLength)
    throw invalidRequest('Idempotency keys can have up to 255 characters.', undefined);
  for (const names of PROVIDER_RULES.requires[`${method} ${path}`] ?? [])
    if (!names.some((name) => form[name] !== undefined && form[name] !== ''))
      throw missingParameter(names[0] ?? '');
  checkMetadata(form['metadata']);
  checkDescriptor('statement_descriptor', form['statement_descriptor']);
  checkDescriptor('statement_descriptor_suffix', form['statement_descriptor_suffix']);
  checkEvidence(form['evidence']);
  checkUrl(form['return_url']);
  if (method === 'GET') checkLimit(form['limit']);
};
