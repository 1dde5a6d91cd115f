import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { reachableByOthers } from './postgres-binaries.ts';
import { startPostgres } from './postgres.ts';

const root = mkdtempSync(join(tmpdir(), 'tapnook-stack-'));
chmodSync(root, 0o711);
const folder = join(root, 'data');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
    socket.unref().once('close', () => undefined);
  });
const lives = (pid: number): boolean => {
  try {
    return (
      execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).trim() !== ''
    );
  } catch {
    return false;
  }
};

test('starts again after its parent was killed and when a pid file is stale', async () => {
  const first = await startPostgres({ folder, durable: false });
  expect(await answers(first.port)).toBe(true);

  // As after a killed parent: the server still runs on the folder.
  const second = await startPostgres({ folder, durable: false });
  expect(lives(first.pid)).toBe(false);
  expect(await answers(second.port)).toBe(true);
  const pidFile = readFileSync(join(folder, 'postmaster.pid'), 'utf8');
  await second.stop();
  expect(await answers(second.port)).toBe(false);

  // As after a crash: the number in the file now belongs to another program, here this one.
  writeFileSync(join(folder, 'postmaster.pid'), pidFile.replace(/^\d+/, String(process.pid)));
  const third = await startPostgres({ folder, durable: false });
  expect(await answers(third.port)).toBe(true);
  await third.stop();
});

const signIn = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return 'in';
  } catch (error) {
    return String((error as { code?: string }).code);
  } finally {
    await client.end().catch(() => undefined);
  }
};

test('asks for the password of the folder, also in a cluster that let everybody in', async () => {
  const refused = '28P01';
  const first = await startPostgres({ folder, durable: false });
  const url = first.urlOf('postgres');
  expect(await signIn(url)).toBe('in');
  expect(await signIn(url.replace(first.password, 'guess'))).toBe(refused);
  expect(statSync(`${folder}.password`).mode & 0o777).toBe(0o600);
  await first.stop();

  writeFileSync(join(folder, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  rmSync(`${folder}.password`);
  const second = await startPostgres({ folder, durable: false });
  expect(second.password).not.toBe(first.password);
  expect(await signIn(second.urlOf('postgres'))).toBe('in');
  expect(await signIn(second.urlOf('postgres').replace(second.password, first.password))).toBe(
    refused,
  );
  await second.stop();
});

test('knows which folders another user can walk to', () => {
  const hidden = mkdtempSync(join(tmpdir(), 'tapnook-hidden-'));
  chmodSync(hidden, 0o700);
  expect(reachableByOthers(join(hidden, 'data'))).toBe(false);
  chmodSync(hidden, 0o711);
  expect(reachableByOthers(join(hidden, 'data'))).toBe(true);
  rmSync(hidden, { recursive: true });
});
