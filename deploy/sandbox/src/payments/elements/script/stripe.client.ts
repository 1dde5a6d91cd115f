import type {
  ConfirmationTokenResult,
  CreateConfirmationToken,
  PaymentIntentOrSetupIntentResult,
  Stripe,
  StripeElements,
} from '@stripe/stripe-js';
import type { Elements, ElementsGroup } from './elements-group.client.ts';
import { createElements } from './elements-group.client.ts';
import { integrationError } from './errors.client.ts';
import { handleNextAction, retrievePaymentIntent } from './next-action.client.ts';

/** The part of Stripe.js that this stand-in has. */
type SandboxStripe = Pick<Stripe, 'createConfirmationToken' | 'retrievePaymentIntent'> & {
  readonly elements: (options?: Parameters<typeof createElements>[1]) => Elements;
  readonly handleNextAction: (options: {
    clientSecret: string;
  }) => Promise<PaymentIntentOrSetupIntentResult>;
};

export const createStripe = (publishableKey: string): SandboxStripe => {
  if (!publishableKey.startsWith('pk_'))
    throw integrationError(
      'Please call Stripe() with your publishable key. You used a key that is none.',
    );
  const groups = new WeakMap<object, ElementsGroup>();
  return {
    elements: (options) => {
      if (!options) throw integrationError('This sandbox has elements with options only.');
      const group = createElements(publishableKey, options);
      groups.set(group.elements, group);
      return group.elements;
    },
    createConfirmationToken: async ({
      elements,
      params = {},
    }: CreateConfirmationToken): Promise<ConfirmationTokenResult> => {
      const group = groups.get(elements satisfies StripeElements);
      if (!group)
        throw integrationError('createConfirmationToken() needs the Elements of this Stripe.');
      return group.collect(params);
    },
    handleNextAction: ({ clientSecret }) => handleNextAction(publishableKey, clientSecret),
    retrievePaymentIntent: (clientSecret) => retrievePaymentIntent(publishableKey, clientSecret),
  } satisfies SandboxStripe;
};

Object.assign(globalThis, { Stripe: createStripe });
