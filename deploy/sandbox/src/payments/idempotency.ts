import { createHash } from 'node:crypto';
import type { Collection } from '../store/store.ts';
import { keyInFlight, keyReused } from './gateway-error.ts';

export interface Answer {
  readonly status: number;
  readonly body: object;
}
export interface Remembered extends Answer {
  readonly fingerprint: string;
}

export interface Idempotency {
  /**
   * Runs the work once for a key; the same request again gets the first answer, another request
   * under it is refused.
   */
  run(
    key: string | undefined,
    request: string,
    work: () => Promise<Answer>,
  ): Promise<Answer & { readonly replayed: boolean }>;
}

/**
 * Answers that settle the matter: done, or refused by a bank. A malformed request may be sent again
 * under its key.
 */
const isFinal = ({ status }: Answer): boolean => status < 300 || status === 402;

export const openIdempotency = (kept: Collection<Remembered>): Idempotency => {
  const inFlight = new Set<string>();
  return {
    run: async (key, request, work) => {
      if (key === undefined) return { ...(await work()), replayed: false };
      const fingerprint = createHash('sha256').update(request).digest('hex');
      const before = kept.get(key);
      if (before && before.fingerprint !== fingerprint) throw keyReused();
      if (before) return { status: before.status, body: before.body, replayed: true };
      if (inFlight.has(key)) throw keyInFlight();
      inFlight.add(key);
      try {
        const answer = await work();
        if (isFinal(answer)) kept.put(key, { ...answer, fingerprint });
        return { ...answer, replayed: false };
      } finally {
        inFlight.delete(key);
      }
    },
  };
};
