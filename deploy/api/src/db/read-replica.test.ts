import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { addProduct } from '../../test/shop.ts';
import { signIn } from '../../test/sign-in.ts';
import { WITHHELD_MS } from './replica-lag.ts';

// A replica that lags for ever: whatever is read from it shows what was before the test.
let replica: TestDatabase;
let api: TestApp;
beforeAll(async () => {
  replica = await createTestDatabase();
  api = await createTestApp({ DATABASE_READ_URL: replica.url });
});
afterAll(async () => {
  await api.close();
  await replica.drop();
});

test('the public catalogue is read from the replica', async () => {
  await api.deps.pool.query(
    "update products set weight = 7, route = 'renamed' where route = 'hands-on-pottery'",
  );
  expect((await api.call('GET', '/v2/public/products/hands-on-pottery')).status).toBe(200);
  expect((await api.call('GET', '/v2/public/products/renamed')).code).toBe('20714');
  await api.deps.pool.query(
    "update products set route = 'hands-on-pottery' where route = 'renamed'",
  );
});

test('a change is told only when no process makes pages of older rows any more', async () => {
  const newest = async (): Promise<string> =>
    (await api.call('GET', '/v1/public/changes')).data.at(-1)?.id;
  await wait(WITHHELD_MS);
  const before = await newest();
  await api.deps.pool.query('update products set weight = weight + 1 where id = 1002');
  expect(await newest()).toBe(before);
  await wait(WITHHELD_MS);
  expect(Number(await newest())).toBeGreaterThan(Number(before));
});

test('a shopper reads what they wrote at once, however far the replica is behind', async () => {
  const { headers } = await signIn(api);
  const { productId, planId } = await addProduct(api.deps);
  const ordered = await api.call('POST', '/v2/client/orders', {
    headers,
    body: { productId, planId, quantity: 1 },
  });
  expect(ordered.status).toBe(201);
  const { orderNo } = ordered.data.orderResult;
  expect((await api.call('GET', `/user/order/info/${orderNo}`, { headers })).data.orderNo).toBe(
    orderNo,
  );
  expect(
    (await api.call('POST', '/v2/client/orders/cancel', { headers, body: { orderNo } })).status,
  ).toBe(201);
  expect((await api.call('GET', `/user/order/info/${orderNo}`, { headers })).data.orderStatus).toBe(
    'INV',
  );
  expect(
    (await api.call('POST', '/v1/client/favourites', { headers, body: { productIds: ['1002'] } }))
      .status,
  ).toBeLessThan(300);
  const saved = await api.call('GET', '/v1/client/favourites', { headers });
  expect(JSON.stringify(saved.data)).toContain('1002');
});

/** Nobody listens there. */
const NOWHERE = 'postgres://tapnook@127.0.0.1:1/nowhere';
const health = async ({ app }: TestApp, path: string) => {
  const { statusCode, body } = await app.inject(path);
  return { status: statusCode, ...(JSON.parse(body) as object) };
};

test('the primary serves the catalogue while no replica answers', async () => {
  const alone = await createTestApp({ DATABASE_READ_URL: NOWHERE });
  expect((await alone.call('GET', '/v2/public/products/hands-on-pottery')).status).toBe(200);
  expect((await alone.call('GET', '/v1/public/home/trending')).status).toBe(200);
  expect((await alone.call('GET', '/v1/public/changes')).status).toBe(200);
  expect(await health(alone, '/readyz')).toMatchObject({ status: 'ready' });
  expect(await health(alone, '/healthz')).toMatchObject({
    databases: { primary: 'up', replica: 'away' },
    reads: 'primary',
    writes: 'primary',
  });
  await alone.close();
});

test('a replica keeps the reads while the primary is away', async () => {
  const reading = await createTestApp(
    { DATABASE_READ_URL: replica.url },
    { url: NOWHERE, drop: async () => undefined },
  );
  expect((await reading.call('GET', '/v2/public/products/hands-on-pottery')).status).toBe(200);
  expect((await reading.call('GET', '/v1/public/home/trending')).status).toBe(200);
  expect((await reading.call('GET', '/v1/public/changes')).status).toBe(200);
  expect(await health(reading, '/healthz')).toMatchObject({
    databases: { primary: 'away', replica: 'up' },
    reads: 'replica',
    writes: 'nothing',
  });
  await reading.close();
});

test('without any database it is alive and not ready, and calls are 503', async () => {
  const lost = await createTestApp(
    { DATABASE_READ_URL: NOWHERE },
    { url: NOWHERE, drop: async () => undefined },
  );
  const reply = await lost.call('GET', '/v2/public/products/hands-on-pottery');
  expect([reply.status, reply.code]).toEqual([503, '10503']);
  expect((await lost.app.inject('/livez')).statusCode).toBe(200);
  expect((await lost.app.inject('/readyz')).statusCode).toBe(503);
  expect((await lost.app.inject('/healthz')).statusCode).toBe(503);
  await lost.close();
});
