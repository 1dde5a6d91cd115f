import { rmSync } from 'node:fs';
import { missingFrom } from './call-coverage.ts';

interface Run {
  readonly nonFlagArgs?: readonly string[];
  readonly testNamePattern?: string | undefined;
  readonly onlyChanged?: boolean;
  readonly findRelatedTests?: boolean;
  readonly shard?: unknown;
}
/** Only a run of every test can say what no test did. */
const isWhole = (run: Run): boolean =>
  !run.nonFlagArgs?.length &&
  !run.testNamePattern &&
  !run.onlyChanged &&
  !run.findRelatedTests &&
  !run.shard;

/**
 * Ends the run's PostgreSQL and leaves nothing behind; fails a whole run in which some call never
 * succeeded, or never failed.
 */
export default async function globalTeardown(run: Run): Promise<void> {
  const running = globalThis.testPostgres;
  running?.pooler?.stop();
  await running?.server.stop();
  const folder = process.env['TEST_CALLS'];
  const missing = folder && isWhole(run) ? missingFrom(folder) : [];
  if (running) rmSync(running.folder, { recursive: true, force: true });
  if (missing.length > 0) throw new Error(`Calls that no test covers:\n  ${missing.join('\n  ')}`);
}
