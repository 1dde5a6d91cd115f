import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, jwtVerify, SignJWT, type JSONWebKeySet, type JWK } from 'jose';
import { z } from 'zod';
import type { Viewer } from '../handlers.ts';
import { acceptedKeys, signingKey, type KeyEnv } from '../keys.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'tapnook-api';
const AUDIENCE = 'tapnook-shop';
/** The type of an access token (RFC 9068), so that no other JWT of ours passes for one. */
const TYPE = 'at+jwt';
const ALGORITHM = 'EdDSA';
/** How long a verifier may keep the public keys without asking again. */
const KEY_SET_SECONDS = 300;
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

const Claims = z.object({
  sub: z.string().min(1),
  role: z.enum(['client', 'merchant', 'admin']),
  sid: z.string().min(1),
});

interface SigningKey {
  readonly kid: string;
  readonly key: KeyObject;
}

/** Every process derives the same pair, so that none has to hand a key to the others. */
const privateKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });

/** The public half, named by its thumbprint (RFC 7638). */
const publicJwk = (privateKey: KeyObject): JWK & { readonly kid: string } => {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: ALGORITHM, use: 'sig' };
};

const known = new WeakMap<KeyEnv, SigningKey>();
const signingKeyOf = (env: KeyEnv): SigningKey => {
  const already = known.get(env);
  if (already) return already;
  const key = privateKeyOf(signingKey(env, 'access-token'));
  const made = { key, kid: publicJwk(key).kid };
  known.set(env, made);
  return made;
};

/** The public keys of access tokens: the present one and, during a rotation, its neighbour. */
export const accessTokenKeySet = (env: KeyEnv): JSONWebKeySet => ({
  keys: acceptedKeys(env, 'access-token').map((seed) => publicJwk(privateKeyOf(seed))),
});

/** Signs an access token: 15 minutes, Ed25519; claims sub, role, sid. */
export const signAccessToken = (env: KeyEnv, viewer: Viewer, now = new Date()): Promise<string> => {
  const { key, kid } = signingKeyOf(env);
  return new SignJWT({ role: viewer.role, sid: viewer.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .setSubject(viewer.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1000))
    .sign(key);
};

/**
 * Reads who a token was made for; throws when it does not count. Key and algorithm are ours to
 * choose: of the token's header only `kid` is looked at, and only among our own keys (RFC 8725).
 */
export const createAccessTokenVerifier = (env: KeyEnv): ((token: string) => Promise<Viewer>) => {
  const keys = createLocalJWKSet(accessTokenKeySet(env));
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['exp'],
    });
    const claims = Claims.parse(payload);
    return { userId: claims.sub, role: claims.role, sessionId: claims.sid };
  };
};

/**
 * Publishes the keys (RFC 7517), so that whoever must believe a token need not be able to make one.
 */
export const registerKeySet = (app: FastifyInstance, env: KeyEnv): void => {
  const keySet = accessTokenKeySet(env);
  app.get('/.well-known/jwks.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', `public, max-age=${KEY_SET_SECONDS}`).send(keySet),
  );
};
