import { describe, expect, it } from '@jest/globals';
import { useSandboxShop } from '../../../test/sandbox-shop.ts';
import { compareDay } from './books.service.ts';

const shop = useSandboxShop();
const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await shop.api.deps.pool.query(text, values)).rows as T[];

const paid = async (): Promise<{ orderNo: string; intentId: string }> => {
  const orderNo = await shop.order();
  const paymentMethodId = await shop.sandbox.card('4242424242424242');
  await shop.pay(orderNo, { paymentMethodId });
  const [row] = await sql<{ intentId: string }>(
    `select a.intent_id as "intentId" from payment_attempts a join orders o on o.id = a.order_id
      where o.order_no = $1`,
    [orderNo],
  );
  return { orderNo, intentId: row?.intentId ?? '' };
};
/** What happens at the gateway alone. */
const act = async (intentId: string, what: string, body: object = {}): Promise<number> =>
  (
    await fetch(`${shop.sandbox.origin}/api/payments/intents/${intentId}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status;
/** Waits until the order's events have one. */
const hears = async (orderNo: string, event: string): Promise<boolean> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const rows = await sql(
      `select 1 from order_events e join orders o on o.id = e.order_id where o.order_no = $1
        and e.event = $2`,
      [orderNo, event],
    );
    if (rows.length > 0) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
};

describe('what happens at the gateway alone', () => {
  it('ends the order by a refund in the dashboard, and takes it back when that fails', async () => {
    const { orderNo, intentId } = await paid();
    expect(await act(intentId, 'refund')).toBe(200);
    expect(await shop.becomes(orderNo, 'INV')).toBe('INV');
    expect(await act(intentId, 'refund-fails')).toBe(200);
    expect(await hears(orderNo, 'refund_failed')).toBe(true);
    const [order] = await sql('select refunded_amount from orders where order_no = $1', [orderNo]);
    expect(order).toEqual({ refunded_amount: 0 });
  });

  it('takes in a part that was refunded, and leaves the order as it is', async () => {
    const { orderNo, intentId } = await paid();
    await act(intentId, 'refund', { amount: '100' });
    expect(await hears(orderNo, 'refund_succeeded')).toBe(true);
    expect(await shop.statusOf(orderNo)).toBe('TBR');
  });

  it('holds the vouchers of a disputed payment until the bank decides', async () => {
    const { orderNo, intentId } = await paid();
    await act(intentId, 'dispute');
    expect(await hears(orderNo, 'dispute_opened')).toBe(true);
    const held = 'select redemption_hold as hold from orders where order_no = $1';
    expect(await sql(held, [orderNo])).toEqual([{ hold: 'dispute' }]);
    await act(intentId, 'dispute-won');
    expect(await hears(orderNo, 'dispute_won')).toBe(true);
    expect(await sql(held, [orderNo])).toEqual([{ hold: null }]);
    const lost = await paid();
    await act(lost.intentId, 'dispute');
    await act(lost.intentId, 'dispute-lost');
    expect(await shop.becomes(lost.orderNo, 'INV')).toBe('INV');
  });

  it('reports a fraud warning', async () => {
    const { orderNo, intentId } = await paid();
    await act(intentId, 'fraud-warning');
    expect(await hears(orderNo, 'fraud_warning')).toBe(true);
  });

  it('leaves the books of both equal', async () => {
    const [today] = await sql<{ day: string }>('select hk_day(now())::text as day');
    const { deps } = shop.api;
    const { differences, movements } = await compareDay(deps.db, deps.gateway, today?.day ?? '');
    expect(movements).toBeGreaterThan(4);
    expect(differences).toEqual([]);
  });
});
