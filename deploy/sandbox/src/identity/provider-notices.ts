import { createHmac, createPrivateKey, randomUUID, type JsonWebKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { forgetConsent, type IdentityOptions, issuerOf } from './identity-provider.ts';
import { findPerson } from './people.tables.ts';

const TIMEOUT_MS = 10_000;
export const APPLE_EVENTS = [
  'consent-revoked',
  'account-delete',
  'email-disabled',
  'email-enabled',
] as const;
export type AppleEvent = (typeof APPLE_EVENTS)[number];
export type FacebookEvent = 'deauthorisation' | 'data-deletion';

export interface NoticeAnswer {
  readonly status: number;
  readonly body: string;
  /** What the provider's console would complain of. */
  readonly fault?: string;
}

const send = async (
  url: string,
  body: string | URLSearchParams,
  type: string,
): Promise<NoticeAnswer> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, body: await answer.text() };
};

/** Apple's notification: one signed token, whose event is JSON within a string. */
export const notifyByApple = async (
  { store, keys, publicOrigin, clientId, noticeOrigin }: IdentityOptions,
  type: AppleEvent,
  sub: string,
): Promise<NoticeAnswer> => {
  if (type === 'consent-revoked' || type === 'account-delete') forgetConsent(store, sub);
  const email = findPerson('apple', sub)?.email;
  const events = JSON.stringify({
    type,
    sub,
    ...(type.startsWith('email') && { email, is_private_email: 'true' }),
    event_time: Date.now(),
  });
  const payload = await new SignJWT({ events })
    .setProtectedHeader({ alg: 'RS256', kid: String(keys.signing.kid) })
    .setIssuer(issuerOf(publicOrigin, 'apple'))
    .setAudience(clientId)
    .setIssuedAt()
    .setJti(randomUUID())
    .sign(createPrivateKey({ key: keys.signing as JsonWebKey, format: 'jwk' }));
  return send(
    `${noticeOrigin}/api/v1/accounts/apple/notifications`,
    JSON.stringify({ payload }),
    'application/json',
  );
};

/** What Facebook demands of an answer to a request for deletion. */
const faultOf = (body: string): string | undefined => {
  try {
    const { url, confirmation_code: code } = JSON.parse(body) as Record<string, unknown>;
    return typeof url === 'string' && URL.canParse(url) && typeof code === 'string' && code !== ''
      ? undefined
      : 'The answer needs url and confirmation_code';
  } catch {
    return 'The answer is no JSON';
  }
};

/** Facebook's callback: a form with one `signed_request`. */
export const notifyByFacebook = async (
  { clientSecret, noticeOrigin }: IdentityOptions,
  type: FacebookEvent,
  sub: string,
): Promise<NoticeAnswer> => {
  const payload = Buffer.from(
    JSON.stringify({
      algorithm: 'HMAC-SHA256',
      issued_at: Math.floor(Date.now() / 1000),
      user_id: sub,
    }),
  ).toString('base64url');
  const signature = createHmac('sha256', clientSecret).update(payload).digest('base64url');
  const answer = await send(
    `${noticeOrigin}/api/v1/accounts/facebook/${type}`,
    new URLSearchParams({ signed_request: `${signature}.${payload}` }).toString(),
    'application/x-www-form-urlencoded',
  );
  const fault =
    answer.status >= 300
      ? `The shop answered ${answer.status}`
      : type === 'data-deletion'
        ? faultOf(answer.body)
        : undefined;
  return { ...answer, ...(fault && { fault }) };
};
