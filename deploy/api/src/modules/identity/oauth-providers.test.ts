import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@tapnook/stack/free-port';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { APPLE_TEAM } from '../../../test/apple-team.ts';
import { startSandbox, type Sandbox } from '../../../test/sandbox.ts';
import { inTransaction } from '../../db/pool.ts';
import { eraseDueAccounts } from '../account-deletion/account-deletion.service.ts';
import { collectPersonalData } from '../account-deletion/personal-data.ts';
import { appleClientSecret } from './apple-client-secret.ts';
import { decrypt } from './encrypted-secret.ts';
import {
  reencryptProviderTokens,
  revokeDueTokens,
  revokeProviderTokens,
} from './provider-revocation.service.ts';

/*
 * Each provider as strict as the real one: Apple posts its answer, wants a signed secret and names
 * a person once; Facebook has no ID token; Google tells of unverified addresses.
 */
const PUBLIC = '/v1/public/accounts';
let api: TestApp;
let sandbox: Sandbox;
beforeAll(async () => {
  const port = await freePort();
  sandbox = await startSandbox(port, 'http://127.0.0.1:9');
  const settings = ['google', 'apple', 'facebook'].flatMap((name) => [
    [`OIDC_${name.toUpperCase()}_ISSUER`, `${sandbox.origin}/identity/${name}`],
    [`OIDC_${name.toUpperCase()}_CLIENT_ID`, 'tapnook'],
    [`OIDC_${name.toUpperCase()}_CLIENT_SECRET`, 'identity_sandbox'],
  ]);
  api = await createTestApp({ ...Object.fromEntries(settings), ...APPLE_TEAM });
});
afterAll(async () => {
  await sandbox.stop();
  await api.close();
});

