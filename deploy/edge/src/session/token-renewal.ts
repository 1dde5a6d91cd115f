import { z } from 'zod';
import type { EdgeConfig } from '../env.ts';
import { createGuessLimit } from '../security/guess-limit.ts';
import type { CookieUser, Tokens } from './cookies.ts';

/** Seconds before its end at which an access token is renewed. */
const MARGIN_SECONDS = 30;

/** Whether an access token will be refused soon; the API alone decides whether it is genuine. */
export const isStale = (token: string | undefined, now = Date.now()): boolean => {
  if (!token) return true;
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: number;
    };
    return typeof exp !== 'number' || exp * 1_000 < now + MARGIN_SECONDS * 1_000;
  } catch {
    return true;
  }
};

export interface Renewal extends Tokens {
  readonly user?: CookieUser;
}
/**
 * `refused` when the refresh token is worth nothing any more; `unknown` when nothing was said of
 * it: the API did not answer, is busy, or limits whoever asks.
 */
export type RenewalResult = Renewal | 'refused' | 'unknown';

const Renewed = z.object({
  data: z.object({
    accessToken: z.string().min(1),
    refreshToken: z.string().min(1),
    user: z.looseObject({ userId: z.string(), name: z.string(), image: z.string().nullable() }),
  }),
});
/** What the API says of a token; a refusal by anything before it bears no such code. */
const Refusal = z.object({ code: z.enum(['10104', '10105']) });

const resultOf = async (response: Response): Promise<RenewalResult> => {
  const body: unknown = await response.json();
  if (response.ok) return Renewed.parse(body).data;
  const isRefusal = response.status === 401 || response.status === 403;
  return isRefusal && Refusal.safeParse(body).success ? 'refused' : 'unknown';
};

/** Milliseconds for which calls share an answer, and after which an unknown one is asked again. */
const SHARED_MS = 5_000;
const RETRY_MS = 1_000;

/** Renews sessions, once for any number of calls that wait for the same one. */
export const createRenewals = (config: EdgeConfig) => {
  const running = new Map<string, Promise<RenewalResult>>();
  const guesses = createGuessLimit();
  const ask = async (refreshToken: string, address: string): Promise<RenewalResult> => {
    try {
      const response = await fetch(
        `${config.apiOrigin}/api/v1/public/accounts/users/refresh-token`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            source: 'Edge',
            // The API counts failures by address; the edge's own is everybody's.
            'x-forwarded-for': address,
          },
          body: JSON.stringify({ refreshToken }),
          signal: AbortSignal.timeout(10_000),
        },
      );
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
