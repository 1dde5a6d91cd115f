import { z } from 'zod';
import { createGuessLimit } from './guess-limit.ts';

/** A session's new tokens, and whom it is of. */
export interface RenewedSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: {
    readonly userId: string;
    readonly name: string;
    readonly image: string | null;
    /** When the account will be erased (ISO 8601); absent or null while nobody asked for that. */
    readonly deletionAt?: string | null | undefined;
  };
}
/**
 * `refused` when the refresh token is worth nothing any more; `unknown` when nothing was said of
 * it: the API did not answer, is busy, or limits whoever asks.
 */
export type RenewalResult = RenewedSession | 'refused' | 'unknown';

const Renewed = z.object({
  data: z.object({
    accessToken: z.string().min(1),
    refreshToken: z.string().min(1),
    user: z.looseObject({
      userId: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      deletionAt: z.string().nullish(),
    }),
  }),
});
/** What the API says of a token; a refusal by anything before it bears no such code. */
const Refusal = z.object({ code: z.enum(['10104', '10105']) });

/**
 * The code by which the API itself refuses a token: 10104 it is over, 10105 it is none of ours. A
 * gateway's own 401 or 403 has no such code and says nothing of the session.
 */
export const tokenRefusal = (status: number, envelope: unknown): '10104' | '10105' | undefined =>
  status === 401 || status === 403 ? Refusal.safeParse(envelope).data?.code : undefined;

const resultOf = async (response: Response): Promise<RenewalResult> => {
  const body: unknown = await response.json();
  if (response.ok) return Renewed.parse(body).data;
  return tokenRefusal(response.status, body) ? 'refused' : 'unknown';
};

/**
 * Wrong tokens of one network in a minute; sessions that ended come to a few, even of a company.
 */
export const GUESSES_PER_MINUTE = 60;
/** Milliseconds for which calls share an answer, and after which an unknown one is asked again. */
const SHARED_MS = 5_000;
const RETRY_MS = 1_000;
const TIMEOUT_MS = 10_000;

/** Whom to ask for new tokens, and as whom. */
export interface RenewalOptions {
  /** Origin of the API, as a server reaches it. */
  readonly apiOrigin: string;
  /** What the API is told of who asks, as `source`. */
  readonly source: string;
}

/**
 * Renews sessions for a server that keeps their tokens in cookies, once for any number of calls
 * that wait for the same one: with a refresh token, and the address of whoever asks, for which the
 * API counts failures.
 */
export const createRenewals = ({ apiOrigin, source }: RenewalOptions) => {
  const running = new Map<string, Promise<RenewalResult>>();
  const guesses = createGuessLimit(GUESSES_PER_MINUTE);
  const ask = async (refreshToken: string, address: string): Promise<RenewalResult> => {
    try {
      const response = await fetch(`${apiOrigin}/api/v1/public/accounts/users/refresh-token`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          source,
          // The API counts failures by address; the server's own is everybody's.
          'x-forwarded-for': address,
        },
        body: JSON.stringify({ refreshToken }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const result = await resultOf(response);
      if (result === 'refused') guesses.count(address);
      return result;
    } catch {
      return 'unknown';
    }
  };
  return (refreshToken: string, address: string): Promise<RenewalResult> => {
    const already = running.get(refreshToken);
    if (already) return already;
    if (guesses.isExceeded(address)) return Promise.resolve('unknown');
    const promise = ask(refreshToken, address);
    running.set(refreshToken, promise);
    // Calls of the same page that started with the old cookie arrive a moment later and share the
    // answer.
    void promise.then((result) =>
      setTimeout(
        () => running.delete(refreshToken),
        result === 'unknown' ? RETRY_MS : SHARED_MS,
      ).unref(),
    );
    return promise;
  };
};
