/** An open tab hears of a new generation within this time while it is looked at. */
export const POLL_INTERVAL_MS = 25_000;

/** Whether another composition waits for this tab. */
export interface StalePageDetector {
  /**
   * The page was made of an older generation than the one in force, or by an override that has
   * ended.
   */
  isStale(): boolean;
  /** A generation that an answer of the edge named; anything else is ignored. */
  observe(value: string | number | null): void;
}

/**
 * Of a page of this generation; `lifetime` is how many milliseconds its override has left, when it
 * was made by one.
 */
export const createStalePageDetector = (
  generation: number,
  lifetime = Infinity,
): StalePageDetector => {
  let newest = generation;
  const startedAt = performance.now();
  return {
    isStale: () => newest > generation || performance.now() - startedAt >= lifetime,
    observe: (value) => {
      const generationInForce = value === null || value === '' ? Number.NaN : Number(value);
      if (Number.isSafeInteger(generationInForce)) newest = Math.max(newest, generationInForce);
    },
  };
};

/** The page's fetch, listening to the generation that the edge puts on every answer of the API. */
export const generationAwareFetch =
  (stalePageDetector: StalePageDetector, inner: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await inner(input, init);
    stalePageDetector.observe(answer.headers.get('x-generation'));
    return answer;
  };

/**
 * Asks while the tab is looked at, and at once when it is looked at again or comes back whole from
 * the browser's history. Once something newer is known there is nothing to ask.
 */
export const pollGeneration = (stalePageDetector: StalePageDetector): void => {
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || stalePageDetector.isStale()) return;
    const answer = await fetch('/generation', { cache: 'no-store' });
    if (answer.ok)
      stalePageDetector.observe(((await answer.json()) as { generation: number }).generation);
  };
  // An edge that cannot be asked is asked again later.
  const quietly = (): void => void ask().catch(() => {});
  setInterval(quietly, POLL_INTERVAL_MS);
  document.addEventListener('visibilitychange', quietly);
  addEventListener('pageshow', ({ persisted }) => persisted && quietly());
};
