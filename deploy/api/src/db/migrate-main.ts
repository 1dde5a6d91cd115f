import { environmentOrExit } from '@tapnook/server/environment';
import { MigrationError } from '@tapnook/server/migrations';
import { readDatabaseUrl } from '../env.ts';
import { migrate, planMigrations } from './migrate.ts';
import { createPool } from './pool.ts';

// Brings the schema up to date and ends: before new processes of another release start.
// `plan` only names what would run.
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const CURRENT = 'The schema is as it should be.';
const [command = 'run', ...rest] = process.argv.slice(2);
if (!['run', 'plan'].includes(command) || rest.length > 0) {
  process.stderr.write('Either npm run migrate, or npm run migrate -- plan\n');
  process.exit(2);
}
const pool = createPool(environmentOrExit(readDatabaseUrl), 2);
try {
  if (command === 'plan') {
    const due = await planMigrations(pool);
    say(due.length === 0 ? CURRENT : `Would run ${due.join(', ')}.`);
  } else {
    const ran = await migrate(pool, { log: say });
    say(ran.length === 0 ? CURRENT : `Ran ${ran.join(', ')}.`);
  }
} catch (error) {
  if (!(error instanceof MigrationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
