import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { openDialog } from './dialog.client.ts';
import { connectionError, integrationError } from './errors.client.ts';
import { PROVIDER_ORIGIN } from './framed-page.client.ts';

/** As the gateway answers: the SDK's type names fewer kinds of action. */
interface Action {
  readonly type: string;
  readonly redirect_to_url?: { readonly url: string };
  readonly alipay_handle_redirect?: { readonly url: string };
  readonly wechat_pay_display_qr_code?: { readonly hosted_instructions_url: string };
  readonly use_stripe_sdk?: { readonly url: string };
}

export const retrievePaymentIntent = async (
  key: string,
  clientSecret: string,
): Promise<PaymentIntentResult> => {
  try {
    const answer = await fetch(
      `${PROVIDER_ORIGIN}/elements/intents/${encodeURIComponent(clientSecret)}` +
        `?key=${encodeURIComponent(key)}`,
    );
    const body = (await answer.json()) as PaymentIntent | { error: StripeError };
    return 'error' in body ? { error: body.error } : { paymentIntent: body };
  } catch {
    return { error: connectionError() };
  }
};

/** What the bank refused stands in the intent's last error. */
const resultOf = (intent: PaymentIntent): PaymentIntentResult =>
  intent.status === 'requires_payment_method' && intent.last_payment_error
    ? {
        error: {
          ...(intent.last_payment_error as StripeError),
          payment_intent: intent,
        },
      }
    : { paymentIntent: intent };

const inDialog = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const dialog = openDialog(url, '3D Secure', (message) => {
      if (message.type !== 'answered' && message.type !== 'loaderror') return;
      dialog.close();
      resolve();
    });
  });

/** Asks the person what a payment still needs: in a dialog, or at another address. */
export const handleNextAction = async (
  key: string,
  clientSecret: string,
): Promise<PaymentIntentResult> => {
  const before = await retrievePaymentIntent(key, clientSecret);
  if (!before.paymentIntent) return before;
  const { status, next_action } = before.paymentIntent;
  const action = next_action as Action | null;
  if (status !== 'requires_action' || !action)
    throw integrationError(
      'handleNextAction: The PaymentIntent supplied is not in the requires_action state.',
    );
  const elsewhere = action.redirect_to_url ?? action.alipay_handle_redirect;
  if (elsewhere) {
    location.assign(elsewhere.url);
    return new Promise(() => undefined);
  }
  const here =
    action.use_stripe_sdk?.url ?? action.wechat_pay_display_qr_code?.hosted_instructions_url;
  if (here === undefined)
    throw integrationError(`handleNextAction: ${action.type} is not handled.`);
  await inDialog(here);
  const after = await retrievePaymentIntent(key, clientSecret);
  return after.paymentIntent ? resultOf(after.paymentIntent) : after;
};
