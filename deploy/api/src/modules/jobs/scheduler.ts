import { serializeError } from '@tapnook/server/logging';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { createLoop } from './loop.ts';

/** Work that comes back: releasing holds, erasing accounts. It must be safe to run again. */
export interface Sweep {
  readonly name: string;
  readonly everySeconds: number;
  readonly run: (deps: Deps) => Promise<unknown>;
}

export interface Scheduler {
  /** Runs what is due now and free, all at once; gives the names of what ran. */
  readonly tick: () => Promise<string[]>;
  readonly start: () => void;
  /** Waits for what runs. */
  readonly stop: () => Promise<void>;
}

/**
 * A process that does not renew its claim for so long is dead, and another takes the sweep over.
 */
const LOCK_SECONDS = 60;
const RENEW_EVERY_MS = 20_000;

/** One conditional update claims a sweep, so of any number of processes one runs it. */
const claim = async ({ db }: Deps, sweep: Sweep): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    insert into jobs (name, locked_until)
      values (${sweep.name}, now() + make_interval(secs => ${LOCK_SECONDS}))
    on conflict (name) do update set locked_until = excluded.locked_until
      where jobs.next_run_at <= now() and (jobs.locked_until is null or jobs.locked_until < now())`);
  return (rowCount ?? 0) > 0;
};

const renew = async ({ db }: Deps, sweep: Sweep): Promise<void> => {
  await db.execute(
    sql`update jobs set locked_until = now() + make_interval(secs => ${LOCK_SECONDS})
      where name = ${sweep.name}`,
  );
};

const release = async ({ db }: Deps, sweep: Sweep, error: string | null): Promise<void> => {
  await db.execute(sql`
    update jobs set locked_until = null, last_run_at = now(), runs = runs + 1,
      last_error = ${error}, next_run_at = now() + make_interval(secs => ${sweep.everySeconds})
    where name = ${sweep.name}`);
};

const runOne = async (
  deps: Deps,
  sweep: Sweep,
  report: (name: string, error: unknown) => void,
): Promise<boolean> => {
  if (!(await claim(deps, sweep))) return false;
  let failure: string | null = null;
  const renewing = setInterval(
    () => void renew(deps, sweep).catch((error: unknown) => report(sweep.name, error)),
    RENEW_EVERY_MS,
  );
  try {
    await sweep.run(deps);
  } catch (error) {
    const { type, message } = serializeError(error);
    failure = `${type}: ${message}`.slice(0, 500);
    report(sweep.name, error);
  } finally {
    clearInterval(renewing);
  }
  await release(deps, sweep, failure);
  return true;
};

/** Often enough for the sweep's interval, and never more than once a second. */
const pollEveryMs = ({ everySeconds }: Sweep): number =>
  Math.min(15_000, Math.max(1_000, everySeconds * 200));

/**
 * A scheduler of which any number of processes may run one each; what a process dies over is taken
 * up by another. No sweep waits for another one.
 */
export const createScheduler = (
  deps: Deps,
  sweeps: readonly Sweep[],
  report: (name: string, error: unknown) => void,
): Scheduler => {
  const loops = sweeps.map((sweep) =>
    createLoop(
      () =>
        runOne(deps, sweep, report).then(
          () => undefined,
          (error: unknown) => report(sweep.name, error),
        ),
      pollEveryMs(sweep),
    ),
  );
  return {
    tick: async () => {
      const ran = await Promise.all(sweeps.map((sweep) => runOne(deps, sweep, report)));
      return sweeps.filter((_, index) => ran[index]).map(({ name }) => name);
    },
    start: () => loops.forEach((loop) => loop.start()),
    stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))),
  };
};
