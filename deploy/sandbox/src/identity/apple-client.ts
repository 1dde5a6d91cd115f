import { createPublicKey } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify } from 'jose';

/** The team's account at Apple, as the shop is set up with it. */
export interface AppleTeam {
  readonly teamId: string;
  readonly keyId: string;
  /** PEM; Apple keeps the public half. Without it no secret is taken. */
  readonly privateKey: string | undefined;
}

/** Six months, the longest that Apple takes a secret for. */
const MAX_SECRET_SECONDS = 15_777_000;

/**
 * Whether a client secret is one that Apple would take: signed by the team's key, for this client.
 */
export const isAppleSecret = async (
  team: AppleTeam,
  issuer: string,
  clientId: string,
  secret: string,
): Promise<boolean> => {
  if (!team.privateKey) return false;
  try {
    const { kid } = decodeProtectedHeader(secret);
    const { payload } = await jwtVerify(
      secret,
      createPublicKey(team.privateKey.replaceAll('\\n', '\n')),
      {
        algorithms: ['ES256'],
        issuer: team.teamId,
        subject: clientId,
        audience: issuer,
        requiredClaims: ['iat', 'exp'],
      },
    );
    const { iat = 0, exp = 0 } = payload;
    return kid === team.keyId && exp - iat <= MAX_SECRET_SECONDS;
  } catch {
    return false;
  }
};

const SCOPES = ['name', 'email'];

/**
 * What Apple refuses of an authorisation request; undefined when it takes it. With a name or an
 * e-mail asked for, nothing but a POST brings the answer; scopes of other providers are unknown.
 */
export const appleRefusal = (query: URLSearchParams): string | undefined => {
  const scopes = (query.get('scope') ?? '').split(' ').filter(Boolean);
  if (scopes.some((scope) => !SCOPES.includes(scope))) return 'invalid_scope';
  return scopes.length > 0 && query.get('response_mode') !== 'form_post'
    ? 'invalid_request: response_mode must be form_post when name or email scope is requested.'
    : undefined;
};

/** The name of our own response mode, which posts the person's name the first time. */
export const APPLE_RESPONSE_MODE = 'apple_form_post';

/** The request as the provider behind understands it. */
export const appleRequest = (query: URLSearchParams): URLSearchParams => {
  const inner = new URLSearchParams(query);
  inner.set('scope', `openid ${query.get('scope') ?? ''}`.trim());
  inner.set('response_mode', APPLE_RESPONSE_MODE);
  return inner;
};
