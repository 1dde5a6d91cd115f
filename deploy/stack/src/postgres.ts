import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { postgresBinaries, serverUser } from './postgres-binaries.ts';
import { dataPlaces, locateData, majorOfData, setAside } from './postgres-data.ts';
import { ensurePassword, passwordFile } from './postgres-password.ts';

export interface PostgresOptions {
  /**
   * Where the data lives; created on the first start. When its user could not reach it, the data
   * goes to a folder under `/var/lib` and a link is left here.
   */
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
  readonly password: string;
  /** The address of one of its databases. */
  readonly urlOf: (database: string) => string;
  /** Stops cleanly: sessions are ended, everything is written. */
  readonly stop: () => Promise<void>;
}

const USER = 'tapnook';
const READY = 'database system is ready to accept connections';

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
const isSamePlace = (one: string | undefined, other: string): boolean =>
  one !== undefined && existsSync(one) && realpathSync(one) === realpathSync(other);
const isPostgres = (pid: number): boolean => /(^|\/)postgres$/.test(programOf(pid));

/**
 * A killed parent leaves its server running, and a crash leaves a pid file whose number may now be
 * anybody's.
 */
export const endLeftOver = async (data: string): Promise<void> => {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pidLine, folderLine] = readFileSync(file, 'utf8').split('\n');
  const pid = Number(pidLine);
  if (pid > 1 && isSamePlace(folderLine, data) && isPostgres(pid)) {
    process.kill(pid, 'SIGINT');
    for (let tries = 0; tries < 100 && isPostgres(pid); tries += 1) await wait(100);
    if (isPostgres(pid)) process.kill(pid, 'SIGQUIT');
    for (let tries = 0; tries < 50 && isPostgres(pid); tries += 1) await wait(100);
  }
  rmSync(file, { force: true });
};

/** Makes a cluster under another name first, so that a cut-off start leaves no half of one. */
const initialise = (bin: string, data: string): void => {
  const user = serverUser();
  const draft = `${data}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  if (user) chownSync(draft, user.uid, user.gid);
  // The built-in locale makes sorting and upper case the same on every machine. The password is set
  // before the server listens for the first time.
  const settings = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--auth=trust',
    '--no-sync',
  ];
  execFileSync(join(bin, 'initdb'), ['-D', draft, '-U', USER, ...settings], {
    ...user,
    cwd: draft,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  renameSync(draft, data);
};

/** The major version of the PostgreSQL that comes with the project. */
export const postgresMajor = (): number =>
  Number(
    /\d+/.exec(
      execFileSync(join(postgresBinaries(), 'bin/postgres'), ['--version'], { encoding: 'utf8' }),
    )?.[0],
  );

/** Makes a cluster where there is none; whatever else lies there is moved aside, never removed. */
const ensureCluster = (bin: string, data: string, log: (line: string) => void): void => {
  const major = majorOfData(data);
  if (major !== undefined) {
    const own = postgresMajor();
    if (major !== own)
      throw new Error(
        `${data} was made by PostgreSQL ${major}, and this is ${own}. Nothing was changed.`,
      );
    return;
  }
  if (existsSync(data)) {
    if (readdirSync(data).length === 0) rmdirSync(data);
    else log(`${data} holds no database of PostgreSQL; it is now ${setAside(data, 'incomplete')}.`);
  }
  initialise(bin, data);
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
  const log = options.log ?? (() => undefined);
  for (const place of dataPlaces(options.folder)) await endLeftOver(place);
  const data = locateData(options.folder, log);
  ensureCluster(bin, data, log);
  const password = ensurePassword({ bin, data, user: USER, file: passwordFile(options.folder) });
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
  await whenReady(server, log);
  return {
    port,
    pid: server.pid ?? 0,
    password,
    urlOf: (database) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      if (server.exitCode === null) server.kill('SIGINT');
      await ended(server);
    },
  };
};
