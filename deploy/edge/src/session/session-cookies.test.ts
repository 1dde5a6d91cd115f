import { describe, expect, test } from '@jest/globals';
import { cookiesOf, FRESH, OLD, own, signIn, useProxiedApi } from '../../test/proxied-api.ts';

const proxy = useProxiedApi();

describe('sessions at the edge (part 3, Identity)', () => {
  // Covers: CON-003, ACC-067, ACC-068
  test('tokens go into cookies that no script can read, and out of the body', async () => {
    const answer = await signIn(proxy);
    expect(answer.statusCode).toBe(201);
    expect(answer.body).not.toContain('r1');
    expect(answer.body).not.toContain(FRESH);
    const cookies = cookiesOf(answer);
    expect(cookies.tn_access).toMatchObject({ value: FRESH, httpOnly: true, sameSite: 'Lax' });
    expect(cookies.tn_refresh).toMatchObject({ value: 'r1', httpOnly: true });
    expect(JSON.parse(cookies.tn_user?.value ?? '')).toEqual({
      userId: '7',
      name: '嘉欣',
      image: null,
    });
    expect(cookies.tn_user?.httpOnly).toBeUndefined();
  });
  test('the device that signed in is named to account calls, signed out as well', async () => {
    const answer = await signIn(proxy);
    expect(answer.body).not.toContain('d1');
    expect(cookiesOf(answer).tn_device).toMatchObject({
      value: 'd1',
      httpOnly: true,
      maxAge: 365 * 86_400,
    });
    const signedOut = await proxy.edge.inject({
      method: 'POST',
      url: '/api/v1/client/accounts/users/sign-out',
      headers: { ...own, 'x-auth-schema': 'Bearer' },
      cookies: { tn_access: FRESH, tn_refresh: 'r1', tn_device: 'd1' },
      payload: {},
    });
    expect(Object.keys(cookiesOf(signedOut))).not.toContain('tn_device');
    await proxy.edge.inject({ url: '/api/v1/public/home', cookies: { tn_device: 'd1' } });
    expect(proxy.seen.map(({ headers }) => headers['x-known-device'])).toEqual(['d1', undefined]);
  });

  // Covers: ACC-081
  test('calls that need a session wait for one refresh, not many', async () => {
    const calls = Array.from({ length: 5 }, () =>
      proxy.edge.inject({
        url: '/api/b',
        cookies: { tn_access: OLD, tn_refresh: 'r1' },
        headers: { 'x-auth-schema': 'Bearer' },
      }),
    );
    const [first] = await Promise.all(calls);
    expect(proxy.refreshes).toBe(1);
    expect(proxy.seen.every(({ headers }) => headers.authorization === `Bearer ${FRESH}`)).toBe(
      true,
    );
    expect(first && cookiesOf(first).tn_refresh?.value).toBe('r2');
  });
  test('a refused refresh ends the session', async () => {
    proxy.refreshStatus = 401;
    const answer = await proxy.edge.inject({
      url: '/api/b',
      cookies: { tn_refresh: 'stolen' },
      headers: { 'x-auth-schema': 'Bearer' },
    });
    expect(cookiesOf(answer).tn_refresh?.value).toBe('');
    expect(proxy.seen[0]?.headers.authorization).toBeUndefined();
  });
  // Covers: ERR-008
  test('a refused token clears the session, a refused visitor nothing', async () => {
    const signedIn = await proxy.edge.inject({
      url: '/api/refused',
      cookies: { tn_access: FRESH, tn_refresh: 'r1' },
      headers: { 'x-auth-schema': 'Bearer' },
    });
    expect(cookiesOf(signedIn).tn_user?.value).toBe('');
    expect((await proxy.edge.inject({ url: '/api/refused' })).cookies).toEqual([]);
  });
  // Covers: ACC-085
  test('the header follows a changed profile, its name as the language writes it', async () => {
    const change = async (firstName: string, lastName: string): Promise<unknown> => {
      const answer = await proxy.edge.inject({
        method: 'PATCH',
        url: '/api/v1/client/accounts/users',
        headers: { ...own, 'x-auth-schema': 'Bearer' },
        cookies: { tn_access: FRESH, tn_refresh: 'r1' },
        payload: { firstName, lastName },
      });
      return JSON.parse(cookiesOf(answer).tn_user?.value ?? '');
    };
    expect(await change('志明', '陳')).toEqual({
      userId: '7',
      name: '陳志明',
      image: '/api/media/photo',
    });
    expect(await change('', '')).toMatchObject({ name: 'kayan' });
  });
  test('the page hears that its shopper’s account is being deleted, until it is kept', async () => {
    const userOf = async (method: 'PATCH' | 'POST', url: string, deletionAt: string | null) => {
      const answer = await proxy.edge.inject({
        method,
        url,
        headers: { ...own, 'x-auth-schema': 'Bearer' },
        cookies: { tn_access: FRESH, tn_refresh: 'r1' },
        payload: { firstName: 'Ka Yan', lastName: '', deletionAt },
      });
      return JSON.parse(cookiesOf(answer).tn_user?.value ?? '') as { deletionAt?: string };
    };
    const at = '2026-12-08T00:00:00.000Z';
    const path = '/api/v1/client/accounts/users';
    expect((await userOf('PATCH', path, at)).deletionAt).toBe(at);
    expect(await userOf('POST', `${path}/cancel-deletion`, null)).not.toHaveProperty('deletionAt');
  });
});
