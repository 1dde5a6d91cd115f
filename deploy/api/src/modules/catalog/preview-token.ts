import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedKeys, signingKey, type KeyEnv } from '../../keys.ts';

const HOUR_S = 3_600;
const sign = (key: Buffer, productId: number, until: number): string =>
  createHmac('sha256', key).update(`product-preview:${productId}:${until}`).digest('base64url');

/** A token that shows one product, whatever its state, for an hour. */
export const createPreviewToken = (env: KeyEnv, productId: number, now: Date) => {
  const until = Math.floor(now.getTime() / 1000) + HOUR_S;
  return {
    token: `${productId}.${until}.${sign(signingKey(env, 'product-preview'), productId, until)}`,
    expiresAt: new Date(until * 1000),
  };
};

/** The product of a token that we signed and that has not run out; else undefined. */
export const previewedProduct = (env: KeyEnv, token: string, now: Date): number | undefined => {
  const [, id, until, signature] = /^(\d{1,9})\.(\d{9,12})\.([\w-]+)$/.exec(token) ?? [];
  if (!id || !until || !signature || Number(until) * 1000 <= now.getTime()) return undefined;
  const given = Buffer.from(signature);
  const isOurs = acceptedKeys(env, 'product-preview').some((key) => {
    const wanted = Buffer.from(sign(key, Number(id), Number(until)));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return isOurs ? Number(id) : undefined;
};
