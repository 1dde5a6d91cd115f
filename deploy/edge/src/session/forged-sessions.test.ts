import { describe, expect, test } from '@jest/globals';
import { cookiesOf, FRESH, jwt, OLD, signIn, useProxiedApi } from '../../test/proxied-api.ts';

const proxy = useProxiedApi();

describe('forged and planted credentials', () => {
  // Covers: ERR-018, ACC-069, ACC-070
  test('refuses forged posts before any API call; other programs bring a bearer', async () => {
    const forged = await proxy.edge.inject({
      method: 'POST',
      url: '/api/x',
      headers: { 'sec-fetch-site': 'cross-site', source: 'Web' },
      cookies: { tn_access: FRESH },
      payload: {},
    });
    expect(forged.statusCode).toBe(403);
    expect(proxy.seen).toHaveLength(0);
    await proxy.edge.inject({
      method: 'POST',
      url: '/api/x',
      headers: { authorization: 'Bearer own' },
      payload: { a: 1 },
    });
    expect(proxy.seen[0]).toMatchObject({
      body: { a: 1 },
      headers: { authorization: 'Bearer own' },
    });
  });

  test('cookies planted before signing in are all replaced; none reaches the API', async () => {
    const planted = {
      tn_access: jwt(Date.now() / 1_000 + 300),
      tn_refresh: 'planted',
      tn_user: JSON.stringify({ userId: '9', name: 'Mallory', image: null }),
    };
    const answer = await signIn(proxy, planted);
    const cookies = cookiesOf(answer);
    expect([cookies.tn_access?.value, cookies.tn_refresh?.value]).toEqual([FRESH, 'r1']);
    expect(JSON.parse(cookies.tn_user?.value ?? '')).toMatchObject({ userId: '7' });
    expect(proxy.refreshes).toBe(0);
  });
  test.each(['tn_access', 'tn_refresh'])(
    'ignores the session when a second %s was planted that cannot be cleared',
    async (name) => {
      const planted = `${name}=${jwt(Date.now() / 1_000 + 500)}`;
      const ours = `tn_access=${name === 'tn_access' ? FRESH : OLD}; tn_refresh=r1`;
      for (const sent of [`${ours}; ${planted}`, `${planted}; ${ours}`])
        await proxy.edge.inject({
          url: '/api/b',
          headers: { cookie: sent, 'x-auth-schema': 'Bearer' },
        });
      if (name === 'tn_refresh')
        expect([proxy.refreshes, proxy.seen.some(({ headers }) => headers.authorization)]).toEqual([
          0,
          false,
        ]);
      // The other cookie may still be ours; the one that was doubled is not believed, in whichever
      // order they come.
      else
        expect([proxy.refreshes, proxy.seen.map(({ headers }) => headers.authorization)]).toEqual([
          1,
          [`Bearer ${FRESH}`, `Bearer ${FRESH}`],
        ]);
    },
  );
  test('nobody is signed in by another site: a forged sign-in leaves no cookie', async () => {
    const forged = await proxy.edge.inject({
      method: 'POST',
      url: '/api/v1/public/accounts/users/login',
      headers: {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
        'content-type': 'text/plain',
      },
      payload: '{"email":"mallory@evil.example","password":"x"}',
    });
    expect([forged.statusCode, forged.cookies]).toEqual([403, []]);
  });
});
