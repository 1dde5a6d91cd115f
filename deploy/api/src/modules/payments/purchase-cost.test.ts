import { expect, test } from '@jest/globals';
import type { PoolClient } from 'pg';
import { signEvent } from '../../../test/fake-gateway.ts';
import { addProduct, useShop } from '../../../test/shop.ts';
import { createPool, type Pool } from '../../db/pool.ts';

const shop = useShop();
/** `begin` and `commit` included. Each costs the API and PostgreSQL about half a millisecond. */
const MAX_STATEMENTS = 75;

/**
 * Counts what every connection of a pool sends from now on, those that it has and those to come.
 */
const countStatements = (pool: Pool): (() => number) => {
  let count = 0;
  const watch = (client: PoolClient): void => {
    const send = client.query.bind(client) as (...input: unknown[]) => unknown;
    Object.assign(client, {
      query: (...input: unknown[]) => {
        count += 1;
        return send(...input);
      },
    });
  };
  (pool as unknown as { readonly _clients: readonly PoolClient[] })._clients.forEach(watch);
  pool.on('connect', watch);
  return () => count;
};

const intentOf = async (orderNo: string): Promise<string> => {
  const { rows } = await shop.deps.pool.query<{ intent_id: string }>(
    `select intent_id from payment_attempts a join orders o on o.id = a.order_id
      where o.order_no = $1`,
    [orderNo],
  );
  return rows[0]?.intent_id ?? '';
};
const hear = async (type: string, intentId: string): Promise<number> => {
  const { body, signature } = signEvent({ id: `evt_${type}_${intentId}`, type, intentId });
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/gateway/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });
  return statusCode;
};

test('a whole purchase with its webhooks takes few statements', async () => {
  const product = await addProduct(shop.deps);
  const counted = countStatements(shop.deps.pool);
  const orderNo = await shop.order(product);
  await shop.confirm(orderNo);
  await shop.pay(orderNo);
  const intentId = [...shop.gateway.intents.keys()].at(-1) ?? '';
  for (const type of ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'])
    expect(await hear(type, intentId)).toBe(200);
  const count = counted();
  expect((await shop.orderOf(orderNo)).orderStatus).toBe('TBR');
  expect(count).toBeGreaterThan(30);
  expect(count).toBeLessThanOrEqual(MAX_STATEMENTS);
});

test('the webhook of a payment that is written down waits for no lock of its order', async () => {
  const orderNo = await shop.order(await addProduct(shop.deps));
  await shop.confirm(orderNo);
  await shop.pay(orderNo);
  const pool = createPool(shop.deps.env.DATABASE_URL, 1);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from orders where order_no = $1 for update', [orderNo]);
    await client.query("set local statement_timeout = '10s'");
    expect(await hear('payment_intent.succeeded', await intentOf(orderNo))).toBe(200);
  } finally {
    await client.query('rollback');
    client.release();
    await pool.end();
  }
});

test('a webhook during its payment’s answer does not ask the gateway again', async () => {
  const orderNo = await shop.order(await addProduct(shop.deps));
  await shop.confirm(orderNo);
  const { readIntent } = shop.gateway;
  let asked = 0;
  Object.assign(shop.gateway, {
    readIntent: (id: string) => {
      asked += 1;
      return readIntent(id);
    },
  });
  let answer = (): void => undefined;
  shop.gateway.slow = new Promise((done) => (answer = done));
  try {
    const paying = shop.pay(orderNo);
    let intentId = '';
    while (!intentId) intentId = await intentOf(orderNo).catch(() => '');
    const heard = hear('payment_intent.succeeded', intentId);
    answer();
    await paying;
    expect(await heard).toBe(200);
    expect(asked).toBe(0);
  } finally {
    shop.gateway.slow = undefined;
    Object.assign(shop.gateway, { readIntent });
  }
  expect((await shop.orderOf(orderNo)).orderStatus).toBe('TBR');
});
