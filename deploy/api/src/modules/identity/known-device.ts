import { acceptedKeys, signingKey, type KeyEnv } from '../../keys.ts';
import { keyedHash, newSecret, sameSecret } from './secrets.ts';

/**
 * A device cookie (OWASP): whoever signed in on a device before has their own count of wrong tries
 * there, so that strangers, who share one count, cannot lock them out.
 */
interface DeviceToken {
  readonly id: string;
  /** Who signed in on it, as keyed hashes: a shared computer names nobody. */
  readonly accounts: readonly string[];
}

const LIFETIME_DAYS = 365;
const MAX_ACCOUNTS = 5;
const ACCOUNT_HASH_LENGTH = 16;
const DAY_MS = 86_400_000;
const VERSION = 'd1';

const today = (): number => Math.floor(Date.now() / DAY_MS);
const accountHash = (key: Buffer, deviceId: string, userId: number): string =>
  keyedHash(key, 'account', deviceId, String(userId)).slice(0, ACCOUNT_HASH_LENGTH);

/** The token with the key that signed it; undefined for one that is not ours or too old. */
const readToken = (
  env: KeyEnv,
  token: string | undefined,
): { readonly device: DeviceToken; readonly key: Buffer } | undefined => {
  const [version, id, day, accounts, signature, rest] = token?.split('.') ?? [];
  if (version !== VERSION || !id || !day || accounts === undefined || !signature || rest)
    return undefined;
  const key = acceptedKeys(env, 'known-device').find((each) =>
    sameSecret(signature, keyedHash(each, 'device', id, day, accounts)),
  );
  if (!key || Number(day) + LIFETIME_DAYS < today()) return undefined;
  return { device: { id, accounts: accounts.split('~').filter(Boolean) }, key };
};

/** The device's id when this account signed in on it before. */
export const knownDeviceOf = (
  env: KeyEnv,
  token: string | undefined,
  userId: number,
): string | undefined => {
  const found = readToken(env, token);
  return found?.device.accounts.includes(accountHash(found.key, found.device.id, userId))
    ? found.device.id
    : undefined;
};

/** The device's next token, which knows this account too; the longest unused one makes room. */
export const rememberDevice = (env: KeyEnv, token: string | undefined, userId: number): string => {
  const key = signingKey(env, 'known-device');
  const found = readToken(env, token);
  // What was made with another secret of a rotation cannot be read with this one.
  const former = found?.key.equals(key) ? found.device.accounts : [];
  const id = found?.device.id ?? newSecret();
  const own = accountHash(key, id, userId);
  const accounts = [own, ...former.filter((each) => each !== own)].slice(0, MAX_ACCOUNTS).join('~');
  const day = String(today());
  return [VERSION, id, day, accounts, keyedHash(key, 'device', id, day, accounts)].join('.');
};
