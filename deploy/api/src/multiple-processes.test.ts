import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { api as contracts } from '@tapnook/contracts/api';
import { freePort } from '@tapnook/stack/free-port';
import {
  callAt,
  startApi,
  startBalancer,
  type Answer,
  type ApiProcess,
  type Balancer,
} from '../test/api-processes.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { addProduct } from '../test/shop.ts';
import { TWILIO } from '../test/twilio.ts';
import { users } from './modules/identity/users.tables.ts';
import { enqueueSms } from './modules/jobs/outbox.service.ts';
import { checkInvariants } from './modules/orders/invariants.ts';

let api: TestApp;
let processes: ApiProcess[] = [];
let balancer: Balancer;
let phones: Server;
const received: string[] = [];

beforeAll(async () => {
  const smsPort = await freePort();
  phones = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push(new URLSearchParams(body).get('StatusCallback') ?? '');
      reply.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
    });
  });
  await new Promise<void>((done) => phones.listen(smsPort, '127.0.0.1', done));
  api = await createTestApp();
  processes = await Promise.all(
    [1, 2].map(() =>
      startApi(api.deps, { ...TWILIO, SMS_API_ORIGIN: `http://127.0.0.1:${smsPort}` }),
    ),
  );
  balancer = await startBalancer(processes.map(({ port }) => port));
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await balancer.close();
  phones.close();
  const broken = await checkInvariants(api.deps.pool);
  await api.close();
  expect(broken).toEqual([]);
});

const call = (
  method: string,
  path: string,
  options?: Parameters<typeof callAt>[3],
): Promise<Answer> => callAt(balancer.origin, method, path, options);
const many = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const shopper = async (): Promise<string> => {
  const [user] = await api.deps.db
    .insert(users)
    .values({ firstName: 'Ka Yan', lastName: 'Chan' })
    .returning();
  return api.tokenOf({ userId: String(user?.id) });
};
const becomes = async <T>(read: () => Promise<T>, wanted: T): Promise<T> => {
  const until = Date.now() + 15_000;
  for (;;) {
    const value = await read();
    if (value === wanted || Date.now() > until) return value;
  }
};
const count = async (query: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await api.deps.pool.query<{ count: number }>(query, [...values])).rows[0]?.count);

// Covers: INV-011
test('a limit is counted over both', async () => {
  const { route, limit, example } = contracts.sendContactUs;
  const answers = await many(limit.times + 15, () =>
    call(route.method, route.path, { body: example }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit.times);
  expect(answers.filter(({ code }) => code === '10429')).toHaveLength(15);
  expect(Math.min(...balancer.given)).toBeGreaterThan(10);
});

test('a key has one effect, whichever process it reaches', async () => {
  const [token, { productId, planId }] = [await shopper(), await addProduct(api.deps)];
  const order = (quantity = 1) =>
    call('POST', '/v2/client/orders', {
      token,
      body: { productId, planId, quantity },
      headers: { 'idempotency-key': 'the-same-for-both' },
    });
  const answers = await many(60, () => order());
  const made = answers.filter(({ status }) => status === 201);
  expect(answers.filter(({ status, code }) => status !== 201 && code !== '10409')).toEqual([]);
  const again = await many(4, () => order());
  expect(again.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set([...made, ...again].map(({ data }) => data.orderResult.orderNo)).size).toBe(1);
  expect((await many(2, () => order(2))).map(({ status, code }) => [status, code])).toEqual([
    [422, '10422'],
    [422, '10422'],
  ]);
  expect(await count('select count(*) from orders where product_id = $1', [productId])).toBe(1);
});

test('the last places go to as many as there are', async () => {
  const { productId, planId } = await addProduct(api.deps, { quota: 7 });
  const people = await many(40, () => shopper());
  const answers = await Promise.all(
    people.map((token) =>
      call('POST', '/v2/client/orders', { token, body: { productId, planId, quantity: 1 } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ code }) => code))).toEqual(
    new Set(['20602']),
  );
});

