import { invalidRequest } from './gateway-error.ts';
import type { Gateway } from './gateway.ts';
import { newId } from './gateway.ts';
import type { ConfirmationToken, PaymentIntent, PaymentMethod } from './gateway.types.ts';
import type { ReadCard } from './payment-methods.ts';
import { makeCardMethod } from './payment-methods.ts';
import type { Scenario } from './test-cards.tables.ts';

type FutureUsage = ConfirmationToken['setup_future_usage'];

/** What a page's Elements were made for: the intent that the token confirms must say the same. */
export interface ElementsTerms {
  readonly amount: number;
  readonly currency: string;
  readonly setupFutureUsage: FutureUsage;
  readonly captureMethod: 'automatic' | 'manual';
  readonly scenario: Scenario;
}

/** Seconds for which a token can be used. */
const LIFETIME = 12 * 60 * 60;

interface NewToken {
  readonly card: ReadCard;
  readonly terms: Omit<ElementsTerms, 'scenario'>;
  readonly billing: PaymentMethod['billing_details'];
  readonly returnUrl: string | null;
}

export const createConfirmationToken = (
  gateway: Gateway,
  { card, terms, billing, returnUrl }: NewToken,
): ConfirmationToken => {
  const token: ConfirmationToken = {
    id: newId('ctoken'),
    object: 'confirmation_token',
    payment_method_preview: { type: 'card', billing_details: billing, card: card.face },
    payment_intent: null,
    setup_intent: null,
    return_url: returnUrl,
    setup_future_usage: terms.setupFutureUsage,
    shipping: null,
    use_stripe_sdk: true,
    expires_at: gateway.now() + LIFETIME,
    created: gateway.now(),
    livemode: false,
  };
  gateway.confirmationTokens.put(token.id, token);
  gateway.elementsTerms.put(token.id, { ...terms, scenario: card.scenario });
  return token;
};

const refuseMismatch = (terms: ElementsTerms, intent: PaymentIntent): void => {
  const pairs = [
    ['amount', intent.amount, terms.amount],
    ['currency', intent.currency, terms.currency],
    ['setup_future_usage', intent.setup_future_usage, terms.setupFutureUsage],
    ['capture_method', intent.capture_method, terms.captureMethod],
  ] as const;
  for (const [param, ours, theirs] of pairs)
    if (ours !== theirs)
      throw invalidRequest(
        `The provided ${param} (${ours}) does not match the expected ${param} (${theirs}). ` +
          'Try confirming with a Payment Intent that is configured to use the same parameters ' +
          'as Stripe Elements.',
        'payment_intent_invalid_parameter',
        { param },
      );
};

interface UsedToken {
  readonly paymentMethod: string;
  readonly returnUrl: string | undefined;
  readonly useStripeSdk: boolean;
}

/** Turns a token into the payment method that pays an intent; it can be used once. */
export const useConfirmationToken = (
  gateway: Gateway,
  id: string,
  intent: PaymentIntent,
): UsedToken => {
  const token = gateway.confirmationTokens.get(id);
  const terms = gateway.elementsTerms.get(id);
  const refused = (message: string, code: string | undefined): Error =>
    invalidRequest(message, code, { param: 'confirmation_token' });
  if (!token || !terms) throw refused(`No such confirmationtoken: '${id}'`, 'resource_missing');
  if (token.payment_intent !== null)
    throw refused(
      'The provided ConfirmationToken has already been used to confirm a PaymentIntent. ' +
        'Collect the payment details again to create a new one.',
      undefined,
    );
  if (token.expires_at === null || token.expires_at <= gateway.now())
    throw refused(
      'The provided ConfirmationToken has expired. Collect the payment details again to ' +
        'create a new one.',
      undefined,
    );
  refuseMismatch(terms, intent);
  const { card, billing_details: owner } = token.payment_method_preview;
  const method = makeCardMethod(
    gateway,
    { face: card, scenario: terms.scenario },
    {
      name: owner.name ?? undefined,
      email: owner.email ?? undefined,
      phone: owner.phone ?? undefined,
    },
  );
  gateway.confirmationTokens.put(id, { ...token, payment_intent: intent.id, expires_at: null });
  return {
    paymentMethod: method.id,
    returnUrl: token.return_url ?? undefined,
    useStripeSdk: token.use_stripe_sdk,
  };
};
