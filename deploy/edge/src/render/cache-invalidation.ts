import { getChanges } from '@tapnook/contracts/calls';
import { repeatWhileRefused } from '../api-connection.ts';
import type { ApiAvailability } from './api-availability.ts';

/** What an editor changes is on the shop within a second: at most half of it goes by here. */
const POLL_INTERVAL_MS = 500;
const MAX_REPLACEMENT_MS = 1_000;
/** What the API shows of the past; after a longer silence anything may have changed. */
const CHANGE_HISTORY_MS = 15_000;

interface Change {
  readonly id: string;
  readonly topic: string;
}
export interface CacheInvalidationOptions {
  readonly apiOrigin: string;
  /** Told what has changed; `undefined` when it cannot be known, so that it may be anything. */
  readonly onChange: (topics: readonly string[] | undefined) => void;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  /** Milliseconds between two readings. */
  readonly everyMs?: number;
  /** Whether to read at this turn; at every one without it. */
  readonly isDue?: () => boolean;
  /** Told of each reading whether the API answered. */
  readonly availability?: Pick<ApiAvailability, 'watch'>;
}
/** Follows what changes in the shop. */
export interface CacheInvalidation {
  /** Reads once and tells what is new. A failing reading is told by the next one that succeeds. */
  read(): Promise<void>;
  start(): void;
  stop(): void;
}

export const createCacheInvalidation = ({
  apiOrigin,
  onChange,
  fetch: ask = fetch,
  now = Date.now,
  everyMs = POLL_INTERVAL_MS,
  isDue = () => true,
  availability,
}: CacheInvalidationOptions): CacheInvalidation => {
  let seen = new Set<string>();
  let readAt = now();
  let timer: NodeJS.Timeout | undefined;

  /** Whether the API answered, be it with a refusal. */
  const read = async (): Promise<boolean> => {
    const askedAt = now();
    const signal = AbortSignal.timeout(CHANGE_HISTORY_MS);
    // A process that is being replaced is no outage.
    const response = await repeatWhileRefused(
      'GET',
      () => ask(`${apiOrigin}/api${getChanges.path}`, { signal }),
      MAX_REPLACEMENT_MS,
    );
    if (!response.ok) return response.status < 500;
    const { data } = (await response.json()) as { data: readonly Change[] };
    const fresh = data.filter(({ id }) => !seen.has(id));
    seen = new Set(data.map(({ id }) => id));
    const missed = askedAt - readAt > CHANGE_HISTORY_MS;
    readAt = askedAt;
    if (missed) onChange(undefined);
    else if (fresh.length > 0) onChange(fresh.map(({ topic }) => topic));
    return true;
  };
  const readIfDue = async (): Promise<void> => {
    if (isDue()) await (availability ? availability.watch(read) : read());
  };
  const scheduleRead = (): void => {
    timer = setTimeout(
      () =>
        void readIfDue()
          .catch(() => undefined)
          .finally(() => timer && scheduleRead()),
      everyMs,
    );
    timer.unref();
  };
  return {
    read: async () => void (await read()),
    start: scheduleRead,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
