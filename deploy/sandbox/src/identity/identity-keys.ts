import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import type { Store } from '../store/store.ts';

export interface IdentityKeys {
  /** Signs the provider's tokens. */
  readonly signing: JWK;
  /** Signs its cookies. */
  readonly cookies: string;
}

const make = (): IdentityKeys => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signing: JWK = {
    kty: 'RSA',
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(8).toString('hex'),
    use: 'sig',
    alg: 'RS256',
  };
  return { signing, cookies: randomBytes(32).toString('hex') };
};

/** The provider's keys: made at the first start, the same ever after. */
export const identityKeys = (store: Store): IdentityKeys => {
  const kept = store.collection<IdentityKeys>('identity_keys');
  const keys = kept.get('keys') ?? make();
  kept.put('keys', keys);
  return keys;
};
