import type { Transaction } from '../src/shared/model/order.ts';
import { pendingOrder } from './order.fixture.ts';

/** What the gateway tells of a payment of the pending order. */
export const paymentAttempt = (
  transactionStatus: Transaction['transactionStatus'],
  more: Partial<Transaction> = {},
): { readonly data: Transaction } => ({
  data: {
    orderNo: pendingOrder().orderNo,
    transactionId: 't-1',
    transactionStatus,
    transactionCreatedAt: '2026-11-20T09:52:00.000Z',
    orderStatus: 'TBP',
    amount: 96_000,
    currency: 'HKD',
    payMethod: 'card',
    declineCode: null,
    refundedAmount: 0,
    client_secret: null,
    nextAction: null,
    ...more,
  },
});
