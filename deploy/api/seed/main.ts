import { migrate } from '../src/db/migrate.ts';
import { closeDeps, createDeps } from '../src/deps.ts';
import { readEnv } from '../src/env.ts';
import { seed } from './load.ts';

/** Migrates the database and, when it is empty, fills it: what every start runs first. */
const env = readEnv(process.env);
const deps = createDeps(env);
try {
  await migrate(deps.pool, { mayRecreate: env.NODE_ENV !== 'production', log: (line) => process.stdout.write(`${line}\n`) });
  const { rowCount } = await deps.pool.query('SELECT 1 FROM users LIMIT 1');
  if (!rowCount) await seed(deps, { scale: env.SEED_SCALE });
} finally {
  await closeDeps(deps);
}
