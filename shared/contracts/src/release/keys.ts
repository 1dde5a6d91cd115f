import { z } from 'zod';

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
