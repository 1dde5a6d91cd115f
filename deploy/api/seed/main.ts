import { migrate } from '../src/db/migrate.ts';
import { createDb, createPool } from '../src/db/pool.ts';
import { readEnv } from '../src/env.ts';
import { emptyShop, isSeeded, seed } from './load.ts';

const env = readEnv(process.env);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const pool = createPool(env.DATABASE_URL, 4);
await migrate(pool, { mayRecreate: env.NODE_ENV !== 'production', log: say });
if (await isSeeded(pool)) say('The shop is already filled.');
else {
  if (env.NODE_ENV !== 'production') await emptyShop(pool);
  const started = performance.now();
  await seed(
    { db: createDb(pool), pool },
    { scale: env.SEED_SCALE, googleIssuer: env.OIDC_GOOGLE_ISSUER },
  );
  say(`The shop is filled (${Math.round(performance.now() - started)} ms).`);
}
await pool.end();
