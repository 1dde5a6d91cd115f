import { setTimeout as wait } from 'node:timers/promises';
import { createPace } from '@tapnook/server/activity';
import { stopOnSignal } from '@tapnook/server/draining';
import { environmentOrExit } from '@tapnook/server/environment';
import { startTracing } from '@tapnook/server/tracing';
import { buildApp } from './app.ts';
import { migrate } from './db/migrate.ts';
import { createPool } from './db/pool.ts';
import { closeDeps, createDeps } from './deps.ts';
import { readEnv } from './env.ts';
import { rememberKeys } from './key-ages.ts';
import { modules } from './modules/index.ts';
import { createDelivery, createMessageQueues, createScheduler } from './modules/jobs/index.ts';

const env = environmentOrExit(readEnv);
const stopTracing = await startTracing({
  service: 'tapnook-api',
  trustCallers: true,
  env: process.env,
});
const deps = createDeps(env);
const migrating = createPool(env.DATABASE_URL, 2);
await migrate(migrating, { log: (line) => process.stdout.write(`${line}\n`) });
await migrating.end();
await rememberKeys(deps.db, env);
const app = await buildApp(deps);
await app.listen({ port: env.PORT, host: env.HOST });
process.stdout.write(`API listening on ${env.HOST}:${env.PORT}\n`);

/** Of an API that nobody asks: what comes up by then comes up by the clock. */
const REST_MS = 15_000;
const pace = (): (() => boolean) => createPace(() => !app.activity.isAtRest(), REST_MS);
const scheduler = createScheduler(
  deps,
  modules.flatMap(({ sweeps = [] }) => sweeps),
  (name, error) => app.log.error({ err: error, sweep: name }, 'A sweep failed'),
  pace(),
);
scheduler.start();
const queues = createMessageQueues(
  deps,
  createDelivery(env),
  (error) => app.log.error({ err: error }, 'The message queues failed'),
  { isDue: pace() },
);
await queues.start();

/**
 * What takes longer to end is taken over by another process, or tried again after the next start.
 */
const MAX_JOB_WAIT_MS = 5_000;
const stop = async (): Promise<void> => {
  await app.draining.drain(env.DRAIN_MS);
  const end = new AbortController();
  const timeUp = wait(MAX_JOB_WAIT_MS, 'late', { signal: end.signal }).catch(() => 'late');
  const work = Promise.all([scheduler.stop(), queues.stop(MAX_JOB_WAIT_MS - 500)]);
  const ended = Promise.race([work.then(() => 'done'), timeUp]);
  await app.close();
  const outcome = await ended;
  end.abort();
  await stopTracing();
  if (outcome === 'late') process.exit(0);
  await closeDeps(deps);
};
stopOnSignal(stop);
