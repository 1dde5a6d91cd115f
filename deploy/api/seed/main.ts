import { environmentOrExit } from '@tapnook/server/environment';
import { MigrationError } from '@tapnook/server/migrations';
import { migrate } from '../src/db/migrate.ts';
import { createDb, createPool } from '../src/db/pool.ts';
import { type Env, readEnv } from '../src/env.ts';
import { replacePublicAdminPassword } from './admin-password.ts';
import { seed } from './load.ts';
import { readSeedState } from './steps.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Seeds the demo shop where there is none and nothing else; whatever is there stays. */
const fill = async (env: Env, pool: ReturnType<typeof createPool>): Promise<void> => {
  const state = await readSeedState(pool);
  if (state.kind === 'filled') return say('The shop is already filled.');
  if (env.NODE_ENV === 'production')
    return say(
      'In production no demo shop is seeded; npm run admin -- create makes its first ' +
        'administrator.',
    );
  if (state.kind === 'in-use')
    return say(
      `This database is in use (${state.tables.join(', ')}), so no demo shop is seeded and it ` +
        'stays as it is.',
    );
  if (state.kind === 'unfinished') say('A seeding was cut off; it goes on where it stopped.');
  const started = performance.now();
  await seed(
    { db: createDb(pool), pool },
    { scale: env.SEED_SCALE, googleIssuer: env.OIDC_GOOGLE_ISSUER },
  );
  say(`The shop is filled (${Math.round(performance.now() - started)} ms).`);
};

const env = environmentOrExit(readEnv);
const pool = createPool(env.DATABASE_URL, 4);
try {
  await migrate(pool, { log: say });
  await fill(env, pool);
  const chosen = env.ADMIN_PASSWORD;
  const password = await replacePublicAdminPassword(pool, chosen);
  if (password && !chosen)
    say(`Password of admin@tapnook.example: ${password}\nIt is shown this once.`);
} catch (error) {
  if (!(error instanceof MigrationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
