import { z } from 'zod';
import { asciiBytes, decodeBase64Url } from './base64url.ts';
import { canonicalJson } from './canonical-json.ts';

/** First 16 hexadecimal characters of the sha-256 of the raw public key. */
export const KeyId = z.string().regex(/^[0-9a-f]{16}$/);

/** A public Ed25519 key that manifests may be signed with. During a rotation two are valid at once. */
export const PublicKey = z.strictObject({
  keyId: KeyId,
  /** The raw 32 bytes in base64url; equals `x` of the JSON Web Key. */
  publicKey: z.string().length(43),
  notBefore: z.iso.datetime(),
  /** Absent for the key that signs now. */
  notAfter: z.iso.datetime().optional(),
  /** The previous key's signature over `keyStatement(key)`; absent for the first key only. */
  endorsement: z.strictObject({ keyId: KeyId, signature: z.string() }).optional(),
});
export type PublicKey = z.infer<typeof PublicKey>;

/** Answer of `GET /v1/keys`, oldest first. */
export const KeySet = z.strictObject({ keys: z.array(PublicKey).min(1) });
export type KeySet = z.infer<typeof KeySet>;

/** Verifies an Ed25519 signature; given by the caller, since this package is pure. `publicKey` is raw, 32 bytes. */
export type VerifySignature = (publicKey: Uint8Array, data: Uint8Array, signature: Uint8Array) => boolean;

/** The bytes that a key's predecessor signs to hand trust over. */
export function keyStatement(key: Pick<PublicKey, 'keyId' | 'publicKey' | 'notBefore'>): Uint8Array {
  return asciiBytes(canonicalJson({ keyId: key.keyId, notBefore: key.notBefore, publicKey: key.publicKey, type: 'key' }));
}

/**
 * The keys to trust from now on: those known, plus offered ones whose endorsement by a key already trusted verifies.
 * A known key may only be given an end, never other bytes, so whoever holds the registry's address cannot swap the keys.
 */
export function acceptKeys(known: readonly PublicKey[], offered: readonly PublicKey[], verify: VerifySignature): PublicKey[] {
  const trusted = new Map(known.map((key) => [key.keyId, key]));
  for (const key of offered) {
    const present = trusted.get(key.keyId);
    if (present) {
      if (present.publicKey === key.publicKey && key.notAfter) trusted.set(key.keyId, { ...present, notAfter: key.notAfter });
      continue;
    }
    const endorser = key.endorsement && trusted.get(key.endorsement.keyId);
    const publicKey = endorser && decodeBase64Url(endorser.publicKey);
    const signature = key.endorsement && decodeBase64Url(key.endorsement.signature);
    if (publicKey && signature && verify(publicKey, keyStatement(key), signature)) trusted.set(key.keyId, key);
  }
  return [...trusted.values()];
}
