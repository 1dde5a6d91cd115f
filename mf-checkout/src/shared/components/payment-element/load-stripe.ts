import type { StripeConstructor } from '@stripe/stripe-js';

/**
 * Where a provider's origin has its script. The name is that of the release that the types of
 * `@stripe/stripe-js` describe; Stripe may change the file without notice, so it is neither bundled
 * nor pinned.
 */
const SCRIPT_PATH = '/endive/stripe.js';
const LOAD_TIMEOUT_MS = 15_000;

let loading: Promise<StripeConstructor> | undefined;

const insertScript = (origin: string): Promise<StripeConstructor> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new Error('The payment provider’s script did not load'));
    };
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.Stripe) resolve(window.Stripe);
      else fail();
    });
    // On a payment page the policy for script addresses lets the provider's pass.
    script.src = `${origin}${SCRIPT_PATH}`;
    document.head.append(script);
  });

/** Loads the payment provider's script once; a failure is tried again by the next call. */
export const loadStripe = async (origin: string): Promise<StripeConstructor> => {
  if (window.Stripe) return window.Stripe;
  loading ??= insertScript(origin).finally(() => {
    loading = undefined;
  });
  return loading;
};
