import type {
  DisputeEvidence,
  GatewayDispute,
  GatewayFraudWarning,
  GatewayMovement,
  GatewayRefund,
  GatewaySetup,
  NewRefund,
} from './gateway-records.ts';

/** What the shopper does next; as the contracts’ PaymentNextAction. */
export type NextAction =
  | { readonly type: 'script' }
  | { readonly type: 'redirect'; readonly url: string }
  | { readonly type: 'qr'; readonly data: string; readonly imageUrl: string; readonly url: string };

/** A payment intent as we need it, whatever gateway made it. */
export interface Intent {
  readonly id: string;
  readonly clientSecret: string | null;
  readonly status: 'open' | 'action' | 'authorized' | 'succeeded' | 'canceled' | 'declined';
  /** Cents that reached us. */
  readonly received: number;
  readonly nextAction: NextAction | null;
  /** The gateway's own word for a refusal, for example `insufficient_funds`. */
  readonly declineCode: string | null;
  /** Our transaction number, which the intent carries in its metadata. */
  readonly transactionNo: string | null;
  readonly paymentMethodId: string | null;
  /** The card that paid, or is about to. */
  readonly card: Pick<GatewayCard, 'brand' | 'last4'> | null;
}
export interface GatewayCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expireMonth: number;
  readonly expireYear: number;
  readonly country: string | null;
  readonly funding: string;
  readonly fingerprint: string | null;
  /** Kept for somebody at the gateway; false while it is fresh. */
  readonly isKept: boolean;
}
export type PayMethod = 'card' | 'alipay_hk' | 'wechat_pay_hk';
export interface NewIntent {
  readonly transactionNo: string;
  readonly amount: number;
  readonly currency: 'HKD' | 'USD';
  readonly method: PayMethod;
  readonly customerId?: string;
  readonly description: string;
  /** Hold the money without taking it. */
  readonly authorizeOnly?: boolean;
  /** Keep the card for later payments. */
  readonly keepCard?: boolean;
}
export interface Confirmation {
  readonly method: PayMethod;
  readonly paymentMethodId?: string;
  /** Single use: what the gateway's script collected in the browser. */
  readonly confirmationToken?: string;
  readonly returnUrl: string;
  readonly key: string;
}
/** An event names an object; what became of it is read again. */
export interface GatewayEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | null;
  /** Such as `refund`, `dispute` or `payment_method`; absent with the intent's own events. */
  readonly object?: { readonly kind: string; readonly id: string } | null;
}
export interface CardDetails {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
}

/**
 * What we ask of a payment gateway. Every call can be repeated: creations and money movements carry
 * a key. A refusal of a card is an {@link Intent} with status `declined`; whatever else goes wrong
 * throws {@link GatewayFault}.
 */
export interface Gateway {
  readonly createIntent: (intent: NewIntent) => Promise<Intent>;
  readonly confirmIntent: (id: string, confirmation: Confirmation) => Promise<Intent>;
  readonly readIntent: (id: string) => Promise<Intent>;
  /** Cancels unless money moved; answers what the intent is afterwards. */
  readonly cancelIntent: (id: string) => Promise<Intent>;
  readonly refund: (refund: NewRefund) => Promise<GatewayRefund>;
  readonly readRefund: (id: string) => Promise<GatewayRefund>;
  /** Every refund of an intent, also those that were made in the gateway's dashboard. */
  readonly listRefunds: (intentId: string) => Promise<readonly GatewayRefund[]>;
  readonly readDispute: (id: string) => Promise<GatewayDispute>;
  /** Keeps evidence with a dispute without handing it in: a person does that. */
  readonly stageEvidence: (id: string, evidence: DisputeEvidence) => Promise<void>;
  readonly readFraudWarning: (id: string) => Promise<GatewayFraudWarning>;
  readonly readSetup: (id: string) => Promise<GatewaySetup>;
  /** What moved on the gateway's balance from one second (since 1970) up to another. */
  readonly listMovements: (from: number, until: number) => Promise<readonly GatewayMovement[]>;
  readonly createCustomer: (customer: { readonly userId: string }) => Promise<string>;
  readonly readCard: (id: string) => Promise<GatewayCard | undefined>;
  /** The card in a confirmation token, which is no payment method yet: its id is the token's. */
  readonly readTokenCard: (id: string) => Promise<GatewayCard | undefined>;
  readonly createCard: (card: CardDetails) => Promise<GatewayCard>;
  readonly attachCard: (id: string, customerId: string) => Promise<GatewayCard>;
  readonly detachCard: (id: string) => Promise<void>;
  /**
   * Verifies the signature over the raw body and its age; throws {@link GatewayFault} `signature`.
   */
  readonly readEvent: (rawBody: Buffer, signature: string) => GatewayEvent;
}

/**
 * `unreachable` may be tried again; `invalid` will not change; `signature` is a webhook nobody
 * signed.
 */
export class GatewayFault extends Error {
  override readonly name = 'GatewayFault';
  readonly kind: 'unreachable' | 'invalid' | 'signature';
  /** The gateway's own word for it, for example `charge_already_refunded`. */
  readonly code: string | null;
  constructor(
    kind: 'unreachable' | 'invalid' | 'signature',
    message: string,
    cause?: unknown,
    code: string | null = null,
  ) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
  }
}
