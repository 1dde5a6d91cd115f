/** What a gateway keeps besides intents and cards: money that goes back, and its books. */
export interface NewRefund {
  readonly intentId: string;
  readonly amount: number;
  readonly key: string;
  /** Our own id of it, by which it is found again among the gateway's. */
  readonly refundId: string;
}

/** `failed` may follow `succeeded` weeks later: the bank sent the money back. */
export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
export interface GatewayRefund {
  readonly id: string;
  readonly intentId: string | null;
  readonly amount: number;
  readonly status: RefundStatus;
  /** The gateway's own word for a failure, for example `expired_or_canceled_card`. */
  readonly failureReason: string | null;
  /** Our own id; null when it was made outside of the shop. */
  readonly refundId: string | null;
}

/** A cardholder disputes a payment at their bank. `inquiry` has moved no money. */
export interface GatewayDispute {
  readonly id: string;
  readonly intentId: string | null;
  readonly amount: number;
  readonly reason: string;
  readonly status: 'inquiry' | 'open' | 'won' | 'lost';
  /** Evidence is taken until then, in seconds since 1970. */
  readonly evidenceDueBy: number | null;
}

/** What is known of a disputed order, in the words of the gateway's form. */
export interface DisputeEvidence {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly productDescription: string;
  readonly serviceDate: string;
  /** Bookings and redemptions with their instants. */
  readonly activity: string;
  /** E-mails that were sent to the shopper. */
  readonly messages: string;
}

/** The card's network believes that a payment was fraudulent; a dispute is likely to follow. */
export interface GatewayFraudWarning {
  readonly id: string;
  readonly intentId: string | null;
  readonly fraudType: string;
}

/** A card that is set up for later payments without one now. */
export interface GatewaySetup {
  readonly id: string;
  readonly isDone: boolean;
  readonly customerId: string | null;
  readonly cardId: string | null;
}

/** One line of the gateway's books. Cents; what left us is negative. */
export interface GatewayMovement {
  readonly id: string;
  /** `account` is between the gateway and us: payouts and its own fees. */
  readonly kind: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'account' | 'other';
  /** The gateway's own word for it. */
  readonly type: string;
  readonly amount: number;
  readonly currency: string;
  readonly intentId: string | null;
  /** The gateway's id of the refund or dispute. */
  readonly sourceId: string | null;
}
