import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
  test('gives tokens that open the profile', async () => {
    const answer = await api.call('POST', `${PUBLIC}/users/login`, { body: { ...DEMO, email: ' Demo@TapNook.example' } });
    expect(answer).toMatchObject({ status: 201, code: '0', data: { expiresIn: 900, firstLogin: false, deletionAt: null, user: { userId: '1', name: 'Ka Yan Chan', role: 'client' } } });
    const profile = await api.call('GET', CLIENT, { headers: bearer(answer.data.accessToken) });
    expect(profile).toMatchObject({ status: 200, data: { email: DEMO.email, hasPassword: true, googleId: 'google-demo', phone: '61234567' } });
    expect(profile.body).not.toHaveProperty('data.passwordHash');
  });
  test('a wrong password and an unknown address are the same answer', async () => {
    const wrong = await api.call('POST', `${PUBLIC}/users/login`, { body: { ...DEMO, password: 'Wrong_pass1' } });
    const unknown = await api.call('POST', `${PUBLIC}/users/login`, { body: { email: 'nobody@tapnook.example', password: 'Wrong_pass1' } });
    expect(wrong).toMatchObject({ status: 400, code: '30005' });
    expect(unknown.body).toEqual(wrong.body);
  });
  test('bad input names its field in both languages', async () => {
    const answer = await api.call('POST', `${PUBLIC}/users/login`, { body: { email: 'demo', password: 'x' } });
    expect(answer).toMatchObject({ status: 400, code: '10102' });
  });
});

describe('refresh tokens', () => {
  test('rotate, and the old one used again ends the session for everybody', async () => {
    const first = await signIn();
    const second = await api.call('POST', `${PUBLIC}/users/refresh-token`, { body: { refreshToken: first.refreshToken } });
    expect(second).toMatchObject({ status: 201, data: { user: { userId: '1' } } });
    expect(second.data.refreshToken).not.toBe(first.refreshToken);
    const stolen = await api.call('POST', `${PUBLIC}/users/refresh-token`, { body: { refreshToken: first.refreshToken } });
    expect(stolen).toMatchObject({ status: 401, code: '10104' });
    const owner = await api.call('POST', `${PUBLIC}/users/refresh-token`, { body: { refreshToken: second.data.refreshToken } });
    expect(owner).toMatchObject({ status: 401, code: '10104' });
    expect(await api.call('GET', CLIENT, { headers: bearer(second.data.accessToken) })).toMatchObject({ status: 401 });
  });
  test('sign-out ends the session at once', async () => {
    const session = await signIn();
    expect(await api.call('POST', `${CLIENT}/sign-out`, { headers: bearer(session.accessToken) })).toMatchObject({ status: 201, data: { status: true } });
    for (const path of [CLIENT, '/v2/client/orders', '/v1/client/points/amount']) {
      expect(await api.call('GET', path, { headers: bearer(session.accessToken) })).toMatchObject({ status: 401, code: '10104' });
    }
    expect(await api.call('POST', `${PUBLIC}/users/refresh-token`, { body: { refreshToken: session.refreshToken } })).toMatchObject({ status: 401 });
  });
  test('a token that was never given is refused', async () => {
    expect(await api.call('POST', `${PUBLIC}/users/refresh-token`, { body: { refreshToken: 'x'.repeat(43) } })).toMatchObject({ status: 401, code: '10104' });
  });
});

describe('regions', () => {
  test('Hong Kong and the mainland come first, every name in both languages', async () => {
    const { data } = await api.call('GET', `${PUBLIC}/regions`);
    expect(data.slice(0, 2)).toEqual([
      { id: 'HK', regionName: { en_gb: 'Hong Kong', zh_hk: '香港' }, prefixNo: '852', frequentlyUsed: true },
      { id: 'CN', regionName: { en_gb: 'Mainland China', zh_hk: '中國內地' }, prefixNo: '86', frequentlyUsed: true },
    ]);
    expect(data.length).toBeGreaterThan(230);
    for (const region of data) {
      expect(region.regionName.en_gb).not.toBe(region.id);
      expect(region.regionName.zh_hk).toMatch(/\p{Script=Han}/u);
    }
  });
});
