import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { cookieOf, setName } from './cookies.ts';

const YEAR_SECONDS = 365 * 86_400;

/**
 * The id that keeps a shopper on one side of a rollout: random, tied to nothing else, and given by
 * us alone.
 */
export interface Shoppers {
  /** The id of whoever asks, when they have one that we gave. */
  knownIdOf(request: FastifyRequest): string | undefined;
  /** The id of whoever asks; a new one, with its cookie, when there is none that we gave. */
  idOf(request: FastifyRequest, reply: FastifyReply): string;
}

/**
 * The cookie is the id and our signature over it: nobody chooses a side of a rollout for
 * themselves, nor plants one in somebody else's browser. Without a secret of the environment the
 * signatures hold for as long as the process runs.
 */
export const createShoppers = (config: EdgeConfig): Shoppers => {
  const key = config.shopperIdSecret ?? randomBytes(32);
  const signatureOf = (id: string): Buffer =>
    createHmac('sha256', key).update(`shopper ${id}`).digest();
  const verifiedId = (cookie: string | undefined): string | undefined => {
    const [id = '', signature = '', rest] = cookie?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const wanted = signatureOf(id);
    return rest === undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
      ? id
      : undefined;
  };
  const knownIdOf = (request: FastifyRequest): string | undefined =>
    verifiedId(cookieOf(request, config, 'shopper'));
  return {
    knownIdOf,
    idOf: (request, reply) => {
      const known = knownIdOf(request);
      if (known) return known;
      const fresh = crypto.randomUUID();
      reply.setCookie(
        setName(config, 'shopper'),
        `${fresh}.${signatureOf(fresh).toString('base64url')}`,
        {
          path: '/',
          sameSite: 'lax',
          secure: config.origin.startsWith('https:'),
          httpOnly: true,
          maxAge: YEAR_SECONDS,
        },
      );
      return fresh;
    },
  };
};
