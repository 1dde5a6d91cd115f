import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '@tapnook/stack/free-port';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { APPLE_TEAM } from '../../../test/apple-team.ts';
import { type Edge, startEdge } from '../../../test/edge.ts';
import { startSandbox, type Sandbox } from '../../../test/sandbox.ts';
import { suppressionOf } from '../jobs/index.ts';

let api: TestApp;
let edge: Edge;
let sandbox: Sandbox;
beforeAll(async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const settings = ['google', 'apple', 'facebook'].flatMap((name) => [
    [`OIDC_${name.toUpperCase()}_ISSUER`, `http://localhost:${port}/identity/${name}`],
    [`OIDC_${name.toUpperCase()}_CLIENT_ID`, 'tapnook'],
    [`OIDC_${name.toUpperCase()}_CLIENT_SECRET`, 'identity_sandbox'],
  ]);
  api = await createTestApp({ ...Object.fromEntries(settings), ...APPLE_TEAM });
  await api.app.listen({ port: apiPort, host: '127.0.0.1' });
  edge = await startEdge(`http://127.0.0.1:${apiPort}`);
  sandbox = await startSandbox(port, `http://127.0.0.1:${apiPort}`, edge.origin);
});
afterAll(async () => {
  await sandbox.stop();
  await edge.stop();
  await api.close();
});

