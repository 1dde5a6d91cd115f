import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';
import { useSandboxShop } from '../../../test/sandbox-shop.ts';
import { mailPaidOrders } from '../order-emails/order-emails.service.ts';
import { tellPaymentCases } from '../order-emails/payment-case-news.service.ts';
import { WEBHOOK_EVENTS } from './webhook-events.tables.ts';

// Starts the sandbox as a process, and waits for its webhooks.
jest.setTimeout(30_000);

/*
 * Each kind of event that the gateway sends, signed and raw, through the edge: what there must be
 * of it afterwards. The gateway tells nothing by itself here, so what comes of an event is its own.
 */
const shop = useSandboxShop();
const SECRET = 'whsec_sandbox';
type Kind = (typeof WEBHOOK_EVENTS)[number];
interface Subject {
  readonly orderNo?: string;
  readonly object: string;
  readonly id: string;
  readonly intentId?: string;
  readonly card?: string;
}
/** What there must be; what is absent is not looked at, `[]` and null are nothing at all. */
interface Expected {
  readonly order?: string;
  readonly attempt?: string;
  readonly refund?: string;
  readonly refunded?: number;
  readonly hold?: string | null;
  /** Whether what is known of the order was put with the dispute. */
  readonly evidence?: boolean;
  /** The year until which the shopper's card is good; null when it is not kept. */
  readonly cardUntil?: number | null;
  /** Rows of the order's story that the event added. */
  readonly events: readonly string[];
  /** What the operator is alarmed of. */
  readonly alarms: readonly string[];
  /** Of the letter and the notice to the shopper. */
  readonly letters: readonly string[];
  readonly notices: readonly string[];
  /** Of the timeline that the shopper reads, in English. */
  readonly timeline?: readonly string[];
}
interface Row {
  readonly type: Kind;
  readonly prepare: () => Promise<Subject>;
  readonly expected: Expected;
}
const NOTHING = { events: [], alarms: [], letters: [], notices: [] } as const;

const stripe = (): Stripe => {
  const { hostname, port } = new URL(shop.sandbox.origin);
  return new Stripe('sk_sandbox', { host: hostname, port: Number(port), protocol: 'http' });
};
const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await shop.api.deps.pool.query(text, values)).rows as T[];

beforeAll(async () => {
  await fetch(`${shop.sandbox.origin}/api/payments/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ webhooks: 'never' }),
  });
});

const intentOf = async (orderNo: string): Promise<string> => {
  const rows = await sql<{ id: string }>(
    `select a.intent_id as id from payment_attempts a join orders o on o.id = a.order_id
      where o.order_no = $1 order by a.created_at desc`,
    [orderNo],
  );
  return rows[0]?.id ?? '';
};
const intentSubject = async (orderNo: string): Promise<Subject> => ({
  orderNo,
  object: 'payment_intent',
  id: await intentOf(orderNo),
});
const paid = async (): Promise<{ orderNo: string; intentId: string }> => {
  const orderNo = await shop.order();
  await shop.pay(orderNo, { paymentMethodId: await shop.sandbox.card('4242424242424242') });
  return { orderNo, intentId: await intentOf(orderNo) };
};
/** A wallet's payment that waits for its person. */
const waiting = async (): Promise<{ orderNo: string; url: string }> => {
  const orderNo = await shop.order();
  const { data } = await shop.pay(orderNo, { payMethod: 'alipay_hk' });
  return { orderNo, url: data.nextAction.url };
};
const walletAnswered = async (answer: 'approve' | 'refuse'): Promise<Subject> => {
  const { orderNo, url } = await waiting();
  await shop.sandbox.answer(url, answer);
  return intentSubject(orderNo);
};
const act = async (intentId: string, what: string): Promise<string> => {
  const answer = await fetch(`${shop.sandbox.origin}/api/payments/intents/${intentId}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return ((await answer.json()) as { id: string }).id;
};
/** Something that happened to a payment at the gateway alone, one after the other. */
const happened =
  (object: string, ...acts: readonly string[]) =>
  async (): Promise<Subject> => {
    const { orderNo, intentId } = await paid();
    let id = '';
    for (const what of acts) id = await act(intentId, what);
    return { orderNo, object, id, intentId };
  };
const refundedHere = async (...acts: readonly string[]): Promise<Subject> => {
  const { orderNo, intentId } = await paid();
  await shop.api.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: { userId: '3', role: 'admin' },
    body: { action: 'refund' },
  });
  for (const what of acts) await act(intentId, what);
  const { data } = await stripe().refunds.list({ payment_intent: intentId });
  return { orderNo, object: 'refund', id: data[0]?.id ?? '', intentId };
};
/** A card that the shopper keeps, after a change at the gateway. */
const keptCard = async (change: (id: string) => Promise<unknown>): Promise<Subject> => {
  const orderNo = await shop.order();
  const paymentMethodId = await shop.sandbox.card('4242424242424242');
  await shop.pay(orderNo, { paymentMethodId, saveCard: true });
  await change(paymentMethodId);
  return { object: 'payment_method', id: paymentMethodId, card: paymentMethodId };
};
/** A card that is set up without a payment, for the shopper's customer at the gateway. */
const setUp = async (number: string): Promise<Subject> => {
  const [row] = await sql<{ customer: string }>(
    'select customer_id as customer from gateway_customers',
  );
  const card = await shop.sandbox.card(number);
  const customer = row?.customer ?? '';
  const { data } = await stripe()
    .setupIntents.create({ customer, payment_method: card, confirm: true })
    .then(
      () => stripe().setupIntents.list({ customer }),
      () => stripe().setupIntents.list({ customer }),
    );
  return { object: 'setup_intent', id: data[0]?.id ?? '', card };
};

