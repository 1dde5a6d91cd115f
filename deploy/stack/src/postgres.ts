import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { postgresBinaries, reachableByOthers, serverUser } from './postgres-binaries.ts';

export interface PostgresOptions {
  /** Where the data lives; created on the first start. When its user could not reach it, the data goes to the system's temporary folder and a link is left here. */
  readonly folder: string;
  /** Port on 127.0.0.1; a free one when absent. */
  readonly port?: number;
  /** False trades durability for speed: only for tests. */
  readonly durable?: boolean;
  /** Further server settings, for example `max_connections`. */
  readonly settings?: Readonly<Record<string, string | number>>;
  readonly log?: (line: string) => void;
}

export interface PostgresServer {
  readonly port: number;
  readonly pid: number;
  /** The address of one of its databases. */
  readonly urlOf: (database: string) => string;
  /** Stops cleanly: sessions are ended, everything is written. */
  readonly stop: () => Promise<void>;
}

const USER = 'tapnook';
const READY = 'database system is ready to accept connections';

/** Root cannot run PostgreSQL, and the user that does may not be able to walk into our folder. */
const dataFolder = (folder: string): string => {
  const wanted = resolve(folder);
  mkdirSync(dirname(wanted), { recursive: true });
  if (!serverUser() || reachableByOthers(dirname(wanted))) return wanted;
  const elsewhere = join(
    tmpdir(),
    `tapnook-data-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`,
  );
  if (!existsSync(wanted)) symlinkSync(elsewhere, wanted);
  return elsewhere;
};

/** The name of a running program; small images have no `ps`, and other systems no `/proc`. */
const programOf = (pid: number): string => {
  try {
    return existsSync('/proc/self/comm')
      ? readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
      : execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};
const isPostgres = (pid: number): boolean => /(^|\/)postgres$/.test(programOf(pid));

/** A killed parent leaves its server running, and a crash leaves a pid file whose number may now be anybody's. */
const endLeftOver = async (data: string): Promise<void> => {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pidLine, folderLine] = readFileSync(file, 'utf8').split('\n');
  const pid = Number(pidLine);
  if (pid > 1 && folderLine === data && isPostgres(pid)) {
    process.kill(pid, 'SIGINT');
    for (let tries = 0; tries < 100 && isPostgres(pid); tries += 1) await wait(100);
    if (isPostgres(pid)) process.kill(pid, 'SIGQUIT');
    for (let tries = 0; tries < 50 && isPostgres(pid); tries += 1) await wait(100);
  }
  rmSync(file, { force: true });
};

const initialise = (bin: string, data: string): void => {
  const user = serverUser();
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (user) chownSync(data, user.uid, user.gid);
  // The built-in locale makes sorting and upper case the same on every machine. Only this machine can connect, so nobody is asked for a password.
  const settings = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--auth=trust',
    '--no-sync',
  ];
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', USER, ...settings], {
    ...user,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
};

const whenReady = (server: ChildProcess, log: (line: string) => void): Promise<void> =>
  new Promise((done, fail) => {
    let said = '';
    server.once('error', fail);
    server.once('exit', (code) =>
      fail(new Error(`PostgreSQL ended at once (${code}):\n${said.slice(-2000)}`)),
    );
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-8000);
      for (const line of text.split('\n')) if (/\b(FATAL|PANIC)\b/.test(line)) log(line);
      if (said.includes(READY)) done();
    });
  });

const ended = (server: ChildProcess): Promise<void> =>
  server.exitCode !== null || server.signalCode !== null
    ? Promise.resolve()
    : new Promise((done) => server.once('exit', () => done()));

/** Starts the embedded PostgreSQL on a folder, making its cluster on the first start. */
export const startPostgres = async (options: PostgresOptions): Promise<PostgresServer> => {
  const bin = join(postgresBinaries(), 'bin');
  const data = dataFolder(options.folder);
  await endLeftOver(data);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    rmSync(data, { recursive: true, force: true });
    initialise(bin, data);
  }
  const port = options.port ?? (await freePort());
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 200,
    shared_buffers: '256MB',
    dynamic_shared_memory_type: 'mmap',
    ...(options.durable === false && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    }),
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own process group: Ctrl-C reaches us alone, and we stop the server after those who use it.
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...serverUser(),
    cwd: data,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await whenReady(server, options.log ?? (() => undefined));
  return {
    port,
    pid: server.pid ?? 0,
    urlOf: (database) => `postgres://${USER}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      if (server.exitCode === null) server.kill('SIGINT');
      await ended(server);
    },
  };
};
