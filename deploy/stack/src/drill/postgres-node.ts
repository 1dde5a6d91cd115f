import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { serverUser } from '../postgres-binaries.ts';
import { NodeRole } from './node-role.ts';

export interface NodeOptions {
  readonly bin: string;
  readonly folder: string;
  readonly port: number;
  /** Where a balancer asks for the node's role, as Patroni's REST interface answers it. */
  readonly rolePort: number;
}

const run = promisify(execFile);
const USER = 'tapnook';
export const PASSWORD = 'drill';
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  max_connections: '200',
  wal_level: 'replica',
  hot_standby: 'on',
  wal_log_hints: 'on',
  // A promoted node goes on with whoever is left.
  synchronous_commit: 'on',
  dynamic_shared_memory_type: 'mmap',
  shared_buffers: '128MB',
};

/** One PostgreSQL of the machine's own programs, on a folder of its own. */
export class PostgresNode {
  readonly data: string;
  readonly options: NodeOptions;
  #child: ChildProcess | undefined;
  #roles: Server | undefined;
  readonly #role = new NodeRole();

  constructor(options: NodeOptions) {
    this.options = options;
    this.data = path.join(options.folder, `pg-${options.port}`);
  }

  get port(): number {
    return this.options.port;
  }

  urlOf(database: string): string {
    return `postgres://${USER}:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  /** This process buys and answers balancers while a program runs. */
  async #run(program: string, args: readonly string[]): Promise<void> {
    await run(path.join(this.options.bin, program), args, {
      ...serverUser(),
      cwd: '/',
      env: { ...process.env, PGPASSWORD: PASSWORD },
    });
  }

  #makeFolder(): void {
    mkdirSync(this.data, { recursive: true, mode: 0o700 });
    const user = serverUser();
    if (user) chownSync(this.data, user.uid, user.gid);
  }

  /** A new cluster whose journal is archived to `archive`. */
  async initialise(archive: string): Promise<void> {
    this.#makeFolder();
    mkdirSync(archive, { recursive: true });
    const user = serverUser();
    if (user) chownSync(archive, user.uid, user.gid);
    await this.#run('initdb', [
      '-D',
      this.data,
      '-U',
      USER,
      '--encoding=UTF8',
      '--locale=C',
      '-A',
      'trust',
    ]);
    const settings = Object.entries({
      ...SETTINGS,
      archive_mode: 'on',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    });
    appendFileSync(
      path.join(this.data, 'postgresql.conf'),
      settings.map(([name, value]) => `${name} = '${value}'\n`).join(''),
    );
    appendFileSync(
      path.join(this.data, 'pg_hba.conf'),
      'host replication all 127.0.0.1/32 trust\n',
    );
  }

  /** A copy of a running node: a standby of it, or a base backup to recover from. */
  async copyOf(source: PostgresNode, as: 'standby' | 'backup'): Promise<void> {
    await rm(this.data, { recursive: true, force: true });
    this.#makeFolder();
    const from = `host=127.0.0.1 port=${source.port} user=${USER}`;
    const args = ['-D', this.data, '-d', from, '--checkpoint=fast', '-X', 'stream'];
    await this.#run('pg_basebackup', as === 'standby' ? [...args, '-R'] : args);
  }

  /**
   * Makes the next start recover from the archive up to `time` and then open for writing, alone: a
   * backup of a primary says that every commit waits for its standby.
   */
  recoverTo(time: string, archive: string): void {
    appendFileSync(
      path.join(this.data, 'postgresql.auto.conf'),
      `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = ` +
        `'${time}'\nrecovery_target_action = 'promote'\narchive_mode = ` +
        `'off'\nsynchronous_standby_names = ''\n`,
    );
    const signal = path.join(this.data, 'recovery.signal');
    appendFileSync(signal, '');
    const user = serverUser();
    if (user) chownSync(signal, user.uid, user.gid);
  }

  async start(): Promise<void> {
    this.#role.forget();
    const out = openSync(path.join(this.options.folder, `pg-${this.port}.log`), 'a');
    this.#child = spawn(
      path.join(this.options.bin, 'postgres'),
      ['-D', this.data, '-p', String(this.port)],
      { ...serverUser(), cwd: this.data, stdio: ['ignore', out, out], detached: true },
    );
    await this.until(async () => {
      await this.query('select 1');
      return true;
    });
    // Another server on the port answers as well, one of an earlier drill for example.
    if (this.#child.exitCode !== null)
      throw new Error(`PostgreSQL ended: is port ${this.port} taken? See pg-${this.port}.log`);
    this.#roles ??= await this.#answerRoles();
  }

  get #isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  #answerRoles(): Promise<Server> {
    const ask = async (): Promise<boolean | undefined> =>
      (await this.query<{ standby: boolean }>('select pg_is_in_recovery() as standby'))[0]?.standby;
    const server = createServer((request, response) => {
      const wanted = request.url !== '/primary';
      void this.#role
        .isStandby(ask, () => this.#isRunning)
        .then((standby) => response.writeHead(standby === wanted ? 200 : 503).end());
    });
    return new Promise((ready) => {
      server.listen(this.options.rolePort, '127.0.0.1', () => ready(server));
    });
  }

  async query<T extends object>(text: string, database = 'postgres'): Promise<readonly T[]> {
    const client = new pg.Client({
      connectionString: this.urlOf(database),
      connectionTimeoutMillis: 1_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(text)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Waits until `isSo` answers true; refusals count as no. */
  async until(isSo: () => Promise<boolean>, seconds = 60): Promise<void> {
    for (let tries = 0; tries < seconds * 10; tries += 1) {
      if (await isSo().catch(() => false)) return;
      await wait(100);
    }
    throw new Error(`PostgreSQL on port ${this.port} was not as expected after ${seconds} s`);
  }

  /** Whether a commit waits for a standby, so that what is acknowledged outlives this node. */
  waitForStandby(isWaiting: boolean): void {
    const line = `synchronous_standby_names = '${isWaiting ? '*' : ''}'\n`;
    appendFileSync(path.join(this.data, 'postgresql.auto.conf'), line);
    this.#child?.kill('SIGHUP');
  }

  async promote(): Promise<void> {
    this.waitForStandby(false);
    await this.query('select pg_promote(false)');
  }

  /** `SIGINT` ends it in order, `SIGKILL` as a machine that loses its power. */
  async end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    if (signal === 'SIGKILL') process.kill(-child.pid, signal);
    else child.kill(signal);
    await ended;
  }

  async stop(): Promise<void> {
    await this.end('SIGINT');
    this.#roles?.closeAllConnections();
    this.#roles?.close();
    this.#roles = undefined;
  }
}
