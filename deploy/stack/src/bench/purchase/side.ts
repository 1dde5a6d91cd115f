import type { ChildProcess } from 'node:child_process';
import { buyOnce, findSellable, queryOnce, type Sellable, signInShopper } from '../../purchases.ts';
import {
  endProcess,
  type ReleaseOptions,
  releaseVariables,
  runToEnd,
  startScript,
  untilUp,
} from '../../release-processes.ts';
import { processorTime } from './processor-time.ts';

/** What has been used so far: milliseconds of processor, and numbers of statements and commits. */
export interface Used {
  readonly api: number;
  readonly postgres: number;
  readonly sandbox: number;
  readonly statements: number;
  readonly commits: number;
}

export interface SideOptions extends ReleaseOptions {
  readonly name: string;
  readonly postgresPid: number;
}

/** A shop without its pages: API and sandbox of one release on a database of their own. */
export interface Side {
  readonly name: string;
  /** Buys so often, in so many lines at once; gives the milliseconds that each took. */
  readonly buy: (purchases: number, lines: number) => Promise<readonly number[]>;
  readonly used: () => Promise<Used>;
  /** The statements that took longest, each with how often it ran and its milliseconds. */
  readonly dearest: () => Promise<readonly (readonly string[])[]>;
  /** Stops its processes for a while, so that they do not count with the other side. */
  readonly rest: () => void;
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

const startProcesses = async (options: SideOptions) => {
  const { name, port } = options;
  const { api, sandbox } = releaseVariables(options);
  await runToEnd(options, 'deploy/api/seed/main.ts', api, `${name}.log`);
  return {
    api: startScript(options, 'deploy/api/src/main.ts', api, `${name}.log`),
    sandbox: startScript(
      options,
      'deploy/sandbox/src/main.ts',
      { ...sandbox, WEBHOOK_URL: `http://127.0.0.1:${port + 1}/api/v1/gateway/webhook` },
      `${name}.log`,
    ),
  };
};

const readUsed = async (
  { databaseUrl, postgresPid }: SideOptions,
  api: ChildProcess,
  sandbox: ChildProcess,
): Promise<Used> => {
  const [row] = await queryOnce<{ statements: number; commits: number }>(
    databaseUrl,
    `select (select coalesce(sum(calls), 0)::float8 from pg_stat_statements s
      where s.dbid = d.oid) as statements,
      pg_stat_get_db_xact_commit(d.oid)::float8 as commits from pg_database d
        where d.datname = current_database()`,
  );
  return {
    api: processorTime(api.pid ?? 0),
    postgres: processorTime(postgresPid),
    sandbox: processorTime(sandbox.pid ?? 0),
    statements: row?.statements ?? 0,
    commits: row?.commits ?? 0,
  };
};

const readDearest = async (databaseUrl: string): Promise<readonly (readonly string[])[]> =>
  (
    await queryOnce<{ calls: string; ms: string; text: string }>(
      databaseUrl,
      `select s.calls::text, round((s.total_plan_time + s.total_exec_time)::numeric)::text as ms,
        left(regexp_replace(s.query, '\\s+', ' ', 'g'), 160) as text
      from pg_stat_statements s join pg_database d on d.oid = s.dbid
        where d.datname = current_database()
      order by s.total_plan_time + s.total_exec_time desc limit 40`,
    )
  ).map(({ calls, ms, text }) => [text, calls, ms]);

export const startSide = async (options: SideOptions): Promise<Side> => {
  const { name, port, databaseUrl } = options;
  await queryOnce(databaseUrl, 'create extension if not exists pg_stat_statements');
  const { api, sandbox } = await startProcesses(options);
  const origins = { api: `http://127.0.0.1:${port + 1}`, sandbox: `http://127.0.0.1:${port + 3}` };
  await untilUp(`${origins.api}/healthz`, api);
  await untilUp(`${origins.sandbox}/healthz`, sandbox);
  const plans = await findSellable(databaseUrl);
  const token = await signInShopper(origins.api);
  // What filling the shop took is of no interest.
  await queryOnce(databaseUrl, 'select pg_stat_statements_reset()');
  const buyOne = async (one: Sellable): Promise<number> => {
    const began = performance.now();
    const { status } = await buyOnce({ shop: origins.api, sandbox: origins.sandbox }, token, one);
    if (status !== 'succeeded') throw new Error(`${name}: a payment is ${status}`);
    return performance.now() - began;
  };
  const each = (act: (child: ChildProcess) => void): void => [api, sandbox].forEach(act);
  return {
    name,
    buy: async (purchases, lines) => {
      const times: number[] = [];
      let begun = 0;
      const line = async (): Promise<void> => {
        while (begun < purchases) {
          const plan = plans[(begun += 1) % plans.length];
          if (plan) times.push(await buyOne(plan));
        }
      };
      await Promise.all(Array.from({ length: lines }, line));
      return times;
    },
    used: () => readUsed(options, api, sandbox),
    dearest: () => readDearest(databaseUrl),
    rest: () => each((child) => child.kill('SIGSTOP')),
    wake: () => each((child) => child.kill('SIGCONT')),
    stop: async () => {
      await Promise.all([api, sandbox].map(endProcess));
    },
  };
};
