import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../test/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

describe('what surrounds every call', () => {
  test('is ready when its database answers', async () => {
    expect((await api.app.inject('/healthz')).statusCode).toBe(200);
  });

  test('an unknown path is 404 with its own code, in both languages', async () => {
    const reply = await api.call('GET', '/v1/no/such/call', { headers: { 'x-current-locale': 'en-US' } });
    expect(reply).toMatchObject({ status: 404, code: '10404', data: { en_US: 'No such address.', zh_HK: '沒有此網址。' } });
    expect(reply.body.message).toBe('No such address.');
  });

  test('documents itself as OpenAPI 3.1', async () => {
    const document = (await api.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
  });
});
