import type { StripeConstructor, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { act } from '@testing-library/react';

type Handler = (event: object) => unknown;
interface FakeElement {
  readonly kind: string;
  readonly place: HTMLElement | undefined;
  /** Tells the page an event of this element. */
  readonly emit: (type: string, event?: object) => void;
}

/** Stands for the provider's script, as far as the shop uses it. */
export interface FakeStripe {
  /** Every element that was mounted, oldest first. */
  readonly mounted: FakeElement[];
  /** What each group of elements was made for, and how that changed since. */
  readonly terms: Partial<StripeElementsOptionsMode>[];
  /** What the fields say when they are validated; nothing when they are in order. */
  fault: { readonly message?: string } | undefined;
  /** What `handleNextAction` answers, with the secrets it was asked for. */
  dialog: object;
  readonly secrets: string[];
  readonly focused: string[];
  readonly latest: (kind?: string) => FakeElement;
}

/** Puts it into the page. */
export const fakeStripe = (): FakeStripe => {
  const fake: FakeStripe = {
    mounted: [],
    terms: [],
    fault: undefined,
    dialog: { paymentIntent: { status: 'succeeded' } },
    secrets: [],
    focused: [],
    latest: (kind = 'payment') => {
      const found = fake.mounted.findLast((element) => element.kind === kind);
      if (!found) throw new Error(`no element ${kind} was mounted`);
      return found;
    },
  };
  const create = (kind: string) => {
    const handlers = new Map<string, Handler[]>();
    const element = {
      on: (type: string, handler: Handler) =>
        handlers.set(type, [...(handlers.get(type) ?? []), handler]),
      mount: (place: HTMLElement) =>
        fake.mounted.push({
          kind,
          place,
          emit: (type, event = {}) =>
            act(() => {
              for (const handler of handlers.get(type) ?? []) handler(event);
            }),
        }),
      destroy: () => handlers.clear(),
      focus: () => fake.focused.push(kind),
    };
    return element;
  };
  const elements = (options: Partial<StripeElementsOptionsMode>) => {
    const index = fake.terms.push(options) - 1;
    return {
      create,
      update: async (changes: object) => {
        fake.terms[index] = { ...fake.terms[index], ...changes };
      },
      submit: async () => (fake.fault ? { error: fake.fault } : { selectedPaymentMethod: 'card' }),
    };
  };
  window.Stripe = (() => ({
    elements,
    createConfirmationToken: async () => ({ confirmationToken: { id: 'ctoken_1' } }),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      fake.secrets.push(clientSecret);
      return fake.dialog;
    },
  })) as unknown as StripeConstructor;
  return fake;
};
