import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environments, LOOPBACK } from './environments.ts';
import { portsFrom } from './ports.ts';
import { readSecrets } from './secrets.ts';

type Variables = Readonly<Record<string, string>>;

/** What a process of any release needs to know; `root` is where the release's sources are. */
export interface ReleaseOptions {
  readonly root: string;
  /** Of secrets, logs and what the processes keep; releases that share it share the secrets. */
  readonly folder: string;
  /** The edge's port; API and sandbox follow. */
  readonly port: number;
  readonly databaseUrl: string;
}

/** Environments of API and sandbox on this machine, without limits of one shopper. */
export const releaseVariables = ({
  folder,
  port,
  databaseUrl,
}: Omit<ReleaseOptions, 'root'>): { readonly api: Variables; readonly sandbox: Variables } => {
  const { api, sandbox } = environments({
    ports: portsFrom(port),
    folder,
    databaseUrl,
    releaseDatabaseUrl: databaseUrl,
    secrets: readSecrets(folder, () => undefined),
    production: false,
    host: LOOPBACK,
  });
  return { api: { ...api, UNPAID_ORDERS: '1000000', LOG_LEVEL: 'error' }, sandbox };
};

const FLAGS = ['--disable-warning=ExperimentalWarning'];

/** Starts a script of a release; what it prints goes to `log`. */
export const startScript = (
  { root, folder }: Pick<ReleaseOptions, 'root' | 'folder'>,
  script: string,
  variables: Variables,
  log: string,
): ChildProcess => {
  const out = openSync(path.join(folder, log), 'a');
  return spawn(process.execPath, [...FLAGS, path.join(root, script)], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', out, out],
  });
};

/** Runs a script of a release to its end; a failure names the log. */
export const runToEnd = async (
  options: Pick<ReleaseOptions, 'root' | 'folder'>,
  script: string,
  variables: Variables,
  log: string,
): Promise<void> => {
  const child = startScript(options, script, variables, log);
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`${script} failed; see ${path.join(options.folder, log)}`);
};

/** Waits until an address answers with a success; fails when the process has ended before. */
export const untilUp = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer`);
};

/**
 * Ends a process in order, also one that was stopped for a while, and by force after ten seconds.
 */
export const endProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  await Promise.race([ended, wait(10_000)]);
  child.kill('SIGKILL');
};
