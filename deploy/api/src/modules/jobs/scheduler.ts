import { serializeError } from '@tapnook/server/logging';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

/**
 * Work that comes back: releasing holds, sending mail, erasing accounts. It must be safe to run
 * again.
 */
export interface Sweep {
  readonly name: string;
  readonly everySeconds: number;
  /**
   * After this another process may take it over from one that died; twice the interval and at least
   * 60 s when absent.
   */
  readonly lockSeconds?: number;
  readonly run: (deps: Deps) => Promise<unknown>;
}

export interface Scheduler {
  /** Runs what is due now and free; gives the names of what ran. */
  readonly tick: () => Promise<string[]>;
  readonly start: () => void;
  /** Waits for what runs. */
  readonly stop: () => Promise<void>;
}

const lockOf = (sweep: Sweep): number => sweep.lockSeconds ?? Math.max(60, sweep.everySeconds * 2);

/** One conditional update claims a sweep, so of any number of processes one runs it. */
const claim = async ({ db }: Deps, sweep: Sweep): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    insert into jobs (name, locked_until) values (${sweep.name}, now() + make_interval(secs => ${lockOf(sweep)}))
    on conflict (name) do update set locked_until = excluded.locked_until
      where jobs.next_run_at <= now() and (jobs.locked_until is null or jobs.locked_until < now())`);
  return (rowCount ?? 0) > 0;
};

const release = async ({ db }: Deps, sweep: Sweep, error: string | null): Promise<void> => {
  await db.execute(sql`
    update jobs set locked_until = null, last_run_at = now(), runs = runs + 1, last_error = ${error}, next_run_at = now() + make_interval(secs => ${sweep.everySeconds})
    where name = ${sweep.name}`);
};

const runOne = async (
  deps: Deps,
  sweep: Sweep,
  report: (name: string, error: unknown) => void,
): Promise<boolean> => {
  if (!(await claim(deps, sweep))) return false;
  let failure: string | null = null;
  try {
    await sweep.run(deps);
  } catch (error) {
    const { type, message } = serializeError(error);
    failure = `${type}: ${message}`.slice(0, 500);
    report(sweep.name, error);
  }
  await release(deps, sweep, failure);
  return true;
};

/**
 * A scheduler of which any number of processes may run one each; what a process dies over is taken
 * up by another.
 */
export const createScheduler = (
  deps: Deps,
  sweeps: readonly Sweep[],
  report: (name: string, error: unknown) => void,
  pollMilliseconds = 1000,
): Scheduler => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const tick = async (): Promise<string[]> => {
    const ran: string[] = [];
    for (const sweep of sweeps) if (await runOne(deps, sweep, report)) ran.push(sweep.name);
    return ran;
  };
  const loop = (): void => {
    running = tick()
      .catch((error: unknown) => report('scheduler', error))
      .then(() => {
        if (timer) timer = setTimeout(loop, pollMilliseconds);
      });
  };
  return {
    tick,
    start: () => {
      timer = setTimeout(loop, pollMilliseconds);
    },
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
};
