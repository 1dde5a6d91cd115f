import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

/** Push services take a token for a day at most (RFC 8292). */
const TOKEN_SECONDS = 12 * 3600;

/** The shop's pair of keys at push services; the public half is given to browsers. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly signingKey: KeyObject;
}

/** The pair of a P-256 private key in base64url. Throws when it is none. */
export const vapidKeys = (privateKey: string): VapidKeys => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = ecdh.getPublicKey();
  return {
    publicKey: point.toString('base64url'),
    signingKey: createPrivateKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        d: privateKey,
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    }),
  };
};

/** The header that says who pushes: a token for the push service's origin alone. */
export const vapidAuthorization = async (
  { publicKey, signingKey }: VapidKeys,
  endpoint: string,
  subject: string,
): Promise<string> => {
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .sign(signingKey);
  return `vapid t=${token}, k=${publicKey}`;
};
