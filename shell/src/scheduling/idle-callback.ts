/** A page that stands quite still may never be given an idle moment; then the time comes anyway. */
const LATEST = { timeout: 1_000 } as const;

/** Runs in the next moment in which the page has nothing else to do. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, LATEST);
  else setTimeout(run, 50);
};
