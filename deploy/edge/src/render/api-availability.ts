/** After so long without an answer the API counts as away: a page has no more time for its data. */
const MAX_SILENCE_MS = 3_000;

/** Whether the API answers, as far as this process has seen. */
export interface ApiAvailability {
  readonly isAway: () => boolean;
  /** Asks once; what comes of it is remembered, a failure included. */
  watch(ask: () => Promise<boolean>): Promise<void>;
}

export const createApiAvailability = (now: () => number = Date.now): ApiAvailability => {
  let hasFailed = false;
  let askedAt: number | undefined;
  return {
    isAway: () => hasFailed || (askedAt !== undefined && now() - askedAt > MAX_SILENCE_MS),
    watch: async (ask) => {
      askedAt = now();
      hasFailed = !(await ask().catch(() => false));
      askedAt = undefined;
    },
  };
};
