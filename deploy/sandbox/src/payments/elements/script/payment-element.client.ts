import type {
  ConfirmationToken,
  StripeError,
  StripePaymentElement,
  StripePaymentElementChangeEvent,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import { connectionError, refuseUnknownOptions } from './errors.client.ts';
import type { FrameMessage } from './framed-page.client.ts';
import { createMountedElement } from './mounted-element.client.ts';

/** What an element collects at the end: a token, or why there is none. */
export type Collected =
  | { readonly confirmationToken: ConfirmationToken; readonly error?: undefined }
  | { readonly confirmationToken?: undefined; readonly error: StripeError };

export interface PaymentParts {
  readonly element: StripePaymentElement;
  readonly validate: () => Promise<StripeError | undefined>;
  readonly collect: (terms: object) => Promise<Collected>;
  readonly restyle: (appearance: object) => void;
}

const OPTIONS: readonly (keyof StripePaymentElementOptions)[] = [
  'defaultValues',
  'business',
  'paymentMethodOrder',
  'fields',
  'readOnly',
  'terms',
  'wallets',
  'layout',
];

const changeOf = (message: FrameMessage): StripePaymentElementChangeEvent => ({
  elementType: 'payment',
  empty: message['empty'] === true,
  complete: message['complete'] === true,
  collapsed: false,
  value: { type: 'card' },
});

export const collectedOf = (answer: FrameMessage | undefined): Collected => {
  const token = answer?.['confirmationToken'] as ConfirmationToken | undefined;
  if (token) return { confirmationToken: token };
  return { error: (answer?.['error'] as StripeError | undefined) ?? connectionError() };
};

export const createPaymentElement = (
  src: () => string,
  title: string,
  options: StripePaymentElementOptions = {},
): PaymentParts => {
  refuseUnknownOptions('create() for payment', options, OPTIONS);
  const { emitter, page, parts } = createMountedElement({
    elementType: 'payment',
    title,
    height: 228,
    src,
    listen: (message, emit) => {
      if (message.type === 'ready') emit('ready', { elementType: 'payment' });
      if (message.type === 'change') emit('change', changeOf(message));
      if (message.type === 'brand')
        emit('carddetailschange', {
          elementType: 'payment',
          loading: false,
          details: { brands: [message['brand']], funding: null },
        });
    },
  });
  const element: StripePaymentElement = {
    ...parts,
    on: (eventType: string, handler: (event: never) => unknown) => {
      emitter.on(eventType, handler);
      return element;
    },
    once: (eventType: string, handler: (event: never) => unknown) => {
      emitter.once(eventType, handler);
      return element;
    },
    off: (eventType: string, handler?: (event: never) => unknown) => {
      emitter.off(eventType, handler);
      return element;
    },
    update: (changes) => {
      refuseUnknownOptions('update() for payment', changes, OPTIONS);
      return element;
    },
    collapse: () => element,
  };
  return {
    element,
    validate: async () => {
      const answer = await page()?.ask({ type: 'validate' });
      return answer ? (answer['error'] as StripeError | undefined) : connectionError();
    },
    collect: async (terms) => collectedOf(await page()?.ask({ type: 'collect', terms })),
    restyle: (appearance) => page()?.tell({ type: 'appearance', appearance }),
  };
};
