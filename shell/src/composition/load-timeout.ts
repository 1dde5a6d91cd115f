/** Architecture, section 3: a hang beyond two seconds counts as a failure. */
export const HANG_TIMEOUT_MS = 2_000;

/**
 * On a line so slow that the page itself took longer, a hang is told from slowness by that measure.
 */
export const hangTimeout = (lineMilliseconds: number): number =>
  Math.max(HANG_TIMEOUT_MS, Math.round(lineMilliseconds * 4));

/**
 * Where there is no other version to turn to, giving up gains nothing but a placeholder: five times
 * the patience.
 */
export const lastTimeout = (lineMilliseconds: number): number => hangTimeout(lineMilliseconds) * 5;

/** Until the document began to arrive, which no cache answers for. */
const documentTime = (): number => {
  const [page] = performance.getEntriesByType(
    'navigation',
  ) as readonly PerformanceNavigationTiming[];
  return page ? page.responseStart - page.requestStart : 0;
};

/** How long the shell's own scripts took to arrive; 0 from the cache. */
const shellScriptTime = (): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.includes('/remotes/shell/') && entry.name.endsWith('.js'))
    .reduce((longest, entry) => Math.max(longest, entry.duration), 0);

/** How slow line and server are today, in milliseconds: the slower one of the two. */
export const lineTime = (): number => Math.max(documentTime(), shellScriptTime());

export class HangError extends Error {
  override readonly name = 'HangError';
}

const SLICES = 20;

/**
 * The promise, or a {@link HangError} when it takes longer than `milliseconds`. Counted in slices:
 * while the page itself is too busy to look, on a slow phone that is starting, no time passes; what
 * has arrived meanwhile is looked at first.
 */
export const within = <T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> =>
  new Promise((resolve, reject) => {
    let left = SLICES;
    const clock = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(clock);
      reject(new HangError(`${what} did not load within ${milliseconds} ms`));
    }, milliseconds / SLICES);
    promise.then(resolve, reject).finally(() => clearInterval(clock));
  });
