import { asciiText, decodeBase64Url } from './base64url.ts';
import { canonicalJson } from './canonical-json.ts';
import { EnvironmentManifest, SignedManifest, type Channel } from './environment.ts';
import type { PublicKey } from './keys.ts';
import { signerOf, type VerifySignature } from './trust.ts';

/** Why a manifest is refused. `old-generation` and `expired` are authentic but not for use. */
export type ManifestRefusal =
  | 'malformed'
  | 'unknown-key'
  | 'bad-signature'
  | 'not-canonical'
  | 'invalid-manifest'
  | 'wrong-channel'
  | 'old-generation'
  | 'not-yet-issued'
  | 'expired';

export type VerifiedManifest =
  | { ok: true; manifest: EnvironmentManifest; keyId: string }
  | { ok: false; reason: ManifestRefusal };

/** Clocks of two machines may differ by this much, in milliseconds. */
const CLOCK_SKEW = 120_000;

const refuse = (reason: ManifestRefusal): VerifiedManifest => ({ ok: false, reason });

function parseManifest(text: string): EnvironmentManifest | null {
  try {
    const parsed = EnvironmentManifest.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Opens a signed manifest (architecture, section 3): it verifies or it is refused.
 * @param signed what the registry or the disk gave, unchecked
 * @param keys the keys trusted now (see `acceptKeys`)
 * @param now milliseconds since the epoch
 * @param minGeneration the newest generation seen so far; the same generation, signed again, is
 *   welcome
 * @param channel when given, the channel that was asked for
 */
export function verifySignedManifest(
  signed: unknown,
  keys: readonly PublicKey[],
  verify: VerifySignature,
  now: number,
  minGeneration: number,
  channel?: Channel,
): VerifiedManifest {
  const envelope = SignedManifest.safeParse(signed);
  const data = envelope.success ? decodeBase64Url(envelope.data.payload) : null;
  const text = data && asciiText(data);
  if (!envelope.success || !data || text === null) return refuse('malformed');
  const signer = signerOf(envelope.data, data, keys, verify, now);
  if ('error' in signer) return refuse(signer.error ?? 'unknown-key');
  const manifest = parseManifest(text);
  if (!manifest) return refuse('invalid-manifest');
  if (canonicalJson(manifest) !== text) return refuse('not-canonical');
  if (channel && manifest.channel !== channel) return refuse('wrong-channel');
  if (manifest.generation < minGeneration) return refuse('old-generation');
  if (Date.parse(manifest.issuedAt) > now + CLOCK_SKEW) return refuse('not-yet-issued');
  if (Date.parse(manifest.expiresAt) <= now) return refuse('expired');
  return { ok: true, manifest, keyId: signer.keyId };
}
