import { beforeAll, describe, expect, test } from '@jest/globals';
import { createSocialAccountsApi } from '../../../test/accounts-api.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { APPLE_TEAM } from '../../../test/apple-team.ts';
import type { IdentityProvider, Person } from '../../../test/fake-identity-provider.ts';
import { codeSentTo, register, sessionOf, signIn, type Session } from '../../../test/sign-in.ts';

const PUBLIC = '/v1/public/accounts';
const ME = '/v1/client/accounts/users';
const accounts = createSocialAccountsApi({
  OIDC_APPLE_ISSUER: 'http://127.0.0.1:9',
  OIDC_APPLE_CLIENT_ID: 'shop',
});
const { startGoogle } = accounts;
let api: TestApp;
let google: IdentityProvider;
beforeAll(() => void ({ api, google } = accounts));

const social = async (person: Person) => {
  const { data: flow } = await startGoogle();
  return api.call('POST', `${PUBLIC}/oauth/google/callback`, {
    body: { flowId: flow.flowId, ...google.approve(flow.url, person) },
  });
};
const link = async (session: Session, person: Person) => {
  const { data: flow } = await startGoogle('link', session);
  return api.call('POST', `${ME}/link/provider`, {
    body: { type: 'google', flowId: flow.flowId, ...google.approve(flow.url, person) },
    headers: session.headers,
  });
};

describe('social sign-in', () => {
  // Covers: ROL-005, ROL-006, ACC-034
  test('creates an account the first time and finds it the second', async () => {
    const first = await social({
      sub: 'g-1',
      email: 'marcus@mail.example',
      given_name: 'Marcus',
      family_name: 'Wong',
    });
    expect(first).toMatchObject({
      status: 201,
      data: { firstLogin: true, user: { name: 'Marcus Wong' } },
    });
    const again = await social({ sub: 'g-1', email: 'other@mail.example' });
    expect(again).toMatchObject({
      data: { firstLogin: false, user: { userId: first.data.user.userId } },
    });
    expect((await api.call('GET', ME, { headers: sessionOf(first).headers })).data).toMatchObject({
      googleId: 'g-1',
      email: null,
      hasPassword: false,
    });
  });
  // Covers: ACC-057
  test('never opens another account by its e-mail, proved or not', async () => {
    const attacker = await social({ sub: 'attacker', email: 'demo@tapnook.example' });
    expect(attacker.data.user.userId).not.toBe('1');
    expect(
      (await api.call('GET', ME, { headers: sessionOf(attacker).headers })).data.email,
    ).toBeNull();
    // And who comes later with the address still gets an account of their own, without the
    // attacker's way in.
    await social({ sub: 'early-bird', email: 'late@shop.example' });
    const owner = await register(api, 'late@shop.example');
    expect((await api.call('GET', ME, { headers: owner.headers })).data.providers).toEqual([]);
  });
  test('what comes back is good once, in the same browser and for the same purpose', async () => {
    const flow = (await startGoogle()).data;
    const back = google.approve(flow.url, { sub: 'g-2' });
    const finish = (body: object) => api.call('POST', `${PUBLIC}/oauth/google/callback`, { body });
    expect(await finish({ flowId: 'somebody-elses', ...back })).toMatchObject({
      status: 400,
      code: '30034',
    });
    const session = await signIn(api);
    const linking = (await startGoogle('link', session)).data;
    expect(
      await finish({ flowId: linking.flowId, ...google.approve(linking.url, { sub: 'g-2' }) }),
    ).toMatchObject({ code: '30034' });
    expect(await finish({ flowId: flow.flowId, ...back })).toMatchObject({ status: 201 });
    expect(await finish({ flowId: flow.flowId, ...back })).toMatchObject({ code: '30034' });
    const forged = (await startGoogle()).data;
    expect(
      await finish({
        flowId: forged.flowId,
        ...google.approve(forged.url, { sub: 'g-2' }),
        state: 'forged',
      }),
    ).toMatchObject({ code: '30034' });
    const old = (await startGoogle()).data;
    await api.moveClock('11 minutes');
    expect(
      await finish({ flowId: old.flowId, ...google.approve(old.url, { sub: 'g-2' }) }),
    ).toMatchObject({ code: '30034' });
    await api.moveClock('0');
  });
  // Covers: ACC-033
  test('returns only to the shop itself, and says so when a provider is silent', async () => {
    const { origin } = new URL(api.deps.env.PUBLIC_ORIGIN);
    const back = `${origin}/en-US/login/callback/google`;
    const to = (redirectUri: string) =>
      api.call(
        'GET',
        `${PUBLIC}/oauth/google/start?redirectUri=${encodeURIComponent(redirectUri)}`,
      );
    expect(await to(back)).toMatchObject({ status: 200 });
    const host = new URL(origin).host.toUpperCase();
    const elsewhere = [
      'https://evil.example/login',
      `${origin}.evil.example/en-US/login/callback/google`,
      `${origin}@evil.example/en-US/login/callback/google`,
      `${origin}\\@evil.example/en-US/login/callback/google`,
      `${back}/../../../../search`,
      `${back}?next=//evil.example`,
      `${back}#x`,
      `${origin}/en-US/login/callback/apple`,
      `${origin}/en-US/search`,
      `${new URL(origin).protocol}//${host}/en-US/login/callback/google`,
    ];
    for (const one of elsewhere)
      expect([one, await to(one)]).toEqual([
        one,
        expect.objectContaining({ status: 400, code: '10102' }),
      ]);
    expect(await api.call('GET', `${PUBLIC}/oauth/apple/start`)).toMatchObject({
      status: 503,
      code: '10503',
    });
    expect(await api.call('GET', `${PUBLIC}/oauth/facebook/start`)).toMatchObject({
      code: '80001',
    });
    expect((await startGoogle()).data.url).toMatch(/code_challenge_method=S256/);
  });
});

