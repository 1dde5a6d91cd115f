import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { codeSentTo, register, signIn } from '../../../test/sign-in.ts';

/*
 * Attacks on signing in that need more than one step. Each of them is tried here as an attacker
 * would, and gets nowhere; `shared/docs/sign-in-attacks.md` lists all of them, with the tests of
 * the others.
 */
const PUBLIC = '/v1/public/accounts';
const ME = '/v1/client/accounts/users';
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.deps.pool.query('truncate verification_codes, rate_limits');
});

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  api.call('POST', `${PUBLIC}/users/login`, { body: { email, password }, headers });
const send = (type: string, email: string, headers?: Record<string, string>) =>
  headers
    ? api.call('POST', `${ME}/send/verification-code`, { body: { type, email }, headers })
    : api.call('POST', `${PUBLIC}/users/send/verification-code`, { body: { type, email } });
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    sid: string;
  };

describe('session fixation', () => {
  test('signing in makes a session of its own, whatever token was there before', async () => {
    const attacker = await register(api, 'fixer@shop.example');
    const { data } = await login('demo@tapnook.example', 'Corner_2026', attacker.headers);
    const [planted, made] = [
      claimsOf(attacker.headers.authorization.slice('Bearer '.length)),
      claimsOf(data.accessToken),
    ];
    expect(made.sub).toBe('1');
    expect(made.sid).not.toBe(planted.sid);
    expect((await api.call('GET', ME, { headers: attacker.headers })).data.userId).toBe(
      attacker.userId,
    );
  });
  test('two sign-ins of one person share nothing', async () => {
    const [first, second] = [
      (await login('demo@tapnook.example', 'Corner_2026')).data,
      (await login('demo@tapnook.example', 'Corner_2026')).data,
    ];
    expect(claimsOf(first.accessToken).sid).not.toBe(claimsOf(second.accessToken).sid);
    expect(first.refreshToken).not.toBe(second.refreshToken);
  });
  test('refuses the code that its owner was sent when the attacker asked for another', async () => {
    const planted = await send('RESET_PASSWORD', 'siuyin@tapnook.example');
    await api.deps.pool.query(
      "update verification_codes set created_at = created_at - interval '2 minutes'",
    );
    await send('RESET_PASSWORD', 'siuyin@tapnook.example');
    const code = await codeSentTo(api, 'siuyin@tapnook.example');
    const body = {
      type: 'RESET_PASSWORD',
      email: 'siuyin@tapnook.example',
      challengeId: planted.data.challengeId,
      verificationCode: code,
    };
    expect(await api.call('POST', `${PUBLIC}/users/ticket`, { body })).toMatchObject({
      status: 400,
      code: '30034',
    });
  });
});

describe('taking an address before its owner comes', () => {
  test('an unproved address is nobody’s: it neither signs in nor keeps its owner out', async () => {
    const attacker = await register(api, 'squatter@shop.example');
    const sent = await send('LINK_EMAIL', 'owner@shop.example', attacker.headers);
    const guess = {
      email: 'owner@shop.example',
      challengeId: sent.data.challengeId,
      verificationCode: '000000',
      password: 'Corner_2026',
    };
    expect(
      await api.call('POST', `${ME}/link/credential`, { body: guess, headers: attacker.headers }),
    ).toMatchObject({ status: 400, code: '30036' });
    expect(await login('owner@shop.example', 'Corner_2026')).toMatchObject({
      status: 400,
      code: '30005',
    });
    await api.deps.pool.query('truncate verification_codes');
    const owner = await register(api, 'owner@shop.example');
    expect(owner.userId).not.toBe(attacker.userId);
    expect((await api.call('GET', ME, { headers: attacker.headers })).data.email).toBe(
      'squatter@shop.example',
    );
  });
  test('nor does a link that was begun before she came take it from her afterwards', async () => {
    const attacker = await register(api, 'early@shop.example');
    const sent = await send('LINK_EMAIL', 'comes-later@shop.example', attacker.headers);
    // Suppose the attacker even reads the code over her shoulder.
    const code = await codeSentTo(api, 'comes-later@shop.example');
    await api.deps.pool.query(
      "update verification_codes set created_at = created_at - interval '2 minutes'",
    );
    const owner = await register(api, 'comes-later@shop.example');
    const body = {
      email: 'comes-later@shop.example',
      challengeId: sent.data.challengeId,
      verificationCode: code,
      password: 'Corner_2026',
    };
    expect(
      await api.call('POST', `${ME}/link/credential`, { body, headers: attacker.headers }),
    ).toMatchObject({ status: 400 });
    expect((await signIn(api, 'comes-later@shop.example')).userId).toBe(owner.userId);
  });
});

describe('enumeration', () => {
  test('every public answer about an address is the same for somebody and for nobody', async () => {
    const answers = async (email: string) => [
      await login(email, 'Wrong_pass1'),
      await api.call('POST', `${PUBLIC}/is-account-exist`, { body: { email } }),
      ...(await Promise.all(['REGISTER', 'RESET_PASSWORD'].map((type) => send(type, email)))),
      await api.call('POST', `${PUBLIC}/users/ticket`, {
        body: { type: 'RESET_PASSWORD', email, challengeId: 'guess', verificationCode: '000000' },
      }),
      await api.call('POST', `${PUBLIC}/users/register`, {
        body: { email, password: 'Corner_2026', challengeId: 'guess', verificationCode: '000000' },
      }),
    ];
    // What differs from call to call, and the address itself, are no answer.
    const told = (list: readonly { status: number; body: unknown }[], email: string): string[] =>
      list.map(({ status, body }) =>
        `${status} ${JSON.stringify(body)}`
          .replace(/"challengeId":"[^"]+"/g, '')
          .replace(/"sentTo":"[^"]+"/g, '')
          .replaceAll(email, ''),
      );
    const [somebody, nobody] = [
      await answers('merchant@tapnook.example'),
      await answers('nobody-here@tapnook.example'),
    ];
    expect(told(nobody, 'nobody-here@tapnook.example')).toEqual(
      told(somebody, 'merchant@tapnook.example'),
    );
  });
  test('a passkey sign-in names nobody’s passkeys', async () => {
    const { data } = await api.call('POST', `${PUBLIC}/users/passkey/options`, { body: {} });
    expect(JSON.stringify(data.options)).not.toContain('allowCredentials":[{');
  });
});
