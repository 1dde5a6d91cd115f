import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Collection, Store } from '../store/store.ts';
import type { Live } from '../web/live.ts';
import type { Authorisation } from './authorisation.ts';
import type { ElementsTerms } from './confirmation-tokens.ts';
import type {
  BalanceTransaction,
  Charge,
  ConfirmationToken,
  Customer,
  Dispute,
  FraudWarning,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
} from './gateway.types.ts';
import type { Shaped } from './sdk-shape.ts';
import type { SwitchBoard, Switches } from './switches.ts';
import { openSwitchBoard } from './switches.ts';
import type { Scenario } from './test-cards.tables.ts';
import type { WebhookSettings } from './webhook-delivery.ts';
import type { Webhooks } from './webhooks.ts';
import { openWebhooks } from './webhooks.ts';

export interface GatewaySettings extends WebhookSettings {
  /** Where a browser reaches the gateway's pages. */
  readonly origin: string;
}

/** The gateway's state and its means: what every resource works on. */
export interface Gateway {
  readonly origin: string;
  /** The one webhook of the account; undefined when there is none. */
  readonly webhookUrl: string | undefined;
  readonly customers: Collection<Shaped<Stripe.Customer, Customer>>;
  readonly methods: Collection<Shaped<Stripe.PaymentMethod, PaymentMethod>>;
  /**
   * What a card does when it is charged, by payment method: never part of what the shop is told.
   */
  readonly scenarios: Collection<{ readonly scenario: Scenario }>;
  readonly confirmationTokens: Collection<Shaped<Stripe.ConfirmationToken, ConfirmationToken>>;
  /** What the page's Elements were made for, by confirmation token. */
  readonly elementsTerms: Collection<ElementsTerms>;
  /** Methods that were detached, or paid and belong to nobody: none of them is ever used again. */
  readonly detached: Collection<{ readonly at: number }>;
  readonly paymentIntents: Collection<Shaped<Stripe.PaymentIntent, PaymentIntent>>;
  readonly setupIntents: Collection<Shaped<Stripe.SetupIntent, SetupIntent>>;
  readonly charges: Collection<Shaped<Stripe.Charge, Charge>>;
  readonly refunds: Collection<Shaped<Stripe.Refund, Refund>>;
  readonly disputes: Collection<Shaped<Stripe.Dispute, Dispute>>;
  readonly fraudWarnings: Collection<Shaped<Stripe.Radar.EarlyFraudWarning, FraudWarning>>;
  /** The account's books. */
  readonly balance: Collection<Shaped<Stripe.BalanceTransaction, BalanceTransaction>>;
  readonly authorisations: Collection<Authorisation>;
  readonly switches: SwitchBoard;
  readonly webhooks: Webhooks;
  /** Seconds since 1970, as the gateway's objects count. */
  now(): number;
}

/** An id that says what it names and cannot be guessed. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Writes a line into the books; cents that leave the account are negative. */
export const enterInBooks = (
  gateway: Gateway,
  type: BalanceTransaction['type'],
  source: { readonly id: string; readonly currency: string },
  amount: number,
): void => {
  const id = newId('txn');
  gateway.balance.put(id, {
    id,
    object: 'balance_transaction',
    type,
    amount,
    currency: source.currency,
    fee: 0,
    net: amount,
    source: source.id,
    created: gateway.now(),
  });
};

export const openGateway = (store: Store, live: Live, settings: GatewaySettings): Gateway => {
  const switches = openSwitchBoard(store.collection<Switches>('switches'));
  return {
    origin: settings.origin,
    webhookUrl: settings.webhookUrl,
    customers: store.collection('customers'),
    methods: store.collection('payment_methods'),
    scenarios: store.collection('card_scenarios'),
    confirmationTokens: store.collection('confirmation_tokens'),
    elementsTerms: store.collection('elements_terms'),
    detached: store.collection('detached_methods'),
    paymentIntents: store.collection('payment_intents'),
    setupIntents: store.collection('setup_intents'),
    charges: store.collection('charges'),
    refunds: store.collection('refunds'),
    disputes: store.collection('disputes'),
    fraudWarnings: store.collection('fraud_warnings'),
    balance: store.collection('balance_transactions'),
    authorisations: store.collection('authorisations'),
    switches,
    webhooks: openWebhooks(store, settings, {
      mode: () => switches.read().webhooks,
      changed: () => live.publish('payments'),
    }),
    now: () => Math.floor(Date.now() / 1000),
  };
};
