import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';

/** Any provider signs with one of these; none and shared secrets are no signatures. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];
const DISCOVERY_TIMEOUT_MS = 5_000;

type KeySource = ReturnType<typeof createRemoteJWKSet>;
const sources = new Map<string, Promise<KeySource>>();

/** Where an issuer publishes its keys; it must say that it is that issuer. */
const discoverKeys = async (issuer: string): Promise<KeySource> => {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
  });
  const document = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown };
  if (document.issuer !== issuer || typeof document.jwks_uri !== 'string')
    throw new Error(`${issuer} does not describe itself`);
  return createRemoteJWKSet(new URL(document.jwks_uri));
};

/** The claims of a token that this issuer signed for this audience; throws otherwise. */
export const verifyJwt = async (
  token: string,
  issuer: string,
  audience: string,
  now: number,
): Promise<JWTPayload> => {
  const source = sources.get(issuer) ?? discoverKeys(issuer);
  sources.set(issuer, source);
  source.catch(() => sources.delete(issuer));
  const { payload } = await jwtVerify(token, await source, {
    issuer,
    audience,
    algorithms: ALGORITHMS,
    requiredClaims: ['exp', 'iat'],
    clockTolerance: 30,
    currentDate: new Date(now),
  });
  return payload;
};
