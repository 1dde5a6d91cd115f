import { buildApp } from './app.ts';
import { closeDeps, createDeps } from './deps.ts';
import { migrate } from './db/migrate.ts';
import { readEnv } from './env.ts';

const env = readEnv(process.env);
const deps = createDeps(env);
await migrate(deps.pool, { mayRecreate: env.NODE_ENV !== 'production', log: (line) => process.stdout.write(`${line}\n`) });
const app = await buildApp(deps);
await app.listen({ port: env.PORT, host: env.HOST });
process.stdout.write(`API listening on ${env.HOST}:${env.PORT}\n`);

const stop = async (): Promise<void> => {
  await app.close();
  await closeDeps(deps);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
