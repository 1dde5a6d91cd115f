import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Env } from '../../env.ts';
import { configureProvider } from '../identity/index.ts';

const TIMEOUT_MS = 8_000;
/** Older notices are not believed: Apple tries again for some hours. */
const MAX_AGE = '1d';

const Envelope = z.object({ payload: z.string().max(20_000) });
/** Apple writes the event as JSON within a string. */
const Event = z.object({
  type: z.enum([
    'consent-revoked',
    'account-delete',
    'account-deleted',
    'email-disabled',
    'email-enabled',
  ]),
  sub: z.string().min(1).max(300),
  email: z.string().max(320).optional(),
  event_time: z.number().optional(),
});
export interface AppleNotice {
  readonly type: z.output<typeof Event>['type'];
  readonly subject: string;
  readonly email: string | undefined;
  /** When it happened at Apple. */
  readonly at: Date;
}

/**
 * What Apple says, once its signature is checked against its published keys; undefined when it is
 * forged, for another app, or of a kind that we do not know. Throws when the keys are out of reach.
 */
export const readAppleNotice = async (
  env: Env,
  body: Buffer,
): Promise<AppleNotice | 'forged' | undefined> => {
  const envelope = Envelope.safeParse(parsed(body.toString()));
  if (!envelope.success || !env.OIDC_APPLE_CLIENT_ID) return 'forged';
  const { issuer, jwks_uri: keys = '' } = (await configureProvider(env, 'apple')).serverMetadata();
  try {
    const { payload } = await jwtVerify(
      envelope.data.payload,
      createRemoteJWKSet(new URL(keys), { timeoutDuration: TIMEOUT_MS }),
      { algorithms: ['RS256'], issuer, audience: env.OIDC_APPLE_CLIENT_ID, maxTokenAge: MAX_AGE },
    );
    const event = Event.safeParse(parsed(String(payload['events'])));
    if (!event.success) return undefined;
    const { type, sub, email, event_time: time } = event.data;
    // In milliseconds as Apple sends it, in seconds as Apple writes of it.
    const at = time === undefined ? (payload.iat ?? 0) * 1000 : time > 1e11 ? time : time * 1000;
    return { type, subject: sub, email, at: new Date(at) };
  } catch (error) {
    if (error instanceof errors.JOSEError && error.code !== 'ERR_JWKS_TIMEOUT') return 'forged';
    throw error;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
