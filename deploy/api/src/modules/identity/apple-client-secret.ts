import { importPKCS8, SignJWT } from 'jose';
import type { Env } from '../../env.ts';

export const APPLE_ISSUER = 'https://appleid.apple.com';
/**
 * Apple takes a secret for six months at most (15 777 000 s). It is made for each use instead, so
 * that none ever runs out and a changed key counts at once.
 */
const SECRET_SECONDS = 600;

type AppleEnv = Pick<
  Env,
  | 'OIDC_APPLE_ISSUER'
  | 'OIDC_APPLE_CLIENT_ID'
  | 'OIDC_APPLE_TEAM_ID'
  | 'OIDC_APPLE_KEY_ID'
  | 'OIDC_APPLE_PRIVATE_KEY'
>;

/** As an environment holds it: with its line breaks, or with `\n` in their places. */
const pemOf = (key: string): string => key.replaceAll('\\n', '\n').trim();

/**
 * The client secret that Apple wants: a JWT signed by the team's key (ES256). Throws when a setting
 * is missing or the key is no P-256 key.
 */
export const appleClientSecret = async (env: AppleEnv): Promise<string> => {
  const { OIDC_APPLE_TEAM_ID: team, OIDC_APPLE_KEY_ID: keyId, OIDC_APPLE_PRIVATE_KEY: key } = env;
  if (!team || !keyId || !key || !env.OIDC_APPLE_CLIENT_ID)
    throw new Error('OIDC_APPLE_TEAM_ID, _KEY_ID, _PRIVATE_KEY and _CLIENT_ID are needed');
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(team)
    .setSubject(env.OIDC_APPLE_CLIENT_ID)
    .setAudience(env.OIDC_APPLE_ISSUER ?? APPLE_ISSUER)
    .setIssuedAt()
    .setExpirationTime(`${SECRET_SECONDS}s`)
    .sign(await importPKCS8(pemOf(key), 'ES256'));
};
