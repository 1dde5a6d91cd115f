import { networkOf } from '@tapnook/server/network';
import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { OverloadError } from '../security/fair-queue.ts';
import { createReadLimit } from '../security/read-limit.ts';
import type { Shoppers } from '../session/shopper-id.ts';
import type { PageCaller } from './pages.ts';

/** Told to whoever had too many pages rendered; cached ones they still get. */
export class TooManyPagesError extends OverloadError {
  override readonly name = 'TooManyPagesError';
  /** Seconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super('too many pages were rendered for this caller');
    this.retryAfter = retryAfter;
  }
}

export const createPageLimit = (
  { pagesPerMinute }: Pick<EdgeConfig, 'pagesPerMinute'>,
  shoppers: Pick<Shoppers, 'knownIdOf'>,
  now?: () => number,
): ((request: FastifyRequest) => PageCaller) => {
  const limit = createReadLimit(pagesPerMinute, now);
  return (request) => ({
    network: networkOf(request.ip),
    admit: () => {
      const wait = limit.take({ address: request.ip, visitor: shoppers.knownIdOf(request) });
      if (wait !== undefined) throw new TooManyPagesError(wait);
    },
  });
};
