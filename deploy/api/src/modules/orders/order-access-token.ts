import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedKeys, signingKey, type KeyEnv } from '../../keys.ts';

const DAYS = 30;
const sign = (key: Buffer, orderNo: string, until: number): string =>
  createHmac('sha256', key).update(`order-access:${orderNo}:${until}`).digest('base64url');

/**
 * The `access` parameter of a link that we mail: opens one order for 30 days without signing in
 * (part 3, Access).
 */
export const createOrderAccessToken = (env: KeyEnv, orderNo: string, now: Date): string => {
  const until = Math.floor(now.getTime() / 1000) + DAYS * 86_400;
  return `${until}.${sign(signingKey(env, 'order-link'), orderNo, until)}`;
};

/** Whether the token is signed by us, for this order, and not expired. */
export const isOrderAccessValid = (
  env: KeyEnv,
  orderNo: string,
  access: string | undefined,
  now: Date,
): boolean => {
  const [until = '', signature = ''] = (access ?? '').split('.');
  if (!/^\d{9,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false;
  const given = Buffer.from(signature);
  return acceptedKeys(env, 'order-link').some((key) => {
    const wanted = Buffer.from(sign(key, orderNo, Number(until)));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
};
