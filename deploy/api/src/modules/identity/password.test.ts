import { beforeAll, describe, expect, test } from '@jest/globals';
import { createAccountsApi } from '../../../test/accounts-api.ts';
import type { TestApp } from '../../../test/app.ts';
import { codeSentTo, register, signIn } from '../../../test/sign-in.ts';

const PUBLIC = '/v1/public/accounts';
const ME = '/v1/client/accounts/users';
const accounts = createAccountsApi();
let api: TestApp;
beforeAll(() => void ({ api } = accounts));

describe('a forgotten password', () => {
  const ticketFor = async (email: string) => {
    const sent = await api.call('POST', `${PUBLIC}/users/send/verification-code`, {
      body: { type: 'RESET_PASSWORD', email },
    });
    return api.call('POST', `${PUBLIC}/users/ticket`, {
      body: {
        type: 'RESET_PASSWORD',
        email,
        challengeId: sent.data.challengeId,
        verificationCode: await codeSentTo(api, email),
      },
    });
  };
  // Covers: ACC-004, ACC-005, ERR-057, ERR-065
  test('is set anew with a ticket, once; every session ends and the owner is told', async () => {
    const session = await register(api, 'forgetful@shop.example');
    const { data } = await ticketFor('forgetful@shop.example');
    const reset = (password: string) =>
      api.call('POST', `${PUBLIC}/users/reset/password`, {
        body: { ticket: data.ticket, password },
      });
    expect(await reset('Corner_2026')).toMatchObject({ status: 400, code: '30045' });
    expect(await reset('Corner_2027')).toMatchObject({ status: 201, data: { status: true } });
    expect(await reset('Corner_2028')).toMatchObject({ status: 400, code: '30034' });
    expect(await api.call('GET', ME, { headers: session.headers })).toMatchObject({ status: 401 });
    expect(
      await api.call('POST', `${PUBLIC}/users/login`, {
        body: { email: 'forgetful@shop.example', password: 'Corner_2026' },
      }),
    ).toMatchObject({ code: '30005' });
    const after = await signIn(api, 'forgetful@shop.example', 'Corner_2027');
    expect(
      (await api.call('GET', `${ME}/notifications`, { headers: after.headers })).data.items[0].title
        .en_gb,
    ).toBe('Your password was changed');
  });
  // Covers: ERR-061, ERR-074, ACC-066
  test('of nobody is told to whoever proved the address', async () => {
    expect(await ticketFor('stranger@shop.example')).toMatchObject({ status: 400, code: '30041' });
  });
});

describe('changing the password', () => {
  // Covers: VAL-015, ACC-016
  test('asks for the current one and ends every other session', async () => {
    const here = await register(api, 'changer@shop.example');
    const there = await signIn(api, 'changer@shop.example');
    const change = (body: object) =>
      api.call('POST', `${ME}/reset/password`, { body, headers: here.headers });
    expect(await change({ newPassword: 'Corner_2027' })).toMatchObject({ code: '30013' });
    expect(
      await change({ currentPassword: 'Wrong_pass1', newPassword: 'Corner_2027' }),
    ).toMatchObject({ code: '30013' });
    expect(
      await change({ currentPassword: 'Corner_2026', newPassword: 'Corner_2026' }),
    ).toMatchObject({ code: '30045' });
    expect(
      await change({ currentPassword: 'Corner_2026', newPassword: 'Corner_2027' }),
    ).toMatchObject({ status: 201 });
    expect((await api.call('GET', ME, { headers: here.headers })).status).toBe(200);
    expect((await api.call('GET', ME, { headers: there.headers })).status).toBe(401);
  });
});
