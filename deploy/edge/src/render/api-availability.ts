/** Whether the API answers, as far as this process has seen. */
export interface ApiAvailability {
  readonly isAway: () => boolean;
  /** Asks once; what comes of it is remembered, a failure included. */
  watch(ask: () => Promise<boolean>): Promise<void>;
}

/**
 * After `silence` milliseconds without an answer the API counts as away: a page has no more time
 * for its data.
 */
export const createApiAvailability = (
  silence: number,
  now: () => number = Date.now,
): ApiAvailability => {
  let hasFailed = false;
  let askedAt: number | undefined;
  return {
    isAway: () => hasFailed || (askedAt !== undefined && now() - askedAt > silence),
    watch: async (ask) => {
      askedAt = now();
      hasFailed = !(await ask().catch(() => false));
      askedAt = undefined;
    },
  };
};
