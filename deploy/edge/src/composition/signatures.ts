import { createPublicKey, verify } from 'node:crypto';
import type { VerifySignature } from '@tapnook/contracts/release';

/** Ed25519 over raw public keys. */
export const verifyEd25519: VerifySignature = (publicKey, data, signature) => {
  try {
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') },
      format: 'jwk',
    });
    return verify(null, data, key, signature);
  } catch {
    return false;
  }
};
