/** Work that is done again and again, one run at a time. */
export interface Loop {
  readonly start: () => void;
  /** Waits for the run that is under way. */
  readonly stop: () => Promise<void>;
}

/** `run` must not reject; a turn for which `isDue` says no is left out. */
export const createLoop = (
  run: () => Promise<void>,
  everyMs: number,
  isDue: () => boolean = () => true,
): Loop => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const next = (): void => {
    timer = setTimeout(() => {
      running = (isDue() ? run() : Promise.resolve()).then(() => timer && next());
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