describe('linking', () => {
  // Covers: ACC-018, ACC-019, ERR-055, ERR-059, ERR-064, ERR-078, ACC-058
  test('adds a way in, refuses another account’s, and never removes the last', async () => {
    const session = await register(api, 'linker@shop.example');
    expect(await link(session, { sub: 'g-linker', email: 'linker@gmail.example' })).toMatchObject({
      status: 201,
      data: { googleId: 'g-linker', googleEmailAddress: 'linker@gmail.example' },
    });
    const other = await register(api, 'other@shop.example');
    expect(await link(other, { sub: 'g-linker' })).toMatchObject({ status: 400, code: '30039' });
    const unlink = (body: object) =>
      api.call('POST', `${ME}/unlink/provider`, {
        body: { type: 'google', ...body },
        headers: session.headers,
      });
    expect(await unlink({ password: 'Wrong_pass1' })).toMatchObject({ code: '30013' });
    expect(await unlink({ password: 'Corner_2026' })).toMatchObject({
      status: 201,
      data: { googleId: null },
    });
    expect(await unlink({ password: 'Corner_2026' })).toMatchObject({ status: 404, code: '10405' });
    const onlySocial = sessionOf(await social({ sub: 'g-only' }));
    expect(
      await api.call('POST', `${ME}/unlink/provider`, {
        body: { type: 'google' },
        headers: onlySocial.headers,
      }),
    ).toMatchObject({ status: 400, code: '30044' });
  });
  // Covers: ACC-020, ACC-021, ACC-023
  test('a social account adds an e-mail by its code, and its first password', async () => {
    const session = sessionOf(await social({ sub: 'g-grows' }));
    const call = (path: string, body: object) =>
      api.call('POST', `${ME}${path}`, { body, headers: session.headers });
    const sent = await call('/send/verification-code', {
      type: 'LINK_EMAIL',
      email: 'grows@shop.example',
    });
    const code = {
      email: 'grows@shop.example',
      challengeId: sent.data.challengeId,
      verificationCode: await codeSentTo(api, 'grows@shop.example'),
    };
    expect(await call('/check/verification-code', { type: 'LINK_EMAIL', ...code })).toMatchObject({
      status: 201,
      data: { status: true },
    });
    expect(await call('/link/credential', code)).toMatchObject({
      status: 201,
      data: { email: 'grows@shop.example', notificationEmailAddress: 'grows@shop.example' },
    });
    expect(await call('/reset/password', { newPassword: 'Corner_2029' })).toMatchObject({
      status: 201,
    });
    expect((await signIn(api, 'grows@shop.example', 'Corner_2029')).userId).toBe(session.userId);
  });
  // Covers: SHP-029, ACC-022, ERR-062, ERR-077
  test('somebody else’s number is 30042, and an old session proves its owner first', async () => {
    const session = await register(api, 'number@shop.example');
    const call = (path: string, body: object) =>
      api.call('POST', `${ME}${path}`, { body, headers: session.headers });
    const sent = await call('/send/verification-code', {
      type: 'LINK_PHONE',
      phoneNo: '61234567',
      regionId: 'HK',
    });
    const body = {
      phoneNo: '61234567',
      regionId: 'HK',
      challengeId: sent.data.challengeId,
      verificationCode: await codeSentTo(api, '+85261234567'),
    };
    await api.deps.pool.query(
      "update sessions set authenticated_at = app_now() - interval '11 minutes' where user_id = $1",
      [session.userId],
    );
    expect(await call('/link/credential', body)).toMatchObject({ code: '30013' });
    const ticket = await call('/ticket', { type: 'REAUTHENTICATE', password: 'Corner_2026' });
    expect(ticket).toMatchObject({ status: 201, data: { status: true, ttl: 600 } });
    expect(await call('/link/credential', { ...body, ticket: ticket.data.ticket })).toMatchObject({
      status: 400,
      code: '30042',
    });
  });
});

