import { beforeAll, describe, expect, it } from '@jest/globals';
import { createSocialAccountsApi } from '../../../test/accounts-api.ts';
import type { TestApp } from '../../../test/app.ts';
import type { IdentityProvider } from '../../../test/fake-identity-provider.ts';
import { register, signIn, type Session } from '../../../test/sign-in.ts';

const ME = '/v1/client/accounts/users';
const PASSWORD = 'Corner_2026';
const accounts = createSocialAccountsApi();
const { post, startGoogle, codeFor } = accounts;
let api: TestApp;
let google: IdentityProvider;
beforeAll(() => void ({ api, google } = accounts));

const startLink = (session: Session) => startGoogle('link', session);
const grow = ({ userId }: Session) =>
  api.deps.pool.query(
    "update sessions set authenticated_at = app_now() - interval '11 minutes' where user_id = $1",
    [userId],
  );
const lettersTo = async (email: string): Promise<readonly string[]> =>
  (
    await api.deps.pool.query<{ text: string }>(
      `select payload->>'text' as text from outbox where recipient = $1
        and payload->>'subject' like '%Your TapNook account%'`,
      [email],
    )
  ).rows.map(({ text }) => text);

describe('a session that was stolen', () => {
  it('links no provider before the owner is proved', async () => {
    const session = await register(api, 'link-thief@shop.example');
    await grow(session);
    expect(await startLink(session)).toMatchObject({ status: 400, code: '30013' });
    await post('/ticket', session, { type: 'REAUTHENTICATE', password: PASSWORD });
    expect(await startLink(session)).toMatchObject({ status: 200 });
  });

  it('changes no e-mail without the password, however fresh the sign-in', async () => {
    const session = await register(api, 'mail-thief@shop.example');
    const email = 'mail-thief-new@shop.example';
    const change = { email, ...(await codeFor(session, 'LINK_EMAIL', email)) };
    expect(await post('/link/credential', session, change)).toMatchObject({ code: '30013' });
    expect(
      await post('/link/credential', session, { ...change, password: PASSWORD }),
    ).toMatchObject({ status: 201, data: { email } });
  });

  it('sends notices nowhere else before the owner is proved', async () => {
    const session = await register(api, 'notice-thief@shop.example');
    await grow(session);
    const email = 'notice-thief-new@shop.example';
    const change = {
      notificationEmailAddress: email,
      ...(await codeFor(session, 'NOTIFICATION_EMAIL', email)),
    };
    const phone = { notificationPhoneRegionId: 'HK', notificationPhoneNo: '98765432' };
    for (const body of [change, phone])
      expect(await post('/set/notification', session, body)).toMatchObject({ code: '30013' });
    for (const body of [change, phone])
      expect(
        await post('/set/notification', session, { ...body, password: PASSWORD }),
      ).toMatchObject({ status: 201 });
    expect(await lettersTo('notice-thief@shop.example')).toHaveLength(2);
    expect(await post('/set/notification', session, { useNotification: false })).toMatchObject({
      status: 201,
    });
  });
});

describe('a change of the ways in', () => {
  it('is mailed to the address that opened the account before, in both languages', async () => {
    const session = await register(api, 'told-before@shop.example');
    const { data: flow } = await startLink(session);
    const linked = { type: 'google', flowId: flow.flowId };
    await post('/link/provider', session, {
      ...linked,
      ...google.approve(flow.url, { sub: 'g-told' }),
    });
    await post('/unlink/provider', session, { type: 'google', password: PASSWORD });
    const email = 'told-after@shop.example';
    await post('/link/credential', session, {
      email,
      ...(await codeFor(session, 'LINK_EMAIL', email)),
      password: PASSWORD,
    });
    const letters = await lettersTo('told-before@shop.example');
    for (const words of [
      'Google now opens this account.',
      '現可以Google登入此帳戶。',
      'Google no longer opens this account.',
      'Your email was changed.',
      '電郵已更改。',
    ])
      expect(letters.join('\n')).toContain(words);
    expect(await lettersTo(email)).toEqual([]);
  });

  it('ends every other session when a way in is replaced, and none when one is added', async () => {
    const session = await register(api, 'other-devices@shop.example');
    const other = await signIn(api, 'other-devices@shop.example');
    const read = () => api.call('GET', ME, { headers: other.headers });
    const { data: flow } = await startLink(session);
    await post('/link/provider', session, {
      type: 'google',
      flowId: flow.flowId,
      ...google.approve(flow.url, { sub: 'g-devices' }),
    });
    expect(await read()).toMatchObject({ status: 200 });
    const email = 'other-devices-new@shop.example';
    await post('/link/credential', session, {
      email,
      ...(await codeFor(session, 'LINK_EMAIL', email)),
      password: PASSWORD,
    });
    expect(await read()).toMatchObject({ status: 401, code: '10104' });
    expect(await api.call('GET', ME, { headers: session.headers })).toMatchObject({ status: 200 });
  });
});
