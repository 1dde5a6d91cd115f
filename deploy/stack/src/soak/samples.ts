import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { Stack } from '../stack.ts';

/** What one process of the shop holds at a moment. */
export interface Sample {
  readonly minute: number;
  readonly process: string;
  /** Resident memory in MiB, children (render processes) included. */
  readonly memory: number;
  readonly descriptors: number;
}

const childrenOf = (pid: number): readonly number[] => {
  try {
    const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const direct = own ? own.split(' ').map(Number) : [];
    return direct.flatMap((child) => [child, ...childrenOf(child)]);
  } catch {
    return [];
  }
};
const residentOf = (pid: number): number => {
  try {
    return (
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    );
  } catch {
    return 0;
  }
};
const descriptorsOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
};

/** Reads `/proc`, so on Linux only. */
export const sampleProcesses = (stack: Stack, minute: number): readonly Sample[] =>
  Object.values(stack.services).flatMap(({ name, child }) => {
    if (!child.pid) return [];
    const all = [child.pid, ...childrenOf(child.pid)];
    return {
      minute,
      process: name,
      memory: all.reduce((sum, pid) => sum + residentOf(pid), 0),
      descriptors: all.reduce((sum, pid) => sum + descriptorsOf(pid), 0),
    };
  });

export const countConnections = async (databaseUrl: string): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from pg_stat_activity where datname = current_database()',
    );
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Mean of the last third against that of the middle one; the first is warming up. */
export const growthOf = (values: readonly number[]): number => {
  const third = Math.floor(values.length / 3);
  const middle = mean(values.slice(third, 2 * third));
  return third === 0 || middle === 0 ? 1 : mean(values.slice(2 * third)) / middle;
};
