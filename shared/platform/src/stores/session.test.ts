import { describe, expect, jest, test } from '@jest/globals';
import { createSessionStore, readSessionCookie, type SessionUser } from './session.store.ts';

describe('the session', () => {
  test.each([
    ['', null],
    ['other=1', null],
    ['tn_user=%7Bbroken', null],
    ['tn_user=%7B%22name%22%3A%22x%22%7D', null],
    [
      'a=b; ' +
        `tn_user=${encodeURIComponent(JSON.stringify({ userId: '7', name: '嘉欣', image: '/i' }))}`,
      { userId: '7', name: '嘉欣', image: '/i' },
    ],
    [
      `tn_user=${encodeURIComponent('{"userId":"7","deletionAt":"2026-12-08T00:00:00Z"}')}`,
      { userId: '7', name: '', image: null, deletionAt: '2026-12-08T00:00:00Z' },
    ],
  ])('reads %s', (cookie, user) => {
    expect(readSessionCookie(cookie, false)).toEqual(user);
  });
  test('believes on https no cookie that another host may have planted', () => {
    const value = encodeURIComponent(JSON.stringify({ userId: '9', name: 'Mallory' }));
    expect(readSessionCookie(`tn_user=${value}`, true)).toBeNull();
    expect(readSessionCookie(`__Host-tn_user=${value}`, true)).toMatchObject({ userId: '9' });
  });
  test('the first look is no change; another shopper is', () => {
    const changed = jest.fn();
    let user: SessionUser | null = { userId: '1', name: 'A', image: null };
    const store = createSessionStore(() => user, changed);
    expect(store.getState()).toMatchObject({ user: null, known: false });
    store.getState().refresh();
    expect(store.getState()).toMatchObject({ user: { userId: '1' }, known: true });
    expect(changed).not.toHaveBeenCalled();
    user = { userId: '1', name: 'B', image: null };
    store.getState().refresh();
    user = null;
    store.getState().refresh();
    store.getState().refresh();
    store.getState().leave();
    expect(changed.mock.calls).toEqual([
      [
        {
          user: { userId: '1', name: 'B', image: null },
          before: { userId: '1', name: 'A', image: null },
          another: false,
          left: false,
        },
      ],
      [{ user: null, before: { userId: '1', name: 'B', image: null }, another: true, left: false }],
      [{ user: null, before: null, another: false, left: true }],
    ]);
  });
});
