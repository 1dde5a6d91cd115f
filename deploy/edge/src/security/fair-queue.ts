/** Told to whoever cannot be served now; a page comes with 503 and a time to try again. */
export class OverloadError extends Error {
  override readonly name: string = 'OverloadError';
}

export interface FairQueueOptions {
  /** Tasks that run at once. */
  readonly maxRunning: number;
  /** Tasks of one source that run at once; the rest of the processor is for others. */
  readonly maxRunningPerSource: number;
  readonly maxWaiting: number;
  /** Tasks of one source that wait; a flood of one source is refused before it fills the queue. */
  readonly maxWaitingPerSource: number;
}
/** Runs tasks, the sources in turn: who asks for much waits behind who asks for little. */
export interface FairQueue {
  run<T>(source: string, task: () => Promise<T>): Promise<T>;
  readonly size: () => { readonly running: number; readonly waiting: number };
}

export const createFairQueue = (options: FairQueueOptions): FairQueue => {
  // A source goes to the end when it is served; a Map keeps that order.
  const sources = new Map<string, (() => void)[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;
  const mayRun = (source: string): boolean =>
    running < options.maxRunning && (runningOf.get(source) ?? 0) < options.maxRunningPerSource;
  const count = (source: string, change: 1 | -1): void => {
    running += change;
    const left = (runningOf.get(source) ?? 0) + change;
    if (left > 0) runningOf.set(source, left);
    else runningOf.delete(source);
  };
  const next = (): void => {
    const first = [...sources].find(([source]) => mayRun(source));
    if (!first) return;
    const [source, tasks] = first;
    sources.delete(source);
    const start = tasks.shift();
    if (tasks.length > 0) sources.set(source, tasks);
    waiting -= 1;
    count(source, 1);
    start?.();
  };
  const turn = async (source: string): Promise<void> => {
    if (mayRun(source)) {
      count(source, 1);
      return;
    }
    const tasks = sources.get(source) ?? [];
    if (waiting >= options.maxWaiting || tasks.length >= options.maxWaitingPerSource)
      throw new OverloadError('too many tasks wait for their turn');
    waiting += 1;
    sources.set(source, tasks);
    await new Promise<void>((resolve) => tasks.push(resolve));
  };
  return {
    run: async (source, task) => {
      await turn(source);
      try {
        return await task();
      } finally {
        count(source, -1);
        next();
      }
    },
    size: () => ({ running, waiting }),
  };
};
