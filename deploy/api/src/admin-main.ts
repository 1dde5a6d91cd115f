import { createInterface } from 'node:readline/promises';
import { migrate, MigrationError } from './db/migrate.ts';
import { createDb, createPool } from './db/pool.ts';
import { readDatabaseUrl } from './env.ts';
import {
  AdministratorError,
  createAdministrator,
} from './modules/accounts/administrator.service.ts';

// `npm run admin -- create [e-mail]` makes an administrator's account, the first one of an empty
// shop too. ADMIN_PASSWORD is its password; without it one is drawn and printed once.
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [command, given, ...rest] = process.argv.slice(2);
if (command !== 'create' || rest.length > 0) {
  process.stderr.write('npm run admin -- create [e-mail]\n');
  process.exit(2);
}
const askEmail = async (): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question('E-mail address of the administrator: ');
  } finally {
    terminal.close();
  }
};

const url = readDatabaseUrl(process.env);
const email = given ?? (await askEmail());
const chosen = process.env['ADMIN_PASSWORD'] || undefined;
const pool = createPool(url, 2);
try {
  await migrate(pool, { log: say });
  const made = await createAdministrator(createDb(pool), { email, password: chosen });
  say(`${made.email} is an administrator now.`);
  if (!chosen)
    say(`Password: ${made.password}\nIt is shown this once; change it after signing in.`);
} catch (error) {
  if (!(error instanceof AdministratorError || error instanceof MigrationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
