import { createPrivateKey, generateKeyPairSync, hkdfSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeProtectedHeader, SignJWT, type JWTHeaderParameters } from 'jose';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { accessTokenKeySet, createAccessTokenVerifier, signAccessToken } from './access-token.ts';

const OLD = { TOKEN_SECRET: 'o'.repeat(40), TOKEN_SECRETS_ACCEPTED: [] };
const NEW = { TOKEN_SECRET: 'n'.repeat(40), TOKEN_SECRETS_ACCEPTED: [] };
const viewer = { userId: '1', role: 'admin', sessionId: 's' } as const;
const ME = '/v1/client/accounts/users';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

type Key = Parameters<SignJWT['sign']>[0];
const forge = (key: Key, header: Partial<JWTHeaderParameters> = {}, claims: object = {}) =>
  new SignJWT({ role: 'admin', sid: 'session-of-1', sub: '1', aud: 'tapnook-shop', ...claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...kidOf(), ...header })
    .setIssuer('tapnook-api')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(key);
const keys = () => accessTokenKeySet(api.deps.env).keys;
const kidOf = () => ({ kid: keys()[0]?.kid ?? '' });
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const publicKey = (): Buffer => Buffer.from(keys()[0]?.x ?? '', 'base64url');
const asPrivateKey = (seed: Uint8Array) =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  });

describe('access tokens', () => {
  it('name their key, which the API publishes without its private half', async () => {
    const answer = await api.app.inject('/.well-known/jwks.json');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const published = answer.json<{ keys: Record<string, unknown>[] }>().keys;
    const { kid, alg, typ } = decodeProtectedHeader(await api.tokenOf({ userId: '1' }));
    expect([alg, typ]).toEqual(['EdDSA', 'at+jwt']);
    expect(published).toEqual([
      { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid, alg: 'EdDSA', use: 'sig' },
    ]);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['no signature', () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode({ sub: '1' })}.`],
    ['the public key as a shared secret', () => forge(publicKey(), { alg: 'HS256' })],
    ['the public key as a private one', () => forge(asPrivateKey(publicKey()))],
    [
      'the secret itself, as before keys were derived',
      () => forge(Buffer.from(api.deps.env.TOKEN_SECRET), { alg: 'HS256' }),
    ],
    [
      'the key of another purpose',
      () =>
        forge(
          asPrivateKey(
            new Uint8Array(
              hkdfSync('sha256', api.deps.env.TOKEN_SECRET, '', 'tapnook order-link v1', 32),
            ),
          ),
        ),
    ],
    ['a key of its own', () => forge(generateKeyPairSync('ed25519').privateKey)],
    [
      'a key that it brings itself',
      () => {
        const own = generateKeyPairSync('ed25519');
        return forge(own.privateKey, {
          kid: 'mine',
          jku: 'https://attacker.example/jwks.json',
          jwk: own.publicKey.export({ format: 'jwk' }),
        });
      },
    ],
    ['a path as key id', () => forge(publicKey(), { alg: 'HS256', kid: '../../dev/null' })],
  ])('are refused when signed with %s', async (_name, token) =>
    expect(
      await api.call('GET', ME, { headers: { authorization: `Bearer ${await token()}` } }),
    ).toMatchObject({ status: 403, code: '10105' }),
  );

  it('are refused for another audience, issuer or type', async () => {
    const key = asPrivateKey(
      new Uint8Array(hkdfSync('sha256', OLD.TOKEN_SECRET, '', 'tapnook access-token v1', 32)),
    );
    const kid = accessTokenKeySet(OLD).keys[0]?.kid ?? '';
    const verify = createAccessTokenVerifier(OLD);
    expect(await verify(await forge(key, { kid }))).toMatchObject({ userId: '1' });
    await expect(verify(await forge(key, { kid, typ: 'JWT' }))).rejects.toThrow();
    await expect(verify(await forge(key, { kid }, { aud: 'console' }))).rejects.toThrow();
    await expect(verify(await forge(key, { kid }, { role: 'server' }))).rejects.toThrow();
  });

  it('of both secrets count during a rotation, and are signed with the new one', async () => {
    const before = { ...OLD, TOKEN_SECRETS_ACCEPTED: [NEW.TOKEN_SECRET] };
    const during = { ...NEW, TOKEN_SECRETS_ACCEPTED: [OLD.TOKEN_SECRET] };
    const [former, next] = [
      await signAccessToken(before, viewer),
      await signAccessToken(during, viewer),
    ];
    for (const env of [before, during])
      for (const token of [former, next])
        expect(await createAccessTokenVerifier(env)(token)).toEqual(viewer);
    await expect(createAccessTokenVerifier(NEW)(former)).rejects.toThrow();
    await expect(createAccessTokenVerifier(OLD)(next)).rejects.toThrow();
    expect(accessTokenKeySet(during).keys.map(({ kid }) => kid)).toEqual(
      [NEW, OLD].map((env) => accessTokenKeySet(env).keys[0]?.kid),
    );
  });
});
