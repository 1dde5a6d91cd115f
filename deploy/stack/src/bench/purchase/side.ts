import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environments, LOOPBACK } from '../../environments.ts';
import { portsFrom } from '../../ports.ts';
import { ROOT } from '../../processes.ts';
import { buyOnce, findSellable, queryOnce, type Sellable, signInShopper } from '../../purchases.ts';
import { readSecrets } from '../../secrets.ts';
import { processorTime } from './processor-time.ts';

/** What has been used so far: milliseconds of processor, and numbers of statements and commits. */
export interface Used {
  readonly api: number;
  readonly postgres: number;
  readonly sandbox: number;
  readonly statements: number;
  readonly commits: number;
}

export interface SideOptions {
  readonly name: string;
  /** Where its sources are. */
  readonly root: string;
  readonly folder: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly postgresPid: number;
}

/** A shop without its pages: API and sandbox of one release on a database of their own. */
export interface Side {
  readonly name: string;
  /** Buys so often, in so many lines at once; gives the milliseconds that each took. */
  readonly buy: (purchases: number, lines: number) => Promise<readonly number[]>;
  readonly used: () => Promise<Used>;
  /** Stops its processes for a while, so that they do not count with the other side. */
  readonly rest: () => void;
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

const untilUp = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const up = await fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer`);
};

const startProcesses = ({ name, root, folder, port, databaseUrl }: SideOptions) => {
  const variables = environments({
    ports: portsFrom(port),
    folder,
    databaseUrl,
    releaseDatabaseUrl: databaseUrl,
    secrets: readSecrets(folder, () => undefined),
    production: false,
    host: LOOPBACK,
  });
  const env = { ...process.env, ...variables.api, UNPAID_ORDERS: '1000000', LOG_LEVEL: 'fatal' };
  const flags = ['--disable-warning=ExperimentalWarning'];
  execFileSync(process.execPath, [...flags, path.join(root, 'deploy/api/seed/main.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const start = (script: string, own: Readonly<Record<string, string>>): ChildProcess => {
    const out = openSync(path.join(folder, `${name}.log`), 'a');
    return spawn(process.execPath, [...flags, path.join(root, script)], {
      cwd: root,
      env: { ...env, ...own },
      stdio: ['ignore', out, out],
    });
  };
  return {
    api: start('deploy/api/src/main.ts', {}),
    sandbox: start('deploy/sandbox/src/main.ts', {
      ...variables.sandbox,
      WEBHOOK_URL: `http://127.0.0.1:${port + 1}/api/v1/gateway/webhook`,
    }),
  };
};

const readUsed = async (
  { databaseUrl, postgresPid }: SideOptions,
  api: ChildProcess,
  sandbox: ChildProcess,
): Promise<Used> => {
  const [row] = await queryOnce<{ statements: number; commits: number }>(
    databaseUrl,
    `select (select coalesce(sum(calls), 0)::float8 from pg_stat_statements s where s.dbid = d.oid) as statements,
      pg_stat_get_db_xact_commit(d.oid)::float8 as commits from pg_database d where d.datname = current_database()`,
  );
  return {
    api: processorTime(api.pid ?? 0),
    postgres: processorTime(postgresPid),
    sandbox: processorTime(sandbox.pid ?? 0),
    statements: row?.statements ?? 0,
    commits: row?.commits ?? 0,
  };
};

export const startSide = async (options: SideOptions): Promise<Side> => {
  const { name, port, databaseUrl } = options;
  await queryOnce(databaseUrl, 'create extension if not exists pg_stat_statements');
  const { api, sandbox } = startProcesses(options);
  const origins = { api: `http://127.0.0.1:${port + 1}`, sandbox: `http://127.0.0.1:${port + 3}` };
  await untilUp(`${origins.api}/healthz`, api);
  await untilUp(`${origins.sandbox}/healthz`, sandbox);
  const plans = await findSellable(databaseUrl);
  const token = await signInShopper(origins.api);
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
    rest: () => each((child) => child.kill('SIGSTOP')),
    wake: () => each((child) => child.kill('SIGCONT')),
    stop: async () => {
      for (const child of [api, sandbox]) {
        const ended = new Promise((done) => child.once('exit', done));
        child.kill('SIGCONT');
        child.kill('SIGTERM');
        await Promise.race([ended, wait(5_000)]);
        child.kill('SIGKILL');
      }
    },
  };
};
