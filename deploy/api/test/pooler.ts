import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@tapnook/stack/free-port';

export interface Pooler {
  readonly port: number;
  readonly stop: () => void;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).once('error', () => done(false));
  });

/**
 * PgBouncer in transaction mode before the run's PostgreSQL, with few server connections, so that
 * whatever a statement leaves in its session is met by another client's. It is told to let nothing
 * through at the start but what it knows.
 */
export const startPooler = async (
  program: string,
  folder: string,
  postgres: { readonly port: number; readonly password: string },
): Promise<Pooler> => {
  const port = await freePort();
  const [settings, people] = [join(folder, 'pgbouncer.ini'), join(folder, 'pgbouncer.users')];
  writeFileSync(people, `"tapnook" "${postgres.password}"\n`);
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${postgres.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${people}`,
      'pool_mode = transaction',
      'default_pool_size = 6',
      'max_client_conn = 500',
      'server_idle_timeout = 5',
      'ignore_startup_parameters =',
      '',
    ].join('\n'),
  );
  for (const file of [settings, people]) chmodSync(file, 0o644);
  const child = spawn(
    program,
    [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), '-q', settings],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = new AbortController();
  child.once('exit', () => ended.abort()).once('error', () => ended.abort());
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (ended.signal.aborted || tries > 100) throw new Error(`${program} did not start`);
    await wait(50);
  }
  return { port, stop: () => void child.kill('SIGINT') };
};
