import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { codeSentTo, register } from '../../../test/sign-in.ts';
import { knownDeviceOf, rememberDevice } from './known-device.ts';

const USERS = '/v1/public/accounts/users';
const ME = '/v1/client/accounts/users';
const EMAIL = 'demo@tapnook.example';
const PASSWORD = 'Corner_2026';
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.deps.pool.query('truncate verification_codes, rate_limits'));

const on = (device: string | undefined) => (device ? { 'x-known-device': device } : {});
const login = (password: string, device?: string, email = EMAIL) =>
  api.call('POST', `${USERS}/login`, { body: { email, password }, headers: on(device) });
const deviceOf = async (email = EMAIL, former?: string): Promise<string> =>
  (await login(PASSWORD, former, email)).data.deviceToken;
const guess = async (times: number, device?: string): Promise<number> => {
  let last = 0;
  for (let count = 0; count < times; count += 1) last = (await login('Wrong_pass1', device)).status;
  return last;
};

describe('wrong passwords', () => {
  it('of strangers never lock out the owner on a device they signed in on before', async () => {
    const own = await deviceOf();
    expect(await guess(11)).toBe(429);
    expect((await login(PASSWORD)).status).toBe(429);
    expect((await login(PASSWORD, own)).status).toBe(201);
  });
  it('on a known device are limited there, and lock nobody out elsewhere', async () => {
    const own = await deviceOf();
    expect(await guess(11, own)).toBe(429);
    expect((await login(PASSWORD, own)).status).toBe(429);
    expect((await login(PASSWORD)).status).toBe(201);
  });
  it.each([
    ['that knows another account only', () => deviceOf('merchant@tapnook.example')],
    ['whose token was changed', async () => `${await deviceOf()}x`],
    ['whose token names nobody', async () => 'd1.id.1.~.signature'],
  ])('count as a stranger’s on a device %s', async (_what, token) => {
    const device = await token();
    await api.deps.pool.query('truncate rate_limits');
    expect(await guess(11)).toBe(429);
    expect((await login(PASSWORD, device)).status).toBe(429);
  });
  it('of a stolen session do not keep the owner from proving themselves in theirs', async () => {
    const [thief, owner] = [(await login(PASSWORD)).data, (await login(PASSWORD)).data];
    const prove = (token: string, password: string) =>
      api.call('POST', `${ME}/ticket`, {
        body: { type: 'REAUTHENTICATE', password },
        headers: { authorization: `Bearer ${token}` },
      });
    for (let count = 0; count < 11; count += 1) await prove(thief.accessToken, 'Wrong_pass1');
    expect((await prove(thief.accessToken, PASSWORD)).status).toBe(429);
    expect((await prove(owner.accessToken, PASSWORD)).status).toBe(201);
  });
});

describe('codes', () => {
  const send = (device?: string) =>
    api.call('POST', `${USERS}/send/verification-code`, {
      body: { type: 'RESET_PASSWORD', email: EMAIL },
      headers: on(device),
    });
  it('that strangers ask for make nobody wait on a known device', async () => {
    const own = await deviceOf();
    expect([(await send()).status, (await send()).status]).toEqual([201, 429]);
    expect([(await send(own)).status, (await send(own)).status]).toEqual([201, 429]);
  });
  it('that strangers ask for all day leave a known device its own', async () => {
    const own = await deviceOf();
    for (let count = 0; count < 10; count += 1) {
      expect((await send()).status).toBe(201);
      await api.deps.pool.query(
        "update verification_codes set created_at = created_at - interval '2 minutes'",
      );
    }
    expect((await send()).status).toBe(429);
    const sent = await send(own);
    const body = {
      type: 'RESET_PASSWORD',
      email: EMAIL,
      challengeId: sent.data.challengeId,
      verificationCode: await codeSentTo(api, EMAIL),
    };
    expect((await api.call('POST', `${USERS}/ticket`, { body })).status).toBe(201);
  });
});

describe('the token of a device', () => {
  afterEach(() => void jest.useRealTimers());
  const env = { TOKEN_SECRET: 'x'.repeat(32), TOKEN_SECRETS_ACCEPTED: [] };
  it('is given by a registration, and one device knows several accounts', async () => {
    const email = 'device@shop.example';
    await register(api, email);
    const both = await deviceOf(email, await deviceOf());
    expect(await guess(11)).toBe(429);
    expect([(await login(PASSWORD, both)).status, both.includes('.1.')]).toEqual([201, false]);
  });
  it('knows the five accounts that used it last', () => {
    let token: string | undefined;
    for (const userId of [1, 2, 3, 4, 5, 2, 6]) token = rememberDevice(env, token, userId);
    const known = [1, 2, 3, 4, 5, 6].filter((userId) => knownDeviceOf(env, token, userId));
    expect(known).toEqual([2, 3, 4, 5, 6]);
  });
  it('counts through a rotation of the secret, and not after it', () => {
    const next = { TOKEN_SECRET: 'y'.repeat(32), TOKEN_SECRETS_ACCEPTED: [env.TOKEN_SECRET] };
    const token = rememberDevice(env, undefined, 1);
    const id = knownDeviceOf(next, token, 1);
    expect(id).toBeDefined();
    expect(knownDeviceOf(next, rememberDevice(next, token, 1), 1)).toBe(id);
    expect(knownDeviceOf({ ...next, TOKEN_SECRETS_ACCEPTED: [] }, token, 1)).toBeUndefined();
  });
  it('ends a year after the last sign-in', () => {
    const token = rememberDevice(env, undefined, 1);
    jest.useFakeTimers({ now: Date.now() + 367 * 86_400_000 });
    expect(knownDeviceOf(env, token, 1)).toBeUndefined();
  });
});
