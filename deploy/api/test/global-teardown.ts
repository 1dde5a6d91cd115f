import { rmSync } from 'node:fs';

/** Ends the run's PostgreSQL and leaves nothing behind. */
export default async function globalTeardown(): Promise<void> {
  const running = globalThis.testPostgres;
  running?.pooler?.stop();
  await running?.server.stop();
  if (running) rmSync(running.folder, { recursive: true, force: true });
}
