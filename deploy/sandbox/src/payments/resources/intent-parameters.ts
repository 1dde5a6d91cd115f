import { invalidRequest, missingResource } from '../gateway-error.ts';
import type { Gateway } from '../gateway.ts';
import type { MethodType } from '../gateway.types.ts';
import { METHOD_TYPES } from '../gateway.types.ts';
import type { Parameters } from '../parameters.ts';
import { findMethod, makeWallet } from '../payment-methods.ts';
import { PROVIDER_RULES } from '../provider-rules.ts';

/** Types that the caller allows. */
export const allowedTypes = (given: Parameters): MethodType[] | undefined => {
  const asked = given.list('allowed_payment_method_types');
  const known = asked.filter((type): type is MethodType =>
    (METHOD_TYPES as readonly string[]).includes(type),
  );
  if (known.length !== asked.length) {
    throw invalidRequest(
      `Invalid allowed_payment_method_types: must be among ${METHOD_TYPES.join(', ')}`,
      undefined,
      { param: 'allowed_payment_method_types' },
    );
  }
  return known.length > 0 ? known : undefined;
};

export const chosenMethod = (gateway: Gateway, given: Parameters): string | undefined => {
  const id = given.text('payment_method');
  if (id !== undefined) return findMethod(gateway, id).id;
  const type = given.within('payment_method_data')?.choice('type', METHOD_TYPES);
  if (type === undefined) return undefined;
  if (type === 'card')
    throw invalidRequest('Card details come through the Payment Element.', undefined, {
      param: 'payment_method_data',
    });
  return makeWallet(gateway, type).id;
};

export const amountOf = (given: Parameters): number => {
  given.required('amount');
  const amount = given.integer('amount') ?? 0;
  if (amount < 1)
    throw invalidRequest(
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
      { param: 'amount' },
    );
  const { max, minimums } = PROVIDER_RULES.amount;
  if (amount > max)
    throw invalidRequest('Amount must be no more than $999,999.99', 'amount_too_large', {
      param: 'amount',
    });
  const currency = given.text('currency')?.toLowerCase() ?? '';
  const minimum = (minimums as Readonly<Record<string, number>>)[currency] ?? 1;
  if (amount < minimum)
    throw invalidRequest(
      `Amount must be at least $${(minimum / 100).toFixed(2)} ${currency}`,
      'amount_too_small',
      { param: 'amount' },
    );
  return amount;
};

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
export const currencyOf = (given: Parameters): string => {
  const currency = given.required('currency');
  if (!CURRENCIES.has(currency.toUpperCase()))
    throw invalidRequest(
      `Invalid currency: ${currency}. Stripe currently supports these currencies: hkd, usd ` +
        'and others.',
      undefined,
      { param: 'currency' },
    );
  return currency.toLowerCase();
};

export const customerOf = (gateway: Gateway, given: Parameters): string | null => {
  const id = given.text('customer');
  if (id !== undefined && gateway.customers.get(id) === undefined)
    throw missingResource('customer', id);
  return id ?? null;
};

export const optionsOf = (given: Parameters) => ({
  returnUrl: given.text('return_url'),
  offSession: given.flag('off_session'),
  useStripeSdk: given.flag('use_stripe_sdk'),
});
