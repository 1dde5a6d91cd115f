import { z } from 'zod';
import { asciiBytes, decodeBase64Url } from './base64url.ts';
import { canonicalJson } from './canonical-json.ts';

/** First 16 hexadecimal characters of the sha-256 of the raw public key. */
export const KeyId = z.string().regex(/^[0-9a-f]{16}$/);

/**
 * A public Ed25519 key that manifests may be signed with. During a rotation two are valid at once.
 */
export const PublicKey = z.strictObject({
  keyId: KeyId,
  /** The raw 32 bytes in base64url; equals `x` of the JSON Web Key. */
  publicKey: z.string().length(43),
  notBefore: z.iso.datetime(),
  /** Absent for the key that signs now. */
  notAfter: z.iso.datetime().optional(),
  /**
   * The previous key's signature over `keyStatement(key)`, and until when that key signs too;
   * absent for the first key only.
   */
  endorsement: z
    .strictObject({ keyId: KeyId, ends: z.iso.datetime(), signature: z.string() })
    .optional(),
});
export type PublicKey = z.infer<typeof PublicKey>;

/** Answer of `GET /v1/keys`, oldest first. */
export const KeySet = z.strictObject({ keys: z.array(PublicKey).min(1) });
export type KeySet = z.infer<typeof KeySet>;

/**
 * Verifies an Ed25519 signature; given by the caller, since this package is pure. `publicKey` is
 * raw, 32 bytes.
 */
export type VerifySignature = (
  publicKey: Uint8Array,
  data: Uint8Array,
  signature: Uint8Array,
) => boolean;

/** The bytes that a key's predecessor signs to hand trust over, and to say when it ends itself. */
export function keyStatement(
  key: Pick<PublicKey, 'keyId' | 'publicKey' | 'notBefore'>,
  predecessorEnds: string,
): Uint8Array {
  const { keyId, notBefore, publicKey } = key;
  return asciiBytes(canonicalJson({ type: 'key', keyId, notBefore, publicKey, predecessorEnds }));
}

function isEndorsed(
  key: PublicKey,
  trusted: ReadonlyMap<string, PublicKey>,
  verify: VerifySignature,
): boolean {
  const { endorsement } = key;
  const endorser = endorsement && trusted.get(endorsement.keyId);
  const publicKey = endorser && decodeBase64Url(endorser.publicKey);
  const signature = endorsement && decodeBase64Url(endorsement.signature);
  return Boolean(
    publicKey &&
    !endorser.notAfter &&
    signature?.length === 64 &&
    verify(publicKey, keyStatement(key, endorsement.ends), signature),
  );
}

/**
 * The keys to trust from now on: those known, plus offered ones whose endorsement by a key already
 * trusted verifies. A key hands trust over once: with its successor it has an end, and from then on
 * it endorses nothing, so a retired key that was stolen makes no new ones. Nothing unsigned is
 * believed, not even that a key has ended: whoever speaks for the registry can neither swap the
 * keys nor take the present one away.
 */
export function acceptKeys(
  known: readonly PublicKey[],
  offered: readonly PublicKey[],
  verify: VerifySignature,
): PublicKey[] {
  const trusted = new Map(known.map((key) => [key.keyId, key]));
  for (const key of offered) {
    if (trusted.has(key.keyId) || !isEndorsed(key, trusted, verify)) continue;
    const { notAfter: _unsigned, ...bare } = key;
    trusted.set(key.keyId, bare);
    const endorser = key.endorsement && trusted.get(key.endorsement.keyId);
    if (endorser && !endorser.notAfter)
      trusted.set(endorser.keyId, { ...endorser, notAfter: key.endorsement?.ends });
  }
  return [...trusted.values()];
}
