import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  happened,
  intentOf,
  intentSubject,
  keptCard,
  refundedHere,
  setUp,
  stripe,
  waiting,
  walletAnswered,
  type GatewaySubject,
} from '../../../test/gateway-acts.ts';
import {
  added,
  sendEvent,
  stateOf,
  type EventEffects,
} from '../../../test/gateway-event-effects.ts';
import { rowsOf, useSandboxShop } from '../../../test/sandbox-shop.ts';
import { mailPaidOrders } from '../order-emails/order-emails.service.ts';
import { tellPaymentCases } from '../order-emails/payment-case-news.service.ts';
import { WEBHOOK_EVENTS } from './webhook-events.tables.ts';

/*
 * Each kind of event that the gateway sends, signed and raw, through the edge: what there must be
 * of it afterwards. The gateway tells nothing by itself here, so what comes of an event is its own.
 */
const shop = useSandboxShop();
type Kind = (typeof WEBHOOK_EVENTS)[number];
interface Row {
  readonly type: Kind;
  readonly prepare: () => Promise<GatewaySubject>;
  readonly expected: EventEffects;
}
const NOTHING = { events: [], alarms: [], letters: [], notices: [] } as const;

beforeAll(async () => {
  await fetch(`${shop.sandbox.origin}/api/payments/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ webhooks: 'never' }),
  });
});

const REFUNDED_OUTSIDE: EventEffects = {
  order: 'INV',
  attempt: 'refunded',
  refund: 'succeeded',
  refunded: 50_000,
  events: ['refund_decided', 'refund_succeeded', 'voucher_refunded', 'order_inv'],
  alarms: ['refund_outside'],
  letters: ['「product」退款（#）'],
  notices: ['Refunded'],
  timeline: ['Refund started', 'Refunded', 'Voucher refunded'],
};
const REFUND_FAILED: EventEffects = {
  order: 'INV',
  attempt: 'succeeded',
  refund: 'failed',
  refunded: 0,
  events: ['refund_failed'],
  alarms: ['refund_failed'],
  letters: ['退款未能完成 (#)'],
  notices: ['Your refund did not arrive'],
  timeline: ['The refund did not arrive, the money is still with us'],
};
const DISPUTED: EventEffects = {
  order: 'TBR',
  hold: 'dispute',
  evidence: true,
  events: ['dispute_opened'],
  alarms: ['dispute_opened'],
  letters: ['你的一筆付款正被爭議 (#)'],
  notices: ['A payment of yours is disputed'],
  timeline: ['Payment disputed at the bank'],
};
const DISPUTE_WON: EventEffects = {
  order: 'TBR',
  hold: null,
  events: ['dispute_won'],
  alarms: ['dispute_won'],
  letters: ['付款維持有效 (#)'],
  notices: ['The payment stands'],
  timeline: ['Dispute closed, the payment stands'],
};
const DISPUTE_LOST: EventEffects = {
  order: 'INV',
  hold: null,
  events: ['dispute_lost', 'voucher_refunded', 'order_inv'],
  alarms: ['dispute_lost'],
  letters: ['款項已退回給你 (#)'],
  notices: ['The payment went back to you'],
  timeline: ['Dispute closed, the bank returned the money', 'Voucher refunded'],
};
/** The operator alone decides: the shopper may be the thief. */
const WARNED: EventEffects = {
  ...NOTHING,
  order: 'TBR',
  hold: 'fraud_warning',
  events: ['fraud_warning'],
  alarms: ['fraud_warning'],
  timeline: [],
};
const renewed = () =>
  keptCard(shop, (id) =>
    stripe(shop).paymentMethods.update(id, { card: { exp_month: 1, exp_year: 2044 } }),
  );
const disputedThen = (...acts: readonly string[]) => happened(shop, 'dispute', 'dispute', ...acts);
const warned = happened(shop, 'radar.early_fraud_warning', 'fraud-warning');

const TABLE: readonly Row[] = [
  {
    type: 'payment_intent.succeeded',
    prepare: () => walletAnswered(shop, 'approve'),
    expected: {
      order: 'TBR',
      attempt: 'succeeded',
      events: ['payment_succeeded', 'order_paid', 'voucher_issued'],
      alarms: [],
      letters: ['「product」電子券（#）'],
      notices: [],
      timeline: ['Paid', 'Voucher issued'],
    },
  },
  {
    type: 'payment_intent.payment_failed',
    prepare: () => walletAnswered(shop, 'refuse'),
    expected: {
      ...NOTHING,
      order: 'TBP',
      attempt: 'failed',
      events: ['payment_failed'],
      timeline: ['Payment declined, nothing was charged'],
    },
  },
  {
    type: 'payment_intent.canceled',
    prepare: async () => {
      const { orderNo } = await waiting(shop);
      await stripe(shop).paymentIntents.cancel(await intentOf(shop, orderNo));
      return intentSubject(shop, orderNo);
    },
    expected: {
      ...NOTHING,
      order: 'TBP',
      attempt: 'canceled',
      events: ['payment_canceled'],
      timeline: ['Payment cancelled, nothing was charged'],
    },
  },
  ...(
    [
      'payment_intent.requires_action',
      'payment_intent.processing',
      'payment_intent.amount_capturable_updated',
    ] as const
  ).map((type): Row => ({
    type,
    prepare: async () => intentSubject(shop, (await waiting(shop)).orderNo),
    expected: { ...NOTHING, order: 'TBP', attempt: 'pending', timeline: [] },
  })),
  {
    type: 'charge.refunded',
    prepare: happened(shop, 'charge', 'refund'),
    expected: REFUNDED_OUTSIDE,
  },
  {
    type: 'refund.created',
    prepare: happened(shop, 'refund', 'refund'),
    expected: REFUNDED_OUTSIDE,
  },
  {
    type: 'refund.updated',
    prepare: () => refundedHere(shop, 'refund-fails'),
    expected: REFUND_FAILED,
  },
  {
    type: 'refund.failed',
    prepare: () => refundedHere(shop, 'refund-fails'),
    expected: REFUND_FAILED,
  },
  { type: 'charge.dispute.created', prepare: disputedThen(), expected: DISPUTED },
  { type: 'charge.dispute.updated', prepare: disputedThen(), expected: DISPUTED },
  { type: 'charge.dispute.funds_withdrawn', prepare: disputedThen(), expected: DISPUTED },
  {
    type: 'charge.dispute.funds_reinstated',
    prepare: disputedThen('dispute-won'),
    expected: DISPUTE_WON,
  },
  { type: 'charge.dispute.closed', prepare: disputedThen('dispute-won'), expected: DISPUTE_WON },
  { type: 'charge.dispute.closed', prepare: disputedThen('dispute-lost'), expected: DISPUTE_LOST },
  { type: 'radar.early_fraud_warning.created', prepare: warned, expected: WARNED },
  { type: 'radar.early_fraud_warning.updated', prepare: warned, expected: WARNED },
  {
    type: 'payment_method.detached',
    prepare: () => keptCard(shop, (id) => stripe(shop).paymentMethods.detach(id)),
    expected: { ...NOTHING, cardUntil: null },
  },
  {
    type: 'payment_method.updated',
    prepare: renewed,
    expected: { ...NOTHING, cardUntil: 2044 },
  },
  {
    type: 'payment_method.automatically_updated',
    prepare: renewed,
    expected: { ...NOTHING, cardUntil: 2044 },
  },
  {
    type: 'setup_intent.succeeded',
    prepare: () => setUp(shop, '5555555555554444'),
    expected: { ...NOTHING, cardUntil: 2039 },
  },
  {
    type: 'setup_intent.setup_failed',
    prepare: () => setUp(shop, '4000000000000002'),
    expected: { ...NOTHING, cardUntil: null },
  },
];

describe('every event of the gateway', () => {
  it('has a row in this table', () => {
    expect([...new Set(TABLE.map(({ type }) => type))].toSorted()).toEqual([...WEBHOOK_EVENTS]);
  });

  it.each(TABLE)('$type leaves what it must, once', async ({ type, prepare, expected }) => {
    const alarms: string[] = [];
    const alarm = (_what: string, details: object): void =>
      void alarms.push((details as { kind: string }).kind);
    const tell = async (): Promise<void> => {
      await mailPaidOrders(shop.api.deps);
      await tellPaymentCases({ ...shop.api.deps, alarm });
    };
    const subject = await prepare();
    await tell();
    alarms.length = 0;
    const before = await stateOf(shop, subject);
    for (let times = 0; times < 2; times += 1) {
      expect(await sendEvent(shop, type, subject)).toBe(200);
      await tell();
    }
    const after = await stateOf(shop, subject);
    const found: EventEffects = {
      ...after,
      alarms,
      events: added(before.events, after.events),
      letters: added(before.letters, after.letters),
      notices: added(before.notices, after.notices),
      timeline: added(before.timeline, after.timeline),
    };
    expect({ type, ...found }).toMatchObject({ type, ...expected });
    const handled = await rowsOf<{ n: number }>(
      shop,
      "select count(*) as n from gateway_events where id like 'evt_table_%' and handled_at is null",
    );
    expect(handled).toEqual([{ n: 0 }]);
  });
});
