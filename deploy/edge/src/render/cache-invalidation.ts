import { getChanges } from '@tapnook/contracts/calls';

const POLL_MILLISECONDS = 1_000;
/** What the API shows of the past; after a longer silence anything may have changed. */
const SHOWN_MILLISECONDS = 15_000;

interface Change {
  readonly id: string;
  readonly topic: string;
}
export interface ChangesOptions {
  readonly apiOrigin: string;
  /** Told what has changed; `undefined` when it cannot be known, so that it may be anything. */
  readonly onChange: (topics: readonly string[] | undefined) => void;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}
/** Follows what changes in the shop. */
export interface Changes {
  /** Reads once and tells what is new. A failing reading is told by the next one that succeeds. */
  read(): Promise<void>;
  start(): void;
  stop(): void;
}

export const createChanges = ({
  apiOrigin,
  onChange,
  fetch: ask = fetch,
  now = Date.now,
}: ChangesOptions): Changes => {
  let seen = new Set<string>();
  let readAt = now();
  let timer: NodeJS.Timeout | undefined;

  const read = async (): Promise<void> => {
    const askedAt = now();
    const response = await ask(`${apiOrigin}/api${getChanges.path}`, {
      signal: AbortSignal.timeout(SHOWN_MILLISECONDS),
    });
    if (!response.ok) return;
    const { data } = (await response.json()) as { data: readonly Change[] };
    const fresh = data.filter(({ id }) => !seen.has(id));
    seen = new Set(data.map(({ id }) => id));
    const missed = askedAt - readAt > SHOWN_MILLISECONDS;
    readAt = askedAt;
    if (missed) onChange(undefined);
    else if (fresh.length > 0) onChange(fresh.map(({ topic }) => topic));
  };
  const again = (): void => {
    timer = setTimeout(
      () =>
        void read()
          .catch(() => undefined)
          .finally(() => timer && again()),
      POLL_MILLISECONDS,
    );
    timer.unref();
  };
  return {
    read,
    start: again,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
