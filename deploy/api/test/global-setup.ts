import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@tapnook/stack/postgres';
import { copyTemplate } from './template.ts';

declare global {
  var testPostgres: { server: PostgresServer; folder: string } | undefined;
}

/** One embedded PostgreSQL for the whole run. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tapnook-test-'));
  // The server may run as another user, who has to walk in here.
  chmodSync(folder, 0o711);
  await copyTemplate(join(folder, 'data'));
  const server = await startPostgres({ folder: join(folder, 'data'), durable: false });
  globalThis.testPostgres = { server, folder };
  process.env['TEST_POSTGRES_PORT'] = String(server.port);
}