let nextUser = 8_000;
/** An account that a provider opens; with a phone as well unless it is the only way in. */
const account = async (type: 'apple' | 'facebook', subject: string, isOnlyWay = false) => {
  nextUser += 1;
  const as = { userId: String(nextUser) };
  await api.call('GET', '/v1/client/accounts/users', { as });
  await api.deps.pool.query('delete from user_providers where subject = $1', [subject]);
  await api.deps.pool.query(
    `insert into user_providers (user_id, type, issuer, subject, email, given_name)
      values ($1, $2, 'x', $3, 'a@b.example', 'Ka Yan')`,
    [nextUser, type, subject],
  );
  if (!isOnlyWay)
    await api.deps.pool.query(
      "update users set phone_region_id = 'HK', phone_code = '852', phone_no = $2 where id = $1",
      [nextUser, `6${2_000_000 + nextUser}`],
    );
  return as;
};
interface Told {
  readonly status: number;
  readonly body: string;
  readonly fault?: string;
}
/** What a person does at the sandbox's provider; how the shop answers it, through the edge. */
const happens = async (event: string, sub: string): Promise<Told> =>
  (
    await fetch(`${sandbox.origin}/api/identity/notices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event, sub }),
    })
  ).json() as Promise<Told>;
const isSignedIn = async ({ userId }: { userId: string }): Promise<boolean> =>
  (
    await api.deps.pool.query('select 1 from sessions where user_id = $1 and revoked_at is null', [
      userId,
    ])
  ).rows.length > 0;
const linkOf = async ({ userId }: { userId: string }): Promise<unknown> =>
  (
    await api.deps.pool.query('select email, given_name from user_providers where user_id = $1', [
      userId,
    ])
  ).rows[0];
const noticesOf = async ({ userId }: { userId: string }): Promise<string[]> =>
  (
    await api.deps.pool.query<{ title: string }>(
      "select title->>'en_gb' as title from notifications where user_id = $1",
      [userId],
    )
  ).rows.map(({ title }) => title);
const EMPTY = { email: null, given_name: '' };

describe('what Apple tells', () => {
  test('a consent withdrawn signs out everywhere, and the account can be reopened', async () => {
    const as = await account('apple', 'apple-priya');
    expect((await happens('consent-revoked', 'apple-priya')).status).toBe(201);
    expect([await isSignedIn(as), await linkOf(as)]).toEqual([false, EMPTY]);
    expect(await noticesOf(as)).toEqual(['You withdrew our access at Apple']);
  });

  test('an Apple account deleted opens ours no more, unless nothing else does', async () => {
    const as = await account('apple', 'apple-priya');
    await happens('account-delete', 'apple-priya');
    expect([await isSignedIn(as), await linkOf(as)]).toEqual([false, undefined]);
    const only = await account('apple', 'apple-newcomer', true);
    await happens('account-delete', 'apple-newcomer');
    expect([await isSignedIn(only), await linkOf(only)]).toEqual([false, EMPTY]);
  });

  test('a relay address that stops gets no mail until it is opened again', async () => {
    const reason = async () =>
      (await suppressionOf(api.deps.db, 'q7x2m9@privaterelay.example'))?.reason;
    await happens('email-disabled', 'apple-newcomer');
    expect(await reason()).toBe('bounce');
    await happens('email-enabled', 'apple-newcomer');
    expect(await reason()).toBeUndefined();
  });

  test('what Apple did not sign is refused', async () => {
    for (const body of ['{}', 'nonsense', JSON.stringify({ payload: 'a.b.c' })])
      expect(
        (
          await fetch(`${edge.origin}/api/v1/accounts/apple/notifications`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          })
        ).status,
      ).toBe(403);
  });
});

describe('what Facebook tells', () => {
  test('a shop removed signs out everywhere and forgets what Facebook told', async () => {
    const as = await account('facebook', 'facebook-elaine');
    const told = await happens('deauthorisation', 'facebook-elaine');
    expect([told.status, told.fault]).toEqual([201, undefined]);
    expect([await isSignedIn(as), await linkOf(as)]).toEqual([false, EMPTY]);
  });

  const pageOf = async ({ body }: Told): Promise<string> => {
    const { url } = JSON.parse(body) as { url: string };
    const answer = await fetch(edge.origin + new URL(url).pathname);
    return answer.text();
  };
  test('data are deleted, and the page of the code says so in both languages', async () => {
    const as = await account('facebook', 'facebook-elaine');
    const told = await happens('data-deletion', 'facebook-elaine');
    expect([told.status, told.fault]).toEqual([200, undefined]);
    expect(await linkOf(as)).toBeUndefined();
    const page = await pageOf(told);
    expect(page).toContain(JSON.parse(told.body).confirmation_code);
    expect(page).toMatch(
      /What Facebook told us about you is deleted[^]*我們已刪除Facebook提供的資料/,
    );
  });

  test('an account that nothing else opens goes as a whole, in fourteen days', async () => {
    const as = await account('facebook', 'facebook-newcomer', true);
    expect(await pageOf(await happens('data-deletion', 'facebook-newcomer'))).toMatch(
      /14 days after this request/,
    );
    const { rows } = await api.deps.pool.query('select status from users where id = $1', [
      as.userId,
    ]);
    expect(rows).toEqual([{ status: 'requested' }]);
    expect(await linkOf(as)).toEqual(EMPTY);
  });

  test('who has no account here is told so', async () => {
    await api.deps.pool.query("delete from user_providers where subject = 'facebook-elaine'");
    expect(await pageOf(await happens('data-deletion', 'facebook-elaine'))).toMatch(
      /We have no account/,
    );
    expect(
      (await fetch(`${edge.origin}/api/v1/public/accounts/data-deletion/guessed`)).status,
    ).toBe(404);
  });

  const signed = (payload: object, secret = 'identity_sandbox'): string => {
    const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
    const signature = createHmac('sha256', secret).update(text).digest('base64url');
    return new URLSearchParams({ signed_request: `${signature}.${text}` }).toString();
  };
  const GOOD = {
    algorithm: 'HMAC-SHA256',
    user_id: 'facebook-elaine',
    issued_at: Math.floor(Date.now() / 1000),
  };
  test.each([
    ['signed by another', signed(GOOD, 'secret-of-another-app')],
    ['signed in another way', signed({ ...GOOD, algorithm: 'none' })],
    ['that is old', signed({ ...GOOD, issued_at: GOOD.issued_at - 200_000 })],
    ['without a signature', 'signed_request=x'],
  ])('a request %s is refused', async (_name, body) => {
    const as = await account('facebook', 'facebook-elaine');
    for (const path of ['deauthorisation', 'data-deletion'])
      expect(
        (
          await fetch(`${edge.origin}/api/v1/accounts/facebook/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body,
          })
        ).status,
      ).toBe(403);
    expect(await linkOf(as)).toEqual({ email: 'a@b.example', given_name: 'Ka Yan' });
  });
});
