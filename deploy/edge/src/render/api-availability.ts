import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** After so long without an answer the API counts as away: a page has no more time for its data. */
const MAX_SILENCE_MS = 3_000;
/** Where every HTTP client of this process tells that a connection could not be made. */
const CONNECT_ERROR = 'undici:client:connectError';

/** Whether the API answers, as far as this process has seen. */
export interface ApiAvailability {
  readonly isAway: () => boolean;
  /** Asks once; what comes of it is remembered, a failure included. */
  watch(ask: () => Promise<boolean>): Promise<void>;
  stop(): void;
}

export const createApiAvailability = (
  apiOrigin: string,
  now: () => number = Date.now,
): ApiAvailability => {
  const { hostname, port, protocol } = new URL(apiOrigin);
  const apiPort = port || (protocol === 'https:' ? '443' : '80');
  let hasFailed = false;
  let askedAt: number | undefined;
  // A page that is made right now learns of it before the next question is due.
  const onConnectError = (message: unknown): void => {
    const { connectParams } = message as {
      connectParams: { hostname: string; port: string | number; protocol: string };
    };
    const failedPort = String(
      connectParams.port || (connectParams.protocol === 'https:' ? '443' : '80'),
    );
    if (connectParams.hostname === hostname && failedPort === apiPort) hasFailed = true;
  };
  subscribe(CONNECT_ERROR, onConnectError);
  return {
    isAway: () => hasFailed || (askedAt !== undefined && now() - askedAt > MAX_SILENCE_MS),
    watch: async (ask) => {
      askedAt = now();
      hasFailed = !(await ask().catch(() => false));
      askedAt = undefined;
    },
    stop: () => void unsubscribe(CONNECT_ERROR, onConnectError),
  };
};
