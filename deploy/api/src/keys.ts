import { hkdfSync } from 'node:crypto';
import type { Env } from './env.ts';

/** What a key is for; what is made for one purpose is worth nothing for another. */
type KeyPurpose =
  | 'access-token'
  | 'order-link'
  | 'gift-link'
  | 'wallet-pass'
  | 'product-preview'
  | 'verification-code'
  | 'refresh-token-successor'
  | 'network-hash'
  | 'known-device'
  | 'second-factor'
  | 'provider-token'
  | 'sign-in-challenge';

/** The secrets that keys are derived from. */
export type KeyEnv = Pick<Env, 'TOKEN_SECRET' | 'TOKEN_SECRETS_ACCEPTED'>;

/** HKDF (RFC 5869): a purpose's key tells nothing of the secret or of another purpose's key. */
const derive = (secret: string, purpose: KeyPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `tapnook ${purpose} v1`, 32));

/** The key that signs now. */
export const signingKey = (env: KeyEnv, purpose: KeyPurpose): Buffer =>
  derive(env.TOKEN_SECRET, purpose);

/** The keys whose signatures are accepted, the one that signs first: several during a rotation. */
export const acceptedKeys = (env: KeyEnv, purpose: KeyPurpose): readonly Buffer[] =>
  [env.TOKEN_SECRET, ...env.TOKEN_SECRETS_ACCEPTED].map((secret) => derive(secret, purpose));
