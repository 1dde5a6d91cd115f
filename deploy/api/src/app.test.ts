import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, SERVER_CREDENTIAL, type TestApp } from '../test/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const counts = '/v2/public/products/get-count';

describe('what surrounds every call', () => {
  test('is ready when its database answers', async () => {
    expect((await api.app.inject('/healthz')).statusCode).toBe(200);
  });

  // Covers: CAL-002, ERR-019, CAL-019
  test('an unknown path is 404 with its own code, in both languages', async () => {
    const reply = await api.call('GET', '/v1/no/such/call', {
      headers: { 'x-current-locale': 'en-US' },
    });
    expect(reply).toMatchObject({
      status: 404,
      code: '10404',
      data: { en_US: 'No such address.', zh_HK: '沒有此網址。' },
    });
    expect(reply.body.message).toBe('No such address.');
    expect((await api.call('GET', '/v1/no/such/call')).body.message).toBe('沒有此網址。');
  });

  test.each([
    ['DELETE', '/v1/public/server-time', 'GET, HEAD'],
    ['PATCH', '/v2/public/products/some-route?x=1', 'GET, HEAD'],
    ['GET', '/productSubscription/getList/', 'POST'],
  ] as const)(
    '%s of %s, a path that is known with another verb, is 405 and says which',
    async (verb, path, allowed) => {
      const reply = await api.call(verb, path, { headers: { 'x-current-locale': 'en-US' } });
      expect(reply).toMatchObject({
        status: 405,
        code: '10406',
        headers: { allow: expect.stringContaining(allowed) },
      });
    },
  );

  test('documents every call as OpenAPI 3.1', async () => {
    const document = (await api.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/v2/public/products/{productRoute}'].get.operationId).toBe(
      'getProduct',
    );
    expect(document.components.schemas.Product.properties.branchStores).toBeDefined();
    expect((await api.app.inject('/api/docs/')).statusCode).toBe(200);
  });

  // Covers: SHP-001, CAL-026
  test('success carries code "0" and is not cached by strangers', async () => {
    const reply = await api.call('GET', '/v1/public/server-time');
    expect(reply).toMatchObject({ status: 200, code: '0' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

const send = (payload: string | Buffer, type = 'application/json') =>
  api.app.inject({
    method: 'POST',
    url: `/api${counts}`,
    headers: { 'content-type': type },
    payload,
  });

describe('bad input is 400 with 10102, never more', () => {
  test.each([
    ['half a document', '{"keyword":'],
    ['a NUL byte', '{"keyword":"a\\u0000b"}'],
    ['half a character', '{"keyword":"\\ud800"}'],
    ['a prototype', '{"__proto__":{"a":1}}'],
    ['the wrong type', '{"keyword":7}'],
    ['a number out of range', '{"lowestPrice":1e300}'],
    ['a list instead of an object', '[]'],
    ['nothing', ''],
    ['more than a megabyte', `{"keyword":"${'a'.repeat(1_100_000)}"}`],
  ])('%s', async (_name, payload) => {
    const response = await send(payload);
    expect({ status: response.statusCode, code: response.json().code }).toEqual({
      status: 400,
      code: '10102',
    });
  });

  test('bytes that are no text', async () => {
    const response = await send(
      Buffer.concat([
        Buffer.from('{"keyword":"'),
        Buffer.from([0xff, 0xfe, 0xc0]),
        Buffer.from('"}'),
      ]),
    );
    expect({ status: response.statusCode, fields: response.json().data.fields }).toMatchObject({
      status: 400,
      fields: [{ field: 'body' }],
    });
    expect((await send(Buffer.from('{"keyword":"茶"}'))).statusCode).toBe(201);
  });

  test.each([
    [
      'two lengths of one body',
      `POST /api${counts} HTTP/1.1\r\nHost: shop\r\nContent-Length: 5\r\nTransfer-Encoding: ` +
        `chunked\r\n\r\n0\r\n\r\n`,
      'request',
    ],
    ['no such verb', 'BREW /api/tea HTTP/1.1\r\nHost: shop\r\n\r\n', 'request'],
    [
      'headers without end',
      `GET /api HTTP/1.1\r\nHost: shop\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
      'headers',
    ],
  ])('what is no request: %s', async (_name, text, field) => {
    if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await new Promise<string>((done, fail) => {
      let said = '';
      const socket = connect(
        (api.app.server.address() as AddressInfo).port,
        '127.0.0.1',
        () => void socket.write(text),
      );
      socket
        .setEncoding('utf8')
        .on('data', (part: string) => void (said += part))
        .on('error', fail)
        .on('close', () => done(said));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({
      code: '10102',
      data: { en_US: expect.any(String), zh_HK: expect.any(String), fields: [{ field }] },
    });
  });
});

describe('a request that cannot be read is 400 with 10102', () => {
  // Covers: CAL-005
  test('another content type', async () => {
    const response = await send('<a/>', 'application/xml');
    expect(response.statusCode).toBe(400);
    expect(response.json().data.fields[0].field).toBe('headers.content-type');
  });

  test('an address that cannot be decoded', async () => {
    const response = await api.app.inject('/api/v2/public/products/%zz');
    expect({ status: response.statusCode, answer: response.json() }).toMatchObject({
      status: 400,
      answer: { code: '10102', data: { fields: [{ field: 'url', en_US: 'Cannot be read' }] } },
    });
  });

  test('an address with a part longer than any of ours', async () => {
    const response = await api.app.inject(`/api/v2/public/products/${'1'.repeat(5_000)}`);
    expect({ status: response.statusCode, answer: response.json() }).toMatchObject({
      status: 400,
      answer: { code: '10102', data: { fields: [{ field: 'url', en_US: 'Too long' }] } },
    });
  });

  // Covers: ERR-015
  test('names the field at fault in both languages', async () => {
    const reply = await api.call('GET', '/v1/public/home/products?pageSize=101');
    expect(reply.status).toBe(400);
    expect(reply.data.fields[0]).toMatchObject({
      field: 'query.pageSize',
      en_US: expect.any(String),
      zh_HK: expect.stringMatching(/\p{Script=Han}/u),
    });
  });
});

describe('who may call', () => {
  // Covers: ROL-001, CAT-032, ERR-016, ERR-017, ERR-020, ACC-071, ACC-072
  test('no token is 401, a forged one 403, another role 404', async () => {
    expect(await api.call('GET', '/v1/client/favourites')).toMatchObject({
      status: 401,
      code: '10104',
    });
    expect(
      await api.call('GET', '/v1/client/favourites', {
        headers: { authorization: 'Bearer forged.token.here' },
      }),
    ).toMatchObject({ status: 403, code: '10105' });
    expect(
      await api.call('POST', '/productSubscription/getList', { as: { role: 'client' }, body: {} }),
    ).toMatchObject({ status: 404, code: '10405' });
  });

  test('a stranger learns nothing of the fields of a call that is not theirs', async () => {
    expect(
      await api.call('POST', '/productSubscription/getList', { body: { pageSize: 'x' } }),
    ).toMatchObject({ status: 401 });
  });

  // Covers: PRD-001
  test('a public call ignores a token that does not count', async () => {
    expect(
      (
        await api.call('GET', '/v1/public/server-time', {
          headers: { authorization: 'Bearer forged' },
        })
      ).status,
    ).toBe(200);
  });

  // Covers: CAT-012, CAL-009
  test('the legacy recompute only reads for visitors, and changes for the server', async () => {
    await api.deps.pool.query('update products set pay_price = pay_price + 1 where id = 1001');
    const path = '/user/product/updateALlSoldOutLowestPriceStartSellTime';
    expect((await api.call('GET', path)).data.updated).toBe(0);
    expect(
      (await api.call('GET', path, { headers: { authorization: `Bearer ${SERVER_CREDENTIAL}` } }))
        .data.updated,
    ).toBe(1);
  });
});
