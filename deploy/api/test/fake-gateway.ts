import { createHmac, randomBytes } from 'node:crypto';
import type {
  DisputeEvidence,
  GatewayDispute,
  GatewayMovement,
  GatewayRefund,
  NewRefund,
  RefundStatus,
} from '../src/modules/payments/gateway-records.ts';
import {
  type Gateway,
  type GatewayCard,
  GatewayFault,
  type Intent,
  type NewIntent,
} from '../src/modules/payments/gateway.ts';

interface IntentRecord {
  intent: Intent;
  readonly created: NewIntent;
  refunded: number;
}

/**
 * A gateway in this process. Cards are named for what they do: `pm_ok`, `pm_declined`, `pm_3ds`,
 * `pm_unsupported`.
 */
export interface FakeGateway extends Gateway {
  readonly intents: ReadonlyMap<string, IntentRecord>;
  /** The shopper answers a 3-D Secure or wallet page; the money moves, or the attempt fails. */
  readonly answer: (intentId: string, approved: boolean) => void;
  /** Money arrives whatever state the intent is in, as a late wallet payment does. */
  readonly forceSuccess: (intentId: string) => void;
  /** Everything that was ever asked of it. */
  readonly forget: () => void;
  /** While set, every call fails as if the gateway were down. */
  down: boolean;
  /** While set, a confirmation is carried out only once this has come to pass. */
  slow: Promise<void> | undefined;
  /** While set, a confirmation is carried out but its answer is lost. */
  losing: boolean;
  readonly refunds: (Omit<NewRefund, 'refundId'> & GatewayRefund & { readonly intentId: string })[];
  /** How the gateway answers the next refunds; `succeeded` when absent. */
  refundStatus: RefundStatus;
  /** A refund in the gateway's dashboard. */
  readonly refundOutside: (intentId: string, amount: number) => void;
  readonly disputes: Map<string, GatewayDispute>;
  readonly evidence: Map<string, DisputeEvidence>;
  /** What the gateway's books have besides its refunds. */
  readonly movements: GatewayMovement[];
  readonly cards: Map<string, GatewayCard | undefined>;
}

const id = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;
const cardOf = (pm: string): GatewayCard => ({
  id: pm,
  brand: 'visa',
  last4: '4242',
  expireMonth: 12,
  expireYear: 2031,
  country: 'HK',
  funding: 'credit',
  fingerprint: `fp_${pm}`,
  isKept: false,
});
const DECLINES: Readonly<Record<string, string>> = {
  pm_declined: 'generic_decline',
  pm_unsupported: 'card_not_supported',
  pm_poor: 'insufficient_funds',
};

const AUTHENTICATION_FAILED = {
  status: 'declined',
  declineCode: 'authentication_failure',
  nextAction: null,
} as const;

const openIntent = (intentId: string, created: NewIntent): IntentRecord => ({
  created,
  refunded: 0,
  intent: {
    id: intentId,
    clientSecret: `${intentId}_secret`,
    status: 'open',
    received: 0,
    nextAction: null,
    declineCode: null,
    transactionNo: created.transactionNo,
    paymentMethodId: null,
    card: null,
  },
});

/** What the shopper has to do before the money moves; nothing for an ordinary card. */
const actionFor = (
  intentId: string,
  method: string,
  paymentMethodId: string,
): Intent['nextAction'] => {
  const url = `https://gateway.test/${intentId}`;
  if (method === 'alipay_hk' || paymentMethodId.startsWith('pm_3ds'))
    return { type: 'redirect', url };
  if (method === 'wechat_pay_hk') return { type: 'qr', data: intentId, imageUrl: 'data:,', url };
  return null;
};

const CARDS_AND_EVENTS: Pick<
  Gateway,
  | 'createCustomer'
  | 'readCard'
  | 'readTokenCard'
  | 'createCard'
  | 'attachCard'
  | 'detachCard'
  | 'readEvent'
> = {
  createCustomer: async ({ userId }) => `cus_${userId}`,
  readCard: async (pm) => (pm.startsWith('pm_') ? cardOf(pm) : undefined),
  readTokenCard: async (token) => (token.startsWith('ctoken_') ? cardOf(token) : undefined),
  createCard: async () => cardOf(id('pm')),
  attachCard: async (pm) => cardOf(pm),
  detachCard: async () => undefined,
  readEvent: (rawBody, signature) => {
    const expected = createHmac('sha256', 'fake').update(rawBody).digest('hex');
    if (signature !== expected) throw new GatewayFault('signature', 'not signed');
    return JSON.parse(rawBody.toString()) as ReturnType<Gateway['readEvent']>;
  },
};

const assertReachable = (fake: FakeGateway): void => {
  if (fake.down) throw new GatewayFault('unreachable', 'the gateway is down');
};

/** Refunds, disputes and books. */
const recordCalls = (
  fake: () => FakeGateway,
  recordOf: (intentId: string) => IntentRecord,
): Pick<
  FakeGateway,
  | 'refund'
  | 'refundOutside'
  | 'readRefund'
  | 'listRefunds'
  | 'readDispute'
  | 'stageEvidence'
  | 'readFraudWarning'
  | 'readSetup'
  | 'listMovements'
