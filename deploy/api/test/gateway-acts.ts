import Stripe from 'stripe';
import { rowsOf, type SandboxShop } from './sandbox-shop.ts';

/** What an event of the gateway is about, and whom it concerns here. */
export interface GatewaySubject {
  readonly orderNo?: string;
  readonly object: string;
  readonly id: string;
  readonly intentId?: string;
  readonly card?: string;
}

export const stripe = (shop: SandboxShop): Stripe => {
  const { hostname, port } = new URL(shop.sandbox.origin);
  return new Stripe('sk_sandbox', { host: hostname, port: Number(port), protocol: 'http' });
};

export const intentOf = async (shop: SandboxShop, orderNo: string): Promise<string> => {
  const rows = await rowsOf<{ id: string }>(
    shop,
    `select a.intent_id as id from payment_attempts a join orders o on o.id = a.order_id
      where o.order_no = $1 order by a.created_at desc`,
    [orderNo],
  );
  return rows[0]?.id ?? '';
};
export const intentSubject = async (
  shop: SandboxShop,
  orderNo: string,
): Promise<GatewaySubject> => ({
  orderNo,
  object: 'payment_intent',
  id: await intentOf(shop, orderNo),
});
const paid = async (shop: SandboxShop): Promise<{ orderNo: string; intentId: string }> => {
  const orderNo = await shop.order();
  await shop.pay(orderNo, { paymentMethodId: await shop.sandbox.card('4242424242424242') });
  return { orderNo, intentId: await intentOf(shop, orderNo) };
};
/** A wallet's payment that waits for its person. */
export const waiting = async (shop: SandboxShop): Promise<{ orderNo: string; url: string }> => {
  const orderNo = await shop.order();
  const { data } = await shop.pay(orderNo, { payMethod: 'alipay_hk' });
  return { orderNo, url: data.nextAction.url };
};
export const walletAnswered = async (
  shop: SandboxShop,
  answer: 'approve' | 'refuse',
): Promise<GatewaySubject> => {
  const { orderNo, url } = await waiting(shop);
  await shop.sandbox.answer(url, answer);
  return intentSubject(shop, orderNo);
};
const act = async (shop: SandboxShop, intentId: string, what: string): Promise<string> => {
  const answer = await fetch(`${shop.sandbox.origin}/api/payments/intents/${intentId}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return ((await answer.json()) as { id: string }).id;
};
/** Something that happened to a payment at the gateway alone, one after the other. */
export const happened =
  (shop: SandboxShop, object: string, ...acts: readonly string[]) =>
  async (): Promise<GatewaySubject> => {
    const { orderNo, intentId } = await paid(shop);
    let id = '';
    for (const what of acts) id = await act(shop, intentId, what);
    return { orderNo, object, id, intentId };
  };
export const refundedHere = async (
  shop: SandboxShop,
  ...acts: readonly string[]
): Promise<GatewaySubject> => {
  const { orderNo, intentId } = await paid(shop);
  await shop.api.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: { userId: '3', role: 'admin' },
    body: { action: 'refund' },
  });
  for (const what of acts) await act(shop, intentId, what);
  const { data } = await stripe(shop).refunds.list({ payment_intent: intentId });
  return { orderNo, object: 'refund', id: data[0]?.id ?? '', intentId };
};
/** A card that the shopper keeps, after a change at the gateway. */
export const keptCard = async (
  shop: SandboxShop,
  change: (id: string) => Promise<unknown>,
): Promise<GatewaySubject> => {
  const orderNo = await shop.order();
  const paymentMethodId = await shop.sandbox.card('4242424242424242');
  await shop.pay(orderNo, { paymentMethodId, saveCard: true });
  await change(paymentMethodId);
  return { object: 'payment_method', id: paymentMethodId, card: paymentMethodId };
};
/** A card that is set up without a payment, for the shopper's customer at the gateway. */
export const setUp = async (shop: SandboxShop, number: string): Promise<GatewaySubject> => {
  const [row] = await rowsOf<{ customer: string }>(
    shop,
    'select customer_id as customer from gateway_customers',
  );
  const card = await shop.sandbox.card(number);
  const customer = row?.customer ?? '';
  const { data } = await stripe(shop)
    .setupIntents.create({ customer, payment_method: card, confirm: true })
    .then(
      () => stripe(shop).setupIntents.list({ customer }),
      () => stripe(shop).setupIntents.list({ customer }),
    );
  return { object: 'setup_intent', id: data[0]?.id ?? '', card };
};
