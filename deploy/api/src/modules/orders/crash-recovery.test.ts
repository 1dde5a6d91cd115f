import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@tapnook/stack/free-port';
import { startPostgres, type PostgresServer } from '@tapnook/stack/postgres';
import { callAt, startApi, type ApiProcess } from '../../../test/api-processes.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startSandbox, type Sandbox } from '../../../test/sandbox.ts';
import { addProduct, CONTACT, type ShopProduct } from '../../../test/shop.ts';
import { migrate } from '../../db/migrate.ts';
import { createPool } from '../../db/pool.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { users } from '../identity/users.tables.ts';
import { expireHolds } from '../order-lifecycle/order-expiry.service.ts';
import { reconcilePayments } from '../payments/payment-reconciliation.service.ts';
import { checkInvariants } from './invariants.ts';

const PURCHASES = 200;
const CONCURRENT_SHOPPERS = 16;
/** After so many acknowledged purchases one of the two is killed. */
const KILLS = { api: 50, postgres: 110 };

const folder = mkdtempSync(join(tmpdir(), 'tapnook-killed-'));
chmodSync(folder, 0o711);
let postgres: PostgresServer;
let api: TestApp;
let process_: ApiProcess;
let sandbox: Sandbox;
let origin: string;
beforeAll(async () => {
  // Durable, as in production: what was acknowledged is on the disk.
  postgres = await startPostgres({
    folder: join(folder, 'data'),
    port: await freePort(),
    durable: true,
  });
  const url = postgres.urlOf('postgres');
  const pool = createPool(url, 2);
  await migrate(pool, { log: () => undefined });
  await pool.end();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  origin = `http://127.0.0.1:${port}`;
  api = await createTestApp(
    { STRIPE_API_ORIGIN: `http://localhost:${sandboxPort}` },
    { url, drop: async () => undefined },
  );
  [sandbox, process_] = await Promise.all([
    startSandbox(sandboxPort, origin),
    startApi(api.deps, {}, port),
  ]);
});
afterAll(async () => {
  // oxlint-disable typescript/no-unnecessary-condition -- beforeAll may have failed before
  await process_?.stop();
  await sandbox?.stop();
  await api?.close();
  await postgres?.stop();
  // oxlint-enable typescript/no-unnecessary-condition
  rmSync(folder, { recursive: true, force: true });
});

const restartApi = async (): Promise<void> => {
  await process_.stop('SIGKILL');
  process_ = await startApi(api.deps, {}, process_.port);
};
const restartPostgres = async (): Promise<void> => {
  process.kill(postgres.pid, 'SIGKILL');
  postgres = await startPostgres({
    folder: join(folder, 'data'),
    port: postgres.port,
    durable: true,
  });
};

interface Outcome {
  readonly orderNo: string | undefined;
  /** The server said that the money is there. */
  readonly acknowledged: boolean;
}
/**
 * One purchase with a code and coins; whatever fails on the way ends it, as a shopper does who
 * closes the page.
 */
const buy = async ({ productId, planId }: ShopProduct, token: string): Promise<Outcome> => {
  let orderNo: string | undefined;
  try {
    const paymentMethodId = await sandbox.card('4242424242424242');
    orderNo = (
      await callAt(origin, 'POST', '/v2/client/orders', {
        token,
        body: { productId, planId, quantity: 1 },
      })
    ).data.orderResult?.orderNo;
    if (!orderNo) return { orderNo, acknowledged: false };
    await callAt(origin, 'PATCH', '/v2/client/orders/confirm', {
      token,
      body: { orderNo, ...CONTACT, discountCode: 'KILLED', useTapCoin: true },
    });
    const paid = await callAt(origin, 'POST', '/v2/client/payOrders', {
      token,
      body: { orderId: orderNo, payMethod: 'card', returnUrl: '/', paymentMethodId },
    });
    return { orderNo, acknowledged: paid.code === '0' && paid.data.status === 'succeeded' };
  } catch {
    return { orderNo, acknowledged: false };
  }
};

const addShoppers = async (): Promise<readonly string[]> => {
  const people = await api.deps.db
    .insert(users)
    .values(Array.from({ length: PURCHASES }, () => ({ firstName: 'Ka Yan', lastName: 'Chan' })))
    .returning({ id: users.id });
  for (const { id } of people)
    await api.call('POST', '/v1/client/points/transactions', {
      as: { userId: '1', role: 'admin' },
      body: { userId: String(id), amount: 100, method: 'IN_ACCOUNT', remark: 'before the kill' },
    });
  await api.deps.db.insert(coupons).values({
    code: 'KILLED',
    name: { en_gb: 'Killed', zh_hk: '中斷' },
    type: 'DEDUCTION',
    value: 5_000,
    quota: null,
    perUser: 1,
    startsAt: new Date(0),
    endsAt: new Date('2099-01-01'),
  });
  return Promise.all(people.map(({ id }) => api.tokenOf({ userId: String(id) })));
};