let serial = 0;
const send = async (type: string, { object, id, intentId }: Subject): Promise<number> => {
  serial += 1;
  const payload = JSON.stringify({
    id: `evt_table_${serial}`,
    object: 'event',
    type,
    data: { object: { id, object, ...(intentId && { payment_intent: intentId }) } },
  });
  const answer = await fetch(`${shop.edge.origin}/api/v1/gateway/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': stripe().webhooks.generateTestHeaderString({ payload, secret: SECRET }),
    },
    body: payload,
  });
  await answer.body?.cancel();
  return answer.status;
};

const stateOf = async ({ orderNo = '', card = '' }: Subject): Promise<Omit<Expected, 'alarms'>> => {
  const [order] = await sql<{ id: string; order: string; refunded: number; hold: string | null }>(
    `select id, code as order, refunded_amount as refunded, redemption_hold as hold from orders
      where order_no = $1`,
    [orderNo],
  );
  const column = async (text: string, value: unknown): Promise<string[]> =>
    (await sql<{ one: string }>(text, [value])).map(({ one }) => one);
  const [attempt] = await column(
    'select status as one from payment_attempts where order_id = $1 order by created_at desc',
    order?.id,
  );
  const [refund] = await column('select status as one from refunds where order_id = $1', order?.id);
  const [disputed] = await sql<{ evidence: boolean }>(
    'select evidence_at is not null as evidence from disputes where order_id = $1',
    [order?.id],
  );
  const [kept] = await sql<{ until: number }>(
    'select expire_year as until from saved_cards where id = $1',
    [card],
  );
  const timeline = orderNo
    ? await shop.api.call('GET', `/v1/client/orders/${orderNo}/timeline`, { as: shop.shopper })
    : undefined;
  return {
    order: order?.order ?? '',
    attempt: attempt ?? '',
    refund: refund ?? '',
    refunded: order?.refunded ?? 0,
    hold: order?.hold ?? null,
    events: await column(
      'select event as one from order_events where order_id = $1 order by id',
      order?.id,
    ),
    evidence: disputed?.evidence ?? false,
    cardUntil: kept?.until ?? null,
    letters: (
      await column(
        `select payload->>'subject' as one from outbox where channel = 'mail'
          and payload->>'text' like '%' || $1 || '%' order by id`,
        orderNo || 'no order',
      )
    ).map((subject) => subject.replace(orderNo, '#').replace(/test-[\w-]+/, 'product')),
    notices: await column(
      `select title->>'en_gb' as one from notifications where link like '%' || $1 || '%'
        order by id`,
      orderNo || 'no order',
    ),
    timeline: ((timeline?.data.events as { title: { en_gb: string } }[] | undefined) ?? []).map(
      ({ title }) => title.en_gb,
    ),
  };
};
const added = (before: readonly string[] = [], after: readonly string[] = []): string[] => {
  const left = [...before];
  return after.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const REFUNDED_OUTSIDE: Expected = {
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
const REFUND_FAILED: Expected = {
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
const DISPUTED: Expected = {
  order: 'TBR',
  hold: 'dispute',
  evidence: true,
  events: ['dispute_opened'],
  alarms: ['dispute_opened'],
  letters: ['你的一筆付款正被爭議 (#)'],
  notices: ['A payment of yours is disputed'],
  timeline: ['Payment disputed at the bank'],
};
const DISPUTE_WON: Expected = {
  order: 'TBR',
  hold: null,
  events: ['dispute_won'],
  alarms: ['dispute_won'],
  letters: ['付款維持有效 (#)'],
  notices: ['The payment stands'],
  timeline: ['Dispute closed, the payment stands'],
};
const DISPUTE_LOST: Expected = {
  order: 'INV',
  hold: null,
  events: ['dispute_lost', 'voucher_refunded', 'order_inv'],
  alarms: ['dispute_lost'],
  letters: ['款項已退回給你 (#)'],
  notices: ['The payment went back to you'],
  timeline: ['Dispute closed, the bank returned the money', 'Voucher refunded'],
};
/** The operator alone decides: the shopper may be the thief. */
const WARNED: Expected = {
  ...NOTHING,
  order: 'TBR',
  hold: 'fraud_warning',
  events: ['fraud_warning'],
  alarms: ['fraud_warning'],
  timeline: [],
};
const renewed = () =>
  keptCard((id) => stripe().paymentMethods.update(id, { card: { exp_month: 1, exp_year: 2044 } }));
const disputedThen = (...acts: readonly string[]) => happened('dispute', 'dispute', ...acts);
const warned = happened('radar.early_fraud_warning', 'fraud-warning');

const TABLE: readonly Row[] = [
  {
    type: 'payment_intent.succeeded',
    prepare: () => walletAnswered('approve'),
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
    prepare: () => walletAnswered('refuse'),
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
      const { orderNo } = await waiting();
      await stripe().paymentIntents.cancel(await intentOf(orderNo));
      return intentSubject(orderNo);
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
    prepare: async () => intentSubject((await waiting()).orderNo),
    expected: { ...NOTHING, order: 'TBP', attempt: 'pending', timeline: [] },
  })),
  {
    type: 'charge.refunded',
    prepare: happened('charge', 'refund'),
    expected: REFUNDED_OUTSIDE,
  },
  { type: 'refund.created', prepare: happened('refund', 'refund'), expected: REFUNDED_OUTSIDE },
  {
    type: 'refund.updated',
    prepare: () => refundedHere('refund-fails'),
    expected: REFUND_FAILED,
  },
  { type: 'refund.failed', prepare: () => refundedHere('refund-fails'), expected: REFUND_FAILED },
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
    prepare: () => keptCard((id) => stripe().paymentMethods.detach(id)),
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
    prepare: () => setUp('5555555555554444'),
    expected: { ...NOTHING, cardUntil: 2039 },
  },
  {
    type: 'setup_intent.setup_failed',
    prepare: () => setUp('4000000000000002'),
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
    const before = await stateOf(subject);
    for (let times = 0; times < 2; times += 1) {
      expect(await send(type, subject)).toBe(200);
      await tell();
    }
    const after = await stateOf(subject);
    const found: Expected = {
      ...after,
      alarms,
      events: added(before.events, after.events),
      letters: added(before.letters, after.letters),
      notices: added(before.notices, after.notices),
      timeline: added(before.timeline, after.timeline),
    };
    expect({ type, ...found }).toMatchObject({ type, ...expected });
    const handled = await sql<{ n: number }>(
      "select count(*) as n from gateway_events where id like 'evt_table_%' and handled_at is null",
    );
    expect(handled).toEqual([{ n: 0 }]);
  });
});