/** A browser that follows the provider's pages and gives what it sends back to the shop. */
const approve = async (url: string, sub: string): Promise<Record<string, string>> => {
  const jar = new Map<string, string>();
  const visit = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { ...init, redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location || location.startsWith('http://localhost:3000/')) return answer;
    const next = new URL(location, address).href;
    return next.includes('/pick/') ? pick(next) : visit(next);
  };
  const pick = (address: string): Promise<Response> =>
    visit(address, { method: 'POST', body: new URLSearchParams({ person: sub }) });
  const last = await visit(url);
  const location = last.headers.get('location');
  if (location) return Object.fromEntries(new URL(location).searchParams);
  const fields = [...(await last.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(
    fields.map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );
};
const signIn = async (provider: string, sub: string) => {
  const start = await api.call('GET', `${PUBLIC}/oauth/${provider}/start`);
  const { code, state, iss, user } = await approve(start.data.url, sub);
  const body = { flowId: start.data.flowId, code, state, iss, user };
  const signedIn = await api.call('POST', `${PUBLIC}/oauth/${provider}/callback`, { body });
  const { data } = await api.call('GET', '/v1/client/accounts/users', {
    headers: { authorization: `Bearer ${signedIn.data.accessToken}` },
  });
  return { user, signedIn, profile: data };
};

describe('signing in by a provider', () => {
  it('by Apple takes the name that is posted once, and a relay address', async () => {
    const first = await signIn('apple', 'apple-newcomer');
    expect(first.signedIn).toMatchObject({ status: 201, data: { firstLogin: true } });
    expect(first.profile).toMatchObject({
      firstName: 'Tsz Ching',
      lastName: 'Lam',
      appleId: 'apple-newcomer',
      appleEmailAddress: 'q7x2m9@privaterelay.example',
    });
    const again = await signIn('apple', 'apple-newcomer');
    expect(again.user).toBeUndefined();
    expect(again.profile).toMatchObject({ userId: first.profile.userId, firstName: 'Tsz Ching' });
  });
  it.each([
    ['facebook-newcomer', 'Ho Yin', null],
    ['facebook-elaine', 'Elaine', 'elaine.kwok@mail.example'],
  ])('by Facebook asks its graph, with an address or without (%s)', async (sub, name, email) => {
    const { profile } = await signIn('facebook', sub);
    expect(profile).toMatchObject({
      firstName: name,
      facebookId: sub,
      facebookEmailAddress: email,
    });
  });
  it('by Facebook tells a code that is spent from a secret that is not the app’s', async () => {
    const start = () => api.call('GET', `${PUBLIC}/oauth/facebook/start`);
    const finish = (flowId: string, { code = '', state = '', iss = '' }: Record<string, string>) =>
      api.call('POST', `${PUBLIC}/oauth/facebook/callback`, {
        body: { flowId, code, state, ...(iss && { iss }) },
      });
    const { data: first } = await start();
    const back = await approve(first.url, 'facebook-elaine');
    expect((await finish(first.flowId, back)).status).toBe(201);
    const { data: second } = await start();
    const state = new URL(second.url).searchParams.get('state') ?? '';
    expect(await finish(second.flowId, { ...back, state })).toMatchObject({ code: '30034' });
    const { data: third } = await start();
    const fresh = await approve(third.url, 'facebook-elaine');
    const { OIDC_FACEBOOK_CLIENT_SECRET: secret } = api.deps.env;
    Object.assign(api.deps.env, { OIDC_FACEBOOK_CLIENT_SECRET: 'of-another-app' });
    const refused = await finish(third.flowId, fresh);
    Object.assign(api.deps.env, { OIDC_FACEBOOK_CLIENT_SECRET: secret });
    expect(refused).toMatchObject({ status: 503, code: '10503' });
  });
  it('by Google lets people choose, and believes no address that is not verified', async () => {
    const { data } = await api.call('GET', `${PUBLIC}/oauth/google/start`);
    expect(new URL(data.url).searchParams.get('prompt')).toBe('select_account');
    const { profile } = await signIn('google', 'google-unverified');
    expect(profile).toMatchObject({ googleId: 'google-unverified', googleEmailAddress: null });
    expect((await signIn('google', 'google-newcomer')).profile.googleEmailAddress).toBe(
      'ka.yan@gmail.example',
    );
  });
});

describe('what is posted as Apple’s name', () => {
  it.each(['{', '[]', '{"name":7}', '{"name":{"firstName":{}}}'])(
    'is left out when it is none (%s)',
    async (user) => {
      const start = await api.call('GET', `${PUBLIC}/oauth/apple/start`);
      const back = await approve(start.data.url, 'apple-priya');
      const body = { flowId: start.data.flowId, code: back.code, state: back.state, iss: back.iss };
      expect(
        await api.call('POST', `${PUBLIC}/oauth/apple/callback`, { body: { ...body, user } }),
      ).toMatchObject({ status: 201 });
    },
  );
});

describe('a consent at Apple that an account lets go of', () => {
  const one = async <T extends object>(text: string, values: unknown[]): Promise<T | undefined> =>
    (await api.deps.pool.query<T>(text, values)).rows[0];
  /** Whether Apple still takes the token for what it is. */
  const isAlive = async (token: string): Promise<boolean> => {
    const answer = await fetch(`${sandbox.origin}/identity/apple/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: token,
        client_id: 'tapnook',
        client_secret: await appleClientSecret(api.deps.env),
      }),
    });
    return answer.ok;
  };
  /** Signs in by Apple to an account that a phone opens as well. */
  const account = async (sub: string, phone: string) => {
    const { signedIn, profile } = await signIn('apple', sub);
    const userId = Number(profile.userId);
    await api.deps.pool.query(
      "update users set phone_region_id = 'HK', phone_code = '852', phone_no = $2 where id = $1",
      [userId, phone],
    );
    const row = await one<{ token: string }>(
      'select refresh_token as token from user_providers where user_id = $1',
      [userId],
    );
    const token = decrypt(api.deps.env, 'provider-token', 'apple', row?.token ?? '')?.secret ?? '';
    expect(row?.token).not.toContain(token);
    expect(await isAlive(token)).toBe(true);
    const headers = { authorization: `Bearer ${signedIn.data.accessToken}` };
    return { userId, token, headers };
  };
  const waiting = async (): Promise<number> =>
    Number((await one<{ n: string }>('select count(*) as n from provider_revocations', []))?.n);

  it('is revoked there once it is unlinked', async () => {
    const { token, headers } = await account('apple-newcomer', '61110001');
    const gone = await api.call('POST', '/v1/client/accounts/users/unlink/provider', {
      headers,
      body: { type: 'apple' },
    });
    expect(gone).toMatchObject({ data: { appleId: null } });
    await revokeDueTokens(api.deps);
    expect([await isAlive(token), await waiting()]).toEqual([false, 0]);
  });

  it('is revoked there when the account is erased; its data’s copy shows no token', async () => {
    const { userId, token } = await account('apple-priya', '61110002');
    expect(JSON.stringify(await collectPersonalData(api.deps.db, userId))).not.toContain(
      'refresh_token',
    );
    await api.deps.pool.query(
      `update users set status = 'requested', deletion_at = app_now() - interval '1 day'
        where id = $1`,
      [userId],
    );
    expect(await eraseDueAccounts(api.deps)).toBe(1);
    expect([await isAlive(token), await waiting()]).toEqual([true, 1]);
    await revokeDueTokens(api.deps);
    expect([await isAlive(token), await waiting()]).toEqual([false, 0]);
  });

  it('is tried again while Apple is away, later each time', async () => {
    const { userId, token } = await account('apple-priya', '61110003');
    await inTransaction(api.deps.db, (tx) => revokeProviderTokens(tx, userId));
    const away = {
      ...api.deps,
      env: { ...api.deps.env, OIDC_APPLE_ISSUER: 'http://127.0.0.1:9/apple' },
    };
    await revokeDueTokens(away);
    expect(
      await one(
        `select attempts, next_attempt_at > app_now() + interval '50 seconds' as later
          from provider_revocations`,
        [],
      ),
    ).toEqual({ attempts: 1, later: true });
    await revokeDueTokens(api.deps);
    expect(await isAlive(token)).toBe(true);
    await api.deps.pool.query('update provider_revocations set next_attempt_at = app_now()');
    await revokeDueTokens(api.deps);
    expect([await isAlive(token), await waiting()]).toEqual([false, 0]);
  });

  it('is revoked by nobody who is not the shop', async () => {
    const { token } = await account('apple-priya', '61110004');
    const answer = await fetch(`${sandbox.origin}/identity/apple/auth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token, client_id: 'tapnook', client_secret: 'a-secret' }),
    });
    expect([answer.status, await isAlive(token)]).toEqual([401, true]);
  });

  it('survives a change of the secret that the token is encrypted with', async () => {
    const { userId } = await account('apple-priya', '61110005');
    const env = {
      ...api.deps.env,
      TOKEN_SECRET: 'n'.repeat(40),
      TOKEN_SECRETS_ACCEPTED: [api.deps.env.TOKEN_SECRET],
    };
    await reencryptProviderTokens({ ...api.deps, env });
    const row = await one<{ token: string }>(
      'select refresh_token as token from user_providers where user_id = $1',
      [userId],
    );
    expect(decrypt(env, 'provider-token', 'apple', row?.token ?? '')?.isCurrent).toBe(true);
  });
});
