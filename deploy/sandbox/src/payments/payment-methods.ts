import { createHash } from 'node:crypto';
import type { Expiry } from './card-number.ts';
import { brandRule, digitsOf, isCardNumber, isCurrent, isCvc } from './card-number.ts';
import { cardError, invalidRequest, missingResource } from './gateway-error.ts';
import type { Gateway } from './gateway.ts';
import { newId } from './gateway.ts';
import type { CardFace, Metadata, MethodType, PaymentMethod, WalletType } from './gateway.types.ts';
import type { Scenario } from './test-cards.tables.ts';
import { TEST_CARDS, TEST_METHODS } from './test-cards.tables.ts';

export interface CardDetails {
  readonly number: string;
  readonly expiry: Expiry;
  /** Undefined when the card is made by name, without a person typing it. */
  readonly cvc: string | undefined;
  /** The wallet that holds it. */
  readonly wallet?: WalletType | undefined;
}

interface Owner {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly metadata?: Metadata | undefined;
}

const incorrect = (code: string, param: string, message: string): Error =>
  cardError({ code, param, message });

/** Refuses what no bank would look at, and every number that is not a test number. */
const scenarioOf = ({ number, expiry, cvc }: CardDetails): Scenario => {
  if (!isCardNumber(number))
    throw incorrect('incorrect_number', 'number', 'Your card number is incorrect.');
  if (!isCurrent(expiry, new Date()))
    throw incorrect('invalid_expiry_year', 'exp_year', "Your card's expiration date is invalid.");
  if (cvc !== undefined && !isCvc(cvc, number))
    throw incorrect('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  const scenario = TEST_CARDS[digitsOf(number)];
  if (scenario === undefined) {
    throw cardError({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      param: 'number',
      message: 'Only test cards are taken here.',
    });
  }
  return scenario;
};

const faceOf = ({ number, expiry, wallet }: CardDetails): CardFace => {
  const digits = digitsOf(number);
  const { brand } = brandRule(digits);
  return {
    brand,
    display_brand: brand,
    last4: digits.slice(-4),
    exp_month: expiry.month,
    exp_year: expiry.year,
    country: 'HK',
    funding: 'credit',
    fingerprint: createHash('sha256').update(`card:${digits}`).digest('hex').slice(0, 16),
    checks: { cvc_check: 'pass', address_line1_check: null, address_postal_code_check: null },
    networks: { available: [brand], preferred: null },
    three_d_secure_usage: { supported: true },
    wallet: wallet ? { type: wallet, dynamic_last4: digits.slice(-4) } : null,
  };
};

const methodOf = (gateway: Gateway, type: MethodType, owner: Owner): PaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  type,
  billing_details: {
    name: owner.name ?? null,
    email: owner.email ?? null,
    phone: owner.phone ?? null,
    address: null,
  },
  customer: null,
  allow_redisplay: 'unspecified',
  metadata: owner.metadata ?? {},
  created: gateway.now(),
  livemode: false,
});

/** What is kept of a card: never its number, but its last four, its brand and what it does. */
export interface ReadCard {
  readonly face: CardFace;
  readonly scenario: Scenario;
}
export const readCard = (card: CardDetails): ReadCard => ({
  scenario: scenarioOf(card),
  face: faceOf(card),
});

export const makeCardMethod = (
  gateway: Gateway,
  { face, scenario }: ReadCard,
  owner: Owner = {},
): PaymentMethod => {
  const method: PaymentMethod = { ...methodOf(gateway, 'card', owner), card: face };
  gateway.methods.put(method.id, method);
  gateway.scenarios.put(method.id, { scenario });
  return method;
};

/** Turns a typed card into a payment method. */
export const tokeniseCard = (
  gateway: Gateway,
  card: CardDetails,
  owner: Owner = {},
): PaymentMethod => makeCardMethod(gateway, readCard(card), owner);

export const makeWallet = (
  gateway: Gateway,
  type: Exclude<MethodType, 'card'>,
  owner: Owner = {},
): PaymentMethod => {
  const method: PaymentMethod = { ...methodOf(gateway, type, owner), [type]: {} };
  gateway.methods.put(method.id, method);
  return method;
};

/** A payment method by id; Stripe's ready-made test methods become one of their own each time. */
export const findMethod = (gateway: Gateway, id: string): PaymentMethod => {
  const number = TEST_METHODS[id];
  if (number !== undefined) {
    return tokeniseCard(gateway, {
      number,
      expiry: { month: 12, year: new Date().getUTCFullYear() + 4 },
      cvc: undefined,
    });
  }
  const method = gateway.methods.get(id);
  if (method === undefined) throw missingResource('PaymentMethod', id);
  return method;
};

/**
 * A payment method that can be charged or kept: as at Stripe, one that paid and belongs to nobody,
 * or was detached, is of no more use.
 */
export const usableMethod = (gateway: Gateway, id: string): PaymentMethod => {
  const method = findMethod(gateway, id);
  if (gateway.detached.get(method.id) === undefined) return method;
  throw invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer ' +
      'attachment, shared with a connected account without Customer attachment, or was detached ' +
      'from a Customer. It may not be used again. To use a PaymentMethod multiple times, you ' +
      'must attach it to a Customer first.',
    'payment_method_unexpected_state',
    { param: 'payment_method' },
  );
};

export const scenarioOfMethod = (gateway: Gateway, method: PaymentMethod): Scenario =>
  gateway.scenarios.get(method.id)?.scenario ?? 'succeeds';

/** Keeps a card with a customer, so that it can be charged again. */
export const attachMethod = (
  gateway: Gateway,
  method: PaymentMethod,
  customerId: string,
): PaymentMethod => {
  if (gateway.customers.get(customerId) === undefined)
    throw missingResource('customer', customerId);
  if (method.customer !== null && method.customer !== customerId) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
      'payment_method_unexpected_state',
    );
  }
  const attached = { ...method, customer: customerId };
  gateway.methods.put(method.id, attached);
  gateway.webhooks.emit('payment_method.attached', attached);
  return attached;
};
