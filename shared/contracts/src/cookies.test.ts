import { describe, expect, it } from '@jest/globals';
import { cookieName, readCookie } from './cookies.ts';

describe('cookieName', () => {
  it('binds a cookie to its host on https', () => {
    expect(cookieName('tn_access', true)).toBe('__Host-tn_access');
    expect(cookieName('tn_access', false)).toBe('tn_access');
  });
});

describe('readCookie', () => {
  it.each([
    ['a=1; tn_user=%E6%8B%BE', false, '拾'],
    ['a=1; __Host-tn_user=x', true, 'x'],
    ['tn_user=planted', true, undefined],
    ['tn_user=planted; __Host-tn_user=x', true, 'x'],
    ['tn_user=x; tn_user=planted', false, undefined],
    ['__Host-tn_user=x;__Host-tn_user=planted', true, undefined],
    ['xtn_user=x', false, undefined],
    ['tn_user=%', false, undefined],
    ['', false, undefined],
  ])('reads %j, on https: %s', (header, isSecure, value) => {
    expect(readCookie(header, 'tn_user', isSecure)).toBe(value);
  });
});
