import Stripe from 'stripe';
import type { Env } from '../../env.ts';
import {
  type Confirmation,
  type Gateway,
  type GatewayCard,
  type GatewayEvent,
  GatewayFault,
  type Intent,
  type NewIntent,
  type NextAction,
  type PayMethod,
} from './gateway.ts';
import { clientOf, faultOf, guarded, idOf } from './stripe-client.ts';
import { recordCalls } from './stripe-records.ts';

const METHOD: Readonly<Record<PayMethod, 'card' | 'alipay' | 'wechat_pay'>> = {
  card: 'card',
  alipay_hk: 'alipay',
  wechat_pay_hk: 'wechat_pay',
};
const STATUS: Readonly<Record<string, Intent['status']>> = {
  requires_action: 'action',
  processing: 'action',
  requires_capture: 'authorized',
  succeeded: 'succeeded',
  canceled: 'canceled',
};
/** Seconds by which a webhook's time of signing may be off. */
const TOLERANCE = 300;
const nextActionOf = (action: Stripe.PaymentIntent.NextAction | null): NextAction | null => {
  if (action?.type === 'use_stripe_sdk') return { type: 'script' };
  if (action?.redirect_to_url?.url) return { type: 'redirect', url: action.redirect_to_url.url };
  if (action?.alipay_handle_redirect?.url)
    return { type: 'redirect', url: action.alipay_handle_redirect.url };
  const qr = action?.wechat_pay_display_qr_code;
  return qr
    ? { type: 'qr', data: qr.data, imageUrl: qr.image_data_url, url: qr.hosted_instructions_url }
    : null;
};

/** Asked for with every intent: the card itself instead of its id. */
const WITH_CARD = ['payment_method'];

const intentOf = (intent: Stripe.PaymentIntent): Intent => {
  const failure = intent.last_payment_error;
  const refused = intent.status === 'requires_payment_method' && failure;
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: refused ? 'declined' : (STATUS[intent.status] ?? 'open'),
    received: intent.amount_received,
    nextAction: nextActionOf(intent.next_action),
    declineCode: failure?.decline_code ?? failure?.code ?? null,
    transactionNo: intent.metadata['transactionNo'] ?? null,
    paymentMethodId: idOf(intent.payment_method),
    card: (typeof intent.payment_method === 'object' && intent.payment_method?.card) || null,
  };
};

const cardOf = ({
  id,
  card,
  customer,
}: Pick<Stripe.PaymentMethod, 'id' | 'customer'> & {
  readonly card?: Stripe.PaymentMethod.Card | undefined;
}): GatewayCard | undefined =>
  card && {
    id,
    brand: card.brand,
    last4: card.last4,
    expireMonth: card.exp_month,
    expireYear: card.exp_year,
    country: card.country,
    funding: card.funding,
    fingerprint: card.fingerprint ?? null,
    isKept: customer !== null,
  };

/**
 * What an error of the gateway says about an intent: a refused card carries the intent as it is
 * now.
 */
const intentInError = (error: unknown): Intent | undefined =>
  error instanceof Stripe.errors.StripeError && error.payment_intent
    ? intentOf(error.payment_intent)
    : undefined;

const createParams = (intent: NewIntent): Stripe.PaymentIntentCreateParams => ({
  amount: intent.amount,
  currency: intent.currency.toLowerCase(),
  allowed_payment_method_types: [METHOD[intent.method]],
  description: intent.description,
  metadata: { transactionNo: intent.transactionNo },
  ...(intent.customerId && { customer: intent.customerId }),
  ...(intent.authorizeOnly && { capture_method: 'manual' }),
  ...(intent.keepCard && intent.customerId && { setup_future_usage: 'off_session' }),
});
const confirmParams = (confirmation: Confirmation): Stripe.PaymentIntentConfirmParams => ({
  return_url: confirmation.returnUrl,
  expand: WITH_CARD,
  ...(confirmation.paymentMethodId && { payment_method: confirmation.paymentMethodId }),
  ...(confirmation.confirmationToken && { confirmation_token: confirmation.confirmationToken }),
  ...(confirmation.method !== 'card' && {
    payment_method_data: { type: METHOD[confirmation.method] },
  }),
  ...(confirmation.method === 'wechat_pay_hk' && {
    payment_method_options: { wechat_pay: { client: 'web' } },
  }),
});

