import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startPwnedPasswords, type PwnedPasswords } from '../../../test/pwned-passwords.ts';
import { codeSentTo, signIn } from '../../../test/sign-in.ts';

const STOLEN = 'Lantern_street_7';
const UNSEEN = 'Ferry_to_Mui_Wo_3';
const FRESH = 'Banyan_root_2031';
const PUBLIC = '/v1/public/accounts/users';
const ME = '/v1/client/accounts/users';
let pwned: PwnedPasswords;
let api: TestApp;
beforeAll(async () => {
  pwned = await startPwnedPasswords([STOLEN], [UNSEEN]);
  api = await createTestApp({ BREACHED_PASSWORDS_ORIGIN: pwned.origin });
});
afterAll(async () => {
  await api.close();
  await pwned.close();
});
beforeEach(() => api.deps.pool.query('truncate verification_codes, rate_limits'));

const refusal = (field: string) => ({
  status: 400,
  code: '10102',
  data: {
    fields: [
      {
        field,
        en_US: 'This password is known from a data breach elsewhere. Choose another one',
        zh_HK: '此密碼曾在其他網站外洩，請另選一個',
      },
    ],
  },
});
/** Proves an address by its code; gives the call that registers with it and a password. */
const registrationOf = async (email: string) => {
  const sent = await api.call('POST', `${PUBLIC}/send/verification-code`, {
    body: { type: 'REGISTER', email },
  });
  const { challengeId } = sent.data;
  const verificationCode = await codeSentTo(api, email);
  return (password: string) =>
    api.call('POST', `${PUBLIC}/register`, {
      body: { email, password, challengeId, verificationCode },
    });
};

describe('a password known from a breach', () => {
  test('is refused at registration, which goes on with another one and the same code', async () => {
    const registerWith = await registrationOf('stolen@shop.example');
    expect(await registerWith(STOLEN)).toMatchObject(refusal('body.password'));
    expect(await registerWith(FRESH)).toMatchObject({ status: 201 });
  });
  test('is refused when a password is changed; signing in is not asked about', async () => {
    const { headers } = await signIn(api);
    const before = pwned.asked.length;
    await signIn(api);
    expect(pwned.asked.length).toBe(before);
    const change = (newPassword: string) =>
      api.call('POST', `${ME}/reset/password`, {
        body: { currentPassword: 'Corner_2026', newPassword },
        headers,
      });
    expect(await change(STOLEN)).toMatchObject(refusal('body.newPassword'));
    expect(await change(FRESH)).toMatchObject({ status: 201 });
  });
  test('is refused for a forgotten one, whose ticket stays unspent', async () => {
    const email = 'stolen@shop.example';
    const sent = await api.call('POST', `${PUBLIC}/send/verification-code`, {
      body: { type: 'RESET_PASSWORD', email },
    });
    const { data } = await api.call('POST', `${PUBLIC}/ticket`, {
      body: {
        type: 'RESET_PASSWORD',
        email,
        challengeId: sent.data.challengeId,
        verificationCode: await codeSentTo(api, email),
      },
    });
    const reset = (password: string) =>
      api.call('POST', `${PUBLIC}/reset/password`, { body: { ticket: data.ticket, password } });
    expect(await reset(STOLEN)).toMatchObject(refusal('body.password'));
    expect(await reset('Lighthouse_of_4')).toMatchObject({ status: 201 });
  });
  test('is told from one among the padding; only five figures of the hash leave', async () => {
    expect(await (await registrationOf('padding@shop.example'))(UNSEEN)).toMatchObject({
      status: 201,
    });
    expect(pwned.asked.at(-1)).toMatch(/^\/range\/[\dA-F]{5}$/);
  });
  test('keeps nobody from registering while the service is away', async () => {
    pwned.answer(503);
    expect(await (await registrationOf('away@shop.example'))(STOLEN)).toMatchObject({
      status: 201,
    });
    pwned.answer(200);
  });
});

test('the stand-in refuses what the service refuses', async () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${pwned.origin}${path}`, { headers }).then(({ status }) => status);
  expect(await ask('/range/ABCDE')).toBe(200);
  expect(await ask('/range/ABCD')).toBe(400);
  expect(await ask('/range/ABCDEF')).toBe(400);
  expect(await ask('/range/ABCDX')).toBe(400);
  expect(await ask('/range/ABCDE', { 'user-agent': '' })).toBe(403);
});
