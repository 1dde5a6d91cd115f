import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { buildApp } from '../app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const path = '/productSubscription';
const headers = (key: string, visitor = 'visitor-0001') => ({
  'idempotency-key': key,
  'x-visitor-id': visitor,
});
const body = { productId: '1001', email: 'wait@tapnook.example' };

describe('Idempotency-Key', () => {
  test('the same key and body get the same answer, once', async () => {
    const first = await api.call('POST', path, { headers: headers('key-same-body'), body });
    await api.deps.pool.query('delete from product_subscriptions');
    const again = await api.call('POST', path, {
      headers: headers('key-same-body'),
      body: { email: body.email, productId: body.productId },
    });
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await api.deps.pool.query('select 1 from product_subscriptions')).rowCount).toBe(0);
  });

  test('another body under the same key is 422; another visitor is another key', async () => {
    await api.call('POST', path, { headers: headers('key-other-body'), body });
    expect(
      await api.call('POST', path, {
        headers: headers('key-other-body'),
        body: { ...body, productId: '1002' },
      }),
    ).toMatchObject({ status: 422, code: '10422' });
    expect(
      (
        await api.call('POST', path, {
          headers: headers('key-other-body', 'visitor-0002'),
          body: { ...body, productId: '1002' },
        })
      ).status,
    ).toBe(201);
  });

  test('a failure of the catalogue is kept as well', async () => {
    const unknown = { ...body, productId: '999999' };
    expect(
      await api.call('POST', path, { headers: headers('key-failure'), body: unknown }),
    ).toMatchObject({ status: 400, code: '20714' });
    const again = await api.call('POST', path, { headers: headers('key-failure'), body: unknown });
    expect(again).toMatchObject({ status: 400, code: '20714' });
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  test('while the first is handled the second is 409; a dead one is taken over', async () => {
    const now = await api.call('POST', path, { headers: headers('key-in-flight'), body });
    expect(now.status).toBe(201);
    await api.deps.pool.query(
      `update idempotency_keys set status = null, answer = null,
        locked_until = now() + interval '1 minute' where key = 'key-in-flight'`,
    );
    expect(await api.call('POST', path, { headers: headers('key-in-flight'), body })).toMatchObject(
      { status: 409, code: '10409' },
    );
    await api.deps.pool.query(
      `update idempotency_keys set locked_until = now() - interval '1 second'
        where key = 'key-in-flight'`,
    );
    expect((await api.call('POST', path, { headers: headers('key-in-flight'), body })).status).toBe(
      201,
    );
  });

  test('two processes and many repeats have one effect', async () => {
    const second = await buildApp(api.deps);
    await api.deps.pool.query('delete from product_subscriptions; delete from rate_limits');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? second : api.app)
          .inject({
            method: 'POST',
            url: `/api${path}`,
            headers: headers('key-many'),
            payload: body,
          })
          .then((response) => ({ status: response.statusCode, id: response.json().data.id })),
      ),
    );
    await second.close();
    expect(new Set(replies.map((reply) => reply.status))).toEqual(
      new Set(replies.some((reply) => reply.status === 409) ? [201, 409] : [201]),
    );
    expect(
      new Set(replies.filter((reply) => reply.status === 201).map((reply) => reply.id)).size,
    ).toBe(1);
    expect((await api.deps.pool.query('select 1 from product_subscriptions')).rowCount).toBe(1);
  });

  test('a key that is too short is refused', async () => {
    expect(await api.call('POST', path, { headers: headers('short'), body })).toMatchObject({
      status: 400,
      code: '10102',
    });
  });
});

describe('limits', () => {
  test('hold over processes, say how long to wait, and end', async () => {
    await api.deps.pool.query('delete from rate_limits');
    const limit = { times: 3, seconds: 60 };
    for (let at = 0; at < 3; at += 1) await api.deps.rateLimiter.take('test', limit);
    await expect(api.deps.rateLimiter.take('test', limit)).rejects.toMatchObject({
      code: '10429',
      details: { retryAfter: expect.any(Number) },
    });
    await api.deps.pool.query(`update rate_limits set started_at = now() - interval '61 seconds'`);
    await expect(api.deps.rateLimiter.take('test', limit)).resolves.toBeUndefined();
  });
});
