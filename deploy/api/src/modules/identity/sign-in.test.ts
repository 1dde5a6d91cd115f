import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { api as contracts } from '@tapnook/contracts/api';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { DEMO_PASSWORD } from './accounts.seed.ts';

const PUBLIC = '/v1/public/accounts';
const CLIENT = '/v1/client/accounts/users';
const DEMO = { email: 'demo@tapnook.example', password: DEMO_PASSWORD };
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const signIn = async () => (await api.call('POST', `${PUBLIC}/users/login`, { body: DEMO })).data;

describe('sign-in by e-mail and password', () => {
  // Covers: SHP-028, SHP-030, ROL-003, ACC-002, ACC-013, CON-025
  test('gives tokens that open the profile', async () => {
    const answer = await api.call('POST', `${PUBLIC}/users/login`, {
      body: { ...DEMO, email: ' Demo@TapNook.example' },
    });
    expect(answer).toMatchObject({
      status: 201,
      code: '0',
      data: {
        expiresIn: 900,
        firstLogin: false,
        deletionAt: null,
        user: { userId: '1', name: 'Ka Yan Chan', role: 'client' },
      },
    });
    const profile = await api.call('GET', CLIENT, { headers: bearer(answer.data.accessToken) });
    expect(profile).toMatchObject({
      status: 200,
      data: { email: DEMO.email, hasPassword: true, googleId: 'google-demo', phone: '61234567' },
    });
    expect(profile.body).not.toHaveProperty('data.passwordHash');
  });
  // Covers: ERR-052
  test('a wrong password and an unknown address are the same answer', async () => {
    const wrong = await api.call('POST', `${PUBLIC}/users/login`, {
      body: { ...DEMO, password: 'Wrong_pass1' },
    });
    const unknown = await api.call('POST', `${PUBLIC}/users/login`, {
      body: { email: 'nobody@tapnook.example', password: 'Wrong_pass1' },
    });
    expect(wrong).toMatchObject({ status: 400, code: '30005' });
    expect(unknown.body).toEqual(wrong.body);
  });
  test('bad input names its field in both languages', async () => {
    const answer = await api.call('POST', `${PUBLIC}/users/login`, {
      body: { email: 'demo', password: 'x' },
    });
    expect(answer).toMatchObject({ status: 400, code: '10102' });
  });
});

describe('refresh tokens', () => {
  const rotate = (refreshToken: string) =>
    api.call('POST', `${PUBLIC}/users/refresh-token`, { body: { refreshToken } });
  afterEach(() => api.moveClock('0'));
  test('an address that guesses is limited, but a good token is still traded there', async () => {
    const { times } = contracts.refreshToken.limit;
    await api.deps.pool.query(
      'insert into rate_limits (key, count, started_at) values ($1, $2, now())',
      ['call:refreshToken:ip:127.0.0.1', times],
    );
    const { refreshToken } = await signIn();
    expect(await rotate('made-up')).toMatchObject({ status: 429, code: '10429' });
    expect((await rotate(refreshToken)).status).toBe(201);
    const { rows } = await api.deps.pool.query<{ count: number }>(
      "select count from rate_limits where key = 'call:refreshToken:ip:127.0.0.1'",
    );
    expect(rows[0]?.count).toBe(times + 1);
    await api.deps.pool.query("delete from rate_limits where key like 'call:refreshToken:%'");
  });

  // Covers: ACC-031
  test('rotate, and the old one used again ends the session for everybody', async () => {
    const first = await signIn();
    const second = await rotate(first.refreshToken);
    expect(second).toMatchObject({ status: 201, data: { user: { userId: '1' } } });
    expect(second.data.refreshToken).not.toBe(first.refreshToken);
    await api.moveClock('11 seconds');
    expect(await rotate(first.refreshToken)).toMatchObject({ status: 401, code: '10104' });
    expect(await rotate(second.data.refreshToken)).toMatchObject({ status: 401, code: '10104' });
    expect(
      await api.call('GET', CLIENT, { headers: bearer(second.data.accessToken) }),
    ).toMatchObject({ status: 401 });
  });
  // Covers: ACC-031
  test('two tabs that refresh at once are given the same successor, which goes on', async () => {
    const { refreshToken } = await signIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => rotate(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const [successor, ...others] = new Set(answers.map(({ data }) => data.refreshToken));
    expect(others).toEqual([]);
    await api.moveClock('9 seconds');
    expect((await rotate(refreshToken)).data.refreshToken).toBe(successor);
    for (const { data } of answers)
      expect(await api.call('GET', CLIENT, { headers: bearer(data.accessToken) })).toMatchObject({
        status: 200,
      });
    await api.moveClock('20 minutes');
    expect(await rotate(successor)).toMatchObject({ status: 201 });
  });
  test('a token whose successor is in use already is a copy, however young', async () => {
    const { refreshToken } = await signIn();
    const second = await rotate(refreshToken);
    const third = await rotate(second.data.refreshToken);
    expect(await rotate(refreshToken)).toMatchObject({ status: 401, code: '10104' });
    expect(await rotate(third.data.refreshToken)).toMatchObject({ status: 401, code: '10104' });
  });
  test('the moment of grace is none for a session that was ended', async () => {
    const session = await signIn();
    const second = await rotate(session.refreshToken);
    await api.call('POST', `${CLIENT}/sign-out`, { headers: bearer(second.data.accessToken) });
    expect(await rotate(session.refreshToken)).toMatchObject({ status: 401, code: '10104' });
  });
  // Covers: ACC-032
  test('sign-out ends the session at once', async () => {
    const session = await signIn();
    expect(
      await api.call('POST', `${CLIENT}/sign-out`, { headers: bearer(session.accessToken) }),
    ).toMatchObject({ status: 201, data: { status: true } });
    for (const path of [CLIENT, '/v2/client/orders', '/v1/client/points/amount']) {
      expect(await api.call('GET', path, { headers: bearer(session.accessToken) })).toMatchObject({
        status: 401,
        code: '10104',
      });
    }
    expect(
      await api.call('POST', `${PUBLIC}/users/refresh-token`, {
        body: { refreshToken: session.refreshToken },
      }),
    ).toMatchObject({ status: 401 });
  });
  test('a token that was never given is refused', async () => {
    expect(
      await api.call('POST', `${PUBLIC}/users/refresh-token`, {
        body: { refreshToken: 'x'.repeat(43) },
      }),
    ).toMatchObject({ status: 401, code: '10104' });
  });
});

describe('regions', () => {
  // Covers: SHP-032, ACC-012
  test('Hong Kong and the mainland come first, every name in both languages', async () => {
    const { data } = await api.call('GET', `${PUBLIC}/regions`);
    expect(data.slice(0, 2)).toEqual([
      {
        id: 'HK',
        regionName: { en_gb: 'Hong Kong', zh_hk: '香港' },
        prefixNo: '852',
        frequentlyUsed: true,
      },
      {
        id: 'CN',
        regionName: { en_gb: 'Mainland China', zh_hk: '中國內地' },
        prefixNo: '86',
        frequentlyUsed: true,
      },
    ]);
    expect(data.length).toBeGreaterThan(230);
    for (const region of data) {
      expect(region.regionName.en_gb).not.toBe(region.id);
      expect(region.regionName.zh_hk).toMatch(/\p{Script=Han}/u);
    }
  });
});
