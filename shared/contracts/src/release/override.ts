import { z } from 'zod';
import { asciiText, decodeBase64Url } from './base64url.ts';
import { LinkId, Pin } from './environment.ts';
import { KeyId, type PublicKey } from './keys.ts';
import { AppName } from './record.ts';
import type { VerifySignature } from './trust.ts';

/**
 * Name of the query parameter that brings an override to the edge, which then keeps it in a cookie.
 */
export const OVERRIDE_PARAMETER = 'tn_override';

/** A developer's own build; only this machine's addresses are ever signed. */
const LocalBuild = z.strictObject({
  url: z.url({ protocol: /^https?$/, hostname: /^(localhost|127\.0\.0\.1)$/ }),
});

/**
 * Replaces apps of the composition for whoever holds it, until it expires: a preview link, a
 * developer's local build, or (with no apps) the right to see the overlay. Nothing unsigned can
 * change what is loaded.
 */
export const OverrideClaim = z.strictObject({
  schema: z.literal(2),
  /** By which it is listed and revoked. */
  id: LinkId,
  kind: z.enum(['preview', 'developer', 'overlay']),
  /** Shown in the page's badge: `pr-123`, or who it was made for. */
  name: z.string().min(1).max(80),
  /** Whoever holds the link, for a day at most; or those of them who are signed in as staff. */
  audience: z.enum(['holder', 'staff']),
  apps: z.record(AppName, z.union([Pin, LocalBuild])),
  /** Flags that its holder has, however they are turned. */
  flags: z.record(z.string().regex(/^[a-z][a-z\d-]{1,60}$/), z.boolean()).optional(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type OverrideClaim = z.infer<typeof OverrideClaim>;

export type VerifiedOverride =
  | { ok: true; claim: OverrideClaim }
  | { ok: false; reason: 'malformed' | 'unknown-key' | 'bad-signature' | 'revoked' | 'expired' };

/** The bytes that are signed: a manifest's signature can never pass for an override's. */
export const overrideStatement = (payload: string): Uint8Array =>
  Uint8Array.from(`override:${payload}`, (letter) => letter.charCodeAt(0));

function parseClaim(payload: string): OverrideClaim | null {
  const bytes = decodeBase64Url(payload);
  const text = bytes && asciiText(bytes);
  if (!text) return null;
  try {
    return OverrideClaim.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Opens an override token: `<payload>.<keyId>.<signature>`, payload and signature in base64url.
 * `revoked` are the ids that the manifest in force lists.
 */
export function verifyOverride(
  token: string,
  keys: readonly PublicKey[],
  verify: VerifySignature,
  now: number,
  revoked: readonly string[] = [],
): VerifiedOverride {
  const [payload = '', keyId = '', signature = '', rest] = token.split('.');
  if (rest !== undefined || !KeyId.safeParse(keyId).success || !/^[\w-]+$/.test(payload))
    return { ok: false, reason: 'malformed' };
  const key = keys.find((one) => one.keyId === keyId);
  const publicKey = key && decodeBase64Url(key.publicKey);
  if (!publicKey || (key.notAfter && Date.parse(key.notAfter) <= now))
    return { ok: false, reason: 'unknown-key' };
  const bytes = decodeBase64Url(signature);
  if (bytes?.length !== 64 || !verify(publicKey, overrideStatement(payload), bytes))
    return { ok: false, reason: 'bad-signature' };
  const claim = parseClaim(payload);
  if (!claim) return { ok: false, reason: 'malformed' };
  if (revoked.includes(claim.id)) return { ok: false, reason: 'revoked' };
  return Date.parse(claim.expiresAt) <= now
    ? { ok: false, reason: 'expired' }
    : { ok: true, claim };
}
