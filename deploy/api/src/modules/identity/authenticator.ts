import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import { acceptedKeys, signingKey, type KeyEnv } from '../../keys.ts';

const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose codes count: clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const IV_BYTES = 12;
const CIPHER = 'aes-256-gcm';

/** What every authenticator app understands: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'TapNook',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

export const newAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app is set up with: the secret to type, its address, and that address as a picture. */
export const authenticatorSetup = async (secret: string, label: string) => {
  const uri = totpOf(secret, label).toString();
  const svg = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  const qrCode = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { secret, uri, qrCode };
};

/** The time step that a code is of; undefined when it is of none that counts at this moment. */
export const stepOfCode = (secret: string, code: string, nowMs: number): number | undefined => {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: nowMs }) + delta;
};

/** Encrypts a secret for the table, bound to its owner. */
export const encryptSecret = (env: KeyEnv, userId: number, secret: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, signingKey(env, 'second-factor'), iv);
  cipher.setAAD(Buffer.from(String(userId)));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
};

const decryptWith = (key: Buffer, userId: number, stored: string): string | undefined => {
  const [iv, tag, text] = stored.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !text) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(String(userId)));
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
export const decryptSecret = (
  env: KeyEnv,
  userId: number,
  stored: string,
): { readonly secret: string; readonly isCurrent: boolean } | undefined => {
  for (const [index, key] of acceptedKeys(env, 'second-factor').entries()) {
    const secret = decryptWith(key, userId, stored);
    if (secret !== undefined) return { secret, isCurrent: index === 0 };
  }
  return undefined;
};
