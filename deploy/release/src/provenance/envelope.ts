import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { verifySignature } from '../signing/verify-signature.ts';

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const Base64 = z.base64().max(200_000);

/** A signed statement (DSSE, github.com/secure-systems-lab/dsse). */
export const Envelope = z.strictObject({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: Base64,
  signatures: z
    .array(z.strictObject({ keyid: z.string().max(200).optional(), sig: Base64 }))
    .min(1)
    .max(10),
});
export type Envelope = z.infer<typeof Envelope>;

/** The bytes that are signed: the type too, so that no statement passes for one of another kind. */
export const preAuthEncoding = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.length} `), body]);

/** The raw public key in base64url, as the policy pins it. */
export const publicKeyOf = (key: KeyObject): string =>
  String(createPublicKey(key).export({ format: 'jwk' }).x);

export const readPrivateKey = (pem: string): KeyObject => {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('a provenance key is an Ed25519 key');
  return key;
};

export const signEnvelope = (statement: object, key: KeyObject): Envelope => {
  const body = Buffer.from(JSON.stringify(statement));
  return {
    payloadType: PAYLOAD_TYPE,
    payload: body.toString('base64'),
    signatures: [
      {
        keyid: publicKeyOf(key),
        sig: sign(null, preAuthEncoding(PAYLOAD_TYPE, body), key).toString('base64'),
      },
    ],
  };
};

/**
 * Whether one of the keys signed it. The key ids of an envelope are hints that nobody vouches for.
 */
export const isSignedBy = ({ payload, signatures }: Envelope, keys: readonly string[]): boolean => {
  const data = preAuthEncoding(PAYLOAD_TYPE, Buffer.from(payload, 'base64'));
  return signatures.some(({ sig }) => {
    const signature = Buffer.from(sig, 'base64');
    return (
      signature.length === 64 &&
      keys.some((key) => verifySignature(Buffer.from(key, 'base64url'), data, signature))
    );
  });
};
