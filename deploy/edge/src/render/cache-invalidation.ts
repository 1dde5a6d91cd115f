import { getChanges } from '@tapnook/contracts/calls';

const POLL_INTERVAL_MS = 1_000;
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
}: CacheInvalidationOptions): CacheInvalidation => {
  let seen = new Set<string>();
  let readAt = now();
  let timer: NodeJS.Timeout | undefined;

  const read = async (): Promise<void> => {
    const askedAt = now();
    const response = await ask(`${apiOrigin}/api${getChanges.path}`, {
      signal: AbortSignal.timeout(CHANGE_HISTORY_MS),
    });
    if (!response.ok) return;
    const { data } = (await response.json()) as { data: readonly Change[] };
    const fresh = data.filter(({ id }) => !seen.has(id));
    seen = new Set(data.map(({ id }) => id));
    const missed = askedAt - readAt > CHANGE_HISTORY_MS;
    readAt = askedAt;
    if (missed) onChange(undefined);
    else if (fresh.length > 0) onChange(fresh.map(({ topic }) => topic));
  };
  const scheduleRead = (): void => {
    timer = setTimeout(
      () =>
        void read()
          .catch(() => undefined)
          .finally(() => timer && scheduleRead()),
      POLL_INTERVAL_MS,
    );
    timer.unref();
  };
  return {
    read,
    start: scheduleRead,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
