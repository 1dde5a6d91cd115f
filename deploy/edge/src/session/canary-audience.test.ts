import { describe, expect, it } from '@jest/globals';
import { createLocalJWKSet } from 'jose';
import { createToken, createTokenKey } from '../../test/access-tokens.ts';
import { canaryGroupsOf } from './canary-audience.ts';

const key = createTokenKey('one');
const stranger = createTokenKey('one');
const keys = { find: createLocalJWKSet({ keys: [key.jwk] }) };
const merchant = { role: 'merchant' };
const publicKeyBytes = Buffer.from(key.jwk.x, 'base64url');
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

// Covers: REL-016
describe('canaryGroupsOf', () => {
  it('reads the role by the API’s signature, also when the token has run out', async () =>
    expect(await canaryGroupsOf(await createToken(key, merchant), keys)).toEqual(['merchant']));
  it.each<[string, () => Promise<string | undefined>]>([
    ['no token', async () => undefined],
    ['another key under the same id', () => createToken(stranger, merchant)],
    ['a key that nobody published', () => createToken(createTokenKey('two'), merchant)],
    [
      'a key that the token brings itself',
      () => createToken(stranger, merchant, { jwk: stranger.jwk, jku: 'https://x.example/jwks' }),
    ],
    [
      'altered claims',
      async () => (await createToken(key, merchant)).replace(/\.[^.]+\./, `.${encode(merchant)}.`),
    ],
    ['no signature', async () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(merchant)}.`],
    [
      'the public key as a shared secret',
      () => createToken(key, merchant, { alg: 'HS256' }, publicKeyBytes),
    ],
    ['another issuer', () => createToken(key, { ...merchant, iss: 'somebody' })],
    ['another audience', () => createToken(key, { ...merchant, aud: 'console' })],
    ['another type', () => createToken(key, merchant, { typ: 'JWT' })],
    ['no key id', () => createToken(key, merchant, { kid: undefined as never })],
    ['garbage', async () => 'a.b.c'],
  ])('knows no group for %s', async (_name, token) =>
    expect(await canaryGroupsOf(await token(), keys)).toEqual([]),
  );
});
