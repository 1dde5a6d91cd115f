import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { acceptedKeys, signingKey, type KeyEnv } from '../../keys.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
type Purpose = 'second-factor' | 'provider-token';

/** Encrypts a secret for a table, bound to what it belongs to. */
export const encrypt = (env: KeyEnv, purpose: Purpose, owner: string, secret: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, signingKey(env, purpose), iv);
  cipher.setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
};

const decryptWith = (key: Buffer, owner: string, stored: string): string | undefined => {
  const [iv, tag, text] = stored.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !text) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/**
 * `isCurrent` is false when another secret of a rotation encrypted it; undefined when none that is
 * accepted did.
 */
export const decrypt = (
  env: KeyEnv,
  purpose: Purpose,
  owner: string,
  stored: string,
): { readonly secret: string; readonly isCurrent: boolean } | undefined => {
  for (const [index, key] of acceptedKeys(env, purpose).entries()) {
    const secret = decryptWith(key, owner, stored);
    if (secret !== undefined) return { secret, isCurrent: index === 0 };
  }
  return undefined;
};