const intentCalls = (
  stripe: Stripe,
): Pick<Gateway, 'createIntent' | 'confirmIntent' | 'readIntent' | 'cancelIntent'> => {
  const readIntent = (id: string): Promise<Intent> =>
    guarded(async () => intentOf(await stripe.paymentIntents.retrieve(id, { expand: WITH_CARD })));
  const orIntentInError = async (
    id: string,
    work: () => Promise<Stripe.PaymentIntent>,
  ): Promise<Intent> => {
    try {
      return intentOf(await work());
    } catch (error) {
      if (
        error instanceof Stripe.errors.StripeCardError ||
        error instanceof Stripe.errors.StripeInvalidRequestError
      ) {
        const inError = intentInError(error);
        // A refusal names itself in the error; the intent in it may be older than the error.
        if (inError && error instanceof Stripe.errors.StripeCardError)
          return {
            ...inError,
            status: 'declined',
            // oxlint-disable-next-line typescript/no-unnecessary-condition -- Stripe may omit them
            declineCode: error.decline_code ?? error.code ?? inError.declineCode,
          };
        if (inError) return readIntent(id);
      }
      throw faultOf(error);
    }
  };
  return {
    createIntent: (intent) =>
      guarded(async () =>
        intentOf(
          await stripe.paymentIntents.create(createParams(intent), {
            idempotencyKey: `${intent.transactionNo}:create`,
          }),
        ),
      ),
    confirmIntent: (id, confirmation) =>
      orIntentInError(id, () =>
        stripe.paymentIntents.confirm(id, confirmParams(confirmation), {
          idempotencyKey: confirmation.key,
        }),
      ),
    readIntent,
    cancelIntent: (id) => orIntentInError(id, () => stripe.paymentIntents.cancel(id)),
  };
};

const eventOf = (event: Stripe.Event): GatewayEvent => {
  const object = event.data.object as {
    id?: string;
    object?: string;
    payment_intent?: string | { id: string } | null;
  };
  const isIntent = object.object === 'payment_intent';
  return {
    id: event.id,
    type: event.type,
    intentId: isIntent ? (object.id ?? null) : idOf(object.payment_intent),
    object: !isIntent && object.id && object.object ? { kind: object.object, id: object.id } : null,
  };
};

/** Nothing where the gateway refuses to know it. */
const orUnknown = <T>(found: Promise<T | undefined>): Promise<T | undefined> =>
  found.catch((fault: GatewayFault) => {
    if (fault.kind === 'invalid') return undefined;
    throw fault;
  });

/** The gateway through Stripe's own SDK; only host and keys tell the sandbox from the real one. */
export const createStripeGateway = (
  env: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_ORIGIN' | 'STRIPE_WEBHOOK_SECRET'>,
): Gateway => {
  const stripe = clientOf(env);
  const known = (method: Stripe.PaymentMethod): GatewayCard => {
    const card = cardOf(method);
    if (!card) throw new GatewayFault('invalid', 'not a card');
    return card;
  };
  return {
    ...intentCalls(stripe),
    ...recordCalls(stripe),
    createCustomer: ({ userId }) =>
      guarded(
        async () =>
          (
            await stripe.customers.create(
              { metadata: { userId } },
              { idempotencyKey: `customer:${userId}` },
            )
          ).id,
      ),
    readCard: (id) =>
      orUnknown(guarded(async () => cardOf(await stripe.paymentMethods.retrieve(id)))),
    readTokenCard: (id) =>
      orUnknown(
        guarded(async () => {
          const { payment_method_preview: preview } = await stripe.confirmationTokens.retrieve(id);
          return cardOf({ id, card: preview?.card, customer: null });
        }),
      ),
    createCard: (card) =>
      guarded(async () =>
        known(
          await stripe.paymentMethods.create({
            type: 'card',
            card: {
              number: card.number,
              exp_month: card.expMonth,
              exp_year: card.expYear,
              cvc: card.cvc,
            },
          }),
        ),
      ),
    attachCard: (id, customer) =>
      guarded(async () => known(await stripe.paymentMethods.attach(id, { customer }))),
    detachCard: (id) => guarded(async () => void (await stripe.paymentMethods.detach(id))),
    readEvent: (rawBody, signature) => {
      try {
        return eventOf(
          stripe.webhooks.constructEvent(rawBody, signature, env.STRIPE_WEBHOOK_SECRET, TOLERANCE),
        );
      } catch (error) {
        throw new GatewayFault(
          'signature',
          'The webhook is not signed by the gateway, or too old.',
          error,
        );
      }
    },
  };
};
