import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@tapnook/stack/postgres';

declare global {
  var registryPostgres: { server: PostgresServer; folder: string } | undefined;
}

/** One embedded PostgreSQL for the whole run; each test file makes its own database in it. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tapnook-release-'));
  // The server may run as another user, who has to walk in here.
  chmodSync(folder, 0o711);
  const server = await startPostgres({
    folder: join(folder, 'data'),
    durable: false,
    settings: { shared_buffers: '64MB' },
  });
  globalThis.registryPostgres = { server, folder };
  process.env['REGISTRY_TEST_POSTGRES_PORT'] = String(server.port);
  process.env['REGISTRY_TEST_POSTGRES_PASSWORD'] = server.password;
}
