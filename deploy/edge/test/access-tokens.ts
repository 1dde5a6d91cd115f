import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { CompactSign, type CompactJWSHeaderParameters } from 'jose';

/** An API's key of access tokens. */
export interface TokenKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  /** What the API publishes of it. */
  readonly jwk: Readonly<Record<string, unknown>> & { readonly x: string };
}

export const createTokenKey = (kid: string): TokenKey => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    kid,
    privateKey,
    jwk: { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' },
  };
};

export const TOKEN_CLAIMS = { sub: '7', iss: 'tapnook-api', aud: 'tapnook-shop', exp: 1 };

/** A token as the API makes it, unless told otherwise. */
export const createToken = (
  key: TokenKey,
  claims: object,
  header: Partial<CompactJWSHeaderParameters> = {},
  signedWith: KeyObject | Uint8Array = key.privateKey,
): Promise<string> =>
  new CompactSign(Buffer.from(JSON.stringify({ ...TOKEN_CLAIMS, ...claims })))
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid, typ: 'at+jwt', ...header })
    .sign(signedWith);
