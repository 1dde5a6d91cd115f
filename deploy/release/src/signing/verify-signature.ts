import { createPublicKey, verify as verifyBytes } from 'node:crypto';
import type { VerifySignature } from '@tapnook/contracts/release';

/** Ed25519 with Node's own cryptography; `publicKey` is raw, 32 bytes. */
export const verifySignature: VerifySignature = (publicKey, data, signature) => {
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') },
    format: 'jwk',
  });
  return verifyBytes(null, data, key, signature);
};
