import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@tapnook/stack/postgres';
import { type Pooler, startPooler } from './pooler.ts';
import { copyTemplate } from './template-database.ts';

declare global {
  var testPostgres:
    | { server: PostgresServer; pooler: Pooler | undefined; folder: string }
    | undefined;
}

/**
 * One embedded PostgreSQL for the whole run; `TEST_POOLER=pgbouncer` puts that program before it.
 */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tapnook-test-'));
  // The server may run as another user, who has to walk in here.
  chmodSync(folder, 0o711);
  await copyTemplate(join(folder, 'data'));
  const server = await startPostgres({ folder: join(folder, 'data'), durable: false });
  const program = process.env['TEST_POOLER'];
  const pooler = program ? await startPooler(program, folder, server) : undefined;
  globalThis.testPostgres = { server, pooler, folder };
  // A run in parts may name one folder for all of them.
  process.env['TEST_CALLS'] ??= mkdtempSync(join(folder, 'calls-'));
  process.env['TEST_POSTGRES_PORT'] = String(server.port);
  process.env['TEST_POSTGRES_PASSWORD'] = server.password;
  if (pooler) process.env['TEST_POOLER_PORT'] = String(pooler.port);
}
