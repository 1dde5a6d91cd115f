import { cpus, type CpuInfo } from 'node:os';

const SAMPLE_MS = 2_000;
/** Share of the processor that a machine at rest leaves unused; the shop itself takes the rest. */
const QUIET_SHARE = 0.9;
/** So many samples in a row: one alone may fall between two tasks. */
const QUIET_SAMPLES = 5;
const MAX_WAIT_MS = 10 * 60_000;

interface Ticks {
  readonly idle: number;
  readonly all: number;
}
const ticksOf = (processors: readonly Pick<CpuInfo, 'times'>[]): Ticks =>
  processors.reduce(
    (sum, { times }) => ({
      idle: sum.idle + times.idle,
      all: sum.all + times.user + times.nice + times.sys + times.idle + times.irq,
    }),
    { idle: 0, all: 0 },
  );

export interface QuietOptions {
  readonly read?: () => readonly Pick<CpuInfo, 'times'>[];
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/**
 * Waits until nobody else uses the machine, and says how quiet it was: "98 % idle, after 10 s". A
 * machine that does not come to rest is measured all the same, and the figures say so.
 */
export const waitForQuiet = async ({
  read = cpus,
  sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: QuietOptions = {}): Promise<string> => {
  let samples: number[] = [];
  let before = ticksOf(read());
  for (let waited = SAMPLE_MS; ; waited += SAMPLE_MS) {
    await sleep(SAMPLE_MS);
    const now = ticksOf(read());
    samples = [...samples, (now.idle - before.idle) / Math.max(1, now.all - before.all)].slice(
      -QUIET_SAMPLES,
    );
    before = now;
    const isQuiet = samples.length === QUIET_SAMPLES && samples.every((one) => one >= QUIET_SHARE);
    if (!isQuiet && waited < MAX_WAIT_MS) continue;
    const idle = Math.round((samples.reduce((sum, one) => sum + one, 0) / samples.length) * 100);
    return (
      `${idle} % idle, after ${waited / 1_000} ` +
      `s${isQuiet ? '' : ': NOT QUIET, times say little'}`
    );
  }
};
