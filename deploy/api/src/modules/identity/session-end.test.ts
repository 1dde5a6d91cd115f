import { describe, expect, it } from '@jest/globals';
import { createAccountsApi } from '../../../test/accounts-api.ts';
import { register, signIn, type Session } from '../../../test/sign-in.ts';

const ME = '/v1/client/accounts/users';
const bench = createAccountsApi();
const get = (path: string, { headers }: Session) => bench.api.call('GET', path, { headers });
const post = (path: string, { headers }: Session, body: object = {}) =>
  bench.api.call('POST', path, { headers, body });
/** Calls that answer people who are not signed in too, but more to the owner. */
const VISITOR_CALLS = [
  '/v1/public/accounts/oauth/google/start?intent=link',
  '/user/order/info/TN-none',
  '/v1/client/orders/TN-none/timeline',
];

describe('an ended session', () => {
  it.each([
    ['sign-out', `${ME}/sign-out`, {}],
    ['sign-out everywhere', `${ME}/sign-out-everywhere`, { includingThis: true }],
  ])('opens no call with its access token after %s', async (_name, path, body) => {
    const session = await signIn(bench.api);
    expect(await post(path, session, body)).toMatchObject({ status: 201 });
    for (const call of [ME, '/v2/client/orders?pageNum=1&pageSize=1', ...VISITOR_CALLS])
      expect(await get(call, session)).toMatchObject({ status: 401, code: '10104' });
    expect(await get('/v1/public/accounts/getContactMerchantUserInfo', session)).toEqual(
      expect.objectContaining({
        data: (await bench.api.call('GET', '/v1/public/accounts/getContactMerchantUserInfo')).data,
      }),
    );
  });

  it('leaves public calls open, as to anybody', async () => {
    const session = await signIn(bench.api);
    await post(`${ME}/sign-out`, session);
    expect(await get('/v1/public/accounts/regions', session)).toMatchObject({ status: 200 });
  });
});

describe('a token of a session', () => {
  it('counts for nothing when there is no such session or it is somebody else’s', async () => {
    const other = await register(bench.api, 'other-session@shop.example');
    const { rows } = await bench.api.deps.pool.query<{ id: string }>(
      'select id from sessions where user_id = $1',
      [other.userId],
    );
    for (const sessionId of ['never', rows[0]?.id ?? ''])
      expect(
        await bench.api.call('GET', '/v2/client/orders?pageNum=1&pageSize=1', {
          as: { userId: bench.demo.userId, sessionId },
        }),
      ).toMatchObject({ status: 401, code: '10104' });
  });

  it.each([
    ['demo@tapnook.example', '89 days', '91 days'],
    ['admin@tapnook.example', '6 days', '8 days'],
  ])('of %s ends some days after the sign-in, used or not', async (email, within, after) => {
    const session = await signIn(bench.api, email);
    const age = (interval: string) =>
      bench.api.deps.pool.query(
        'update sessions set created_at = app_now() - $1::interval where user_id = $2',
        [interval, session.userId],
      );
    await age(within);
    expect(await get(ME, session)).toMatchObject({ status: 200 });
    await age(after);
    expect(await get(ME, session)).toMatchObject({ status: 401, code: '10104' });
    expect(
      await bench.api.call('POST', '/v1/public/accounts/users/refresh-token', {
        body: { refreshToken: session.refreshToken },
      }),
    ).toMatchObject({ status: 401, code: '10104' });
    await bench.api.deps.pool.query(
      'update sessions set created_at = app_now() where user_id = $1',
      [session.userId],
    );
  });
});

describe('endUserSessions', () => {
  it('lets an administrator sign somebody out, and nobody else', async () => {
    const person = await register(bench.api, 'signed-out-by-us@shop.example');
    const path = `/v1/admin/accounts/users/${person.userId}/sign-out`;
    expect(await post(path, person)).toMatchObject({ status: 404 });
    const administrator = await signIn(bench.api, 'admin@tapnook.example');
    expect(await post(path, administrator)).toMatchObject({ status: 201, data: { ended: 1 } });
    expect(await get(ME, person)).toMatchObject({ status: 401, code: '10104' });
    expect(await post('/v1/admin/accounts/users/999999/sign-out', administrator)).toMatchObject({
      status: 404,
    });
  });
});
