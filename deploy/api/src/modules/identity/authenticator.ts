import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import type { KeyEnv } from '../../keys.ts';
import { decrypt, encrypt } from './encrypted-secret.ts';

const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose codes count: clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

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
export const encryptSecret = (env: KeyEnv, userId: number, secret: string): string =>
  encrypt(env, 'second-factor', String(userId), secret);

export const decryptSecret = (env: KeyEnv, userId: number, stored: string) =>
  decrypt(env, 'second-factor', String(userId), stored);
