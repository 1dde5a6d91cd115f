import { createHmac, randomBytes } from 'node:crypto';
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
  readonly refunds: { readonly intentId: string; readonly amount: number; readonly key: string }[];
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
  'createCustomer' | 'readCard' | 'createCard' | 'attachCard' | 'detachCard' | 'readEvent'
> = {
  createCustomer: async ({ userId }) => `cus_${userId}`,
  readCard: async (pm) => (pm.startsWith('pm_') ? cardOf(pm) : undefined),
  createCard: async () => cardOf(id('pm')),
  attachCard: async (pm) => cardOf(pm),
  detachCard: async () => undefined,
  readEvent: (rawBody, signature) => {
    const expected = createHmac('sha256', 'fake').update(rawBody).digest('hex');
    if (signature !== expected) throw new GatewayFault('signature', 'not signed');
    return JSON.parse(rawBody.toString()) as ReturnType<Gateway['readEvent']>;
  },
};

export const createFakeGateway = (): FakeGateway => {
  const intents = new Map<string, IntentRecord>();
  const byKey = new Map<string, string>();
  const refunds: { intentId: string; amount: number; key: string }[] = [];
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
  const assertReachable = (): void => {
    if (fake.down) throw new GatewayFault('unreachable', 'the gateway is down');
  };
  const fake: FakeGateway = {
    intents,
    refunds,
    down: false,
    losing: false,
    slow: undefined,
    forget: () => {
      intents.clear();
      byKey.clear();
      refunds.length = 0;
      fake.down = false;
    },
    answer: (intentId, approved) =>
      void (approved ? settle(intentId) : change(intentId, AUTHENTICATION_FAILED)),
    forceSuccess: (intentId) => void settle(intentId),
    createIntent: async (intent) => {
      assertReachable();
      const known = byKey.get(intent.transactionNo);
      if (known) return recordOf(known).intent;
      const intentId = id('pi');
      byKey.set(intent.transactionNo, intentId);
      intents.set(intentId, openIntent(intentId, intent));
      return recordOf(intentId).intent;
    },
    confirmIntent: async (intentId, { method, paymentMethodId = '' }) => {
      assertReachable();
      await fake.slow;
      const { intent } = recordOf(intentId);
      if (intent.status !== 'succeeded' && method === 'card')
        change(intentId, { card: cardOf(paymentMethodId) });
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
      assertReachable();
      return recordOf(intentId).intent;
    },
    cancelIntent: async (intentId) => {
      assertReachable();
      return recordOf(intentId).intent.status === 'succeeded'
        ? recordOf(intentId).intent
        : change(intentId, { status: 'canceled', nextAction: null });
    },
    refund: async (refund) => {
      assertReachable();
      if (refunds.some((other) => other.key === refund.key)) return { id: refund.key };
      const entry = recordOf(refund.intentId);
      if (
        entry.intent.status !== 'succeeded' ||
        entry.refunded + refund.amount > entry.created.amount
      )
        throw new GatewayFault('invalid', 'nothing to refund');
      entry.refunded += refund.amount;
      refunds.push(refund);
      return { id: refund.key };
    },
    ...CARDS_AND_EVENTS,
  };
  return fake;
};

/** Signs an event as the fake gateway does. */
export const signEvent = (event: object): { readonly body: string; readonly signature: string } => {
  const body = JSON.stringify(event);
  return { body, signature: createHmac('sha256', 'fake').update(body).digest('hex') };
};
