import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startApi } from '../../../test/fleet.ts';
import { freePort, startSandbox, type Sandbox } from '../../../test/sandbox.ts';
import { addProduct, CONTACT, type ShopProduct } from '../../../test/shop.ts';
import { users } from '../accounts/users.tables.ts';
import { checkInvariants } from './invariants.ts';
import { sweepHolds, sweepMoney } from './sweeps.service.ts';

const PURCHASES = 60;
const KILL_AFTER = 20;
let api: TestApp;
let sandbox: Sandbox;
let port: number;
beforeAll(async () => {
  port = await freePort();
  const sandboxPort = await freePort();
  api = await createTestApp({ STRIPE_API_ORIGIN: `http://localhost:${sandboxPort}` });
  sandbox = await startSandbox(sandboxPort, `http://127.0.0.1:${port}`);
}, 90_000);
afterAll(async () => {
  await sandbox?.stop();
  await api?.close();
});

interface Outcome {
  readonly orderNo: string | undefined;
  /** The server said that the money is there. */
  readonly acknowledged: boolean;
}
const buy = async ({ productId, planId }: ShopProduct, token: string, card: string, onPaid: () => void): Promise<Outcome> => {
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify(body) });
    return (await answer.json()) as { code: string; data: { orderResult: { orderNo: string }; status: string } };
  };
  let orderNo: string | undefined;
  try {
    orderNo = (await call('POST', '/v2/client/orders', { productId, planId, quantity: 1 })).data.orderResult.orderNo;
    await call('PATCH', '/v2/client/orders/confirm', { orderNo, ...CONTACT });
    const paid = await call('POST', '/v2/client/payOrders', { orderId: orderNo, payMethod: 'card', returnUrl: '/', paymentMethodId: card });
    onPaid();
    return { orderNo, acknowledged: paid.code === '0' && paid.data.status === 'succeeded' };
  } catch {
    return { orderNo, acknowledged: false };
  }
};

test('killing the API in the middle of many purchases loses nothing acknowledged and strands nothing', async () => {
  const { child } = await startApi(api.deps, {}, port);
  const product = await addProduct(api.deps, { quota: PURCHASES });
  const people = await api.deps.db.insert(users).values(Array.from({ length: PURCHASES }, () => ({ firstName: 'Ka Yan', lastName: 'Chan' }))).returning({ id: users.id });
  let paid = 0;
  const outcomes = await Promise.all(people.map(async ({ id }) =>
    buy(product, await api.tokenOf({ userId: String(id) }), await sandbox.card('4242424242424242'), () => {
      paid += 1;
      if (paid === KILL_AFTER) child.kill('SIGKILL');
    })));
  const acknowledged = outcomes.filter((outcome) => outcome.acknowledged).map((outcome) => outcome.orderNo);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(acknowledged.length).toBeLessThan(PURCHASES);
  await api.moveClock('31 minutes');
  await sweepMoney(api.deps.db, api.deps.gateway);
  await sweepHolds(api.deps.db, api.deps.gateway);
  await sweepMoney(api.deps.db, api.deps.gateway);
  const { rows } = await api.deps.pool.query<{ order_no: string; code: string; kept: number }>('select order_no, code, captured_amount - refunded_amount as kept from orders where product_id = $1', [product.productId]);
  expect(rows.filter((row) => acknowledged.includes(row.order_no) && row.code !== 'TBR')).toEqual([]);
  expect(rows.filter((row) => row.code !== 'TBR' && row.code !== 'INV')).toEqual([]);
  const stock = await api.deps.pool.query("select held, sold from inventory where kind = 'plan' and ref = $1", [product.planId]);
  expect(stock.rows).toEqual([{ held: 0, sold: rows.filter((row) => row.code === 'TBR').length }]);
  const list = await fetch(`${sandbox.origin}/v1/payment_intents?limit=100`, { headers: { authorization: 'Bearer sk_sandbox' } });
  const intents = ((await list.json()) as { data: { status: string; amount: number }[] }).data;
  const refunded = (await api.deps.pool.query<{ amount: number }>("select coalesce(sum(r.amount), 0)::int as amount from refunds r join payment_attempts a on a.id = r.attempt_id where a.intent_id is not null and r.status = 'succeeded'")).rows[0]?.amount ?? 0;
  const atGateway = intents.filter((intent) => intent.status === 'succeeded').reduce((sum, intent) => sum + intent.amount, 0) - refunded;
  expect(atGateway).toBe(rows.reduce((sum, row) => sum + row.kept, 0));
  expect(await checkInvariants(api.deps.pool)).toEqual([]);
}, 90_000);