describe('the other providers', () => {
  // Covers: ERR-056, ERR-060, ERR-063, ERR-073, ERR-079, ACC-076
  test('refuses another account’s provider, and sends no code without an address', async () => {
    const config = { ISSUER: google.issuer, CLIENT_ID: 'shop', CLIENT_SECRET: 'secret' };
    const env = Object.fromEntries(
      ['FACEBOOK', 'APPLE'].flatMap((name) =>
        Object.entries(config).map(([key, value]) => [`OIDC_${name}_${key}`, value]),
      ),
    );
    const shop = await createTestApp({ ...env, ...APPLE_TEAM });
    const flowOf = async (provider: string, person: Person, headers = {}) => {
      const { data } = await shop.call(
        'GET',
        `${PUBLIC}/oauth/${provider}/start?intent=${'authorization' in headers ? 'link' : 'login'}`,
        { headers },
      );
      return { flowId: data.flowId, ...google.approve(data.url, person) };
    };
    for (const [type, code, message] of [
      ['facebook', '30040', 'This Facebook account has been linked'],
      ['apple', '30043', 'This Apple account has been linked'],
    ] as const) {
      const sub = `taken-${type}`;
      const holder = sessionOf(
        await shop.call('POST', `${PUBLIC}/oauth/${type}/callback`, {
          body: await flowOf(type, { sub }),
        }),
      );
      expect(
        await shop.call('POST', `${ME}/send/verification-code`, {
          body: { type: 'REAUTHENTICATE' },
          headers: holder.headers,
        }),
      ).toMatchObject({
        status: 400,
        code: '30027',
        data: { en_US: 'Verification code send failed' },
      });
      const { headers } = await signIn(shop, 'siuyin@tapnook.example');
      expect(
        await shop.call('POST', `${ME}/link/provider`, {
          body: { type, ...(await flowOf(type, { sub }, headers)) },
          headers,
        }),
      ).toMatchObject({ status: 400, code, data: { en_US: message } });
      // With nothing to ask for, a sign-in of just now is the proof that ends the account; an old
      // one is not.
      await shop.deps.pool.query(
        "update sessions set authenticated_at = app_now() - interval '1 hour' where user_id = $1",
        [holder.userId],
      );
      expect(await shop.call('DELETE', ME, { body: {}, headers: holder.headers })).toMatchObject({
        status: 400,
        code: '30034',
      });
      const again = sessionOf(
        await shop.call('POST', `${PUBLIC}/oauth/${type}/callback`, {
          body: await flowOf(type, { sub }),
        }),
      );
      expect(await shop.call('DELETE', ME, { body: {}, headers: again.headers })).toMatchObject({
        status: 200,
        data: { status: 'requested' },
      });
    }
    await shop.close();
  });
});