> => ({
  refund: async (refund) => {
    assertReachable(fake());
    const known = fake().refunds.find((other) => other.key === refund.key);
    if (known) return known;
    const entry = recordOf(refund.intentId);
    const left = entry.created.amount - entry.refunded;
    if (entry.intent.status !== 'succeeded') throw new GatewayFault('invalid', 'not paid');
    if (left === 0)
      throw new GatewayFault('invalid', 'all is back', undefined, 'charge_already_refunded');
    if (refund.amount > left)
      throw new GatewayFault('invalid', 'more than is left', undefined, 'amount_too_large');
    entry.refunded += refund.amount;
    const made = { ...refund, id: id('re'), status: fake().refundStatus, failureReason: null };
    fake().refunds.push(made);
    return made;
  },
  refundOutside: (intentId, amount) => {
    recordOf(intentId).refunded += amount;
    const made = { id: id('re'), intentId, amount, status: 'succeeded' as const };
    fake().refunds.push({ ...made, key: made.id, failureReason: null, refundId: null });
  },
  readRefund: async (refundId) => {
    assertReachable(fake());
    const found = fake().refunds.find((one) => one.id === refundId);
    if (!found) throw new GatewayFault('invalid', 'no such refund');
    return found;
  },
  listRefunds: async (intentId) => fake().refunds.filter((one) => one.intentId === intentId),
  readDispute: async (disputeId) => {
    const found = fake().disputes.get(disputeId);
    if (!found) throw new GatewayFault('invalid', 'no such dispute');
    return found;
  },
  stageEvidence: async (disputeId, evidence) => void fake().evidence.set(disputeId, evidence),
  readFraudWarning: async (warningId) => ({
    id: warningId,
    intentId: warningId.replace('issfr_', ''),
    fraudType: 'made_with_stolen_card',
  }),
  readSetup: async (setupId) => ({ id: setupId, isDone: true, customerId: null, cardId: null }),
  listMovements: async () => fake().movements,
});

export const createFakeGateway = (): FakeGateway => {
  const intents = new Map<string, IntentRecord>();
  const byKey = new Map<string, string>();
  const refunds: FakeGateway['refunds'] = [];
  const recordOf = (intentId: string): IntentRecord => {
    const found = intents.get(intentId);
    if (!found) throw new GatewayFault('invalid', `no intent ${intentId}`);
    return found;
  };
  const change = (intentId: string, changes: Partial<Intent>): Intent => {
    const entry = recordOf(intentId);
    entry.intent = { ...entry.intent, ...changes };
    return entry.intent;
  };
  const settle = (intentId: string): Intent => {
    const { created } = recordOf(intentId);
    return change(
      intentId,
      created.authorizeOnly
        ? { status: 'authorized', nextAction: null }
        : { status: 'succeeded', received: created.amount, nextAction: null, declineCode: null },
    );
  };
  const fake: FakeGateway = {
    intents,
    refunds,
    down: false,
    refundStatus: 'succeeded',
    disputes: new Map(),
    evidence: new Map(),
    movements: [],
    cards: new Map(),
    losing: false,
    slow: undefined,
    forget: () => {
      intents.clear();
      byKey.clear();
      refunds.length = 0;
      fake.down = false;
      fake.refundStatus = 'succeeded';
    },
    answer: (intentId, approved) =>
      void (approved ? settle(intentId) : change(intentId, AUTHENTICATION_FAILED)),
    forceSuccess: (intentId) => void settle(intentId),
    createIntent: async (intent) => {
      assertReachable(fake);
      const known = byKey.get(intent.transactionNo);
      if (known) return recordOf(known).intent;
      const intentId = id('pi');
      byKey.set(intent.transactionNo, intentId);
      intents.set(intentId, openIntent(intentId, intent));
      return recordOf(intentId).intent;
    },
    confirmIntent: async (intentId, { method, paymentMethodId: given = '', confirmationToken }) => {
      const paymentMethodId = confirmationToken?.replace('ctoken_', 'pm_') ?? given;
      assertReachable(fake);
      await fake.slow;
      const { intent } = recordOf(intentId);
      if (intent.status !== 'succeeded' && method === 'card')
        change(intentId, { card: cardOf(paymentMethodId), paymentMethodId });
      if (intent.status === 'canceled' || intent.status === 'succeeded') return intent;
      const action = actionFor(intentId, method, paymentMethodId);
      if (action) return change(intentId, { status: 'action', nextAction: action });
      const decline = DECLINES[paymentMethodId];
      if (fake.losing) {
        settle(intentId);
        throw new GatewayFault('unreachable', 'the answer was lost');
      }
      return decline
        ? change(intentId, { status: 'declined', declineCode: decline })
        : settle(intentId);
    },
    readIntent: async (intentId) => {
      assertReachable(fake);
      return recordOf(intentId).intent;
    },
    cancelIntent: async (intentId) => {
      assertReachable(fake);
      return recordOf(intentId).intent.status === 'succeeded'
        ? recordOf(intentId).intent
        : change(intentId, { status: 'canceled', nextAction: null });
    },
    ...recordCalls(() => fake, recordOf),
    ...CARDS_AND_EVENTS,
    readCard: async (pm) =>
      fake.cards.has(pm) ? fake.cards.get(pm) : CARDS_AND_EVENTS.readCard(pm),
  };
  return fake;
};

/** Signs an event as the fake gateway does. */
export const signEvent = (event: object): { readonly body: string; readonly signature: string } => {
  const body = JSON.stringify(event);
  return { body, signature: createHmac('sha256', 'fake').update(body).digest('hex') };
};
