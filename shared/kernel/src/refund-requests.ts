import type { Edges } from './orders.ts';

/**
 * A shopper's request for a refund: `waiting` for the merchant, `escalated` to us. A merchant's
 * `declined` may still be answered, which escalates it; our own decision is final.
 */
export type RefundRequestState =
  | 'waiting'
  | 'declined'
  | 'escalated'
  | 'approved'
  | 'refused'
  | 'withdrawn';
/** What a request may become: the merchant's no can be taken to the house, whose word is last. */
export const REFUND_REQUEST_EDGES: Edges<RefundRequestState> = {
  waiting: ['approved', 'declined', 'escalated', 'withdrawn'],
  declined: ['escalated'],
  escalated: ['approved', 'refused', 'withdrawn'],
  approved: [],
  refused: [],
  withdrawn: [],
};
/** Hours in which a merchant answers a request; then it is escalated. */
export const REFUND_ANSWER_HOURS = 48;
/** Days in which a shopper may answer a merchant's refusal. */
export const REFUND_APPEAL_DAYS = 7;
/** Hours in which a merchant confirms an order; then it ends and all of it goes back. */
export const CONFIRMATION_HOURS = 24;
