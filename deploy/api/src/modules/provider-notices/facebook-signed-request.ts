import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { sameSecret } from '../../same-secret.ts';

const Payload = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: z.string().min(1).max(200),
  issued_at: z.number(),
});
const MAX_AGE_SECONDS = 86_400;

export interface SignedRequest {
  readonly subject: string;
  readonly issuedAt: Date;
}

/**
 * Facebook's `signed_request`: a signature by the app's secret, a dot, and what it is about, both
 * in base64url. Undefined when it is not signed so, or old.
 */
export const readSignedRequest = (
  secret: string | undefined,
  form: string,
  now: Date,
): SignedRequest | undefined => {
  const [signature = '', payload = ''] = (
    new URLSearchParams(form).get('signed_request') ?? ''
  ).split('.');
  if (!secret || !payload) return undefined;
  const expected = createHmac('sha256', secret).update(payload).digest('base64url');
  if (!sameSecret(expected, signature.replace(/=+$/, ''))) return undefined;
  try {
    const parsed = Payload.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    if (!parsed.success) return undefined;
    const { user_id: subject, issued_at: issued } = parsed.data;
    if (Math.abs(now.getTime() / 1000 - issued) > MAX_AGE_SECONDS) return undefined;
    // To its end: Facebook tells whole seconds.
    return { subject, issuedAt: new Date((issued + 1) * 1000) };
  } catch {
    return undefined;
  }
};
