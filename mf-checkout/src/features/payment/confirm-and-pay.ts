import type { LocalisedText } from '@tapnook/contracts';
import { confirmOrder, payOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import {
  isCallFailure,
  type CallData,
  type CallFailure,
  type CallInput,
  type Http,
} from '@tapnook/platform';
import { orderUsingCoupon } from '../../shared/model/coupon.ts';
import { isPaid, type Order, type PayMethod } from '../../shared/model/order.ts';
import { isOutcomeUnknown } from '../../shared/model/payment-outcome.ts';

/**
 * The outcome of one press on "Pay". Only `paid` moved money; only `unknown` may have, and a second
 * press cannot charge twice.
 */
export type PaymentOutcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'redirect'; readonly url: string }
  /** The provider's script asks the shopper in a dialog. */
  | { readonly kind: 'dialog'; readonly clientSecret: string }
  | { readonly kind: 'wallet'; readonly method: PayMethod }
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'declined';
      readonly declineCode: string | null;
      readonly unsupported: boolean;
    }
  | {
      readonly kind: 'fields';
      readonly fields: readonly { readonly field: string; readonly text: LocalisedText }[];
    }
  | { readonly kind: 'changed'; readonly order: Order }
  | { readonly kind: 'code'; readonly text: LocalisedText; readonly holder: string | undefined }
  | { readonly kind: 'coins'; readonly text: LocalisedText }
  | { readonly kind: 'already' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  /** `unreached`: no answer came, and nothing was started. */
  | { readonly kind: 'failed' | 'unreached'; readonly text: LocalisedText };

/** What is left of a press once its dialog, if there was one, has ended. */
export type EndOutcome = Exclude<PaymentOutcome, { readonly kind: 'dialog' }>;

export interface PaymentRequest {
  readonly contact: NonNullable<CallInput<'confirmOrder'>['body']>;
  /** The amount on the button, in cents. */
  readonly shownTotal: number;
  readonly method: PayMethod;
  /** A saved card. */
  readonly paymentMethodId?: string | undefined;
  /** A new card, or one of a wallet. */
  readonly confirmationToken?: string | undefined;
  readonly saveCard: boolean;
  /** Path with locale to which the bank or wallet returns the shopper. */
  readonly returnUrl: string;
  readonly productName: string;
  /**
   * One key per press: an automatic retry is the same attempt. Another press may use another card,
   * so it is another attempt; the server first closes the previous one or finds it paid.
   */
  readonly idempotencyKey: string;
  /** Called with the confirmed order just before money can move. */
  readonly onSend: (order: Order) => void;
}

const HANDLED_CODES = [
  '10102',
  '10405',
  '10409',
  '10422',
  '10429',
  '10500',
  '10503',
  '20601',
  '20624',
  '20627',
  '20632',
  '20802',
  '20803',
  '20804',
  'network',
] as const;
const SIGNED_OUT_CODES = new Set(['10104', '10105']);

interface FailureData {
  readonly fields?: readonly {
    readonly field: string;
    readonly en_US: string;
    readonly zh_HK: string;
  }[];
  readonly declineCode?: string | null;
}

/** Maps an error of confirm or pay to an outcome. */
export const outcomeOfFailure = (failure: CallFailure): PaymentOutcome => {
  const data = (failure.data ?? {}) as FailureData;
  switch (failure.code) {
    case '20802':
    case '20803':
      return {
        kind: 'declined',
        declineCode: data.declineCode ?? null,
        unsupported: failure.code === '20802',
      };
    case '20804':
      return { kind: 'already' };
    case '20601':
    case '10405':
      return { kind: 'gone' };
    case '20627':
      return { kind: 'code', text: failure.text, holder: orderUsingCoupon(failure) };
    case '20632':
      return { kind: 'coins', text: failure.text };
    case '10102':
      return {
        kind: 'fields',
        fields: (data.fields ?? []).map((error) => ({
          field: error.field.replace(/^body\./, ''),
          text: { en_gb: error.en_US, zh_hk: error.zh_HK },
        })),
      };
    case '10429':
    case '10503':
      return { kind: 'busy' };
    default:
      return SIGNED_OUT_CODES.has(failure.code)
        ? { kind: 'signed-out' }
        : { kind: 'failed', text: failure.text };
  }
};

const outcomeOfPayment = (
  { status, nextAction, client_secret: clientSecret }: CallData<'payOrder'>,
  method: PayMethod,
): PaymentOutcome => {
  if (isPaid(status)) return { kind: 'paid' };
  if (status === 'failed' || status === 'canceled' || status === 'expired')
    return { kind: 'declined', declineCode: null, unsupported: false };
  if (!nextAction) return { kind: 'waiting' };
  if (method !== 'card') return { kind: 'wallet', method };
  if (nextAction.type === 'redirect') return { kind: 'redirect', url: nextAction.url };
  return clientSecret ? { kind: 'dialog', clientSecret } : { kind: 'waiting' };
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Retries with the same key when no answer came or the first request is still running, so it stays
 * one attempt.
 */
const payOnce = async (
  http: Http,
  request: PaymentRequest,
  orderNo: string,
  pause: number,
  tries = 4,
): Promise<CallData<'payOrder'>> => {
  const { method, saveCard, returnUrl, productName, idempotencyKey } = request;
  const { paymentMethodId, confirmationToken } = request;
  try {
    return await http.call(
      payOrder,
      {
        body: {
          orderId: orderNo,
          payGateway: 'stripe',
          payMethod: method,
          returnUrl,
          productName,
          saveCard,
          ...(paymentMethodId ? { paymentMethodId } : {}),
          ...(confirmationToken ? { confirmationToken } : {}),
        },
      },
      { handledErrorCodes: HANDLED_CODES, idempotencyKey: idempotencyKey },
    );
  } catch (error) {
    if (tries <= 1 || !isCallFailure(error) || (error.code !== 'network' && error.code !== '10409'))
      throw error;
    await wait(pause);
    return payOnce(http, request, orderNo, pause, tries - 1);
  }
};

/**
 * Asks for the outcome of an unanswered payment. Only "paid" is certain, since anything else may
 * still change.
 */
const askWhetherPaid = async (
  http: Http,
  orderNo: string,
  pause: number,
  tries = 7,
): Promise<PaymentOutcome> => {
  try {
    const { transactionStatus } = await http.call(
      retrieveTransaction,
      { body: { orderNo } },
      { handledErrorCodes: 'all' },
    );
    return { kind: isPaid(transactionStatus) ? 'paid' : 'unknown' };
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    if (tries <= 1 || !isOutcomeUnknown(error)) return { kind: 'unknown' };
    await wait(pause);
    return askWhetherPaid(http, orderNo, pause, tries - 1);
  }
};

/**
 * The outcome of a payment after its dialog. A refusal is told to the server by asking it, so that
 * the next press finds no open attempt; anything else only the server knows.
 */
export const outcomeOfDialog = async (
  http: Http,
  orderNo: string,
  declineCode: string | undefined,
): Promise<EndOutcome> => {
  if (declineCode === undefined) return { kind: 'waiting' };
  const { kind } = await askWhetherPaid(http, orderNo, 0, 1);
  return kind === 'paid' ? { kind } : { kind: 'declined', declineCode, unsupported: false };
};

/**
 * Confirms the order, checks that the amount is still the one shown, and pays. Nothing is charged
 * unless the shopper saw the amount. `pause` is the time between two tries in milliseconds.
 */
export const confirmAndPay = async (
  http: Http,
  request: PaymentRequest,
  pause = 1500,
): Promise<PaymentOutcome> => {
  let order: Order;
  try {
    order = await http.call(
      confirmOrder,
      { body: request.contact },
      { handledErrorCodes: HANDLED_CODES },
    );
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    // Another page is paying this order.
    if (error.code === '10409') return askWhetherPaid(http, request.contact.orderNo, pause);
    // No money moves in this step, so a lost answer leaves nothing unknown.
    return error.code === 'network'
      ? { kind: 'unreached', text: error.text }
      : outcomeOfFailure(error);
  }
  if (order.paymentAmount !== request.shownTotal) return { kind: 'changed', order };
  request.onSend(order);
  try {
    return outcomeOfPayment(
      await payOnce(http, request, request.contact.orderNo, pause),
      request.method,
    );
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    return isOutcomeUnknown(error)
      ? askWhetherPaid(http, request.contact.orderNo, pause)
      : outcomeOfFailure(error);
  }
};