const buyAll = async (product: ShopProduct, tokens: readonly string[]): Promise<Outcome[]> => {
  const waiting = [...tokens];
  const outcomes: Outcome[] = [];
  const kills = [
    { at: KILLS.api, run: restartApi },
    { at: KILLS.postgres, run: restartPostgres },
  ];
  let mending = Promise.resolve();
  const shopper = async (): Promise<void> => {
    for (let token = waiting.shift(); token; token = waiting.shift()) {
      outcomes.push(await buy(product, token));
      const [next] = kills;
      if (next && outcomes.filter(({ acknowledged }) => acknowledged).length >= next.at) {
        kills.shift();
        // Not waited for: the others are in the middle of it.
        mending = next.run();
      } else if (!outcomes.at(-1)?.acknowledged) await mending;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_SHOPPERS }, shopper));
  await mending;
  expect(kills).toEqual([]);
  return outcomes;
};

const sum = async (query: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await api.deps.pool.query<{ sum: string | null }>(query, [...values])).rows[0]?.sum ?? 0);
const chargedAtGateway = async (): Promise<number> => {
  let total = 0;
  for (let after = ''; ;) {
    const list = await fetch(
      `${sandbox.origin}/v1/payment_intents?limit=100${after && `&starting_after=${after}`}`,
      { headers: { authorization: 'Bearer sk_sandbox' } },
    );
    const { data, has_more: more } = (await list.json()) as {
      data: { id: string; status: string; amount: number }[];
      has_more: boolean;
    };
    total += data
      .filter((intent) => intent.status === 'succeeded')
      .reduce((all, intent) => all + intent.amount, 0);
    after = data.at(-1)?.id ?? '';
    if (!more || !after) return total;
  }
};

// Covers: INV-010, PAY-028
test('loses no acknowledged purchase of 200 when API and then PostgreSQL are killed', async () => {
  const product = await addProduct(api.deps, { quota: PURCHASES });
  const outcomes = await buyAll(product, await addShoppers());
  const acknowledged = outcomes
    .filter((outcome) => outcome.acknowledged)
    .map((outcome) => outcome.orderNo);
  expect(outcomes).toHaveLength(PURCHASES);
  expect(acknowledged.length).toBeGreaterThan(KILLS.postgres);
  expect(acknowledged.length).toBeLessThan(PURCHASES);
  await process_.stop();
  await api.moveClock('31 minutes');
  await reconcilePayments(api.deps.db, api.deps.gateway);
  await expireHolds(api.deps.db, api.deps.gateway);
  await reconcilePayments(api.deps.db, api.deps.gateway);
  const { rows } = await api.deps.pool.query<{ order_no: string; code: string; kept: number }>(
    `select order_no, code, captured_amount - refunded_amount as kept from orders
      where product_id = $1`,
    [product.productId],
  );
  const known = new Map(rows.map((row) => [row.order_no, row.code]));
  expect(acknowledged.filter((orderNo) => known.get(orderNo ?? '') !== 'TBR')).toEqual([]);
  expect(rows.filter((row) => row.code !== 'TBR' && row.code !== 'INV')).toEqual([]);
  const bought = rows.filter((row) => row.code === 'TBR').length;
  const stock = await api.deps.pool.query(
    "select held, sold from inventory where kind = 'plan' and ref = $1",
    [product.planId],
  );
  expect(stock.rows).toEqual([{ held: 0, sold: bought }]);
  expect(
    (await api.deps.pool.query("select reserved, consumed from coupons where code = 'KILLED'"))
      .rows,
  ).toEqual([
    {
      reserved: 0,
      consumed: await sum("select count(*) as sum from coupon_uses where state = 'consumed'"),
    },
  ]);
  expect(await sum('select sum(frozen) as sum from coin_lots')).toBe(0);
  expect(
    await sum(
      `select count(*) as sum from coupon_uses u join orders o on o.id = u.order_id
        where (u.state = 'consumed') <> (o.code = 'TBR')`,
    ),
  ).toBe(0);
  const refunded = await sum(
    `select sum(r.amount) as sum from refunds r join payment_attempts a on a.id = r.attempt_id
      where a.intent_id is not null and r.status = 'succeeded'`,
  );
  expect((await chargedAtGateway()) - refunded).toBe(rows.reduce((all, row) => all + row.kept, 0));
  expect(await checkInvariants(api.deps.pool)).toEqual([]);
});
