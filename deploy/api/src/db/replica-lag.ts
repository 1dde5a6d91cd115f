import type { Pool } from './pool.ts';

/** How often a process compares its databases. */
const COMPARE_MS = 500;
/**
 * How long a change is withheld from those who keep pages: within it every process has seen that
 * its replica is behind, so that nobody makes a page anew from the replica's old rows.
 */
export const WITHHELD_MS = 3 * COMPARE_MS;

/** Whether a replica lacks a change that pages show. */
export interface ReplicaFreshness {
  readonly isBehind: () => boolean;
  readonly stop: () => void;
}

// The list of changes is unlogged, so a standby does not have it: places in the journal are
// compared.
const NEWEST_CHANGE = `select pg_current_wal_lsn()::text as place,
  (select coalesce(max(id), 0)::text
    from page_changes) as change`;
const REPLAYED = `select pg_is_in_recovery() as standby,
    coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as fresh`;

/**
 * Compares a standby with its primary again and again. While either does not answer the last result
 * stands; where to read then is for the pools to decide. What is no standby (a replica by logical
 * replication) tells nothing of its age and counts as fresh. Of several standbys behind one address
 * each comparison meets one.
 */
export const watchReplica = (
  primary: Pick<Pool, 'query'>,
  replica: Pick<Pool, 'query'>,
): ReplicaFreshness => {
  let behind = false;
  let known: { readonly change: string; readonly place: string } | undefined;
  let isComparing = false;
  const compare = async (): Promise<void> => {
    if (isComparing) return;
    isComparing = true;
    try {
      const { rows } = await primary.query<{ place: string; change: string }>(NEWEST_CHANGE);
      const [newest] = rows;
      if (newest && newest.change !== known?.change) known = newest;
      const replayed = await replica.query<{ standby: boolean; fresh: boolean }>(REPLAYED, [
        known?.place ?? '0/0',
      ]);
      const [state] = replayed.rows;
      behind = state !== undefined && state.standby && !state.fresh;
    } catch {
      // A database that does not answer tells nothing new.
    } finally {
      isComparing = false;
    }
  };
  const timer = setInterval(() => void compare(), COMPARE_MS);
  timer.unref();
  return { isBehind: () => behind, stop: () => clearInterval(timer) };
};
