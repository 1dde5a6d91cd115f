/**
 * The gateway's objects, as they travel and as they are kept: the part of Stripe's API 2026-10-28
 * that the shop uses.
 */
export type Metadata = Record<string, string>;

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly description: string | null;
  readonly invoice_settings: { readonly default_payment_method: string | null };
  readonly metadata: Metadata;
  readonly created: number;
  readonly livemode: false;
}

export type MethodType = 'card' | 'alipay' | 'wechat_pay';
export const METHOD_TYPES: readonly MethodType[] = ['card', 'alipay', 'wechat_pay'];

/** Wallets that pay with a card. */
export type WalletType = 'apple_pay' | 'google_pay';

export interface CardFace {
  readonly brand: string;
  readonly display_brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly country: string;
  readonly funding: 'credit';
  readonly fingerprint: string;
  readonly checks: {
    readonly cvc_check: 'pass';
    readonly address_line1_check: null;
    readonly address_postal_code_check: null;
  };
  readonly networks: { readonly available: readonly string[]; readonly preferred: null };
  readonly three_d_secure_usage: { readonly supported: true };
  readonly wallet: { readonly type: WalletType; readonly dynamic_last4: string } | null;
}

export interface PaymentMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: MethodType;
  readonly card?: CardFace;
  readonly alipay?: Record<string, never>;
  readonly wechat_pay?: Record<string, never>;
  readonly billing_details: {
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly address: null;
  };
  readonly customer: string | null;
  readonly allow_redisplay: 'unspecified';
  readonly metadata: Metadata;
  readonly created: number;
  readonly livemode: false;
}

/** What a browser collected for one payment; its card becomes a payment method once it pays. */
export interface ConfirmationToken {
  readonly id: string;
  readonly object: 'confirmation_token';
  readonly payment_method_preview: {
    readonly type: 'card';
    readonly billing_details: PaymentMethod['billing_details'];
    readonly card: CardFace;
  };
  readonly payment_intent: string | null;
  readonly setup_intent: null;
  readonly return_url: string | null;
  readonly setup_future_usage: 'on_session' | 'off_session' | null;
  readonly shipping: null;
  readonly use_stripe_sdk: boolean;
  readonly expires_at: number | null;
  readonly created: number;
  readonly livemode: false;
}

/** Why an attempt failed, as it appears on an intent and in an error's body. */
export interface Failure {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_method?: PaymentMethod;
}

export type NextAction =
  | {
      readonly type: 'redirect_to_url';
      readonly redirect_to_url: { readonly url: string; readonly return_url: string | null };
    }
  | {
      readonly type: 'use_stripe_sdk';
      readonly use_stripe_sdk: { readonly type: 'three_d_secure'; readonly url: string };
    }
  | {
      readonly type: 'alipay_handle_redirect';
      readonly alipay_handle_redirect: {
        readonly url: string;
        readonly return_url: string | null;
        readonly native_data: string;
        readonly native_url: string;
      };
    }
  | {
      readonly type: 'wechat_pay_display_qr_code';
      readonly wechat_pay_display_qr_code: {
        readonly data: string;
        readonly hosted_instructions_url: string;
        readonly image_data_url: string;
        readonly image_url_png: string;
        readonly image_url_svg: string;
      };
    };

type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly status: PaymentIntentStatus;
  readonly client_secret: string;
  readonly capture_method: 'automatic' | 'manual';
  readonly confirmation_method: 'automatic';
  readonly customer: string | null;
  readonly description: string | null;
  readonly receipt_email: string | null;
  readonly payment_method: string | null;
  readonly payment_method_types: readonly string[];
  readonly allowed_payment_method_types: readonly string[] | null;
  readonly setup_future_usage: 'on_session' | 'off_session' | null;
  readonly metadata: Metadata;
  readonly next_action: NextAction | null;
  readonly last_payment_error: Failure | null;
  readonly latest_charge: string | null;
  readonly cancellation_reason: string | null;
  readonly canceled_at: number | null;
  readonly created: number;
  readonly livemode: false;
}

type SetupIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled';

export interface SetupIntent {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly status: SetupIntentStatus;
  readonly client_secret: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly payment_method: string | null;
  readonly payment_method_types: readonly string[];
  readonly allowed_payment_method_types: readonly string[] | null;
  readonly usage: 'on_session' | 'off_session';
  readonly metadata: Metadata;
  readonly next_action: NextAction | null;
  readonly last_setup_error: Failure | null;
  readonly cancellation_reason: string | null;
  readonly created: number;
  readonly livemode: false;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly captured: boolean;
  readonly paid: boolean;
  readonly refunded: boolean;
  readonly status: 'succeeded' | 'failed';
  readonly currency: string;
  readonly customer: string | null;
  readonly payment_intent: string;
  readonly payment_method: string | null;
  readonly payment_method_details: { readonly type: MethodType; readonly card?: CardFace };
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly outcome: {
    readonly network_status: string;
    readonly reason: string | null;
    readonly type: string;
  };
  readonly metadata: Metadata;
  readonly created: number;
  readonly livemode: false;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: string | null;
  readonly status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  readonly failure_reason?: string;
  readonly metadata: Metadata;
  readonly created: number;
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: string;
  readonly status: 'needs_response' | 'under_review' | 'won' | 'lost';
  readonly is_charge_refundable: boolean;
  readonly evidence: Readonly<Record<string, string>>;
  readonly evidence_details: {
    readonly due_by: number;
    readonly has_evidence: boolean;
    readonly past_due: boolean;
    readonly submission_count: number;
  };
  readonly metadata: Metadata;
  readonly created: number;
  readonly livemode: false;
}

export interface FraudWarning {
  readonly id: string;
  readonly object: 'radar.early_fraud_warning';
  readonly actionable: boolean;
  readonly charge: string;
  readonly payment_intent: string;
  readonly fraud_type: string;
  readonly created: number;
  readonly livemode: false;
}

/** A line of the account's books. */
export interface BalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment';
  readonly amount: number;
  readonly currency: string;
  readonly fee: number;
  readonly net: number;
  readonly source: string;
  readonly created: number;
}

export interface GatewayEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly type: string;
  readonly data: { readonly object: object };
  readonly created: number;
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
}
