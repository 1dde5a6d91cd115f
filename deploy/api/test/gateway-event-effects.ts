import { stripe, type GatewaySubject } from './gateway-acts.ts';
import { rowsOf, type SandboxShop } from './sandbox-shop.ts';

const SECRET = 'whsec_sandbox';
/**
 * What there must be of an event; what is absent is not looked at, `[]` and null are nothing at
 * all.
 */
export interface EventEffects {
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

let serial = 0;
/** Tells the edge of an event, signed as the gateway signs; gives the status of the answer. */
export const sendEvent = async (
  shop: SandboxShop,
  type: string,
  { object, id, intentId }: GatewaySubject,
): Promise<number> => {
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
      'stripe-signature': stripe(shop).webhooks.generateTestHeaderString({
        payload,
        secret: SECRET,
      }),
    },
    body: payload,
  });
  await answer.body?.cancel();
  return answer.status;
};

/** How it stands with the order or the card of an event. */
export const stateOf = async (
  shop: SandboxShop,
  { orderNo = '', card = '' }: GatewaySubject,
): Promise<Omit<EventEffects, 'alarms'>> => {
  const [order] = await rowsOf<{
    id: string;
    order: string;
    refunded: number;
    hold: string | null;
  }>(
    shop,
    `select id, code as order, refunded_amount as refunded, redemption_hold as hold from orders
      where order_no = $1`,
    [orderNo],
  );
  const column = async (text: string, value: unknown): Promise<string[]> =>
    (await rowsOf<{ one: string }>(shop, text, [value])).map(({ one }) => one);
  const [attempt] = await column(
    'select status as one from payment_attempts where order_id = $1 order by created_at desc',
    order?.id,
  );
  const [refund] = await column('select status as one from refunds where order_id = $1', order?.id);
  const [disputed] = await rowsOf<{ evidence: boolean }>(
    shop,
    'select evidence_at is not null as evidence from disputes where order_id = $1',
    [order?.id],
  );
  const [kept] = await rowsOf<{ until: number }>(
    shop,
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
/** What the second list has more than the first. */
export const added = (before: readonly string[] = [], after: readonly string[] = []): string[] => {
  const left = [...before];
  return after.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
