import type {
  Appearance,
  StripeElements,
  StripeElementsOptionsMode,
  StripeElementsUpdateOptions,
  StripeError,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementOptions,
  StripePaymentElement,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import { integrationError, refuseUnknownOptions } from './errors.client.ts';
import type { ExpressParts } from './express-element.client.ts';
import { createExpressElement } from './express-element.client.ts';
import { addressOf } from './framed-page.client.ts';
import type { Collected, PaymentParts } from './payment-element.client.ts';
import { createPaymentElement } from './payment-element.client.ts';

/** The part of Stripe's Elements that this stand-in has; what the shop uses must be in it. */
export interface SandboxElements extends Pick<StripeElements, 'update' | 'submit' | 'on'> {
  create(elementType: 'payment', options?: StripePaymentElementOptions): StripePaymentElement;
  create(
    elementType: 'expressCheckout',
    options?: StripeExpressCheckoutElementOptions,
  ): StripeExpressCheckoutElement;
}
/** Not compiled if Stripe's own could do less than ours. */
type Checked<Theirs extends Ours, Ours> = Theirs extends Ours ? Ours : never;
export type Elements = Checked<StripeElements, SandboxElements>;

/** What {@link SandboxElements} hides from the page. */
export interface ElementsGroup {
  readonly elements: Elements;
  readonly collect: (params: object) => Promise<Collected>;
}

const OPTIONS = [
  'mode',
  'amount',
  'currency',
  'setupFutureUsage',
  'captureMethod',
  'allowedPaymentMethodTypes',
  'locale',
  'appearance',
  'loader',
];
const TITLES: Readonly<Record<string, string>> = {
  'zh-HK': '安全付款輸入框',
  en: 'Secure payment input frame',
};
const LOCALES: Readonly<Record<string, string>> = {
  'zh-HK': 'zh-HK',
  zh: 'zh-HK',
  'zh-TW': 'zh-HK',
};

type Terms = Pick<
  StripeElementsUpdateOptions,
  'amount' | 'currency' | 'setupFutureUsage' | 'captureMethod'
>;

const checkTerms = ({ amount, currency }: Terms): void => {
  if (!Number.isInteger(amount) || Number(amount) <= 0)
    throw integrationError(
      'Invalid value for elements(): amount should be greater than 0 for payment mode.',
    );
  if (!/^[a-z]{3}$/.test(currency ?? ''))
    throw integrationError(
      'Invalid value for elements(): currency should be one of the currencies Stripe ' +
        `supports. You specified: ${currency}.`,
    );
};

interface Makers {
  readonly payment: (options: StripePaymentElementOptions) => StripePaymentElement;
  readonly expressCheckout: (
    options: StripeExpressCheckoutElementOptions,
  ) => StripeExpressCheckoutElement;
}
/** One `create` of the makers; only a function that is declared can have a type for each name. */
const createBy = (makers: Makers): SandboxElements['create'] => {
  function create(name: 'payment', options?: StripePaymentElementOptions): StripePaymentElement;
  function create(
    name: 'expressCheckout',
    options?: StripeExpressCheckoutElementOptions,
  ): StripeExpressCheckoutElement;
  function create(
    name: string,
    options?: StripePaymentElementOptions | StripeExpressCheckoutElementOptions,
  ): StripePaymentElement | StripeExpressCheckoutElement {
    if (name === 'payment') return makers.payment(options as StripePaymentElementOptions);
    if (name === 'expressCheckout')
      return makers.expressCheckout(options as StripeExpressCheckoutElementOptions);
    throw integrationError(`A valid Element name must be provided. You specified: ${name}.`);
  }
  return create;
};

/** Makes the elements of one payment, whose intent is made later, on the server. */
export const createElements = (key: string, options: StripeElementsOptionsMode): ElementsGroup => {
  refuseUnknownOptions('elements()', options, OPTIONS);
  if (options.mode !== 'payment')
    throw integrationError('This sandbox has elements of the mode payment only.');
  let terms: Terms = options;
  let appearance: Appearance = options.appearance ?? {};
  checkTerms(terms);
  let payment: PaymentParts | undefined;
  let express: ExpressParts | undefined;
  let isSubmitted = false;
  const locale = LOCALES[options.locale ?? 'auto'] ?? 'en-US';
  const title = TITLES[options.locale ?? 'en'] ?? 'Secure payment input frame';
  const query = (): Record<string, string> => ({
    key,
    locale,
    appearance: JSON.stringify({
      theme: appearance.theme ?? 'stripe',
      variables: appearance.variables ?? {},
    }),
  });
  const pageOf = (elementType: string) => (): string =>
    addressOf(`/elements/${elementType}`, query());
  const sheetOf = (wallet: string): string =>
    addressOf('/elements/sheet', {
      ...query(),
      wallet,
      amount: String(terms.amount),
      currency: terms.currency ?? '',
    });
  const create = createBy({
    payment: (elementOptions) => {
      if (payment)
        throw integrationError('Can only create one Element of type payment at the same time.');
      payment = createPaymentElement(pageOf('payment'), title, elementOptions);
      return payment.element;
    },
    expressCheckout: (elementOptions) => {
      express = createExpressElement(pageOf('expressCheckout'), sheetOf, title, elementOptions);
      return express.element;
    },
  });
  const submit = async (): Promise<
    | { error?: StripeError; selectedPaymentMethod?: undefined }
    | { selectedPaymentMethod: string; error?: undefined }
  > => {
    const wallet = express?.agreedWallet();
    if (!wallet && !payment)
      throw integrationError('elements.submit() needs a mounted Payment Element.');
    const error = wallet ? undefined : await payment?.validate();
    if (error) return { error };
    isSubmitted = true;
    return { selectedPaymentMethod: wallet ?? 'card' };
  };
  const elements = {
    create,
    submit,
    on: () => undefined,
    update: async (changes: StripeElementsUpdateOptions) => {
      refuseUnknownOptions('elements.update()', changes, OPTIONS);
      terms = { ...terms, ...changes };
      checkTerms(terms);
      isSubmitted = false;
      if (changes.appearance) {
        ({ appearance } = { appearance: changes.appearance });
        payment?.restyle(appearance);
      }
    },
  } satisfies Elements;
  return {
    elements,
    collect: (params) => {
      if (!isSubmitted)
        throw integrationError(
          'elements.submit() must be called before stripe.createConfirmationToken(). Call ' +
            'elements.submit() as soon as your customer presses pay, prior to any asynchronous ' +
            'work.',
        );
      isSubmitted = false;
      const { amount, currency, setupFutureUsage = null, captureMethod = 'automatic' } = terms;
      const asked = { amount, currency, setupFutureUsage, captureMethod, params };
      const source = express?.agreedWallet() ? express : payment;
      if (!source) throw integrationError('The Elements have no element that collects a payment.');
      return source.collect(asked);
    },
  };
};
