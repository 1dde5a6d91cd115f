import type { Api } from '@tapnook/contracts/api';
import { networkOf } from '@tapnook/server/network';
import type { Deps } from '../../deps.ts';
import { ApiError, codeOf, fieldError } from '../../errors.ts';
import type { Call, Handlers } from '../../handlers.ts';
import { findOwnOrderId, readOrderById, readOwnOrder } from '../orders/index.ts';
import { checksLeft } from './card-check.service.ts';
import { cardView, isSaved, addCard } from './card-form.ts';
import { declineClassOf } from './decline-class.ts';
import { GatewayFault } from './gateway.ts';
import { pay } from './payment-attempts.service.ts';
import type { Attempt } from './payment-settlement.service.ts';
import { currentAttempt, findAttempt } from './payment-status.service.ts';
import { returnAddress } from './return-url.ts';
import {
  customerOf,
  saveCardOfAttempt,
  listCards,
  makeDefault,
  removeCard,
} from './saved-cards.service.ts';

const transactionView = async (deps: Deps, attempt: Attempt) => {
  const order = await readOrderById(deps.db, attempt.orderId);
  if (!order) throw new ApiError('10405');
  return {
    orderNo: order.orderNo,
    transactionId: attempt.transactionNo,
    transactionStatus: attempt.status,
    transactionCreatedAt: attempt.createdAt.toISOString(),
    orderStatus: order.code,
    amount: attempt.amount,
    currency: attempt.currency,
    payMethod: attempt.method,
    declineCode: attempt.status === 'failed' ? declineClassOf(attempt.declineCode) : null,
    refundedAmount: attempt.refundedAmount,
    client_secret: attempt.status === 'pending' ? attempt.clientSecret : null,
    nextAction: attempt.status === 'pending' ? attempt.nextAction : null,
  };
};

/**
 * What a card pays with; `isStray` when the gateway keeps a card that is not, or no longer, saved
 * here. One that it let go of it refuses itself.
 */
const cardToPay = async (
  deps: Deps,
  userId: string,
  { paymentMethodId, confirmationToken }: Call<Api['payOrder']>['body'],
) => {
  if (!paymentMethodId && !confirmationToken)
    throw new ApiError('10102', {
      fields: [fieldError('body.paymentMethodId', 'fault.pleaseChooseCardPay')],
    });
  const saved = paymentMethodId ? await isSaved(deps, userId, paymentMethodId) : false;
  const { readCard, readTokenCard } = deps.gateway;
  // Asked before anything is begun: a gateway that is away is noticed while that can be said.
  const fresh = async () =>
    paymentMethodId ? readCard(paymentMethodId) : readTokenCard(confirmationToken ?? '');
  try {
    const [card, customerId] = await Promise.all([
      saved ? undefined : fresh(),
      customerOf(deps.db, deps.gateway, userId),
    ]);
    return {
      ...(paymentMethodId ? { paymentMethodId } : { paymentMethodId, confirmationToken }),
      isFresh: !saved,
      isStray: card?.isKept === true,
      customerId,
    };
  } catch (error) {
    // Nothing was begun: whoever waits for the answer need not fear for their money.
    if (error instanceof GatewayFault)
      throw new ApiError('10503', { retryAfter: 2, data: { attempted: false } }, error);
    throw error;
  }
};

/**
 * Declines of cards that are not saved, in a day: whoever tries stolen cards out needs many more
 * than somebody who mistypes their own.
 */
const DAY_SECONDS = 86_400;
const DECLINE_LIMITS = { order: 8, user: 15, network: 100 } as const;

const countDeclines = async <T>(
  deps: Deps,
  keys: Readonly<Record<keyof typeof DECLINE_LIMITS, string>>,
  work: () => Promise<T>,
): Promise<T> =>
  deps.rateLimiter.guessAll(
    Object.fromEntries(
      (['order', 'user', 'network'] as const).map((kind) => [
        `declines:${kind}:${keys[kind]}`,
        DECLINE_LIMITS[kind],
      ]),
    ),
    DAY_SECONDS,
    (error) => ['20802', '20803'].includes(codeOf(error) ?? ''),
    work,
  );

