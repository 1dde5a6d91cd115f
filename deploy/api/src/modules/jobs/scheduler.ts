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
      where jobs.next_run_at <= now()
        and (jobs.locked_until is null or jobs.locked_until < now())`);
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

const POLL_EVERY_MS = 1_000;
/** At a start all of them are due, and requests need connections too. */
const BEGUN_AT_ONCE = 8;

/** The sweeps that nobody has run yet, and those that are due and free; the oldest first. */
const readDue = async ({ db }: Deps, sweeps: readonly Sweep[]): Promise<Sweep[]> => {
  const names = sweeps.map(({ name }) => name);
  const { rows } = await db.execute<{ name: string }>(sql`
    select asked.name from unnest(${sql.param(names)}::text[]) as asked(name)
    left join jobs on jobs.name = asked.name
    where jobs.name is null
      or jobs.next_run_at <= now() and (jobs.locked_until is null or jobs.locked_until < now())
    order by jobs.next_run_at nulls first limit ${BEGUN_AT_ONCE}`);
  const due = new Set(rows.map(({ name }) => name));
  return sweeps.filter(({ name }) => due.has(name));
};

/**
 * A scheduler of which any number of processes may run one each; what a process dies over is taken
 * up by another. No sweep waits for another one. It looks for what is due in each second for
 * which `isDue` does not say no.
 */
export const createScheduler = (
  deps: Deps,
  sweeps: readonly Sweep[],
  report: (name: string, error: unknown) => void,
  isDue?: () => boolean,
): Scheduler => {
  const running = new Map<string, Promise<void>>();
  const begin = (sweep: Sweep): void => {
    const run = runOne(deps, sweep, report)
      .then(
        () => undefined,
        (error: unknown) => report(sweep.name, error),
      )
      .finally(() => running.delete(sweep.name));
    running.set(sweep.name, run);
  };
  // One question a second for all of them: a shop in which nothing happens does next to nothing.
  const loop = createLoop(
    async () => {
      const free = sweeps.filter(({ name }) => !running.has(name));
      const due = await readDue(deps, free).catch((error: unknown) => {
        report('scheduler', error);
        return [];
      });
      due.forEach(begin);
    },
    POLL_EVERY_MS,
    isDue,
  );
  return {
    tick: async () => {
      const ran = await Promise.all(sweeps.map((sweep) => runOne(deps, sweep, report)));
      return sweeps.filter((_, index) => ran[index]).map(({ name }) => name);
    },
    start: loop.start,
    stop: async () => {
      await loop.stop();
      await Promise.all(running.values());
    },
  };
};
