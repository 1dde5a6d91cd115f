import type {
  AvailablePaymentMethods,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';
import { openDialog, type PageDialog } from './dialog.client.ts';
import type { Emitter } from './emitter.client.ts';
import { refuseUnknownOptions } from './errors.client.ts';
import { createMountedElement } from './mounted-element.client.ts';
import type { Collected } from './payment-element.client.ts';
import { collectedOf } from './payment-element.client.ts';

type Wallet = 'apple_pay' | 'google_pay';

export interface ExpressParts {
  readonly element: StripeExpressCheckoutElement;
  /** The wallet that agreed and waits for the page to confirm. */
  readonly agreedWallet: () => Wallet | undefined;
  readonly collect: (terms: object) => Promise<Collected>;
}

const OPTIONS: readonly (keyof StripeExpressCheckoutElementOptions)[] = [
  'business',
  'buttonHeight',
  'buttonTheme',
  'buttonType',
  'emailRequired',
  'layout',
  'lineItems',
  'paymentMethodOrder',
  'paymentMethods',
  'phoneNumberRequired',
  'billingAddressRequired',
];
/** The page has to answer a click by then, or the wallet does not open. */
const CLICK_TIMEOUT_MS = 1_000;
const NAMES: Readonly<Record<Wallet, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
};

const availableOf = ({
  paymentMethods = {},
}: StripeExpressCheckoutElementOptions): AvailablePaymentMethods | undefined => {
  const [applePay, googlePay] = [
    paymentMethods.applePay !== 'never',
    paymentMethods.googlePay !== 'never',
  ];
  return applePay || googlePay
    ? { applePay, googlePay, amazonPay: false, link: false, paypal: false, klarna: false }
    : undefined;
};

interface Sheet {
  readonly dialog: PageDialog;
  readonly wallet: Wallet;
}

export const createExpressElement = (
  src: () => string,
  sheetSrc: (wallet: Wallet) => string,
  title: string,
  options: StripeExpressCheckoutElementOptions = {},
): ExpressParts => {
  refuseUnknownOptions('create() for expressCheckout', options, OPTIONS);
  let sheet: Sheet | undefined;
  const close = (): void => {
    sheet?.dialog.close();
    sheet = undefined;
  };
  const openSheet = (wallet: Wallet, emit: Emitter['emit']): void => {
    const dialog = openDialog(sheetSrc(wallet), NAMES[wallet], (message) => {
      if (message.type === 'cancel' || message.type === 'loaderror') {
        close();
        emit('cancel', { elementType: 'expressCheckout' });
      }
      if (message.type === 'confirm')
        emit('confirm', {
          expressPaymentType: wallet,
          paymentFailed: close,
        } satisfies StripeExpressCheckoutElementConfirmEvent);
    });
    sheet = { dialog, wallet };
  };
  const onClick = (wallet: Wallet, emit: Emitter['emit']): void => {
    let isAnswered = false;
    const timer = setTimeout(() => (isAnswered = true), CLICK_TIMEOUT_MS);
    const answer = (then: () => void) => (): void => {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(timer);
      then();
    };
    emit('click', {
      elementType: 'expressCheckout',
      expressPaymentType: wallet,
      resolve: answer(() => openSheet(wallet, emit)),
      reject: answer(() => undefined),
    } satisfies StripeExpressCheckoutElementClickEvent);
  };
  const { emitter, parts } = createMountedElement({
    elementType: 'expressCheckout',
    title,
    height: 48,
    src,
    listen: (message, emit) => {
      if (message.type === 'ready')
        emit('ready', {
          elementType: 'expressCheckout',
          availablePaymentMethods: availableOf(options),
        } satisfies StripeExpressCheckoutElementReadyEvent);
      if (message.type === 'click') onClick(message['wallet'] as Wallet, emit);
    },
  });
  const element: StripeExpressCheckoutElement = {
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
      refuseUnknownOptions('update() for expressCheckout', changes, OPTIONS);
      return element;
    },
  };
  return {
    element,
    agreedWallet: () => sheet?.wallet,
    collect: async (terms) => {
      const collected = collectedOf(await sheet?.dialog.ask({ type: 'collect', terms }));
      close();
      return collected;
    },
  };
};
