import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type pg from 'pg';
import { createFailoverPools } from './failover-pool.ts';
import type { Pool } from './pool.ts';
import { watchReplica } from './replica-lag.ts';

/** A database that answers as it is told to. */
const databaseOf = (answer: () => object): Pool =>
  ({ query: async () => ({ rows: [answer()] }) as pg.QueryResult }) as unknown as Pool;
const TICKS_MS = 1_200;

it('reads pages from the primary while the standby lacks a change, and only then', async () => {
  let [change, place, replayed] = ['1', 100, 100];
  let isStandby = true;
  const asked: number[] = [];
  const primary = databaseOf(() => ({ place: String(place), change, name: 'primary' }));
  const replica: Pool = {
    query: async (_text: string, values?: readonly unknown[]) => {
      const wanted = Number(values?.[0] ?? 0);
      asked.push(wanted);
      return { rows: [{ standby: isStandby, fresh: replayed >= wanted, name: 'replica' }] };
    },
  } as Pool;
  const freshness = watchReplica(primary, replica);
  const pools = createFailoverPools(primary, replica, Date.now, freshness.isBehind);
  const reads = async (): Promise<unknown> =>
    (await pools.replicaFirst.query('select 1')).rows[0]?.name;
  await wait(TICKS_MS);
  expect(await reads()).toBe('replica');
  // The journal grows by what no page shows: its place at the last change is what counts.
  place = 200;
  await wait(TICKS_MS);
  expect(await reads()).toBe('replica');
  change = '2';
  await wait(TICKS_MS);
  expect(await reads()).toBe('primary');
  expect(asked.at(-1)).toBe(200);
  replayed = 210;
  await wait(TICKS_MS);
  expect(await reads()).toBe('replica');
  [isStandby, change, place] = [false, '3', 300];
  await wait(TICKS_MS);
  expect(await reads()).toBe('replica');
  freshness.stop();
});

it('keeps its last result while a database is away', async () => {
  let isAway = false;
  const primary = databaseOf(() => ({ place: '9', change: '1' }));
  const replica = databaseOf(() => {
    if (isAway) throw new Error('away');
    return { standby: true, fresh: false };
  });
  const freshness = watchReplica(primary, replica);
  await wait(TICKS_MS);
  expect(freshness.isBehind()).toBe(true);
  isAway = true;
  await wait(TICKS_MS);
  expect(freshness.isBehind()).toBe(true);
  freshness.stop();
});
