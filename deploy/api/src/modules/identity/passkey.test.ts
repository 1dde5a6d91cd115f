import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createAuthenticator, type Authenticator } from '../../../test/fake-authenticator.ts';
import { register, type Session } from '../../../test/sign-in.ts';

const ME = '/v1/client/accounts/users';
const LOGIN = '/v1/public/accounts/users/passkey';
const ORIGIN = 'https://shop.example';
let api: TestApp;
let session: Session;
let phone: Authenticator;
beforeAll(async () => {
  api = await createTestApp({ PUBLIC_ORIGIN: ORIGIN });
  session = await register(api, 'keys@shop.example');
  phone = createAuthenticator(ORIGIN);
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  api.call(method, `${ME}${path}`, {
    headers: session.headers,
    ...(body !== undefined && { body }),
  });
const begin = async () => (await api.call('POST', `${LOGIN}/options`, { body: {} })).data;
const finish = (challengeId: string, response: unknown) =>
  api.call('POST', `${LOGIN}/login`, { body: { challengeId, response } });

describe('passkeys', () => {
  // Covers: ACC-048, ACC-049, ACC-050, ACC-053, ACC-054, CAL-021
  test('are made, and then sign in by themselves', async () => {
    const options = await call('POST', '/passkeys/options', {});
    expect(options).toMatchObject({
      status: 201,
      data: {
        options: {
          rp: { id: 'shop.example' },
          authenticatorSelection: { userVerification: 'required' },
        },
      },
    });
    const made = await call('POST', '/passkeys', {
      challengeId: options.data.challengeId,
      name: 'Phone',
      response: phone.create(options.data.options.challenge),
    });
    expect(made).toMatchObject({ status: 201, data: { name: 'Phone', lastUsedAt: null } });
    const login = await begin();
    expect(login.options.allowCredentials ?? []).toEqual([]);
    const answer = await finish(login.challengeId, phone.get(login.options.challenge));
    expect(answer).toMatchObject({
      status: 201,
      data: { user: { userId: session.userId }, firstLogin: false },
    });
    expect((await call('GET', '/passkeys')).data[0].lastUsedAt).not.toBeNull();
  });
  test('a challenge is good once, for its purpose; another page’s answer is void', async () => {
    const login = await begin();
    const elsewhere = createAuthenticator('https://shop-example.evil');
    expect(await finish(login.challengeId, elsewhere.get(login.options.challenge))).toMatchObject({
      status: 400,
      code: '30005',
    });
    expect(await finish(login.challengeId, phone.get(login.options.challenge))).toMatchObject({
      code: '30034',
    });
    const other = await begin();
    expect(await finish(other.challengeId, phone.get('another-challenge'))).toMatchObject({
      code: '30005',
    });
    const options = (await call('POST', '/passkeys/options', {})).data;
    expect(await finish(options.challengeId, phone.get(options.options.challenge))).toMatchObject({
      code: '30034',
    });
    for (const response of [{}, { id: 5 }, { id: phone.get('x')['id'], response: 'no' }])
      expect((await finish((await begin()).challengeId, response)).status).toBe(400);
  });
  // Covers: ACC-094
  test('finds out a copied authenticator by its counter', async () => {
    const enter = async (as?: Parameters<Authenticator['get']>[1]) => {
      const login = await begin();
      return finish(login.challengeId, phone.get(login.options.challenge, as));
    };
    expect((await enter({ count: 50 })).status).toBe(201);
    expect(await enter({ count: 50 })).toMatchObject({ status: 400, code: '30005' });
    expect(await enter({ count: 7 })).toMatchObject({ status: 400, code: '30005' });
    expect((await enter({ count: 51 })).status).toBe(201);
  });
  test('refuses an answer that is late, unverified or changed', async () => {
    const late = await begin();
    await api.deps.pool.query(
      "update passkey_challenges set expires_at = app_now() - interval '1 second'",
    );
    expect(await finish(late.challengeId, phone.get(late.options.challenge))).toMatchObject({
      status: 400,
      code: '30034',
    });
    const unproved = await begin();
    expect(
      await finish(unproved.challengeId, phone.get(unproved.options.challenge, { unproved: true })),
    ).toMatchObject({ status: 400, code: '30005' });
    const changed = await begin();
    const [mine, forged] = [
      phone.get(changed.options.challenge),
      createAuthenticator(ORIGIN).get(changed.options.challenge),
    ];
    expect(
      await finish(changed.challengeId, { ...forged, id: mine.id, rawId: mine.rawId }),
    ).toMatchObject({ status: 400, code: '30005' });
  });
  test('what does not verify is not kept', async () => {
    const options = (await call('POST', '/passkeys/options', {})).data;
    expect(
      await call('POST', '/passkeys', {
        challengeId: options.challengeId,
        name: 'Forged',
        response: createAuthenticator('https://evil.example').create(options.options.challenge),
      }),
    ).toMatchObject({ code: '80001' });
    expect((await call('GET', '/passkeys')).data).toHaveLength(1);
  });
});

describe('passkeys of an account', () => {
  test('are named anew by their owner only', async () => {
    const [{ id }] = (await call('GET', '/passkeys')).data;
    expect(await call('PATCH', `/passkeys/${id}`, { name: 'Work phone' })).toMatchObject({
      status: 200,
      data: { id, name: 'Work phone' },
    });
    const stranger = await register(api, 'other-keys@shop.example');
    expect(
      await api.call('PATCH', `${ME}/passkeys/${id}`, {
        headers: stranger.headers,
        body: { name: 'Mine now' },
      }),
    ).toMatchObject({ status: 404, code: '10405' });
    expect(await call('PATCH', `/passkeys/${id}`, { name: '' })).toMatchObject({
      status: 400,
      code: '10102',
    });
    expect((await call('GET', '/passkeys')).data[0].name).toBe('Work phone');
  });
  // Covers: ACC-052
  test('are removed by their owner, who proves to be it', async () => {
    const [{ id }] = (await call('GET', '/passkeys')).data;
    await api.deps.pool.query(
      "update sessions set authenticated_at = app_now() - interval '1 hour'",
    );
    expect(await call('DELETE', `/passkeys/${id}`)).toMatchObject({ code: '30013' });
    expect(await call('DELETE', '/passkeys/unknown', { password: 'Corner_2026' })).toMatchObject({
      status: 404,
    });
    expect(await call('DELETE', `/passkeys/${id}`, { password: 'Corner_2026' })).toMatchObject({
      status: 200,
    });
    expect((await call('GET', '/passkeys')).data).toEqual([]);
    // Its owner is told of both, in both languages.
    const told = (
      await api.deps.pool.query<{ body: { en_gb: string; zh_hk: string } }>(
        'select body from notifications where user_id = $1 order by id',
        [session.userId],
      )
    ).rows.map(({ body }) => body);
    expect(told).toEqual([
      { en_gb: 'A passkey now opens this account.', zh_hk: '現可以通行密鑰登入此帳戶。' },
      { en_gb: 'A passkey no longer opens this account.', zh_hk: '不可再以通行密鑰登入此帳戶。' },
    ]);
  });
});
