/** Work that is done again and again, one run at a time. */
export interface Loop {
  readonly start: () => void;
  /** Waits for the run that is under way. */
  readonly stop: () => Promise<void>;
}

/** `run` must not reject. */
export const createLoop = (run: () => Promise<void>, everyMs: number): Loop => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const next = (): void => {
    timer = setTimeout(() => {
      running = run().then(() => timer && next());
    }, everyMs);
  };
  return {
    start: next,
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
};
