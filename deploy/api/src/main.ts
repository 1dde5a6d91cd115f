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

const stop = async (): Promise<void> => {
  await scheduler.stop();
  await app.close();
  await closeDeps(deps);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
