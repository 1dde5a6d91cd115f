/**
 * Fetches what a page can do without for a moment; without a signal just then it comes when the
 * signal is back.
 */
export const retryWhenOnline = (fetch: () => Promise<void>): void =>
  void fetch().catch((error: unknown) => {
    if (navigator.onLine) throw error;
    addEventListener('online', () => retryWhenOnline(fetch), { once: true });
  });
