import { readEnv } from '../env.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

// Brings the schema up to date and ends: before new processes of another release start.
const env = readEnv(process.env);
const pool = createPool(env.DATABASE_URL, 1);
const ran = await migrate(pool, {
  mayRecreate: env.NODE_ENV !== 'production',
  log: (line) => process.stdout.write(`${line}\n`),
});
process.stdout.write(
  ran.length === 0 ? 'The schema is as it should be.\n' : `Ran ${ran.join(', ')}.\n`,
);
await pool.end();
