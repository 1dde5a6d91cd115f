import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addProduct, CONTACT } from '../../test/shop.ts';
import { ATTESTATION_HEADER, attestationOf, type AttestedRequest } from './app-attestation.ts';

const SECRET = 'an-attestation-secret-of-the-apps-only';
const URL_OF = '/api/v2/client/orders/discount/check';
let api: TestApp;
let productId: string;
let as: { userId: string };
let counter = 0;
beforeAll(async () => {
  api = await createTestApp({ APP_ATTEST_SECRET: SECRET });
  productId = (await addProduct(api.deps)).productId;
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.moveClock('0');
  as = {
    userId: String(
      (await api.deps.pool.query("insert into users (role) values ('client') returning id")).rows[0]
        .id,
    ),
  };
});

interface Proof extends Partial<AttestedRequest> {
  readonly secret?: string;
  readonly late?: number;
  readonly nonce?: string;
}
const prove = async ({ secret = SECRET, late = 0, nonce, ...request }: Proof = {}): Promise<{
  headers: Record<string, string>;
  sign: string;
}> => {
  const token = await api.tokenOf(as);
  counter += 1;
  const seconds = Math.floor(Date.now() / 1000) - late;
  const sign = attestationOf(
    secret,
    { platform: 'ios', method: 'POST', url: URL_OF, token, ...request },
    seconds,
    nonce ?? `nonce-of-the-test-${counter}`,
  );
  return {
    headers: { authorization: `Bearer ${token}`, platform: 'ios', [ATTESTATION_HEADER]: sign },
    sign,
  };
};
const check = (headers: Record<string, string>) =>
  api.call('POST', URL_OF.slice(4), {
    body: { code: 'APP15', productId, amount: 40_000 },
    headers,
  });

describe('APP15 in a direct client', () => {
  test('is given to an app that proves itself', async () => {
    expect(await check((await prove()).headers)).toMatchObject({
      status: 201,
      data: { discountAmount: 1_500 },
    });
    expect(
      await check({ ...(await prove({ platform: 'android' })).headers, platform: 'android' }),
    ).toMatchObject({ status: 201 });
  });
  // Covers: CON-015
  test('comes off the order that the app confirms, with a proof of its own', async () => {
    const product = await addProduct(api.deps);
    const { orderNo } = (
      await api.call('POST', '/v2/client/orders', {
        as,
        body: { productId: product.productId, planId: product.planId, quantity: 1 },
      })
    ).data.orderResult;
    const path = '/v2/client/orders/confirm';
    const confirm = async (proof: Proof) =>
      api.call('PATCH', path, {
        headers: (await prove(proof)).headers,
        body: { orderNo, ...CONTACT, discountCode: 'APP15' },
      });
    expect(await confirm({})).toMatchObject({ code: '20627', data: { reason: 'app_only' } });
    expect(await confirm({ method: 'PATCH', url: `/api${path}` })).toMatchObject({
      status: 200,
      data: { discountCode: 'APP15', discountAmount: 1_500 },
    });
  });
  // Covers: ROL-009, COI-015
  test('is refused to whoever only says to be an app', async () => {
    const { authorization } = (await prove()).headers;
    for (const platform of ['ios', 'android', 'web'])
      expect(await check({ authorization: String(authorization), platform })).toMatchObject({
        status: 400,
        code: '20627',
        data: { reason: 'app_only' },
      });
  });
  // Covers: COI-015
  test.each<[string, Proof]>([
    ['signed with another secret', { secret: 'another-secret-that-is-long-enough' }],
    ['of another platform', { platform: 'android' }],
    ['of another method', { method: 'PATCH' }],
    ['of another address', { url: '/api/v2/client/orders/confirm' }],
    ['of another shopper’s token', { token: 'somebody-else' }],
    ['older than five minutes', { late: 301 }],
    ['from the future', { late: -302 }],
  ])('a proof %s is worth nothing', async (_case, proof) => {
    expect(await check((await prove(proof)).headers)).toMatchObject({
      code: '20627',
      data: { reason: 'app_only' },
    });
  });
  // Covers: COI-015
  test('a proof counts once, also when sent five times at once', async () => {
    const { headers } = await prove();
    const answers = await Promise.all(Array.from({ length: 5 }, () => check(headers)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(await check(headers)).toMatchObject({ data: { reason: 'app_only' } });
  });
  test.each([
    '',
    'v1',
    'v1.1.short.x',
    'x'.repeat(300),
    'v1.9999999999.nonce-that-is-long-enough.AAAA',
  ])('nonsense (%s) is no proof, and no fault', async (sign) => {
    expect(await check({ ...(await prove()).headers, [ATTESTATION_HEADER]: sign })).toMatchObject({
      code: '20627',
      data: { reason: 'app_only' },
    });
  });
});

test('without a secret in the environment no app is believed', async () => {
  const other = await createTestApp();
  const token = await other.tokenOf(as);
  const sign = attestationOf(
    '',
    { platform: 'ios', method: 'POST', url: URL_OF, token },
    Math.floor(Date.now() / 1000),
    'nonce-of-nobody-at-all',
  );
  const answer = await other.call('POST', URL_OF.slice(4), {
    body: { code: 'APP15', productId: '1001', amount: 40_000 },
    headers: { authorization: `Bearer ${token}`, platform: 'ios', [ATTESTATION_HEADER]: sign },
  });
  await other.close();
  expect(answer).toMatchObject({ code: '20627', data: { reason: 'app_only' } });
});
