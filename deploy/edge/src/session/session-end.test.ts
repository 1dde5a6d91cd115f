import { describe, expect, test } from '@jest/globals';
import { cookiesOf, FRESH, OLD, own, signIn, useProxiedApi } from '../../test/proxied-api.ts';

const proxy = useProxiedApi();

describe('calls that make or end a session', () => {
  test('signing out clears the cookies', async () => {
    const answer = await proxy.edge.inject({
      method: 'POST',
      url: '/api/v1/client/accounts/users/sign-out',
      headers: { ...own, 'x-auth-schema': 'Bearer' },
      cookies: { tn_access: FRESH, tn_refresh: 'r1' },
      payload: {},
    });
    expect(cookiesOf(answer).tn_access?.value).toBe('');
  });

  test('only the calls that sign in make a session, whatever else an answer says', async () => {
    const answer = await proxy.edge.inject({
      method: 'POST',
      url: '/api/v1/public/points/anything',
      headers: own,
      payload: {},
    });
    expect(answer.cookies).toEqual([]);
    // Nor do its tokens come into the reach of a script.
    expect(answer.json()).toEqual({ code: '0', data: { user: { userId: '1' } } });
  });
  test('a 401 that is not of the token ends no session', async () => {
    const answer = await proxy.edge.inject({
      url: '/api/gateway',
      cookies: { tn_access: FRESH, tn_refresh: 'r1' },
      headers: { 'x-auth-schema': 'Bearer' },
    });
    expect([answer.statusCode, answer.body, answer.cookies]).toEqual([401, 'sign in first', []]);
  });
  test('a refresh token that was used already ends the session in this browser', async () => {
    proxy.refreshStatus = 401;
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        proxy.edge.inject({
          url: '/api/b',
          cookies: { tn_access: OLD, tn_refresh: 'used' },
          headers: { 'x-auth-schema': 'Bearer' },
        }),
      ),
    );
    for (const answer of answers)
      expect([cookiesOf(answer).tn_access?.value, cookiesOf(answer).tn_user?.value]).toEqual([
        '',
        '',
      ]);
    expect([proxy.refreshes, proxy.seen.some(({ headers }) => headers.authorization)]).toEqual([
      1,
      false,
    ]);
  });
  // Covers: ACC-091
  test.each([
    ['a refused token', '/api/held/refused', 'GET', FRESH, 201],
    ['a refused refresh', '/api/b', 'GET', OLD, 401],
    ['a refresh', '/api/b', 'GET', OLD, 201],
    ['signing out', '/api/v1/client/accounts/users/sign-out', 'POST', FRESH, 201],
  ] as const)(
    '%s that is told late touches nobody who signed in meanwhile in that browser',
    async (_what, url, method, access, status) => {
      proxy.hold();
      proxy.refreshStatus = status;
      const headers = { ...own, 'x-auth-schema': 'Bearer' };
      const ask = (shopper: string) =>
        proxy.edge.inject({
          method,
          url,
          headers,
          cookies: { tn_access: access, tn_refresh: 'r0', tn_shopper: shopper },
          ...(method === 'POST' ? { payload: {} } : {}),
        });
      const under = [ask('hers'), ask('another')];
      const signedIn = await signIn(proxy, { tn_shopper: 'hers' });
      expect(cookiesOf(signedIn).tn_refresh?.value).toBe('r1');
      proxy.release();
      const [late, other] = await Promise.all(under);
      expect(late?.cookies).toEqual([]);
      expect(other?.cookies.map(({ name }) => name)).toContain('tn_refresh');
      // Her next call is judged by her own session again.
      const next = await proxy.edge.inject({
        url: '/api/refused',
        headers,
        cookies: { tn_access: FRESH, tn_refresh: 'r1', tn_shopper: 'hers' },
      });
      expect(cookiesOf(next).tn_refresh?.value).toBe('');
    },
  );
});
