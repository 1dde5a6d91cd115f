import { asciiBytes, decodeBase64Url } from './base64url.ts';
import { canonicalJson } from './canonical-json.ts';
import type { SignedManifest } from './environment.ts';
import type { PublicKey } from './keys.ts';

// No schema is imported here, since browsers judge signatures by this file too.

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

/**
 * The key that signed, `unknown-key` or `bad-signature`. A bad signature by a known key spoils the
 * whole document.
 * @param data the bytes that were signed: those of the payload, decoded
 * @param now milliseconds since the epoch; keys that ended before it sign nothing
 */
export function signerOf(
  signed: Pick<SignedManifest, 'signatures'>,
  data: Uint8Array,
  keys: readonly PublicKey[],
  verify: VerifySignature,
  now: number,
) {
  let signer: string | null = null;
  for (const { keyId, signature } of signed.signatures) {
    const key = keys.find((one) => one.keyId === keyId);
    if (!key || (key.notAfter && Date.parse(key.notAfter) <= now)) continue;
    const publicKey = decodeBase64Url(key.publicKey);
    const bytes = decodeBase64Url(signature);
    if (!publicKey || bytes?.length !== 64 || !verify(publicKey, data, bytes))
      return { error: 'bad-signature' as const };
    signer ??= keyId;
  }
  return signer ? { keyId: signer } : { error: 'unknown-key' as const };
}
