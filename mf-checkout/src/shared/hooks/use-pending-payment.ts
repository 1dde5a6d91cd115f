import { retrieveTransaction } from '@tapnook/contracts/calls';
import { useCall } from '@tapnook/platform';
import { isPaid, isUncharged, type Order, type Transaction } from '../model/order.ts';
import { SERVER_DEADLINE_MS } from '../storage/payment-attempt-storage.ts';

/** Milliseconds until the server is asked again how an attempt stands. */
const POLL_MS = 5_000;

/**
 * How the newest attempt to pay an order stands: `none` was made, or none that matters any more; `waiting` for the shopper
 * at the bank or in the wallet; `unknown` while the server cannot say; `paid`.
 */
export type PendingPayment =
  | { readonly state: 'none' | 'unknown' | 'paid' }
  | { readonly state: 'waiting'; readonly attempt: Transaction };

/** Asks how the attempt of an order stands until that is known. `lostAt` is when a press was left without an answer, in milliseconds. */
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