const payOrder = async (deps: Deps, { viewer, body, ip }: Call<Api['payOrder']>) => {
  const orderId = await findOwnOrderId(deps.db, viewer.userId, body.orderId);
  const isCard = body.payMethod === 'card';
  const { isFresh, ...card } = isCard
    ? await cardToPay(deps, viewer.userId, body)
    : { paymentMethodId: undefined, isFresh: false, isStray: false, customerId: null };
  const request = {
    ...card,
    orderId,
    userId: viewer.userId,
    method: body.payMethod,
    keepCard: isCard && body.saveCard === true,
    returnUrl: returnAddress(deps, body.returnUrl),
  };
  const paid = () => pay(deps.db, deps.gateway, request);
  const attempt = await (isFresh
    ? countDeclines(deps, { order: orderId, user: viewer.userId, network: networkOf(ip) }, paid)
    : paid());
  await saveCardOfAttempt(deps.db, deps.gateway, attempt);
  return {
    transactionId: attempt.transactionNo,
    client_secret: attempt.status === 'pending' ? attempt.clientSecret : null,
    status: attempt.status,
    nextAction: attempt.status === 'pending' ? attempt.nextAction : null,
  };
};

/** An attempt as it is now, by the gateway while it waits. */
const current = async (deps: Deps, attempt: Attempt) => {
  const after = await currentAttempt(deps.db, deps.gateway, attempt);
  await saveCardOfAttempt(deps.db, deps.gateway, after);
  return transactionView(deps, after);
};

/** Payments and cards (part 2, section 7; part 3, "Payment attempt"). */
export const paymentHandlers = (
  deps: Deps,
): Pick<
  Handlers,
  | 'payOrder'
  | 'retrieveTransaction'
  | 'getTransactionStatus'
  | 'addCard'
  | 'listCards'
  | 'removeCard'
  | 'updateCard'
  | 'getPaymentConfig'
> => ({
  payOrder: (call) => payOrder(deps, call),
  retrieveTransaction: async ({ viewer, body }) => {
    const order = body.orderNo
      ? await readOwnOrder(deps.db, viewer.userId, body.orderNo)
      : undefined;
    const attempt =
      order || body.transactionId
        ? await findAttempt(deps.db, viewer.userId, {
            orderId: order?.id,
            transactionNo: body.transactionId,
          })
        : undefined;
    if (!attempt) throw new ApiError('10405');
    return current(deps, attempt);
  },
  getTransactionStatus: async ({ viewer, params }) => {
    const attempt = await findAttempt(deps.db, viewer.userId, {
      transactionNo: params.transactionId,
    });
    if (!attempt) throw new ApiError('10405');
    return current(deps, attempt);
  },
  addCard: (call) => addCard(deps, call),
  listCards: async ({ viewer, query }) => {
    const [cards, left] = await Promise.all([
      listCards(deps.db, viewer.userId, query.paymentMethodIds),
      checksLeft(deps.db, viewer.userId),
    ]);
    return { total: cards.length, data: cards.map(cardView), checksLeft: left };
  },
  removeCard: async ({ viewer, params }) => {
    await removeCard(deps.db, deps.gateway, viewer.userId, params.paymentMethodId);
    return { unbind: true, cardId: params.paymentMethodId };
  },
  updateCard: async ({ viewer, params }) =>
    cardView(await makeDefault(deps.db, viewer.userId, params.paymentMethodId)),
  getPaymentConfig: async () => ({
    publishableKey: deps.env.STRIPE_PUBLISHABLE_KEY,
    frameOrigin:
      deps.env.STRIPE_SCRIPT_ORIGIN ?? deps.env.STRIPE_API_ORIGIN ?? 'https://js.stripe.com',
    sandbox: deps.env.STRIPE_API_ORIGIN !== undefined,
    payMethods: ['card', 'alipay_hk', 'wechat_pay_hk'],
  }),
});
