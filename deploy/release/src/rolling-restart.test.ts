import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@tapnook/stack/free-port';
import pg from 'pg';
import { buildApp, formOf } from '../test/built-app.ts';
import type { TokensFile } from './registry/tokens.ts';

interface Process {
  readonly port: number;
  readonly child: ChildProcess;
}
const folder = mkdtempSync(join(tmpdir(), 'release-restart-'));
const database = `release_${randomBytes(6).toString('hex')}`;
const SERVER =
  `postgres://tapnook:${process.env['REGISTRY_TEST_POSTGRES_PASSWORD']}@127.0.0.1:` +
  String(process.env['REGISTRY_TEST_POSTGRES_PORT']);
const urlOf = (name: string) => `${SERVER}/${name}`;
const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const processes: Process[] = [];
const isReady = ({ port }: Process): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
const start = async (): Promise<Process> => {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: String(port),
        DATABASE_URL: urlOf(database),
        RELEASE_DIR: folder,
        LOG_LEVEL: 'silent',
        DRAIN_MS: '1000',
      },
    },
  );
  const started = { port, child };
  processes.push(started);
  for (let tries = 0; tries < 300 && !(await isReady(started)); tries += 1) await wait(100);
  return started;
};
const stop = async ({ child }: Process): Promise<void> => {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
};

beforeAll(() => administer(`CREATE DATABASE ${database}`));
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await administer(`DROP DATABASE ${database} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

test('two registries are replaced one after the other, and no request is lost', async () => {
  let all = [await start(), await start()];
  let ready = all;
  const { manager } = JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8')) as TokensFile;
  const failures: string[] = [];
  const over = new AbortController();
  let [turn, reads, releases] = [0, 0, 0];
  const origin = (): string =>
    `http://127.0.0.1:${ready[(turn += 1) % Math.max(1, ready.length)]?.port}`;
  const send = async (what: string, path: string, init: RequestInit = {}): Promise<void> => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${manager}`);
    await fetch(origin() + path, { ...init, headers }).then(
      async (response) => {
        const text = await response.text();
        if (!response.ok) failures.push(`${what}: ${response.status} ${text.slice(0, 200)}`);
      },
      (error: unknown) => failures.push(`${what}: ${String((error as Error).cause)}`),
    );
  };
  const publish = (name: string, version: string) =>
    send('publish', `/v1/apps/${name}/versions`, {
      method: 'POST',
      body: formOf(buildApp(name, version)),
    });
  const compose = (apps: Readonly<Record<string, string>>) =>
    send('compose', '/v1/channels/production/compositions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ apps }),
    });
  await publish('shell', '1.0.0');
  await publish('mf-catalog', '1.0.0');
  await compose({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  expect(failures).toEqual([]);

  const balancer = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const states = await Promise.all(all.map(isReady));
      ready = all.filter((_, index) => states[index]);
      await wait(100);
    }
  };
  const read = async (): Promise<void> => {
    for (; !over.signal.aborted; reads += 1) {
      await send('manifest', '/v1/channels/production/manifest');
      await wait(10);
    }
  };
  const release = async (): Promise<void> => {
    for (let patch = 1; !over.signal.aborted; patch += 1, releases += 1) {
      await publish('mf-catalog', `1.0.${patch}`);
      await compose({ 'mf-catalog': `1.0.${patch}` });
      await wait(50);
    }
  };
  const workers = [balancer(), read(), read(), release()];
  await wait(500);
  for (const old of all) {
    const next = await start();
    all = [...all, next];
    await wait(300);
    await stop(old);
    all = all.filter((one) => one !== old);
    expect(old.child.exitCode).toBe(0);
  }
  await wait(500);
  over.abort();
  await Promise.all(workers);
  expect(failures).toEqual([]);
  expect(reads).toBeGreaterThan(50);
  expect(releases).toBeGreaterThan(3);
});
