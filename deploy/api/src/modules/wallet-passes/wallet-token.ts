import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedKeys, signingKey, type KeyEnv } from '../../keys.ts';

const sign = (key: Buffer, voucherNo: string): string =>
  createHmac('sha256', key).update(voucherNo).digest('base64url');

/**
 * What the addresses of a voucher's passes end in. A phone fetches a pass without the shopper's
 * session, also from a letter.
 */
export const createWalletToken = (env: KeyEnv, voucherNo: string): string =>
  `${voucherNo}.${sign(signingKey(env, 'wallet-pass'), voucherNo)}`;

/** The voucher of an address that we signed; undefined for any other. */
export const voucherNoOf = (env: KeyEnv, token: string): string | undefined => {
  const [voucherNo = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const isOurs = acceptedKeys(env, 'wallet-pass').some((key) => {
    const wanted = Buffer.from(sign(key, voucherNo));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return isOurs ? voucherNo : undefined;
};
