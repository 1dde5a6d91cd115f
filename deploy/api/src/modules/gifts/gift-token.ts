import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedKeys, signingKey, type KeyEnv } from '../../keys.ts';

const sign = (key: Buffer, giftId: string): string =>
  createHmac('sha256', key).update(giftId).digest('base64url');

/** What the link of a gift ends in: who has it can show the ticket until it is claimed. */
export const createGiftToken = (env: KeyEnv, giftId: string): string =>
  `${giftId}.${sign(signingKey(env, 'gift-link'), giftId)}`;

/** The gift of a link that we signed; undefined for any other. */
export const giftIdOf = (env: KeyEnv, token: string): string | undefined => {
  const [giftId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const isOurs = acceptedKeys(env, 'gift-link').some((key) => {
    const wanted = Buffer.from(sign(key, giftId));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return isOurs ? giftId : undefined;
};
