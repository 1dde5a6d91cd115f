import { retrieveTransaction } from '@tapnook/contracts/calls';
import { useCall } from '@tapnook/platform';
import { isPaid, movedNothing, type Order, type Transaction } from '../model/order.ts';
import { LATEST_MS } from '../storage/payment-attempt-storage.ts';

/** Milliseconds until the server is asked again how an attempt stands. */
const ASK_AGAIN_MS = 5_000;

/**
 * How the newest attempt to pay an order stands: `none` was made, or none that matters any more; `waiting` for the shopper
 * at the bank or in the wallet; `unknown` while the server cannot say; `paid`.
 */
export type OpenAttempt =
  | { readonly state: 'none' | 'unknown' | 'paid' }
  | { readonly state: 'waiting'; readonly attempt: Transaction };

/** Asks how the attempt of an order stands until that is known. `lostAt` is when a press was left without an answer, in milliseconds. */
export const useOpenAttempt = (order: Order, lostAt: number | null): OpenAttempt => {
  const watched = order.transaction !== null || lostAt !== null;
  const isLast = (seenAt: number): boolean => lostAt === null || seenAt >= lostAt + LATEST_MS;
  const found = useCall(
    retrieveTransaction,
    { body: { orderNo: order.orderNo } },
    {
      enabled: watched,
      handledErrorCodes: 'all',
      staleTime: 0,
      refreshOnReturn: true,
      refetchInterval: (attempt, failure) =>
        failure || !attempt || !movedNothing(attempt) || !isLast(Date.now()) ? ASK_AGAIN_MS : false,
    },
  );
  const { data, error } = found;
  if (!watched) return { state: 'none' };
  if (error)
    return { state: error.code === '10405' && isLast(found.errorUpdatedAt) ? 'none' : 'unknown' };
  if (!data || isPaid(data.transactionStatus)) return { state: data ? 'paid' : 'unknown' };
  if (!movedNothing(data) || !isLast(found.dataUpdatedAt)) return { state: 'unknown' };
  return data.transactionStatus === 'pending'
    ? { state: 'waiting', attempt: data }
    : { state: 'none' };
};