// Covers: ACC-031
test('gives a refresh token one successor in both processes; reuse ends the session', async () => {
  const login = async () =>
    (
      await call('POST', '/v1/public/accounts/users/login', {
        body: { email: 'demo@tapnook.example', password: 'Corner_2026' },
      })
    ).data;
  const rotate = (refreshToken: string) =>
    call('POST', '/v1/public/accounts/users/refresh-token', { body: { refreshToken } });
  const profile = (token: string) =>
    many(2, async () => (await call('GET', '/v1/client/accounts/users', { token })).status);
  let { accessToken, refreshToken } = await login();
  for (let at = 0; at < 5; at += 1)
    ({ accessToken, refreshToken } = (await rotate(refreshToken)).data);
  expect(await profile(accessToken)).toEqual([200, 200]);
  const tries = await many(10, () => rotate(refreshToken));
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 201));
  expect(new Set(tries.map(({ data }) => data.refreshToken)).size).toBe(1);
  for (const { data } of tries) expect(await profile(data.accessToken)).toEqual([200, 200]);
  await api.moveClock('11 seconds');
  expect((await many(4, () => rotate(refreshToken))).map(({ status }) => status)).toEqual([
    401, 401, 401, 401,
  ]);
  expect(await profile(accessToken)).toEqual([401, 401]);
  await api.moveClock('0');
});

test('an order made in one is read, canceled and gone in the other', async () => {
  const [token, { productId, planId }] = [
    await shopper(),
    await addProduct(api.deps, { quota: 1 }),
  ];
  const [first = '', second = ''] = processes.map(({ port }) => `http://127.0.0.1:${port}`);
  const { orderNo } = (
    await callAt(first, 'POST', '/v2/client/orders', {
      token,
      body: { productId, planId, quantity: 1 },
    })
  ).data.orderResult;
  expect((await callAt(second, 'GET', `/user/order/info/${orderNo}`, { token })).status).toBe(200);
  expect(
    (await callAt(second, 'POST', '/v2/client/orders/cancel', { token, body: { orderNo } })).status,
  ).toBe(201);
  expect(
    (
      await callAt(first, 'POST', '/v2/client/orders', {
        token,
        body: { productId, planId, quantity: 1 },
      })
    ).status,
  ).toBe(201);
});

test('holds end once, by the sweep of either', async () => {
  const { productId, planId } = await addProduct(api.deps, { quota: 30 });
  const people = await many(30, () => shopper());
  await Promise.all(
    people.map((token) =>
      call('POST', '/v2/client/orders', { token, body: { productId, planId, quantity: 1 } }),
    ),
  );
  await api.moveClock('31 minutes');
  expect(
    await becomes(
      () =>
        count("select count(*) from orders where product_id = $1 and code = 'INV'", [productId]),
      30,
    ),
  ).toBe(30);
  expect(
    await count(
      `select count(*) from order_events e join orders o on o.id = e.order_id
        where o.product_id = $1 and e.kind = 'order' and e.to_state = 'INV'`,
      [productId],
    ),
  ).toBe(30);
  expect(
    await count("select held + sold as count from inventory where kind = 'plan' and ref = $1", [
      planId,
    ]),
  ).toBe(0);
  await api.moveClock('0');
});

test('each message leaves once, also when one of the two is killed', async () => {
  const send = (from: number) =>
    many(40, (index) =>
      enqueueSms(api.deps.db, api.deps.env, { to: '+85261234567', text: `${from + index}` }),
    );
  const sent = () =>
    count(
      `select count(*) from outbox where channel = 'sms' and status = 'sent'
        and recipient = '+85261234567'`,
    );
  await send(0);
  expect(await becomes(sent, 40)).toBe(40);
  await processes[0]?.stop('SIGKILL');
  await api.deps.pool.query('update jobs set locked_until = null');
  await send(40);
  expect(await becomes(sent, 80)).toBe(80);
  expect(new Set(received).size).toBe(received.length);
  expect(
    (await many(2, () => call('GET', '/user/product/searchHotWord/3'))).map(({ status }) => status),
  ).toEqual([200, 200]);
});
