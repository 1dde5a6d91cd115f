import { retrieveTransaction } from '@tapnook/contracts/calls';
import { useCall } from '@tapnook/platform';
import { isPaid, isUncharged, type Order, type Transaction } from '../model/order.ts';
import { SERVER_DEADLINE_MS } from '../storage/payment-attempt-storage.ts';

/** How often the state of a payment is polled while it is unknown. */
const POLL_MS = 5_000;

/**
 * State of the newest payment of an order: `none` was made or matters any more; `waiting` for the
 * shopper at the bank or in the wallet; `unknown` while the server cannot tell; `paid`.
 */
export type PendingPayment =
  | { readonly state: 'none' | 'unknown' | 'paid' }
  | { readonly state: 'waiting'; readonly attempt: Transaction };

/**
 * Polls the state of an order's payment until it is known. `unansweredAt`: when a payment request
 * got no answer, in milliseconds.
 */
export const usePendingPayment = (order: Order, unansweredAt: number | null): PendingPayment => {
  const isWatched = order.transaction !== null || unansweredAt !== null;
  const isFinal = (seenAt: number): boolean =>
    unansweredAt === null || seenAt >= unansweredAt + SERVER_DEADLINE_MS;
  const query = useCall(
    retrieveTransaction,
    { body: { orderNo: order.orderNo } },
    {
      enabled: isWatched,
      handledErrorCodes: 'all',
      staleTime: 0,
      refreshOnReturn: true,
      refetchInterval: (attempt, failure) =>
        failure || !attempt || !isUncharged(attempt) || !isFinal(Date.now()) ? POLL_MS : false,
    },
  );
  const { data, error } = query;
  if (!isWatched) return { state: 'none' };
  if (error)
    return { state: error.code === '10405' && isFinal(query.errorUpdatedAt) ? 'none' : 'unknown' };
  if (!data || isPaid(data.transactionStatus)) return { state: data ? 'paid' : 'unknown' };
  if (!isUncharged(data) || !isFinal(query.dataUpdatedAt)) return { state: 'unknown' };
  return data.transactionStatus === 'pending'
    ? { state: 'waiting', attempt: data }
    : { state: 'none' };
};
