import { setTimeout as wait } from 'node:timers/promises';
import { stopOnSignal } from '@tapnook/server/draining';
import { buildApp } from './app.ts';
import { migrate } from './db/migrate.ts';
import { createPool } from './db/pool.ts';
import { closeDeps, createDeps } from './deps.ts';
import { readEnv } from './env.ts';
import { modules } from './modules/index.ts';
import { createScheduler } from './modules/jobs/scheduler.ts';

const env = readEnv(process.env);
const deps = createDeps(env);
const migrating = createPool(env.DATABASE_URL, 2);
await migrate(migrating, { log: (line) => process.stdout.write(`${line}\n`) });
await migrating.end();
const app = await buildApp(deps);
await app.listen({ port: env.PORT, host: env.HOST });
process.stdout.write(`API listening on ${env.HOST}:${env.PORT}\n`);

const scheduler = createScheduler(
  deps,
  modules.flatMap(({ sweeps = [] }) => sweeps),
  (name, error) => app.log.error({ err: error, sweep: name }, 'A sweep failed'),
);
scheduler.start();

/** A mail server that hangs must not hold up the end; another process takes its sweep over. */
const MAX_SWEEP_WAIT_MS = 5_000;
const stop = async (): Promise<void> => {
  await app.draining.drain(env.DRAIN_MS);
  const end = new AbortController();
  const timeUp = wait(MAX_SWEEP_WAIT_MS, 'late', { signal: end.signal }).catch(() => 'late');
  const sweeps = Promise.race([scheduler.stop().then(() => 'done'), timeUp]);
  await app.close();
  const outcome = await sweeps;
  end.abort();
  if (outcome === 'late') process.exit(0);
  await closeDeps(deps);
};
stopOnSignal(stop);
