import type { EdgeConfig } from '../env.ts';
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
 * `refused` when the refresh token is worth nothing any more, `unknown` when the API did not
 * answer.
 */
export type RenewalResult = Renewal | 'refused' | 'unknown';

/** Renews sessions, once for any number of calls that wait for the same one. */
export const createRenewals = (config: EdgeConfig) => {
  const running = new Map<string, Promise<RenewalResult>>();
  const ask = async (refreshToken: string): Promise<RenewalResult> => {
    try {
      const response = await fetch(
        `${config.apiOrigin}/api/v1/public/accounts/users/refresh-token`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', source: 'Edge' },
          body: JSON.stringify({ refreshToken }),
          signal: AbortSignal.timeout(10_000),
        },
      );
      if (response.status >= 500) return 'unknown';
      if (!response.ok) return 'refused';
      return ((await response.json()) as { data: Renewal }).data;
    } catch {
      return 'unknown';
    }
  };
  return (refreshToken: string): Promise<RenewalResult> => {
    const already = running.get(refreshToken);
    if (already) return already;
    // Calls of the same page that started with the old cookie arrive a moment later and share the
    // answer.
    const promise = ask(refreshToken).finally(() =>
      setTimeout(() => running.delete(refreshToken), 5_000).unref(),
    );
    running.set(refreshToken, promise);
    return promise;
  };
};
