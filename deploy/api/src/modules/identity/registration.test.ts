import { beforeAll, describe, expect, test } from '@jest/globals';
import { VALIDATION_EXAMPLES } from '@tapnook/kernel/examples';
import { createAccountsApi } from '../../../test/accounts-api.ts';
import type { TestApp } from '../../../test/app.ts';
import { codeSentTo, register, signIn } from '../../../test/sign-in.ts';

const PUBLIC = '/v1/public/accounts';
const ME = '/v1/client/accounts/users';
const accounts = createAccountsApi();
let api: TestApp;
beforeAll(() => void ({ api } = accounts));

describe('registration', () => {
  // Covers: ACC-001, ERR-058
  test('needs the code of the address, and then signs in', async () => {
    const session = await register(api, 'new@shop.example');
    expect((await api.call('GET', ME, { headers: session.headers })).data).toMatchObject({
      email: 'new@shop.example',
      hasPassword: true,
      needSetNotificationEmail: false,
    });
    const guessed = await api.call('POST', `${PUBLIC}/users/register`, {
      body: {
        email: 'victim@shop.example',
        password: 'Corner_2026',
        verificationCode: '123456',
        challengeId: 'guess',
      },
    });
    expect(guessed).toMatchObject({ status: 400, code: '30036' });
    const { rows } = await api.deps.pool.query(
      "select 1 from users where email = 'victim@shop.example'",
    );
    expect(rows).toHaveLength(0);
  });
  // Covers: ERR-054, ERR-075
  test('of a registered address is told only to its holder', async () => {
    const sent = await api.call('POST', `${PUBLIC}/users/send/verification-code`, {
      body: { type: 'REGISTER', email: 'demo@tapnook.example' },
    });
    expect(sent.status).toBe(201);
    const body = {
      email: 'demo@tapnook.example',
      password: 'Corner_2027',
      challengeId: sent.data.challengeId,
      verificationCode: await codeSentTo(api, 'demo@tapnook.example'),
    };
    expect(await api.call('POST', `${PUBLIC}/users/register`, { body })).toMatchObject({
      status: 400,
      code: '30007',
      data: { en_US: 'Email is already registered', zh_HK: '此電郵已登記' },
    });
  });
  // Covers: ERR-076
  test('of a registered number is told only to its holder, in the words of a number', async () => {
    const number = { phoneNo: '61234567', regionId: 'HK' };
    const sent = await api.call('POST', `${PUBLIC}/users/send/verification-code`, {
      body: { type: 'REGISTER', ...number },
    });
    const ticket = (verificationCode: string) =>
      api.call('POST', `${PUBLIC}/users/ticket`, {
        body: { type: 'REGISTER', ...number, challengeId: sent.data.challengeId, verificationCode },
      });
    const code = await codeSentTo(api, '+85261234567');
    expect(await ticket(code === '000000' ? '000001' : '000000')).toMatchObject({ code: '30004' });
    expect(await ticket(code)).toMatchObject({
      status: 400,
      code: '30007',
      data: { en_US: 'Mobile number is already registered', zh_HK: '此手提電話號碼已登記' },
    });
  });
  // Covers: VAL-012
  test.each(VALIDATION_EXAMPLES['password']?.refused ?? [])(
    'refuses the password %j',
    async (password) => {
      const answer = await api.call('POST', `${PUBLIC}/users/register`, {
        body: {
          email: 'new2@shop.example',
          password,
          verificationCode: '123456',
          challengeId: 'c',
        },
      });
      expect([answer.status, answer.code, answer.data.fields[0].field]).toEqual([
        400,
        '10102',
        'body.password',
      ]);
    },
  );
});

describe('who has an account', () => {
  // Covers: ACC-010, ACC-064
  test('is not told without proof, by word or by time', async () => {
    for (const email of ['demo@tapnook.example', 'nobody@shop.example']) {
      expect(
        (await api.call('POST', `${PUBLIC}/is-account-exist`, { body: { email } })).data,
      ).toEqual({ isExist: null });
      expect(
        await api.call('POST', `${PUBLIC}/users/send/verification-code`, {
          body: { type: 'RESET_PASSWORD', email },
        }),
      ).toMatchObject({ status: 201, data: { ttl: 600 } });
    }
  });
  // Covers: ACC-064
  test('takes a wrong password as long for nobody as for somebody', async () => {
    const time = async (email: string): Promise<number> => {
      await api.deps.pool.query('truncate rate_limits');
      const begun = performance.now();
      await api.call('POST', `${PUBLIC}/users/login`, { body: { email, password: 'Wrong_pass1' } });
      return performance.now() - begun;
    };
    // By turns, and the quickest of each: a busy machine slows single rounds, not all.
    let [known, unknown] = [Infinity, Infinity];
    for (let round = 0; round < 10; round += 1) {
      known = Math.min(known, await time('demo@tapnook.example'));
      unknown = Math.min(unknown, await time('nobody@shop.example'));
    }
    // Without the work for nobody it would be a tenth.
    expect(unknown).toBeGreaterThan(known * 0.5);
    expect(unknown).toBeLessThan(known * 2);
  });
  // Covers: ACC-065
  test('cannot be guessed: ten wrong passwords an address', async () => {
    const tries: number[] = [];
    for (let round = 0; round < 12; round += 1)
      tries.push(
        (
          await api.call('POST', `${PUBLIC}/users/login`, {
            body: { email: 'merchant@tapnook.example', password: `Wrong_pass${round}` },
          })
        ).status,
      );
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    const side = await Promise.all(
      Array.from({ length: 30 }, () =>
        api.call('POST', `${PUBLIC}/users/login`, {
          body: { email: 'admin@tapnook.example', password: 'Wrong_pass1' },
        }),
      ),
    );
    expect(side.filter((answer) => answer.status === 400)).toHaveLength(10);
  });
  test('does not count against who knows the password', async () => {
    for (let round = 0; round < 12; round += 1)
      expect((await signIn(api, 'siuyin@tapnook.example')).userId).toBe('6');
  });
});
