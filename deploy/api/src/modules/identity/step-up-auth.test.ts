import { describe, expect, test } from '@jest/globals';
import { createAccountsApi } from '../../../test/accounts-api.ts';
import { codeSentTo } from '../../../test/sign-in.ts';

const ME = '/v1/client/accounts/users';
const bench = createAccountsApi();

const call = (path: string, body: object) =>
  bench.api.call('POST', `${ME}${path}`, { body, headers: bench.demo.headers });
const EMAIL = {
  status: 400,
  code: '30046',
  data: {
    en_US: 'The email address does not match the one you logged in with.',
    zh_HK: '電郵地址與你登入時所用的不符。',
  },
};
const PHONE = {
  status: 400,
  code: '30047',
  data: {
    en_US: 'The phone number does not match the one you logged in with.',
    zh_HK: '電話號碼與你登入時所用的不符。',
  },
};

describe('a proof of the owner', () => {
  // Covers: ERR-066, ERR-067, ERR-090, ERR-091
  test.each(['REAUTHENTICATE', 'DELETE_ACCOUNT'])(
    'of %s goes to nobody else’s address or number',
    async (type) => {
      await bench.api.deps.pool.query('truncate outbox');
      for (const path of ['/send/verification-code', '/ticket', '/check/verification-code']) {
        const proof =
          path === '/send/verification-code'
            ? {}
            : { verificationCode: '123456', challengeId: 'c-1' };
        expect(await call(path, { type, ...proof, email: 'somebody@shop.example' })).toMatchObject(
          EMAIL,
        );
        expect(
          await call(path, { type, ...proof, phoneNo: '69999999', regionId: 'HK' }),
        ).toMatchObject(PHONE);
      }
      expect((await bench.api.deps.pool.query('select 1 from outbox')).rowCount).toBe(0);
    },
  );

  test('goes to the account’s own number when that is named, and makes a ticket', async () => {
    const named = { phoneNo: '6123 4567', regionId: 'HK' };
    const sent = await call('/send/verification-code', { type: 'REAUTHENTICATE', ...named });
    expect(sent).toMatchObject({ status: 201, data: { triesLeft: 3 } });
    const proof = {
      ...named,
      challengeId: sent.data.challengeId,
      verificationCode: await codeSentTo(bench.api, '+85261234567'),
    };
    expect(
      await call('/check/verification-code', { type: 'REAUTHENTICATE', ...proof }),
    ).toMatchObject({ status: 201, data: { status: true } });
    expect(await call('/ticket', { type: 'REAUTHENTICATE', ...proof })).toMatchObject({
      status: 201,
      data: { status: true },
    });
  });

  test('goes to the account’s e-mail when none is named', async () => {
    const sent = await call('/send/verification-code', { type: 'DELETE_ACCOUNT' });
    const proof = {
      challengeId: sent.data.challengeId,
      verificationCode: await codeSentTo(bench.api, 'demo@tapnook.example'),
    };
    expect(await call('/ticket', { type: 'DELETE_ACCOUNT', ...proof })).toMatchObject({
      status: 201,
    });
  });
});
