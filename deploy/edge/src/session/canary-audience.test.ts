import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { canaryGroupsOf } from './canary-audience.ts';

const SECRET = 's'.repeat(32);
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object, secret = SECRET, header: object = { alg: 'HS256' }): string => {
  const body = `${encode(header)}.${encode(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
};
const CLAIMS = { sub: '7', role: 'merchant', iss: 'tapnook-api', exp: 1 };

// Covers: REL-016
describe('groups of an account', () => {
  test('are its role, by the API’s signature, also when the token has run out', () =>
    expect(canaryGroupsOf(token(CLAIMS), SECRET)).toEqual(['merchant']));
  test.each([
    ['no token', undefined],
    ['another secret', token(CLAIMS, 'x'.repeat(32))],
    [
      'altered claims',
      token(CLAIMS).replace(/\.[^.]+\./, `.${encode({ ...CLAIMS, role: 'admin' })}.`),
    ],
    ['no signature', `${encode({ alg: 'none' })}.${encode(CLAIMS)}.`],
    ['another algorithm', token(CLAIMS, SECRET, { alg: 'none' })],
    ['another issuer', token({ ...CLAIMS, iss: 'somebody' })],
    ['a fourth piece', `${token(CLAIMS)}.x`],
    ['garbage', 'a.b.c'],
  ])('are none for %s', (_name, given) => expect(canaryGroupsOf(given, SECRET)).toEqual([]));
  test('are none without the secret', () =>
    expect(canaryGroupsOf(token(CLAIMS), undefined)).toEqual([]));
});
